import { BadData, kernelMessage } from '@empty-chair/kernel/errors';

/** Letters of a record: the longest game that we know has a twentieth of it. */
export const MOST_LETTERS = 10_000_000;

/** Any JSON as a short text that fits into an address: deflated, then base64url. */
export async function pack(data: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(data)]).stream();
  return base64url(
    await bytesOf(text.pipeThrough(new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY),
  );
}

/** The inverse of `pack`. Throws when the text was cut or changed, or is more than any game. */
export async function unpack(packed: string): Promise<unknown> {
  refuseLong(packed.length, MOST_LETTERS);
  const bytes = new Blob([fromBase64url(packed)]).stream();
  const inflated = bytes.pipeThrough(new DecompressionStream('deflate-raw'));
  const text = await bytesOf(inflated, MOST_LETTERS);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
}

export function refuseLong(n: number, most: number): void {
  if (n > most) throw new BadData('', kernelMessage('data.tooLong', { n, most }));
}

/** Stops as soon as there is too much: a short link can unpack to more than a phone can hold. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > most) await reader.cancel();
    refuseLong(size, most);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
