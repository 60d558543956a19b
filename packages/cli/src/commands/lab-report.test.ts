import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

const STUDY = { title: 'Magpies', game: 'toy', games: 4, seed: 'a' };
let place: Place;
beforeEach(async () => {
  place = new Place();
  place.write('magpies.json', STUDY);
  await place.type('lab run magpies.json');
});
afterEach(() => place.leave());

describe('lab report', () => {
  it('writes a page into the folder, or where it is told to', async () => {
    expect(await place.type('lab report magpies.lab')).toMatchObject({
      code: 0,
      out: 'Written: magpies.lab/report.html.\n',
    });
    expect(place.read('magpies.lab/report.html')).toContain('<h1>Magpies</h1>');
    const { json } = await place.type('lab report magpies.lab --out page.html --json');
    expect(json()).toMatchObject({ file: 'page.html' });
    expect(place.read('page.html')).toBe(place.read('magpies.lab/report.html'));
  });

  it('speaks the language of the command', async () => {
    await place.type('lab report magpies.lab --lang cs');
    expect(place.read('magpies.lab/report.html')).toContain('Všechny partie');
  });

  it('refuses a folder without a finished study', async () => {
    expect(await place.type('lab report nothing')).toMatchObject({
      code: 1,
      err: 'There is no finished study in nothing; run it first.\n',
    });
  });
});

describe('lab compare', () => {
  beforeEach(async () => {
    place.write('greedy.json', { ...STUDY, title: 'Greedy', config: { level: 'greedy' } });
    await place.type('lab run greedy.json');
  });

  it('says what differs, seat by seat', async () => {
    const { code, out } = await place.type('lab compare magpies.lab greedy.lab');
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'A: Magpies (magpies.lab)',
      'B: Greedy (greedy.lab)',
      '1 table, 4 pairs of games at each; differences are B − A.',
    ]);
    expect(lines.filter((line) => /^ {2}(Picker|Magpie) /.test(line))).toHaveLength(2);
    expect(out).toContain('only A');
  });

  it('gives the same as JSON, and as a page', async () => {
    const { json } = await place.type('lab compare magpies.lab greedy.lab --json --out page.html');
    const { tables, file } = json() as {
      file: string;
      tables: { seats: { wins: Record<string, number> }[] }[];
    };
    expect(file).toBe('page.html');
    for (const { wins } of tables[0]?.seats ?? []) {
      expect(Object.values(wins).reduce((sum, n) => sum + n, 0)).toBe(4);
    }
    expect(place.read('page.html')).toContain('A: Magpies');
    expect(place.read('page.html')).not.toMatch(/https?:/);
  });

  it('finds no difference between a study and itself', async () => {
    const { json } = await place.type('lab compare greedy.lab greedy.lab --json');
    const { tables } = json() as {
      tables: { turns: object; seats: { wins: object; difference: object }[] }[];
    };
    expect(tables[0]?.turns).toEqual({ value: 0, low: 0, high: 0 });
    for (const { wins, difference } of tables[0]?.seats ?? []) {
      expect(wins).toMatchObject({ onlyA: 0, onlyB: 0 });
      expect(difference).toMatchObject({ value: 0 });
    }
  });

  it('refuses studies of other seeds in one sentence', async () => {
    place.write('other.json', { ...STUDY, seed: 'b' });
    await place.type('lab run other.json');
    expect(await place.type('lab compare magpies.lab other.lab')).toMatchObject({
      code: 1,
      out: '',
      err: 'The studies have no seeds in common: A has “a”, B “b”.\n',
    });
  });
});
