import { expect, it } from 'vitest';
import { movingPicture } from '../tools/readme/moving-picture.ts';

/** A file with one picture: what announces it, and the image. */
function still(image: string): Buffer {
  const chunk = (name: string, content: string): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name);
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, Buffer.from(content), Buffer.alloc(content.length % 2)]);
  };
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', '0123456789'),
    chunk('VP8 ', image),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

it('puts the images of several pictures behind each other, each with its time', () => {
  const whole = movingPicture([still('one'), still('four')], { width: 390, height: 844 }, 1400);
  const chunks: [string, Buffer][] = [];
  for (let at = 12; at < whole.length; ) {
    const length = whole.readUInt32LE(at + 4);
    chunks.push([whole.toString('latin1', at, at + 4), whole.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  expect(whole.toString('latin1', 0, 4) + whole.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(whole.readUInt32LE(4)).toBe(whole.length - 8);
  expect(chunks.map(([name]) => name)).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  const [head, , first, second] = chunks.map(([, content]) => content);
  // Moves; width and height less one.
  expect([head?.[0], head?.readUIntLE(4, 3), head?.readUIntLE(7, 3)]).toEqual([2, 389, 843]);
  expect(first?.readUIntLE(12, 3)).toBe(1400);
  expect(first?.subarray(16).toString('latin1')).toBe('VP8 \u0003\0\0\0one\0');
  expect(second?.subarray(16).toString('latin1')).toBe('VP8 \u0004\0\0\0four');
});

it('refuses a file without an image', () => {
  const empty = Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1');
  expect(() => movingPicture([empty], { width: 1, height: 1 }, 1)).toThrow('no image');
});
