import { describe, expect, it } from 'vitest';
import type { Result } from '../store/result.ts';
import { bgStatsLink, bgStatsPlay } from './bgstats.ts';

const result: Result = {
  id: 'abc',
  game: 'root',
  ended: Date.UTC(2024, 10, 15, 22, 5, 9),
  seats: [
    {
      ref: { kind: 'bot', id: 'vagabot' },
      name: 'Vagabot',
      bot: true,
      level: 'easy',
      points: 12,
      won: false,
    },
    {
      ref: { kind: 'faction', id: 'eyrie' },
      name: 'Eyrie',
      bot: false,
      level: undefined,
      points: 30,
      won: true,
    },
    { ref: { kind: 'bot', id: 'x' }, name: 'X', bot: true, level: 'easy', points: 30, won: false },
  ],
};
const play = bgStatsPlay({ result, gameName: 'Root', location: 'Home', first: 1 });

describe('the export for BG Stats', () => {
  it('says when, where and what, in UTC', () => {
    expect(play).toMatchObject({
      sourceName: 'Empty Chair',
      sourcePlayId: 'abc',
      playDate: '2024-11-15 22:05:09',
      location: 'Home',
      game: {
        name: 'Root',
        sourceGameId: 'root',
        bggId: 237182,
        highestWins: true,
        noPoints: false,
      },
    });
  });

  it('names every player, bots too, with all that the import needs', () => {
    expect(
      play.players.map(({ name, score, winner, startPlayer, rank }) => [
        name,
        score,
        winner,
        startPlayer,
        rank,
      ]),
    ).toEqual([
      ['Vagabot', '12', false, false, 3],
      ['Eyrie', '30', true, true, 1],
      ['X', '30', false, false, 2],
    ]);
    expect(new Set(play.players.map(({ sourcePlayerId }) => sourcePlayerId)).size).toBe(3);
  });

  it('fits into a link and comes back', () => {
    const data = bgStatsLink(play).split('?data=')[1] ?? '';
    expect(JSON.parse(decodeURIComponent(data))).toEqual(play);
  });
});
