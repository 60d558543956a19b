import { BadData } from '@empty-chair/kernel/errors';
import { describe, expect, it } from 'vitest';
import { base64url, fromBase64url, MOST_LETTERS, pack, unpack } from './packed.ts';

const record = {
  game: 'root',
  seed: 'příšerně ż → 9',
  entries: Array.from({ length: 50 }, (_, seat) => ({
    seat: seat % 4,
    input: 'bot-turn',
    answers: [],
  })),
};

describe('a packed record', () => {
  it('comes back as it was', async () => {
    expect(await unpack(await pack(record))).toEqual(record);
  });

  it('is shorter than its text and fits into an address', async () => {
    const packed = await pack(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(record).length / 4);
  });

  it('is refused when it was cut or changed', async () => {
    const packed = await pack(record);
    await expect(unpack(packed.slice(0, -20))).rejects.toThrow();
    await expect(unpack('%%%')).rejects.toThrow();
    await expect(unpack('')).rejects.toThrow();
  });

  it('is refused when it unpacks to more than any game, as soon as that is seen', async () => {
    // 40 MB in forty kilobytes: whoever unpacked it all first would need them.
    const bomb = await pack(' '.repeat(4e7));
    const error = await unpack(bomb).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BadData);
    const { params } = (error as BadData).reason;
    expect(params?.['n']).toBeLessThan(MOST_LETTERS * 1.1);
    await expect(unpack('x'.repeat(MOST_LETTERS + 1))).rejects.toThrow(BadData);
  });

  it('survives every byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(fromBase64url(base64url(bytes))).toEqual(bytes);
  });
});
