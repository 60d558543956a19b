import { describe, expect, it } from 'vitest';
import type { Result } from '../store/result.ts';
import { bgStatsFile, bgStatsLink, bgStatsPlay } from './bgstats.ts';

const result: Result = {
  id: 'abc',
  game: 'root',
  ended: Date.UTC(2024, 10, 15, 22, 5, 9),
  first: 1,
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
    {
      ref: { kind: 'bot', id: 'x' },
      name: 'X',
      bot: true,
      level: undefined,
      points: 30,
      won: false,
    },
  ],
};
const words = {
  game: () => 'Root',
  level: (id: string) => `level ${id}`,
  human: (n: number) => `Player ${n}`,
  location: 'Home',
};
const play = bgStatsPlay(result, words);

describe('a play for BG Stats as a link', () => {
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
    const bot = { winner: false, startPlayer: false };
    expect(play.players).toEqual([
      {
        ...bot,
        name: 'Vagabot',
        sourcePlayerId: 'bot.vagabot',
        role: 'level easy',
        score: 12,
        rank: 3,
      },
      {
        name: 'Player 1',
        sourcePlayerId: 'human.1',
        role: 'Eyrie',
        score: 30,
        rank: 1,
        winner: true,
        startPlayer: true,
      },
      { ...bot, name: 'X', sourcePlayerId: 'bot.x', role: '', score: 30, rank: 2 },
    ]);
  });

  it('fits into a link and comes back', () => {
    const data = bgStatsLink(play).split('?data=')[1] ?? '';
    expect(JSON.parse(decodeURIComponent(data))).toEqual(play);
  });
});

describe('plays for BG Stats as a file', () => {
  const { first: _, ...older } = result;
  const file = bgStatsFile([result, { ...older, id: 'def' }], words);

  it('enters each player, game and place once, and refers to them', () => {
    expect(file.players.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Player 1'],
      [2, 'Vagabot'],
      [3, 'X'],
    ]);
    expect(file.games).toMatchObject([{ id: 1, name: 'Root', bggId: 237182, highestWins: true }]);
    expect(file.locations).toMatchObject([{ id: 1, name: 'Home' }]);
    expect(file.userInfo).toEqual({ meRefId: 1 });
    expect(file.plays.map(({ gameRefId, locationRefId }) => [gameRefId, locationRefId])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('has date, scores, winner and who began, and marks the bots', () => {
    expect(file.plays[0]).toMatchObject({
      playDate: '2024-11-15 22:05:09',
      playDateYmd: 20241115,
      manualWinner: true,
    });
    expect(
      file.plays[0]?.playerScores.map((it) => [
        it.playerRefId,
        it.score,
        it.winner,
        it.startPlayer,
        it.role,
        it.metaData,
      ]),
    ).toEqual([
      [2, '12', false, false, 'level easy', '{"isNpc":1}'],
      [1, '30', true, true, 'Eyrie', '{}'],
      [3, '30', false, false, '', '{"isNpc":1}'],
    ]);
  });

  it('knows a play again by its uuid', () => {
    const uuids = file.plays.map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(2);
    expect(bgStatsFile([result], words).plays[0]?.uuid).toBe(uuids[0]);
    for (const uuid of [...uuids, ...file.players.map((player) => player.uuid)]) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
