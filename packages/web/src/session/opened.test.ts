import { BadData } from '@empty-chair/kernel/errors';
import { Story } from '@empty-chair/kernel/story';
import { describe, expect, it } from 'vitest';
import { encoded, encodedBare, encodedPosition, problemReport } from '../share/exported.ts';
import { pack, unpack } from '../share/packed.ts';
import { loadRules, openRecord } from './opened.ts';

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

  it('gives a position and a report with its trace', () => {
    expect(encodedPosition(game, match)).toMatchObject({ game: 'root' });
    const about = { app: '1', browser: 'b', problem: 'p' };
    const report = problemReport(game, match, (n) => story.explain(n), about);
    expect(report).toMatchObject({ entry: 5, trace: { happenings: expect.any(Array) } });
  });
});
