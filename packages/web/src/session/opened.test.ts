import { BadData } from '@empty-chair/kernel/errors';
import { botTurn, newMatch } from '@empty-chair/kernel/match';
import { describe, expect, it } from 'vitest';
import { encoded, encodedBare, encodedPosition, problemReport } from '../share/exported.ts';
import { pack, unpack } from '../share/packed.ts';
import { loadRules, openRecord } from './opened.ts';
import { explainAt, extended, positionAt, timelineOf } from './timeline.ts';

const game = (await loadRules('root')).module;
let match = newMatch(game, game.defaultConfig, 'seed');
for (let turn = 0; turn < 6; turn += 1) match = botTurn(game, match);

describe('a saved record', () => {
  it('opens as the same match, through a link too', async () => {
    const data = encoded(game, match);
    const opened = await openRecord(await unpack(await pack(data)));
    expect(encoded(game, opened.match)).toEqual(data);
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
    const timeline = timelineOf(game, match.record);
    const about = { app: '1', browser: 'b', problem: 'p' };
    const report = problemReport(game, match, (n) => explainAt(game, timeline, match, n), about);
    expect(report).toMatchObject({ entry: 5, trace: { happenings: expect.any(Array) } });
  });
});

describe('the timeline', () => {
  const timeline = timelineOf(game, match.record);

  it('keeps every position', () => {
    expect(timeline.positions).toHaveLength(7);
    expect(positionAt(timeline, 6)?.happenings).toEqual(match.happenings);
  });

  it('grows with the match and forgets what was taken back', () => {
    const next = botTurn(game, match);
    expect(positionAt(extended(timeline, next), 7)).toBe(next);
    const back = positionAt(timeline, 2);
    if (back === undefined) throw new Error('no position');
    expect(extended(timeline, back).positions).toHaveLength(3);
  });

  it('explains an entry with a position for each happening', () => {
    const { happenings, positions, trace } = explainAt(game, timeline, match, 5);
    expect(happenings).toEqual(match.happenings);
    expect(positions).toHaveLength(happenings.length);
    expect(trace.length).toBeGreaterThan(0);
  });

  it('refuses a record that plays otherwise', () => {
    const entries = match.record.entries.map((entry) => ({
      ...entry,
      revealed: entry.revealed + 1,
    }));
    expect(() => timelineOf(game, { ...match.record, entries })).toThrow(BadData);
  });
});
