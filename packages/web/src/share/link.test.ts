import { describe, expect, it } from 'vitest';
import { linkTo, recordFrom } from './link.ts';

const record = { format: 1, game: 'root', entries: [{ seat: 0, input: 'bot-turn' }] };

describe('a link', () => {
  it('carries the record and replaces the old fragment', async () => {
    const link = await linkTo(record, 'https://example.org/app/#/game/abc');
    expect(link).toMatch(/^https:\/\/example\.org\/app\/#g=[\w-]+$/);
    expect(await recordFrom(link)).toEqual(record);
  });

  it('may be pasted as a file, a link, or its bare data', async () => {
    const link = await linkTo(record, 'https://example.org/');
    expect(await recordFrom(`  ${JSON.stringify(record)}\n`)).toEqual(record);
    expect(await recordFrom(link.slice(link.indexOf('#')))).toEqual(record);
    expect(await recordFrom(link.slice(link.indexOf('=') + 1))).toEqual(record);
  });

  it('is refused when it is no record', async () => {
    await expect(recordFrom('{"format":')).rejects.toThrow();
    await expect(recordFrom('https://example.org/#/help')).rejects.toThrow();
    await expect(recordFrom(`{"seed":"${'x'.repeat(1e7)}"}`)).rejects.toThrow('data.tooLong');
  });
});
