import type { Match } from '@empty-chair/kernel/match';
import { answer, newMatch } from '@empty-chair/kernel/match';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { configFrom } from './config-words.ts';
import { CIVILIZATIONS, TRACKS } from './content.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import { AUTOMA, outpostsLeft, SHADOW } from './state.ts';
import type { Input } from './verbs/verbs.ts';

type Words = Readonly<Record<string, string>>;
type Game = Match<Config, State, Input>;

const start = (words: Words = {}, seed = 'set-up'): Game =>
  newMatch(tapestry, configFrom(words), seed);
const told = ({ happenings }: Game): readonly string[] =>
  happenings.map((one) => `${one.rule} ${showMessage(one)}`);
const toldBy = (game: Game, rule: string): readonly string[] =>
  told(game).filter((line) => line.startsWith(`${rule} `));
const stateOf = ({ state }: Game): State => state as State;
const encoded = (game: Game) => stateCodec.encode(stateOf(game)) as Record<string, unknown>;
const seeds = Array.from({ length: 150 }, (_, i) => `seed ${i}`);

/** The ids that the open question offers. */
function offered({ waiting }: Game): readonly string[] {
  if (waiting.kind !== 'question') return [];
  const { question } = waiting;
  return question.answers.map((one) => question.ref(one).id);
}

const TAPESTRY = [
  ...['alliance', 'dictatorship', 'marriageOfState', 'oilMagnate', 'olympicHost'],
  ...['ageOfSail', 'coalBaron', 'diplomacy', 'espionage', 'steamTycoon', 'tradeEconomy'],
].join(', ');
const REMOVALS = [
  `SET-2 setup.removeTapestry cards=[${TAPESTRY}] n=2`,
  'SET-2 setup.removeCivilizations cards=[traders, futurists, heralds, inventors]',
  'SET-2 setup.mayKeep cards=[ageOfSail, coalBaron, diplomacy, espionage, steamTycoon, tradeEconomy, futurists, heralds, inventors]',
];

describe('the set-up list', () => {
  test('SET-1, SET-2, SET-3, SET-4, SET-5, SET-6, DIF-4, TURN-1: for one human, step by step', () => {
    const game = start({
      civilization: 'explorers',
      shadowFavorite: 'technology',
      cards: 'table',
      tapestry: 'table',
    });
    expect(told(game)).toEqual([
      'SET-1 setup.board',
      'SET-1 setup.hexes at=D4',
      'SET-1 setup.human at=F4 start=2/4',
      ...REMOVALS,
      'DIF-4 setup.mat hasOverlay=0 n=2 side=normal',
      // Ten outposts: two on B4, one as marker.
      'SET-3 setup.automaOutposts at=B4 n=7 start=3/5',
      'SET-3 setup.automaTokens',
      'SET-3 setup.civilization civilization=explorers',
      'SET-3 setup.favorite track=exploration who=automa',
      'SET-4 setup.shadowPieces n=9',
      'SET-4 setup.favorite track=technology who=shadow',
      'SET-5 setup.progressDeck',
      'SET-5 setup.decisionDeck n=8',
      'SET-6 setup.nothingElse',
      'TURN-1 setup.first who=human',
    ]);
  });

  test('SET-5, R-TRAP-1, 2P-2: what the app draws stays in the box', () => {
    const byApp = start({ cards: 'app', tapestry: 'app' });
    expect(toldBy(byApp, 'SET-5')).toEqual(['SET-5 setup.appCards']);
    expect(toldBy(byApp, 'R-TRAP-1')).toEqual(['R-TRAP-1 setup.appTapestry']);
    const forTwo = start({ game: 'shadow', cards: 'app', tapestry: 'app' });
    expect(toldBy(forTwo, '2P-2')).toEqual(['2P-2 setup.appCards']);
    // Without the Automa nobody holds tapestry cards but the humans.
    expect(toldBy(forTwo, 'R-TRAP-1')).toEqual([]);
  });

  test('TURN-1: the bots as first player', () => {
    expect(told(start({ first: 'bots' })).at(-1)).toBe('TURN-1 setup.first who=automa');
  });

  // The rulebook's table: overlay cards on levels 1, 3 and 4, the hard side on 5 and 6.
  test.each([
    ['1', 1, 'normal'],
    ['2', 0, 'normal'],
    ['3', 1, 'normal'],
    ['4', 1, 'normal'],
    ['5', 0, 'hard'],
    ['6', 0, 'hard'],
  ])('DIF-4: the mat of level %s', (level, overlay, side) => {
    const second = level === '6' ? { civilization: 'explorers', second: 'engineers' } : {};
    expect(toldBy(start({ level, ...second }), 'DIF-4')).toEqual([
      `DIF-4 setup.mat hasOverlay=${overlay} n=${level} side=${side}`,
    ]);
  });

  test('2P-1, 2P-2: for two humans', () => {
    const words = { game: 'shadow', shadowFavorite: 'military', starts: '1/6,3/5', cards: 'table' };
    expect(told(start(words))).toEqual([
      '2P-1 setup.boardForTwo',
      'SET-1 setup.hexes at=D4',
      '2P-1 setup.humanStart at=D2 start=1/6 who=human1',
      '2P-1 setup.humanStart at=B4 start=3/5 who=human2',
      '2P-1 setup.shadowPieces n=9',
      '2P-1 setup.favorite track=military who=shadow',
      '2P-2 setup.twelveCards n=12',
      'TURN-1 setup.firstForTwo who=human1',
    ]);
  });

  test('2P-5: option: the same removals as alone; first player by its seat', () => {
    const words = { game: 'shadow', removals: 'asSolo', seat: 'first' };
    const lines = told(start(words));
    expect(lines.filter((line) => line.startsWith('SET-2'))).toEqual(REMOVALS);
    expect(lines.at(-1)).toBe('TURN-1 setup.firstForTwo who=shadow');
    expect(toldBy(start({ game: 'shadow' }), 'SET-2')).toEqual([]);
  });
});

describe('the first position', () => {
  test('SET-1, SET-3, SET-4, SET-6, SET-7: outposts on F4 and B4, tokens at the start, nothing else', () => {
    const game = start({ civilization: 'conquerors', shadowFavorite: 'science' });
    const zero = { exploration: 0, science: 0, military: 0, technology: 0 };
    expect(encoded(game)).toMatchObject({
      tokens: { F4: 'YY', B4: 'AA' },
      tracks: { human: zero, automa: zero, shadow: zero },
      points: { human: {}, automa: {} },
      incomeTurns: { human: 0, automa: 0 },
      landmarks: {},
      achievements: { completeTrack: [], toppleTwo: [], middleIsland: [] },
      tapestry: { hand: [], onMat: 0 },
    });
    expect(Object.keys(encoded(game)['tokens'] as object)).toHaveLength(2);
    expect(outpostsLeft(stateOf(game), AUTOMA)).toBe(7);
    expect(outpostsLeft(stateOf(game), SHADOW)).toBe(9);
  });

  test('2P-1: two humans where they said, no Automa, the Shadow Empire with a favorite', () => {
    const game = start({ game: 'shadow', starts: '3/5,1/6', shadowFavorite: 'exploration' });
    expect(encoded(game)).toMatchObject({
      tokens: { B4: 'YY', D2: 'ZZ' },
      favorites: { shadow: 'exploration' },
      civilizations: [],
    });
    expect(Object.keys(encoded(game)['tracks'] as object)).toEqual(['human1', 'human2', 'shadow']);
    const seats = tapestry.seats(configFrom({ game: 'shadow' }));
    expect(seats.map(({ name, bot }) => `${name.id} ${bot}`)).toEqual([
      'human1 false',
      'human2 false',
      'shadow true',
    ]);
  });

  test('SET-5: cards 1 to 7 and one of 8 to 22, the others in the progress deck', () => {
    const added = new Set<number>();
    const tops = new Set<number>();
    for (const seed of seeds) {
      const { decision, progress } = stateOf(start({}, seed)).cards;
      expect(decision.filter((card) => card < 8).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(decision).toHaveLength(8);
      expect(progress).toHaveLength(14);
      expect(new Set([...decision, ...progress]).size).toBe(22);
      added.add(decision.find((card) => card > 7) as number);
      tops.add(decision.at(-1) as number);
    }
    // Any of the fifteen, and not always at the same place of the deck.
    expect(added.size).toBe(15);
    expect(tops.size).toBeGreaterThan(7);
  });
});

describe('the science die', () => {
  const OF = {
    exploration: 'explorers',
    science: 'scientists',
    military: 'conquerors',
    technology: 'engineers',
  } as const;

  test.each(TRACKS)(
    'SET-3, SET-4: at the table %s is rolled; the Shadow Empire’s is another',
    (track) => {
      const asked = start({ dice: 'table' });
      expect(offered(asked)).toEqual(['exploration', 'science', 'military', 'technology']);
      const next = answer(tapestry, asked, track);
      const others = TRACKS.filter((other) => other !== track);
      expect(offered(next)).toEqual(others);
      const done = answer(tapestry, next, others[1] as string);
      expect(encoded(done)).toMatchObject({
        civilizations: [OF[track]],
        favorites: { automa: track, shadow: others[1] },
      });
    },
  );

  test('SET-3, SET-4: by app each comes up, and never the same for both', () => {
    const pairs = new Set<string>();
    for (const seed of seeds) {
      const { favorites, civilizations } = encoded(start({}, seed)) as {
        readonly favorites: { readonly automa: keyof typeof OF; readonly shadow: string };
        readonly civilizations: readonly string[];
      };
      expect(civilizations).toEqual([OF[favorites.automa]]);
      pairs.add(`${favorites.automa} ${favorites.shadow}`);
    }
    const wanted = TRACKS.flatMap((one) =>
      TRACKS.filter((other) => other !== one).map((other) => `${one} ${other}`),
    );
    expect([...pairs].toSorted()).toEqual(wanted.toSorted());
  });

  test('SET-4: one named beforehand stays, unless the die gives just that track to the Automa', () => {
    for (const seed of seeds) {
      const { favorites } = stateOf(start({ shadowFavorite: 'science' }, seed));
      if (favorites[AUTOMA] === 1) expect(favorites[SHADOW]).not.toBe(1);
      else expect(favorites[SHADOW]).toBe(1);
    }
    const asked = start({ shadowFavorite: 'science', dice: 'table' });
    expect(offered(answer(tapestry, asked, 'military'))).toEqual([]);
    expect(offered(answer(tapestry, asked, 'science'))).toEqual([
      ...['exploration', 'military', 'technology'],
    ]);
  });

  test('2P-1: with two humans any of the four', () => {
    expect(offered(start({ game: 'shadow', dice: 'table' }))).toEqual([...TRACKS]);
    const words = { game: 'shadow' };
    const rolled = new Set(seeds.map((seed) => stateOf(start(words, seed)).favorites[SHADOW]));
    expect(rolled.size).toBe(4);
  });

  test('SET-4: the same track for both is refused', () => {
    const words = { civilization: 'engineers', shadowFavorite: 'technology' };
    expect(() => start(words)).toThrow('bad.sameFavorite');
    // With two humans there is no Automa to differ from.
    expect(stateOf(start({ ...words, game: 'shadow' })).favorites[SHADOW]).toBe(3);
  });
});

describe('the second civilization of level 6', () => {
  test.each(CIVILIZATIONS)('DIF-3, R-CIV-3: any other than the %s is asked for', (civilization) => {
    const shadowFavorite = civilization === 'explorers' ? 'science' : 'exploration';
    const asked = start({
      level: '6',
      civilization,
      ...(civilization !== 'scientists' && { shadowFavorite }),
    });
    const others = CIVILIZATIONS.filter((id) => id !== civilization);
    expect(offered(asked)).toEqual(others);
    const done = answer(tapestry, asked, others[2] as string);
    expect(encoded(done)['civilizations']).toEqual([civilization, others[2]]);
    expect(toldBy(done, 'DIF-3')).toEqual([`DIF-3 setup.second civilization=${others[2]}`]);
  });

  test('DIF-3: given beforehand, it is not asked; its heart has no effect', () => {
    const game = start({ level: '6', civilization: 'scientists', second: 'conquerors' });
    expect(offered(game)).toEqual([]);
    expect(encoded(game)).toMatchObject({
      civilizations: ['scientists', 'conquerors'],
      favorites: { automa: 'science' },
    });
  });

  test('DIF-3: after a roll it is asked, never rolled', () => {
    for (const seed of seeds.slice(0, 10))
      expect(offered(start({ level: '6' }, seed))).toHaveLength(3);
  });

  test('DIF-3, R-CIV-3: twice the same, on another level or beside a roll it is refused', () => {
    const twice = { level: '6', civilization: 'engineers', second: 'engineers' };
    expect(() => start(twice)).toThrow('bad.sameCivilization');
    const easier = { level: '5', civilization: 'engineers', second: 'explorers' };
    expect(() => start(easier)).toThrow('bad.second');
    expect(() => start({ level: '6', second: 'explorers' })).toThrow('bad.rolledSecond');
  });

  test('DIF-3: on the other levels there is only one', () => {
    for (const level of ['1', '2', '3', '4', '5']) {
      expect(stateOf(start({ level })).civilizations).toHaveLength(1);
    }
  });
});

test('SET-2, R-TRAP-1: 37 tapestry cards stay, 5 of them Traps; with real cards the app has none', () => {
  expect(stateOf(start()).tapestry).toMatchObject({ traps: 5, others: 32 });
  expect(stateOf(start({ tapestry: 'table' })).tapestry).toMatchObject({ traps: 0, others: 0 });
});
