import { describe, expect, it } from 'vitest';
import type { SavedGame } from './saved-game.ts';
import {
  duplicated,
  durabilityOf,
  listOrder,
  newestFirst,
  newId,
  Overtaken,
  outcomeOf,
  renamed,
  written,
} from './saved-game.ts';

const row: SavedGame = {
  id: 'a',
  game: 'root',
  name: 'Sunday',
  created: 1,
  changed: 1,
  version: 3,
  record: { entries: [] },
  headline: 'Round 1',
  seats: 'You',
  over: false,
  reading: undefined,
};
const progress = {
  look: undefined,
  table: undefined,
  record: { entries: [1] },
  bookmark: undefined,
  headline: 'Round 2',
  seats: 'You',
  over: true,
  reading: { entry: 0, step: 2 },
};

describe('a saved game', () => {
  it('keeps its name and takes the progress', () => {
    expect(written(row, 3, progress, 9)).toEqual({ ...row, ...progress, changed: 9, version: 4 });
  });

  it('does not keep the bookmark of the record that it had', () => {
    const marked = { ...row, bookmark: { after: 16 } };
    expect(written(marked, 3, progress, 9).bookmark).toBeUndefined();
  });

  it('waits for the disk at a shared table, where what is to be sent and the link may be nowhere else', () => {
    const table = { link: '', page: '', by: '', name: '', chairs: [], secret: '', device: {} };
    expect(durabilityOf({ table })).toBe('strict');
    expect(durabilityOf({ table: undefined })).toBe('relaxed');
  });

  it('is not overwritten by a tab that was overtaken', () => {
    expect(() => written(row, 2, progress, 9)).toThrow(Overtaken);
    expect(() => written(undefined, 3, progress, 9)).toThrow(Overtaken);
  });

  it('takes a new name and keeps all else, its version too: nobody is overtaken by a name', () => {
    expect(renamed(row, ' Monday ')).toEqual({ ...row, name: 'Monday' });
    expect(renamed(row, '  ')).toEqual({ ...row, name: undefined });
  });

  it('is copied under its own id', () => {
    expect(duplicated(row, 'b', 'Copy', 5)).toMatchObject({
      id: 'b',
      version: 1,
      record: row.record,
    });
  });

  it('is copied away from its shared table: a device sits there once', () => {
    const parts = { link: 't=p', page: '', by: 'Ann', name: 'Ann', chairs: [0], secret: '' };
    const shared = { ...row, table: { ...parts, device: {} } };
    expect(duplicated(shared, 'b', 'Copy', 5)).not.toHaveProperty('table');
    expect(written(shared, 3, progress, 9).table).toBeUndefined();
  });

  it('is listed with the newest on top', () => {
    const rows = [row, { ...row, id: 'b', changed: 7 }, { ...row, id: 'c', changed: 4 }];
    expect(newestFirst(rows).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('is listed by its key, those without a date before the newest', () => {
    expect(listOrder(['a', 'b', 'c', 'd'], ['c', 'a', 'b'])).toEqual(['d', 'b', 'a', 'c']);
    expect(listOrder([], [])).toEqual([]);
  });

  it('has an id that fits into an address', () => {
    expect(newId()).toMatch(/^[a-z0-9]{9}$/);
  });
});

describe('how a game came out', () => {
  const chair = (bot: boolean, won: boolean) => ({ icon: '', paint: '--x', bot, won });
  it.each([
    ['won', true, [chair(false, true), chair(true, false)]],
    ['lost', true, [chair(false, false), chair(true, true)]],
    // One of the humans is enough.
    ['won', true, [chair(false, false), chair(false, true)]],
    [undefined, true, [chair(true, true)]],
    [undefined, false, [chair(false, false), chair(true, false)]],
  ] as const)('is %s', (outcome, over, chairs) => {
    expect(outcomeOf({ over, look: { chairs } })).toBe(outcome);
  });

  it('is not known of a row that does not say', () => {
    expect(outcomeOf({ over: true })).toBeUndefined();
  });
});
