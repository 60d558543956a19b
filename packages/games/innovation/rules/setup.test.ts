import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import type { Seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { configFrom } from './config-words.ts';
import type { RoundTile } from './content.ts';
import {
  AUTOMA_FACTIONS,
  BUILDING_IDS,
  LEVELS,
  OWN_BUILDINGS,
  ROUND_TILES,
  TERRAINS,
} from './content.ts';
import { scholarsLeft } from './effects.ts';
import { innovation } from './module.ts';
import type { State } from './state.ts';
import { pointsOf, stockOf } from './state.ts';
import type { Input } from './verbs/verbs.ts';

type Words = Readonly<Record<string, string>>;
type Game = Match<Config, State, Input>;

const start = (words: Words, seed = 'set-up'): Game =>
  newMatch(innovation, configFrom(words), seed);
const told = ({ happenings }: Game): readonly string[] =>
  happenings.map((one) => `${one.rule} ${showMessage(one)}`);
const toldBy = (game: Game, rule: string): readonly string[] =>
  told(game).filter((line) => line.startsWith(`${rule} `));
const stateOf = ({ state }: Game): State => state as State;
const encoded = (game: Game) => stateCodec.encode(stateOf(game)) as Record<string, unknown>;
const seeds = Array.from({ length: 150 }, (_, i) => `seed ${i}`);

/** Whoever is waited for does what is written; `automa` is its automated turn. */
function play(game: Game, inputs: readonly string[]): Game {
  return inputs.reduce((now, text) => {
    if (now.waiting.kind === 'question') return answer(innovation, now, text);
    if (text === 'automa') return botTurn(innovation, now);
    const { seat } = now.waiting as { readonly seat: Seat };
    return submit(innovation, now, seat, innovation.parseInput(text));
  }, game);
}

const WHOLE: Words = {
  level: 'automa',
  faction: 'druids',
  terrain: 'wasteland',
  humans: 'lake/navigators',
  roundTiles: '1,4,8,10,5,6',
  finalTile: '4',
  bonusTiles: '3,1,9,7,5',
  bookActions: '6,2,1',
  innovations: 'steel,science,library,census,professor,architecture',
  palaces: '8,3',
};

describe('the set-up list', () => {
  test('AOI-G1, AOI-S1, AOI-S2, AOI-S3, AOI-S4, AOI-S5, AOI-S6, AOI-S7, AOI-S8, AOI-S9, AOI-S10, AOI-S12, AOI-TB5, AOI-F3: for one human, step by step', () => {
    expect(told(start(WHOLE))).toEqual([
      'AOI-G1 setup.board side=1-3',
      'AOI-S1 setup.level level=automa',
      'AOI-S2 setup.roundTiles',
      'AOI-S2 setup.earlyTile n=1 tile=1',
      'AOI-S2 setup.earlyTile n=2 tile=4',
      'AOI-S2 setup.earlyTile n=3 tile=8',
      'AOI-S2 setup.lateTile n=4 tile=10',
      'AOI-S2 setup.lateTile n=5 tile=5',
      'AOI-S2 setup.lateTile n=6 tile=6',
      'AOI-S3 setup.finalTile tile=4',
      'AOI-TB5 setup.books tiles=[6, 2, 1]',
      'AOI-TB5 setup.innovations tiles=[steel, science, library, census, professor, architecture]',
      'AOI-S4 setup.palaces tiles=[8, 3, 17]',
      'AOI-S5 setup.order',
      'AOI-S6 setup.human faction=navigators terrain=lake who=human',
      'AOI-S6 setup.planningRest',
      'AOI-S7 setup.faction faction=druids',
      'AOI-S8 setup.terrain terrain=wasteland',
      'AOI-S8 setup.terrainRest',
      'AOI-S9 setup.bonus own=3 tiles=[1, 9, 7, 5]',
      'AOI-S10 setup.pieces n=20',
      'AOI-S10 setup.science discipline=medicine n=2',
      'AOI-S12 setup.deckByApp',
    ]);
  });

  test('AOI-V1, AOI-V2, AOI-V5, AOI-S6, AOI-S7: for two humans', () => {
    const game = start({
      side: '3-5',
      terrain: 'plains',
      humans: 'lake/monks,forest/moles',
      bonusTiles: '1,2,3,4,5,6',
      innovations: 'steel,science,library,census,professor,architecture,palace,guild',
      palaces: '1,2,3',
      cards: 'table',
    });
    const lines = told(game).filter((line) => !/AOI-(S2|S3|TB5|S10) /.test(line));
    expect(lines).toEqual([
      'AOI-G1 setup.boardForThree side=3-5',
      'AOI-S1 setup.level level=automalein',
      'AOI-V5 setup.palaces tiles=[1, 2, 3, 17]',
      'AOI-V1 setup.orderForThree',
      'AOI-S6 setup.human faction=monks terrain=lake who=human1',
      'AOI-S6 setup.human faction=moles terrain=forest who=human2',
      'AOI-S6 setup.planningRest',
      'AOI-S7 setup.faction faction=simpletons',
      'AOI-S8 setup.terrain terrain=plains',
      'AOI-S8 setup.terrainRest',
      'AOI-V2 setup.bonusForThree tiles=[1, 2, 3, 4, 5, 6]',
      'AOI-S12 setup.cards',
    ]);
    // Eight innovations lie in two rows of four.
    expect(toldBy(game, 'AOI-TB5')[1]).toMatch(
      /^AOI-TB5 setup.innovationsForThree tiles=\[steel, /,
    );
    expect(encoded(game)).toMatchObject({
      order: ['human1', 'human2', 'automa'],
      bonusOf: { human1: null, human2: null, automa: null },
    });
  });

  test.each([
    ['symbionts', { youth: 'plains' }],
    ['blight', {}],
    ['gognomes', {}],
  ] as const)(
    'AOI-F8, AOI-F9, AOI-F10, AOI-Q20, AOI-S7: %s are marked as not known whole',
    (faction, more) => {
      const game = start({ faction, terrain: 'swamp', ...more });
      expect(toldBy(game, 'AOI-S7')).toEqual([`AOI-S7 setup.unknownFaction faction=${faction}`]);
      expect(toldBy(game, 'AOI-F8')).toEqual(
        faction === 'symbionts' ? ['AOI-F8 setup.youth terrain=plains'] : [],
      );
    },
  );

  test('AOI-S8, AOI-F2, AOI-F6: only Kuddlers and Mimics keep the card of the human’s terrain', () => {
    for (const faction of AUTOMA_FACTIONS) {
      const more: Words = faction === 'symbionts' ? { youth: 'plains' } : {};
      const game = start({ faction, terrain: 'swamp', humans: 'lake/moles', ...more });
      const kept = ['kuddlers', 'mimics'].includes(faction);
      expect(toldBy(game, 'AOI-S8'), faction).toEqual([
        'AOI-S8 setup.terrain terrain=swamp',
        ...(kept ? ['AOI-S8 setup.humanPriority terrain=lake'] : []),
        'AOI-S8 setup.terrainRest',
      ]);
    }
  });

  test('AOI-S7: the seven others are not', () => {
    for (const faction of AUTOMA_FACTIONS.slice(0, 7)) {
      const lines = toldBy(start({ faction }), 'AOI-S7');
      expect(lines).toEqual([`AOI-S7 setup.faction faction=${faction}`]);
    }
  });

  test('AOI-S1, AOI-S7: the first game is level 1 against the Simpletons', () => {
    const { config } = stateOf(start({}));
    expect([config.level, config.faction]).toEqual(['automalein', 'simpletons']);
    expect(LEVELS.indexOf(config.level)).toBe(0);
  });
});

describe('what is drawn', () => {
  test('AOI-S2: six different round tiles, within the limits', () => {
    const firsts = new Set<number>();
    const spades = new Set<number>();
    for (const seed of seeds) {
      const tiles = stateOf(start({}, seed)).roundTiles;
      expect(new Set(tiles).size).toBe(6);
      firsts.add(tiles[0] as number);
      // The spade tile is 7; disciplines go by three: 1-3, 4-6, 7-9, 10-12.
      spades.add(tiles.indexOf(7 as RoundTile) + 1);
      for (const group of [0, 1, 2, 3]) {
        const early = tiles.slice(0, 5).filter((tile) => Math.floor((tile - 1) / 3) === group);
        expect(early.length).toBeLessThan(3);
      }
    }
    expect(firsts.size).toBe(ROUND_TILES.length);
    // 0: not among the six.
    expect([...spades].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  /** By building: the round tiles and the final tiles that show it (3 is a workshop at the edge). */
  const SAME: readonly (readonly [readonly number[], readonly number[]])[] = [
    [[1], [2]],
    [
      [3, 6],
      [1, 3],
    ],
    [[5, 12], [4]],
  ];
  const fits = (last: number, final: number): boolean =>
    !SAME.some(([rounds, finals]) => rounds.includes(last) && finals.includes(final));

  test('AOI-S3, AOI-Q19: a final tile with another building than round 6', () => {
    const finals = new Set<number>();
    for (const seed of seeds) {
      const { roundTiles: tiles, finalTile } = stateOf(start({}, seed));
      finals.add(finalTile);
      expect(fits(tiles[5] as number, finalTile)).toBe(true);
    }
    expect([...finals].sort()).toEqual([1, 2, 3, 4]);
  });

  test.each([1, 2, 3, 4])('AOI-S3, AOI-Q19: also when final tile %i lies there first', (final) => {
    for (const seed of seeds.slice(0, 60)) {
      const { roundTiles: tiles, finalTile } = stateOf(start({ finalTile: String(final) }, seed));
      expect(finalTile).toBe(final);
      expect(fits(tiles[5] as number, final)).toBe(true);
    }
  });

  test('AOI-S4, AOI-V5: palace tiles, and tile 17 always besides', () => {
    for (const [words, n] of [
      [{}, 2],
      [{ humans: 'lake/monks,forest/moles' }, 3],
    ] as const) {
      for (const seed of seeds.slice(0, 30)) {
        const line = told(start(words, seed)).find((one) => one.includes('setup.palaces')) ?? '';
        const tiles = (/\[(.*)\]/.exec(line)?.[1] ?? '').split(', ').map(Number);
        expect(tiles).toHaveLength(n + 1);
        expect(new Set(tiles).size).toBe(n + 1);
        expect(tiles.at(-1)).toBe(17);
      }
    }
  });

  test('AOI-S8: a random terrain is another than the human’s', () => {
    const drawn = new Set(seeds.map((seed) => TERRAINS[stateOf(start({}, seed)).native]));
    expect([...drawn].sort()).toEqual(
      ['desert', 'plains', 'swamp', 'forest', 'mountain', 'wasteland'].sort(),
    );
  });

  test('AOI-S8: drawn at the table, it is asked among the six others', () => {
    const game = start({ choices: 'table' });
    if (game.waiting.kind !== 'question') return expect.fail('nothing is asked');
    const { question } = game.waiting;
    expect(question.answers.map((one) => question.ref(one).id)).toEqual([
      ...['desert', 'plains', 'swamp', 'forest', 'mountain', 'wasteland'],
    ]);
    const after = answer(innovation, game, 'forest');
    expect(encoded(after)['native']).toBe('forest');
    expect(told(after)).toContain('AOI-S8 setup.terrain terrain=forest');
  });

  test('AOI-S8, AOI-V1: with two humans neither terrain is drawn', () => {
    const words = { humans: 'lake/monks,forest/moles' };
    const drawn = new Set(seeds.map((seed) => TERRAINS[stateOf(start(words, seed)).native]));
    expect([...drawn].sort()).toEqual(
      ['desert', 'plains', 'swamp', 'mountain', 'wasteland'].sort(),
    );
  });

  test('AOI-TB5, AOI-V2: three book actions; six or eight innovations; five or six bonus tiles', () => {
    const solo = stateOf(start({}));
    expect([solo.bookActions.length, solo.display.length, solo.bonus.length]).toEqual([3, 6, 4]);
    const two = stateOf(start({ humans: 'lake/monks,forest/moles' }));
    expect([two.bookActions.length, two.display.length, two.bonus.length]).toEqual([3, 8, 6]);
  });
});

describe('the first position', () => {
  // Levels of the Automa: banking, law, engineering, medicine.
  test.each([
    ['simpletons', [1, 1, 1, 1]],
    ['kuddlers', [1, 1, 0, 0]],
    ['druids', [0, 0, 0, 2]],
    ['racelings', [0, 1, 0, 1]],
    ['wanderers', [1, 0, 1, 0]],
    ['mimics', [0, 1, 1, 0]],
    ['powermongers', [0, 0, 1, 1]],
    ['symbionts', [1, 0, 1, 0]],
    ['blight', [0, 1, 1, 0]],
    ['gognomes', [1, 0, 0, 1]],
  ] as const)('AOI-S10: the %s begin on levels %o', (faction, levels) => {
    const more: Words = faction === 'symbionts' ? { terrain: 'swamp', youth: 'plains' } : {};
    const game = start({ faction, ...more });
    expect(stateOf(game).levels[1]).toEqual(levels);
    const raised = levels.filter((n) => n > 0).length;
    expect(toldBy(game, 'AOI-S10')).toHaveLength(1 + raised);
  });

  test('AOI-S10, AOI-G3: 20 points, 7 scholars, all buildings, no innovation', () => {
    const state = stateOf(start({}));
    const { automa, humans } = state.facts;
    for (const seat of [...humans, automa]) expect(pointsOf(state, seat)).toBe(20);
    expect(scholarsLeft(state, automa)).toBe(7);
    const stock = Object.fromEntries(
      OWN_BUILDINGS.map((building) => [
        BUILDING_IDS[building] as string,
        stockOf(state, automa, building),
      ]),
    );
    expect(stock).toEqual({ workshop: 9, guild: 4, school: 3, university: 1, palace: 1 });
    expect(state.innovations).toEqual([[], []]);
    // Shipping and cities are kept for humans only.
    expect(state.shipping).toHaveLength(1);
    expect(state.cities).toHaveLength(1);
  });

  test('AOI-S5, AOI-V1: the human is first, the Automa second, or third after two', () => {
    expect(encoded(start({}))).toMatchObject({ order: ['human', 'automa'], turn: 'human' });
    expect(encoded(start({ humans: 'lake/monks,forest/moles' }))['order']).toEqual([
      ...['human1', 'human2', 'automa'],
    ]);
  });
});

describe('what the people choose', () => {
  test('AOI-S9: the first tile is the Automa’s; a coin on each of the three left', () => {
    const before = start({ bonusTiles: '5,3,1,9,7' });
    expect(encoded(before)).toMatchObject({ bonusOf: { automa: 5, human: null } });
    expect(() => play(before, ['bonus 5'])).toThrow('no.bonus');
    expect(() => play(before, ['place E10'])).toThrow('no.bonusFirst');
    const after = play(before, ['bonus 1']);
    expect(told(after)).toEqual(['AOI-S9 do.bonusCoins tiles=[3, 9, 7]']);
    expect(encoded(after)).toMatchObject({
      bonusOf: { automa: 5, human: 1 },
      bonus: [
        { tile: 3, coins: 1 },
        { tile: 9, coins: 1 },
        { tile: 7, coins: 1 },
      ],
    });
  });

  test('AOI-S9: the row is shuffled', () => {
    const own = new Set(seeds.map((seed) => stateOf(start({}, seed)).bonusOf[1]));
    expect(own.size).toBe(10);
  });

  test('AOI-S11, AOI-S5: human, Automa twice, human again; then the first turn is the human’s', () => {
    const words = { terrain: 'wasteland', bonusTiles: '5,3,1,9,7', cards: 'table' };
    const first = play(start(words), ['bonus 1', 'place E10', 'automa', '1']);
    expect(Object.keys(encoded(first)['hexes'] as object)).toEqual(['E10', 'E12', 'H7']);
    expect(first.waiting).toEqual({ kind: 'human', seat: 0 });
    expect(() => play(first, ['build E11'])).toThrow('no.placeFirst');
    const second = play(first, ['place H10']);
    expect(encoded(second)).toMatchObject({ errands: [], round: 1, turn: 'human' });
    expect(second.waiting).toEqual({ kind: 'human', seat: 0 });
    expect(play(second, ['done']).waiting).toEqual({ kind: 'bot', seat: 1 });
  });

  test('AOI-S11, AOI-Q23: by app the card is drawn from all 14, and no deck loses it', () => {
    const cards = seeds.map((seed) => {
      const game = play(start({}, seed), [`bonus ${firstBonus(seed)}`, 'place E10', 'automa']);
      expect(stateOf(game).cards.draw).toHaveLength(5);
      expect(told(game).some((line) => line.includes('setup.deck'))).toBe(false);
      return Number(/card=(\d+)/.exec(told(game)[0] ?? '')?.[1]);
    });
    expect([...new Set(cards)].sort((a, b) => a - b)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    ]);
  });

  const firstBonus = (seed: string) => stateOf(start({}, seed)).bonus[0]?.tile;

  test('AOI-V2, AOI-Q24, AOI-S9: two humans choose, then the Automa gets a random tile', () => {
    const words = {
      humans: 'lake/omar,forest/moles',
      bonusTiles: '6,2,4,8,10,1',
      terrain: 'plains',
      choices: 'table',
    };
    const chosen = play(start(words), ['bonus 8', 'bonus 6']);
    if (chosen.waiting.kind !== 'question') return expect.fail('nothing is asked');
    const { question } = chosen.waiting;
    expect(question.answers.map((one) => question.ref(one).id)).toEqual(['2', '4', '10', '1']);
    const after = answer(innovation, chosen, '4');
    expect(told(after)).toEqual([
      'AOI-V2 do.automaBonus tile=4',
      'AOI-S9 do.bonusCoins tiles=[2, 10, 1]',
    ]);
    expect(encoded(after)).toMatchObject({
      bonusOf: { human1: 8, human2: 6, automa: 4 },
      bonus: [
        { tile: 2, coins: 1 },
        { tile: 10, coins: 1 },
        { tile: 1, coins: 1 },
      ],
    });
  });

  test('AOI-V2: by app it is any of the four', () => {
    const words = { humans: 'lake/omar,forest/moles', bonusTiles: '6,2,4,8,10,1' };
    const own = new Set(
      seeds.map((seed) => stateOf(play(start(words, seed), ['bonus 8', 'bonus 6'])).bonusOf[2]),
    );
    expect([...own].map(Number).sort((a, b) => a - b)).toEqual([1, 2, 4, 10]);
  });
});

describe('the order of starting buildings', () => {
  const errands = (humans: string) =>
    (encoded(start({ humans, terrain: 'plains' }))['errands'] as { who: string; task: string }[])
      .filter(({ task }) => task !== 'bonus')
      .map(({ who, task }) => `${who} ${task}`);

  test('AOI-S11: alone', () => {
    expect(errands('lake/blessed')).toEqual(['human workshop', 'automa automa', 'human workshop']);
  });

  test('AOI-V6: two humans, the second workshops in reverse', () => {
    expect(errands('lake/blessed,forest/moles')).toEqual([
      ...['human1 workshop', 'human2 workshop', 'automa automa'],
      ...['human2 workshop', 'human1 workshop'],
    ]);
  });

  test('AOI-Q12: the Monks’ university comes after the Automa’s workshops', () => {
    expect(errands('lake/monks')).toEqual(['automa automa', 'human university']);
    expect(errands('lake/monks,forest/moles')).toEqual([
      ...['human2 workshop', 'automa automa', 'human2 workshop', 'human1 university'],
    ]);
  });

  test('AOI-S11, AOI-Q12: Omar’s tower is the last of all', () => {
    expect(errands('lake/omar,forest/monks')).toEqual([
      ...['human1 workshop', 'automa automa', 'human1 workshop'],
      ...['human2 university', 'human1 tower'],
    ]);
  });
});
