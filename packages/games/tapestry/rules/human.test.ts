import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { record, refusal } from '../examples/human-side.ts';
import type { Fields, Position } from '../examples/position.ts';
import { configFrom } from './config-words.ts';
import { tapestry } from './module.ts';

const { parseInput } = tapestry;

const STATE: Fields = {
  turn: 'human',
  deed: 'advance',
  tokens: { B4: 'AA', F4: 'YY', E4: 'Y', C4: 'A', D3: 'AS' },
  tiles: { A1: [17, 2] },
  tracks: { human: { military: 3, science: 12 }, automa: { military: 1, science: 12 } },
  landmarks: { forge: 'automa' },
  points: { human: 10 },
};
/** The position above with some fields changed. */
const here = (state: Fields = {}, config: Position['config'] = {}): Position => ({
  config,
  state: { ...STATE, ...state },
});
const TWO: Position['config'] = { game: 'shadow' };
const ofTwo = (state: Fields): Position => ({
  config: TWO,
  state: { turn: 'human1', deed: 'advance', ...state },
});

describe('what a human did is taken over', () => {
  test.each<[string, Fields, readonly string[]]>([
    ['advance exploration', { tracks: { human: { exploration: 1 } } }, []],
    ['regress military', { tracks: { human: { military: 2 } } }, []],
    ['explore E3', { explored: ['A1', 'C4', 'D3', 'E3', 'E4'], tilesLeft: 43 }, []],
    ['explore E3 18 5', { tiles: { A1: [17, 2], E3: [18, 5] }, tilesLeft: 43 }, []],
    ['conquer F3', { tokens: { F3: 'Y' }, toppled: { human: 0 } }, []],
    ['token E4', { tokens: { E4: 'YX' } }, []],
    ['landmark bakery', { landmarks: { bakery: 'human', forge: 'automa' } }, []],
    ['points 5', { points: { human: { play: 15 } } }, []],
    ['points -4', { points: { human: { play: 6 } } }, []],
    ['done', { turn: 'automa', deed: 'nothing' }, []],
  ])('%s', (text, fields, lines) => {
    const { after, said } = record(text, here());
    expect(after).toMatchObject(fields);
    expect(said).toEqual(lines);
  });

  test('ADV-A2: who enters space 4, 7 or 10 first takes the landmark, a human too', () => {
    const { after, said } = record('advance military', here());
    expect(after).toMatchObject({
      tracks: { human: { military: 4 } },
      landmarks: { barracks: 'human', forge: 'automa' },
    });
    expect(said).toEqual(['do.takeLandmark landmark=barracks who=human']);
    // The Forge is the Automa's.
    const late = record('advance technology', here({ tracks: { human: { technology: 3 } } }));
    expect(late.after['landmarks']).toEqual({ forge: 'automa' });
    expect(late.said).toEqual([]);
  });

  test('ACH-1: the end of a track and the middle island bring their points', () => {
    const tracks = { human: { technology: 11 } };
    const end = record('advance technology', here({ tracks }));
    expect(end.after).toMatchObject({
      achievements: { completeTrack: ['human'] },
      points: { human: { play: 10, achievements: 10 } },
    });
    expect(end.said).toEqual([
      'do.achievement achievement=completeTrack n=10 place=1 total=20 who=human',
    ]);
    const achievements = { middleIsland: ['automa'] };
    const middle = record('conquer D4', here({ achievements }));
    expect(middle.after).toMatchObject({
      tokens: { D4: 'Y' },
      achievements: { middleIsland: ['automa', 'human'] },
      points: { human: { play: 10, achievements: 5 } },
    });
  });

  test('ACH-1: the second rival outpost that falls is an achievement', () => {
    const first = record('conquer C4', here());
    expect(first.after).toMatchObject({
      tokens: { C4: 'Ya' },
      toppled: { human: 1, automa: 0 },
      achievements: { toppleTwo: [] },
    });
    expect(first.said).toEqual(['do.rivalFalls at=C4 who=automa']);
    const second = record('conquer C4', here({ toppled: { human: 1 } }));
    expect(second.after).toMatchObject({
      achievements: { toppleTwo: ['human'] },
      points: { human: { play: 10, achievements: 10 } },
    });
    // A third one is no achievement any more.
    const third = record(
      'conquer C4',
      here({ toppled: { human: 2 }, achievements: { toppleTwo: ['human'] } }),
    );
    expect(third.after['points']).toMatchObject({ human: { play: 10 } });
  });

  test('an achievement by another way is taken with its points', () => {
    const { after, said } = record('achieve toppleTwo', here());
    expect(after).toMatchObject({ achievements: { toppleTwo: ['human'] } });
    expect(said).toEqual(['do.achievement achievement=toppleTwo n=10 place=1 total=20 who=human']);
  });

  test('R-HUM-1: a discovery moves both bots without benefit, but with landmark and achievement', () => {
    // Military 1 would be a conquest for the Automa, military 4 is a landmark, science 12 the end.
    const tracks = { automa: { military: 0, science: 12 }, shadow: { military: 3, science: 11 } };
    const military = record('discovery military', here({ tracks }));
    expect(military.after).toMatchObject({
      tracks: { automa: { military: 1 }, shadow: { military: 4 }, human: { military: 0 } },
      landmarks: { barracks: 'automa' },
    });
    expect(military.said).toEqual([
      'do.advance n=1 track=military who=automa',
      'do.advance n=4 track=military who=shadow',
      'do.landmarkOnMat landmark=barracks who=shadow',
    ]);
    const science = record('discovery science', here({ tracks }));
    expect(science.said).toEqual([
      'do.advance n=12 track=science who=shadow',
      'do.shadowAchievement achievement=completeTrack place=1 who=shadow',
    ]);
    // With two humans only the Shadow Empire is a bot.
    const two = record('discovery military', ofTwo({}));
    expect(two.said).toEqual(['do.advance n=1 track=military who=shadow']);
  });
});

describe('an income turn', () => {
  const before = (human: number, automa: number) =>
    here({ deed: 'nothing', incomeTurns: { human, automa } });

  test.each<[number, number, readonly string[]]>([
    [1, 1, ['see.firstToEra era=2 n=1']],
    [2, 2, ['see.firstToEra era=3 n=2']],
    [3, 3, ['see.firstToEra era=4 n=3']],
    [3, 2, ['see.firstToEra era=4 n=3']],
    [1, 2, []],
    [4, 4, []],
    [0, 0, []],
  ])(
    'SET-7: after %i of yours and %i of the bots, first to an era or not',
    (human, automa, said) => {
      const turn = record('income', before(human, automa));
      expect(turn.after).toMatchObject({
        deed: 'income',
        incomeTurns: { human: human + 1, automa },
      });
      expect(turn.said).toEqual(said);
    },
  );

  test('SET-7: of two humans the first to an era; the Shadow Empire has no eras', () => {
    const turns = (human1: number, human2: number) =>
      record('income', ofTwo({ deed: 'nothing', incomeTurns: { human1, human2 } })).said;
    expect(turns(1, 1)).toEqual(['see.firstToEra era=2 n=1']);
    expect(turns(1, 2)).toEqual([]);
  });

  test('DIF-1: at level 1 the first begins with an advance on each track', () => {
    const { after, said } = record(
      'income',
      here({ deed: 'nothing', incomeTurns: {}, tracks: {} }, { level: '1' }),
    );
    const one = { exploration: 1, science: 1, military: 1, technology: 1 };
    expect(after).toMatchObject({ tracks: { human: one }, deed: 'income' });
    expect(said).toEqual(['do.humanAdvances tracks=[military, exploration, technology, science]']);
  });

  test('DIF-1: not at other levels, not later, not with two humans', () => {
    const none = { exploration: 0, science: 0, military: 0, technology: 0 };
    for (const level of ['2', '3', '4', '5', '6']) {
      const config = { level, ...(level === '6' && { second: 'explorers' }) };
      const first = here({ deed: 'nothing', incomeTurns: {}, tracks: {} }, config);
      expect(record('income', first).after).toMatchObject({ tracks: { human: none } });
    }
    const second = here({ deed: 'nothing', tracks: {} }, { level: '1' });
    expect(record('income', second).after).toMatchObject({ tracks: { human: none } });
    const two = { config: { ...TWO, level: '1' }, state: { turn: 'human1', incomeTurns: {} } };
    expect(record('income', two).after).toMatchObject({ tracks: { human1: none } });
  });
});

describe('TURN-1: who is next', () => {
  const doneWith = (fields: Fields, config: Position['config'] = {}) =>
    record('done', here(fields, config)).after['turn'];

  test('the bots after the human, whoever began', () => {
    expect(doneWith({})).toBe('automa');
    expect(doneWith({}, { first: 'bots' })).toBe('automa');
  });

  test('the human again when the bots are finished', () => {
    const { after, said } = record('done', here({ incomeTurns: { human: 3, automa: 5 } }));
    expect(after).toMatchObject({ turn: 'human', deed: 'nothing', isOver: false });
    expect(said).toEqual([]);
  });

  test('nobody when all are', () => {
    const { after, said } = record(
      'done',
      here({ deed: 'income', incomeTurns: { human: 5, automa: 5 } }),
    );
    expect(after).toMatchObject({ isOver: true });
    expect(said).toEqual(['see.end']);
  });

  test('of two humans the second, then the Shadow Empire, wherever it sits', () => {
    expect(record('done', ofTwo({})).after['turn']).toBe('human2');
    expect(record('done', ofTwo({ turn: 'human2' }), 1).after['turn']).toBe('shadow');
    const first = { config: { ...TWO, seat: 'first' }, state: { turn: 'human2', deed: 'income' } };
    expect(record('done', first, 1).after['turn']).toBe('shadow');
  });

  test('a new game begins with the first player', () => {
    const begin = (words: Readonly<Record<string, string>>) =>
      newMatch(tapestry, configFrom(words), 'begin').waiting;
    expect(begin({})).toMatchObject({ kind: 'human', seat: 0 });
    expect(begin({ first: 'bots' })).toMatchObject({ kind: 'bot', seat: 1 });
    expect(begin({ game: 'shadow' })).toMatchObject({ kind: 'human', seat: 0 });
    expect(begin({ game: 'shadow', seat: 'first' })).toMatchObject({ kind: 'bot', seat: 2 });
  });
});

describe('between two humans', () => {
  const tokens = { F4: 'YY', B4: 'ZZ', C4: 'Z' };

  test('a conquest topples, and counts', () => {
    const { after, said } = record('conquer C4', ofTwo({ tokens }));
    expect(after).toMatchObject({ tokens: { C4: 'Yz' }, toppled: { human1: 1, human2: 0 } });
    expect(said).toEqual(['do.rivalFalls at=C4 who=human2']);
  });

  test('a Trap topples who comes, and counts for its owner', () => {
    const { after, said } = record('conquer C4 trap', ofTwo({ tokens }));
    expect(after).toMatchObject({ tokens: { C4: 'yZ' }, toppled: { human1: 0, human2: 1 } });
    expect(said).toEqual(['do.yourOutpostFalls at=C4']);
  });

  test('a Trap on the middle island denies it', () => {
    const { after } = record('conquer D4 trap', ofTwo({ tokens: { ...tokens, D4: 'Z' } }));
    expect(after).toMatchObject({ tokens: { D4: 'yZ' }, achievements: { middleIsland: [] } });
  });
});

const PRINTED = ['A3', 'B3', 'C2', 'C5', 'D1', 'D2', 'E2'];
const all = (letters: string) => Object.fromEntries(PRINTED.map((name) => [name, letters]));

describe('what cannot be on the table is refused, with its reason', () => {
  test.each<[string, string]>([
    ['advance science', 'no.advance track=science'],
    ['regress technology', 'no.regress track=technology'],
    ['explore F3', 'no.explored at=F3'],
    ['explore C4', 'no.explored at=C4'],
    ['explore E3 17', 'no.tile tile=17'],
    ['conquer A2', 'no.territory at=A2'],
    ['conquer E4', 'no.ownTerritory at=E4'],
    ['conquer F4', 'no.ownTerritory at=F4'],
    ['conquer D3', 'no.room at=D3'],
    ['conquer B4', 'no.room at=B4'],
    ['conquer C4 trap', 'no.trapHere at=C4'],
    ['conquer F3 trap', 'no.trapHere at=F3'],
    ['token F4', 'no.room at=F4'],
    ['token A2', 'bad.unexplored at=A2'],
    ['landmark forge', 'no.landmark landmark=forge'],
    ['income', 'no.income'],
    ['points -11', 'no.pointsBelow n=10'],
    ['points 990', 'data.outOfRange least=0 most=999 value=1000'],
  ])('%s: %s', (text, reason) => {
    expect(refusal(text, here())).toBe(reason);
  });

  test.each<[string, string, Fields, string]>([
    [
      'an eleventh outpost',
      'conquer F3',
      { tokens: { F4: 'YY', E4: 'Y', ...all('Y') } },
      'no.outpost',
    ],
    [
      'ACH-3: an achievement again',
      'achieve toppleTwo',
      { achievements: { toppleTwo: ['human'] } },
      'no.achievement achievement=toppleTwo',
    ],
    [
      'ACH-3: an achievement without a free place',
      'achieve completeTrack',
      { achievements: { completeTrack: ['shadow', 'automa'] } },
      'no.achievement achievement=completeTrack',
    ],
    ['the end of a turn in which nothing was done', 'done', { deed: 'nothing' }, 'no.nothingDone'],
    [
      'a sixth income turn',
      'income',
      { deed: 'nothing', incomeTurns: { human: 5, automa: 1 } },
      'no.moreIncome',
    ],
    ['anything on the bots’ turn', 'points 1', { turn: 'automa' }, 'kernel.notYourTurn'],
    ['anything after the end', 'points 1', { isOver: true }, 'kernel.gameOver'],
  ])('%s', (_, text, state, reason) => {
    expect(refusal(text, here(state))).toBe(reason);
  });

  test('an input for the bots', () => {
    expect(refusal('done', here({ turn: 'automa' }), 1)).toBe('kernel.notYourTurn');
    expect(refusal('correct tiles 3', here(), 1)).toBe('kernel.notYourTurn');
  });

  test('but not a tile from the human’s own supply when none can be drawn', () => {
    const { after } = record('explore E3', here({ tilesLeft: 0 }));
    expect(after).toMatchObject({ tilesLeft: 0 });
    expect(after['explored']).toContain('E3');
  });

  test('in a game nothing changes then', () => {
    const match = newMatch(tapestry, configFrom({ civilization: 'engineers' }), 'refused');
    const before = JSON.stringify(tapestry.codecs.state.encode(match.state as never));
    for (const text of [
      ...['done', 'conquer F4', 'correct hex F4 YYY', 'correct hex C4 YA', 'token A1'],
      ...['correct track human military 13', 'correct achievement toppleTwo 1 shadow'],
    ]) {
      expect(() => submit(tapestry, match, seat(0), parseInput(text))).toThrow(Refused);
    }
    expect(JSON.stringify(tapestry.codecs.state.encode(match.state as never))).toBe(before);
  });
});
