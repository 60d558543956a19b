import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const STUDY = {
  title: 'Who gets the fruit?',
  game: 'toy',
  config: { cards: '{cards}' },
  axes: { cards: ['app', 'table'] },
  games: 30,
  batch: 20,
};

describe('lab run', () => {
  test('plays a study into a folder of its name, and says who won how often', async () => {
    place.write('fruit.study.json', STUDY);
    const { code, out, err } = await place.type('lab run fruit.study.json');
    expect(code).toBe(0);
    expect(place.files()).toEqual(['fruit.lab', 'fruit.study.json']);
    expect(out).toContain('Who gets the fruit?: 2 tables of 30 games, seed 1.');
    expect(out).toContain('cards table');
    expect(out).toContain('(random)');
    expect(out).toContain('Results in fruit.lab.');
    expect(err).toContain('60 games in');
  });

  test('goes on where it stopped: a done study plays nothing', async () => {
    place.write('fruit.json', STUDY);
    const first = await place.type('lab run fruit.json --out here');
    const again = await place.type('lab run fruit.json --out here');
    expect(again.out).toBe(first.out);
    expect(again.err).toContain('0 games in');
  });

  test('prints the whole summary as JSON', async () => {
    place.write('fruit.json', STUDY);
    const { json } = await place.type('lab run fruit.json --json');
    expect(json()).toMatchObject({
      title: 'Who gets the fruit?',
      game: 'toy',
      tables: [{ axes: { cards: 'app' }, games: 30 }, { axes: { cards: 'table' } }],
    });
  });

  test('does not write over the results of another study', async () => {
    place.write('fruit.json', STUDY);
    await place.type('lab run fruit.json');
    const before = place.read('fruit.lab/summary.json');
    place.write('fruit.json', { ...STUDY, seed: 'other' });
    const { code, err } = await place.type('lab run fruit.json');
    expect(code).toBe(1);
    expect(err).toMatch(/fruit\.lab holds the results of another study/);
    expect(place.read('fruit.lab/summary.json')).toBe(before);
  });

  test.each([
    [{ ...STUDY, games: -1 }, 'fruit.json, games: −1 is not between 1 and'],
    [{ ...STUDY, game: 'chess' }, 'fruit.json, game: '],
    [{ ...STUDY, config: { cards: 'hat' }, axes: {} }, 'fruit.json, config.cards: “hat”'],
    [{ ...STUDY, policies: { picker: 'genius' } }, 'fruit.json, policies.picker: '],
  ])('refuses %j with its place, and makes no folder', async (study, sentence) => {
    place.write('fruit.json', study);
    const { code, err } = await place.type('lab run fruit.json');
    expect(err).toContain(sentence);
    expect(code).toBe(1);
    expect(place.files()).toEqual(['fruit.json']);
  });

  test('refuses a file in place of the folder, and says which file is damaged', async () => {
    place.write('fruit.json', STUDY);
    expect(await place.type('lab run fruit.json --out fruit.json')).toMatchObject({ code: 1 });
    await place.type('lab run fruit.json');
    place.write('fruit.lab/summary.json', '{');
    const { code, err } = await place.type('lab report fruit.lab');
    expect(code).toBe(1);
    expect(err).toMatch(/summary\.json is damaged/);
    expect((await place.type('lab run fruit.json')).err).toContain('60 games in');
    place.write('fruit.lab/games.parquet', 'no columns');
    expect(await place.type('lab compare fruit.lab fruit.lab')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/games\.parquet is damaged/),
    });
    expect(await place.type('lab publish fruit.lab')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--study'),
    });
  });

  test('plays damaged batches again, and says so', async () => {
    place.write('fruit.json', STUDY);
    await place.type('lab run fruit.json');
    const whole = place.read('fruit.lab/summary.json');
    rmSync(join(place.folder, 'fruit.lab', 'summary.json'));
    mkdirSync(join(place.folder, 'fruit.lab', 'batches'));
    place.write('fruit.lab/batches/0000001.json', '{}');
    const { code, err } = await place.type('lab run fruit.json');
    expect(code).toBe(0);
    expect(err).toContain('1 batch was damaged and is played again.');
    expect(place.read('fruit.lab/summary.json')).toBe(whole);
  });

  test('says in one sentence that the disk does not take it', async () => {
    place.write('fruit.json', STUDY);
    // What is full cannot be made here; a folder in place of the file is refused by the disk as well.
    mkdirSync(join(place.folder, 'fruit.lab', 'games.parquet', 'x'), { recursive: true });
    const { code, err } = await place.type('lab run fruit.json');
    expect(code).toBe(1);
    expect(err.trim().split('\n').at(-1)).toMatch(/fruit\.lab cannot be written \(\w+\)\.$/);
    expect(place.files()).toEqual(['fruit.json', 'fruit.lab']);
  });

  test('asks for a command when there is none', async () => {
    expect((await place.type('lab')).code).toBe(2);
    expect(await place.type('lab rum')).toMatchObject({
      code: 2,
      err: expect.stringContaining('run'),
    });
    expect((await place.type('lab run x --wrokers 2')).err).toContain('--workers');
  });

  test('speaks Polish and Czech', async () => {
    place.write('fruit.json', STUDY);
    expect((await place.type('lab run fruit.json --lang pl')).out).toContain('2 stoły');
    expect((await place.type('lab run fruit.json --lang cs')).out).toContain('2 stoly');
  });
});
