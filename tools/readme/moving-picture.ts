/**
 * Several WebP pictures of one size as one that moves: a RIFF file with a chunk for each of them, as
 * the container specification of WebP has it.
 */
export function movingPicture(
  pictures: readonly Buffer[],
  size: Size,
  milliseconds: number,
): Buffer {
  const header = chunk('VP8X', [
    Buffer.from([MOVES, 0, 0, 0]),
    less1(size.width),
    less1(size.height),
  ]);
  // No colour behind the pictures, and round and round.
  const loop = chunk('ANIM', [Buffer.alloc(6)]);
  const frames = pictures.map((picture) =>
    chunk('ANMF', [
      Buffer.alloc(6),
      less1(size.width),
      less1(size.height),
      in24(milliseconds),
      Buffer.from([REPLACES]),
      imageOf(picture),
    ]),
  );
  return chunk('RIFF', [Buffer.from('WEBP'), header, loop, ...frames]);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Flags of the format. */
const MOVES = 0x02;
const REPLACES = 0x02;

function in24(n: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(n, 0, 3);
  return bytes;
}
const less1 = (n: number): Buffer => in24(n - 1);

function chunk(name: string, parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The chunk with the image itself, out of a file with a single one. */
function imageOf(picture: Buffer): Buffer {
  for (let at = 12; at < picture.length; ) {
    const length = 8 + picture.readUInt32LE(at + 4);
    const next = at + length + (length % 2);
    if (picture.toString('latin1', at, at + 3) === 'VP8' && picture[at + 3] !== X) {
      return picture.subarray(at, next);
    }
    at = next;
  }
  throw new Error('no image in this picture');
}
/** Of `VP8X`, which only announces. */
const X = 0x58;
