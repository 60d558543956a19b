import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
import {
  area,
  areaIds,
  ownedBy,
  ownerNamed,
  playerNamed,
  positionOf,
  provinceIds,
  realm,
  realmIds,
  sayAt,
} from '../../examples/phase-position.ts';
import { BOT_CARDS } from '../charts/content.ts';
import { NONE } from '../content.ts';
import { provincesOf } from '../geography.ts';
import type { LevelId } from '../numbers.ts';
import { cubesInSupply } from '../turn/power.ts';
import { powerForEstate } from './replace.ts';

const SOLO: Words = { humans: 'france' };
const CASTILE = provinceIds(provincesOf(positionOf().map, realm('castile')));

describe('a new bot for one that is out', () => {
  const out: Fields = {
    owner: ownedBy('france', ...CASTILE),
    players: {
      castile: {
        isActive: false,
        prestige: 11,
        hasPassed: true,
        hasTakenEvent: true,
        mat: { available: 2, ideas: { military: 2 }, milestones: ['warfare'] },
      },
    },
    order: ['france', 'england'],
  };

  test('EU-18.1: a realm with its Towns, 3 Units, 9 power, a deck; what the old one has achieved', () => {
    const { state } = sayAt(out, SOLO, 'replace castile portugal');
    const bot = playerNamed(state, 'portugal');
    expect(bot).toMatchObject({ isBot: true, isActive: true, prestige: 11, hasPassed: false });
    // Lisboa is Large, four are Small: 3 Manpower.
    expect(bot.mat).toMatchObject({ available: 9, spent: 0, army: 3, reserve: 0 });
    expect(bot.mat.ideas.military).toBe(2);
    expect(bot.mat.milestones.warfare).toBe(true);
    expect(bot.deck.draw.length + bot.deck.out.length).toBe(24);
    expect(state.order).toContain(1);
    expect(bot.hasTakenEvent).toBe(false);
  });

  test('EU-18.1: whoever fights the realm fights the new bot', () => {
    const players = { ...(out['players'] as Fields), england: { wars: ['portugal'], allies: [] } };
    const { state } = sayAt({ ...out, players }, SOLO, 'replace castile portugal');
    expect(realmIds(playerNamed(state, 'portugal').wars)).toEqual(['england']);
  });

  test.each([
    ['a realm that somebody plays', 'replace castile england'],
    ['a realm without provinces', 'replace castile castile'],
    ['the seat of a human', 'replace france portugal'],
  ])('EU-18.1: not %s', (_, line) => {
    expect(() => sayAt(out, SOLO, line)).toThrow();
  });
});

describe('what a human leaves behind', () => {
  // Power, Ducats, Stability, Interest; a minimum of 5, 5, 6 and 7, a maximum of 15.
  test.each([
    ['easy', [8, 0, 0, 0], 8],
    ['easy', [3, 12, 0, 0], 5],
    ['easy', [6, 24, 0, 0], 10],
    ['easy', [6, 25, 0, 0], 11],
    ['easy', [6, 90, 0, 0], 11],
    ['easy', [6, 0, 3, 0], 9],
    ['easy', [9, 0, -3, 0], 6],
    ['easy', [9, 0, 0, 2], 7],
    ['easy', [0, 0, -3, 4], 5],
    ['hard', [0, 0, 0, 0], 6],
    ['very-hard', [6, 0, 0, 0], 7],
    ['normal', [12, 30, 3, 0], 15],
    ['normal', [10, 10, 3, 1], 14],
  ] as const)('EU-18.3: on %s %j are %i Bot Power', (level: LevelId, estate, power) => {
    const [monarchPower, ducats, stability, interest] = estate;
    const left = { monarchPower, ducats, stability, interest, deployed: 0 };
    expect(powerForEstate(left, level)).toBe(power);
  });
});

describe('a human who leaves', () => {
  // Level, Monarch Power, Ducats, Stability, Interest, deployed Units.
  const LEAVE = 'leave hard 8 12 1 0 5';

  test.each([
    ['before the first turn of a Round', {}, true],
    ['not after a turn', { turn: 'france', order: ['castile', 'england', 'france'] }, false],
    ['not when somebody has passed', { passed: ['castile'] }, false],
    ['not in another phase', { step: 'income' }, false],
  ])('EU-1.4, EU-18.2: %s', (_, fields, isFine) => {
    const leave = () => sayAt(fields, SOLO, LEAVE);
    if (isFine) expect(playerNamed(leave().state, 'france').isBot).toBe(true);
    else expect(leave).toThrow();
  });

  test('EU-1.4, EU-18.3: becomes a bot: power, units, ideas, a deck without done FOCUS', () => {
    const fields = {
      milestones: { warfare: ['france'], politics: ['castile'] },
      players: { france: { armyAt: 'seine', mat: { ideas: { military: 3, diplomatic: 1 } } } },
    };
    const { state } = sayAt(fields, SOLO, LEAVE);
    const france = playerNamed(state, 'france');
    expect(france).toMatchObject({ isBot: true, level: 'hard', armyAt: NONE });
    // 8 and 2 for 12 Ducats and 1; 8 Manpower, of which 5 are deployed.
    expect(france.mat).toMatchObject({ available: 11, spent: 0, army: 5, reserve: 3 });
    expect(france.mat.ideas).toEqual({ administrative: 0, diplomatic: 1, military: 3 });
    const focusOf = (all: readonly number[]) =>
      all.map((card) => BOT_CARDS.find(({ number }) => number === card)?.focus);
    expect(focusOf(france.deck.draw)).not.toContain('warfare');
    expect(focusOf(france.deck.draw)).toContain('politics');
    expect(france.ships).toHaveLength(2);
  });

  test('EU-18.3: vassals become Towns', () => {
    const words = { scenario: '2-02', variant: '4-players', humans: 'poland', bots: 'muscovy' };
    const start = { order: ['poland', 'muscovy'], turn: 'poland' };
    expect(ownerNamed(positionOf(start, words), 'warszawa')).toBe('mazovia');
    const { state } = sayAt(start, words, LEAVE);
    for (const id of ['warszawa', 'suceava', 'basarabia']) {
      expect(ownerNamed(state, id)).toBe('poland');
    }
    expect(state.overlord[realm('mazovia')]).toBe(NONE);
  });

  test('EU-18.3, EU-10.1, EU-10.3: no more cubes, Claims and Cores than a bot has', () => {
    const influence = {
      ...{ lombardy: 5, scotland: 5, languedoc: 5, 'moscow_&_ryazan': 5, rhineland: 2 },
    };
    const claims = ['aragon', 'leon', 'castile', 'portugal', 'seine', 'loire', 'delhi'];
    const cores = ['burgundy', 'tirol', 'venetia'];
    const fields = { players: { france: { influence, claims, cores } } };
    const { state } = sayAt(fields, SOLO, LEAVE);
    const france = playerNamed(state, 'france');
    expect(france.mat.available).toBe(11);
    expect(cubesInSupply(france)).toBe(0);
    // 22 and 11 are three too many: the farthest without a friend give.
    expect(france.influence[area('moscow_&_ryazan')]).toBe(2);
    expect(areaIds(france.claims)).toEqual(claims.slice(0, 6));
    expect(france.cores).toHaveLength(2);
  });
});
