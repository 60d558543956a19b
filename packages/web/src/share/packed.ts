/** Any JSON as a short text that fits into an address: deflated, then base64url. */
export async function pack(data: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(data)]).stream();
  return base64url(await bytesOf(text.pipeThrough(new CompressionStream('deflate-raw'))));
}

/** The inverse of `pack`. Throws when the text was cut or changed. */
export async function unpack(packed: string): Promise<unknown> {
  const bytes = new Blob([fromBase64url(packed)]).stream();
  const text = await bytesOf(bytes.pipeThrough(new DecompressionStream('deflate-raw')));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
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
