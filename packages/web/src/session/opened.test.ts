import { BadData } from '@empty-chair/kernel/errors';
import { Story } from '@empty-chair/kernel/story';
import { pack, unpack } from '@empty-chair/uikit/share/packed.ts';
import { describe, expect, it, vi } from 'vitest';
import { encoded, encodedBare, encodedPosition, problemReport } from '../share/exported.ts';
import { bookmarkOf, loadRules, openRecord, openSaved, prepareGame } from './opened.ts';

const game = (await loadRules('root')).module;
let story = Story.begin(game, game.defaultConfig, 'seed');
for (let turn = 0; turn < 6; turn += 1) story = story.botTurn();
const { match } = story;

describe('a saved record', () => {
  it('opens as the same match, through a link too', async () => {
    const data = encoded(game, match);
    const opened = await openRecord(await unpack(await pack(data)));
    expect(encoded(game, opened.story.match)).toEqual(data);
  });

  it('is short enough for a link', async () => {
    expect((await pack(encodedBare(game, match))).length).toBeLessThan(1200);
  });

  it('is refused when it is damaged', async () => {
    const data = encoded(game, match) as Record<string, unknown>;
    await expect(openRecord({ ...data, entries: [{}] })).rejects.toThrow(BadData);
    await expect(openRecord({ ...data, game: 'chess' })).rejects.toThrow(BadData);
    await expect(openRecord('no record')).rejects.toThrow(BadData);
  });

  it('opens at its bookmark as the same match, and as ever without one that fits', async () => {
    let long = Story.begin(game, game.defaultConfig, 'seed');
    while (long.match.waiting.kind === 'bot') long = long.botTurn();
    const data = encoded(game, long.match);
    const bookmark = structuredClone(bookmarkOf(long));
    expect(bookmark?.after).toBeGreaterThan(0);
    const { story: opened } = await openRecord(data, bookmark);
    expect(encoded(game, opened.match)).toEqual(data);
    // It was of use: what was opened has it, and no other.
    expect(bookmarkOf(opened)).toBe(bookmark);
    const shorter = encodedBare(game, long.undoTo(5).match);
    const back = (await openRecord(shorter, bookmark)).story;
    expect(encoded(game, back.match)).toEqual(encoded(game, long.undoTo(5).match));
    expect(bookmarkOf(back)).toBeUndefined();
  });

  it('that was prepared is there at once, but only while it is the same', async () => {
    const row = { record: encoded(game, match), bookmark: undefined };
    await prepareGame(structuredClone(row));
    const first = await openSaved(row);
    expect(encoded(game, first.story.match)).toEqual(row.record);
    expect((await openSaved(structuredClone(row))).story).toBe(first.story);
    const earlier = { ...row, record: encoded(game, story.undoTo(3).match) };
    const opened = await openSaved(earlier);
    expect(encoded(game, opened.story.match)).toEqual(earlier.record);
    expect((await openSaved(row)).story).toBe(first.story);
  });

  it('is kept though its bookmark cannot be made', () => {
    const broken = {
      get bookmark(): never {
        throw new Error('cannot be made');
      },
    };
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect(bookmarkOf(broken)).toBeUndefined();
    expect(warned).toHaveBeenCalledOnce();
  });

  it('gives a position and a report with its trace', () => {
    expect(encodedPosition(game, match)).toMatchObject({ game: 'root' });
    const about = { app: '1', browser: 'b', problem: 'p' };
    const report = problemReport(game, match, (n) => story.explain(n), about);
    expect(report).toMatchObject({ entry: 5, trace: { happenings: expect.any(Array) } });
  });
});
