import { checkCodec } from '@empty-chair/testkit/checks-state';
import { badField } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { CONFIGS } from '../examples/configs.ts';
import { configCodec, DEFAULT_CONFIG, roundTilesProblem } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import type { RoundTile } from './content.ts';
import { AUTOMA_FACTIONS, FINAL_TILES } from './content.ts';

const lake = { terrain: 'lake', faction: 'monks' };
const forest = { terrain: 'forest', faction: 'moles' };

/** Where it is wrong and why, or nothing. */
const problem = (change: Readonly<Record<string, unknown>>): string | undefined =>
  badField(() => configCodec.decode(change));

describe('a config', () => {
  test('AOI-S1, AOI-S7: left out, it is the first game', () => {
    expect(configCodec.decode({})).toEqual(DEFAULT_CONFIG);
    expect(configFrom({})).toEqual(DEFAULT_CONFIG);
  });

  test('comes back from its JSON as it was', () => {
    const whole = configCodec.decode({
      side: '3-5',
      level: 'ultoma',
      faction: 'symbionts',
      terrain: 'swamp',
      youth: 'desert',
      humans: [lake],
      tiles: {
        round: [1, 4, 8, 10, 5, 6],
        final: 4,
        bonus: [10, 9, 8, 7, 6],
        books: [6, 1, 2],
        innovations: ['steel', 'science', 'library', 'census', 'professor', 'architecture'],
        palaces: [16, 1],
      },
      options: { block: 'strict' },
      chance: { cards: 'table', choices: 'app' },
    });
    for (const config of [whole, ...Object.values(CONFIGS)]) {
      expect(checkCodec('config', config, configCodec.encode, configCodec.decode)).toEqual([]);
    }
  });

  test.each([
    [{ side: '2' }, 'side data.notOneOf'],
    [{ level: 'hard' }, 'level data.notOneOf'],
    [{ faction: 'monks' }, 'faction data.notOneOf'],
    [{ terrain: 'river' }, 'terrain data.notOneOf'],
    [{ colour: 'red' }, 'colour data.unknownField'],
    [{ humans: [] }, 'humans data.outOfRange'],
    [{ humans: [lake, forest, { terrain: 'swamp', faction: 'omar' }] }, 'humans data.outOfRange'],
    [{ humans: [{ terrain: 'lake' }] }, 'humans[0].faction data.missing'],
    [{ humans: [{ terrain: 'lake', faction: 'druids' }] }, 'humans[0].faction data.notOneOf'],
    [{ options: { block: 'never' } }, 'options.block data.notOneOf'],
    [{ options: { colour: 'red' } }, 'options.colour data.unknownField'],
    [{ chance: { cards: 'dealer' } }, 'chance.cards data.notOneOf'],
    [{ tiles: { round: [1, 4, 8, 10, 5] } }, 'tiles.round data.outOfRange'],
    [{ tiles: { round: [1, 4, 8, 10, 5, 13] } }, 'tiles.round[5] data.outOfRange'],
    [{ tiles: { round: [1, 4, 8, 10, 5, 1] } }, 'tiles.round[5] data.twice'],
    [{ tiles: { final: 5 } }, 'tiles.final data.outOfRange'],
    [{ tiles: { books: [1, 2] } }, 'tiles.books data.outOfRange'],
    [{ tiles: { palaces: [1, 17] } }, 'tiles.palaces[1] data.outOfRange'],
    [{ tiles: { innovations: ['steel'] } }, 'tiles.innovations data.outOfRange'],
    [{ tiles: { innovations: ['gold'] } }, 'tiles.innovations[0] data.notOneOf'],
  ])('%o is refused at its place', (change, where) => {
    expect(problem(change)).toBe(where);
  });

  test('AOI-S8: the Automa’s terrain is not the human’s', () => {
    expect(problem({ humans: [lake], terrain: 'lake' })).toBe('terrain bad.sameTerrain');
    expect(problem({ humans: [lake], terrain: 'forest' })).toBeUndefined();
    expect(problem({ humans: [lake, forest], terrain: 'forest' })).toBe('terrain bad.sameTerrain');
  });

  test('AOI-S6, AOI-V1: two humans have two terrains and two factions', () => {
    expect(problem({ humans: [lake, { ...forest, terrain: 'lake' }] })).toBe(
      'humans[1].terrain bad.sameTerrain',
    );
    expect(problem({ humans: [lake, { ...forest, faction: 'monks' }] })).toBe(
      'humans[1].faction bad.sameFaction',
    );
    expect(problem({ humans: [lake, forest] })).toBeUndefined();
  });

  test('AOI-V1: against two humans only the Simpletons play', () => {
    for (const faction of AUTOMA_FACTIONS) {
      const youth = faction === 'symbionts' && { terrain: 'swamp', youth: 'desert' };
      expect(problem({ humans: [lake, forest], faction, ...youth })).toBe(
        faction === 'simpletons' ? undefined : 'faction bad.onlySimpletons',
      );
      expect(problem({ humans: [lake], faction, ...youth })).toBeUndefined();
    }
  });

  test('AOI-F8: the Symbionts, and nobody else, have a second terrain of their own', () => {
    const symbionts = { faction: 'symbionts', humans: [lake], terrain: 'swamp' };
    expect(problem({ ...symbionts, youth: 'desert' })).toBeUndefined();
    expect(problem(symbionts)).toBe('youth bad.youth');
    expect(problem({ ...symbionts, terrain: 'random', youth: 'desert' })).toBe('youth bad.youth');
    expect(problem({ ...symbionts, youth: 'swamp' })).toBe('youth bad.sameTerrain');
    expect(problem({ ...symbionts, youth: 'lake' })).toBe('youth bad.sameTerrain');
    expect(problem({ faction: 'druids', terrain: 'swamp', youth: 'desert' })).toBe(
      'youth bad.noYouth',
    );
  });

  test('AOI-S4, AOI-S9, AOI-V2, AOI-V5: how many tiles lie on the table', () => {
    const solo = { humans: [lake] };
    const two = { humans: [lake, forest] };
    const bonus = (n: number) => ({ tiles: { bonus: [1, 2, 3, 4, 5, 6, 7].slice(0, n) } });
    const palaces = (n: number) => ({ tiles: { palaces: [1, 2, 3, 4].slice(0, n) } });
    expect(problem({ ...solo, ...bonus(5) })).toBeUndefined();
    expect(problem({ ...solo, ...bonus(6) })).toBe('tiles.bonus data.outOfRange');
    expect(problem({ ...two, ...bonus(6) })).toBeUndefined();
    expect(problem({ ...two, ...bonus(5) })).toBe('tiles.bonus data.outOfRange');
    expect(problem({ ...solo, ...palaces(2) })).toBeUndefined();
    expect(problem({ ...solo, ...palaces(3) })).toBe('tiles.palaces data.outOfRange');
    expect(problem({ ...two, ...palaces(3) })).toBeUndefined();
    expect(problem({ ...two, ...palaces(4) })).toBe('tiles.palaces data.outOfRange');
  });
});

describe('the limits on round tiles', () => {
  const roundTiles = (numbers: readonly number[]) => numbers.map((n) => n as RoundTile);
  // The spade tile is 7; disciplines: 1-3 banking, 4-6 law, 7-9 engineering, 10-12 medicine.
  test.each([
    [[1, 4, 8, 7, 10, 5], undefined],
    [[7, 4, 8, 1, 10, 5], undefined],
    [[1, 4, 8, 10, 7, 5], 'round'],
    [[1, 4, 8, 10, 5, 7], 'round'],
    [[1, 4, 2, 10, 3, 5], 'round'],
    [[10, 11, 12, 4, 1, 5], 'round'],
    [[1, 4, 2, 10, 5, 3], undefined],
    [[4, 5, 8, 10, 1, 6], undefined],
  ])('AOI-S2: %o: %s', (round, wrong) => {
    expect(roundTilesProblem(roundTiles(round), undefined)).toBe(wrong);
    expect(problem({ tiles: { round } })).toBe(wrong && `tiles.${wrong} bad.tileLimits`);
  });

  // The tile of round 6, and the final tiles that may lie on it.
  test.each([
    ['a school', [4, 5, 8, 10, 2, 1], [1, 3, 4]],
    ['a palace or university', [4, 5, 8, 10, 1, 2], [1, 2, 3, 4]],
    ['a workshop', [4, 5, 8, 10, 1, 3], [2, 4]],
    ['an innovation', [1, 5, 8, 10, 2, 4], [1, 2, 3, 4]],
    ['a guild', [1, 4, 8, 10, 2, 5], [1, 2, 3]],
    ['a city', [1, 4, 8, 10, 2, 9], [1, 2, 3, 4]],
  ])('AOI-S3, AOI-Q19: on a tile for %s', (_, round, finals) => {
    const fitting = FINAL_TILES.filter(
      (final) => roundTilesProblem(roundTiles(round), final) === undefined,
    );
    expect(fitting).toEqual(finals);
    for (const final of [1, 2, 3, 4]) {
      expect(problem({ tiles: { round, final } })).toBe(
        finals.includes(final) ? undefined : 'tiles.final bad.tileLimits',
      );
    }
  });
});

describe('in words', () => {
  test('every word has an example that is read', () => {
    for (const { name, example } of CONFIG_WORDS) {
      const youth = { faction: 'symbionts', terrain: 'wasteland' };
      const config = configFrom({ [name]: example, ...(name === 'youth' && youth) });
      expect(config).not.toEqual(DEFAULT_CONFIG);
    }
  });

  test('tiles and humans are lists', () => {
    expect(
      configFrom({
        humans: 'forest/monks, desert/omar',
        terrain: 'lake',
        roundTiles: '1,4,8,10,5,6',
        finalTile: '4',
        bookActions: '6,1,2',
        cards: 'table',
      }),
    ).toMatchObject({
      humans: [
        { terrain: 'forest', faction: 'monks' },
        { terrain: 'desert', faction: 'omar' },
      ],
      tiles: { round: [1, 4, 8, 10, 5, 6], final: 4, books: [6, 1, 2] },
      chance: { cards: 'table', choices: 'app' },
    });
    expect(configFrom({ humans: 'forest' }).humans).toEqual([
      { terrain: 'forest', faction: 'philosophers' },
    ]);
  });

  test.each([
    [{ colour: 'red' }, 'colour'],
    [{ roundTiles: '1,4,x,10,5,6' }, 'tiles.round[2]'],
    [{ humans: 'river/monks' }, 'humans[0].terrain'],
    [{ finalTile: 'two' }, 'tiles.final'],
  ])('%o is refused', (words, path) => {
    expect(() => configFrom(words)).toThrow(`bad data at ${path}`);
  });
});
