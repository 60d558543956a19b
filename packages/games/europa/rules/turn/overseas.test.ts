import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { ChartStart } from '../../examples/chart-turn.ts';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { quiet } from '../../examples/phase-position.ts';
import { areas, NONE, provinceOf, provinces } from '../content.ts';
import { TARGETS } from '../pack-view.ts';
import { deeds } from './overseas.ts';
import { beginTurn, isSkull } from './turn.ts';

/** Canada is a vacant Territory of America, so a Claim there is a Colonial one. */
const QUEST = 'quest_for_the_new_world';
const HOME = ['eastern_atlantic', 'english_channel'];
const start = (england: object, more: Partial<ChartStart> = {}): ChartStart => ({
  ...more,
  position: { ...more.position, players: { england } },
});
const CLAIM = { claims: ['canada'], ships: [...HOME, 'caribbean_sea'] };
const COLONY = ['do.removeClaim area=canada who=england', 'do.colony province=canada who=england'];

describe('COLONIZE', () => {
  test.each([
    [4, 0],
    [6, 2],
  ])(
    'EU-22.3: %i Colonists found a Small Town on a Colonial Claim, %i are left',
    (colonists, left) => {
      const { told, me } = runChart('colonize', start({ ...CLAIM, colonists }));
      expect(told).toEqual(COLONY);
      expect([me.colonists, me.claims]).toEqual([left, []]);
    },
  );

  test('R-LINK-1: a Claim beside an own Town that hangs together with the capital is linked', () => {
    const england = { claims: ['canada'], ships: [], colonists: 4 };
    const map = { areas: { canada: { land: ['east_anglia'] } } };
    const position = { pack: { format: 1, name: 'mine', map } };
    expect(runChart('colonize', start(england, { position })).told).toEqual(COLONY);
  });

  test('EU-22.3: of several Claims the first in the alphabet', () => {
    const england = { ...CLAIM, claims: ['canada', 'antilles'], colonists: 4 };
    expect(runChart('colonize', start(england)).told[1]).toBe(
      'do.colony province=antilles who=england',
    );
  });

  test('EU-22.3: card 12 colonizes with fewer Colonists, the Main Turn does not', () => {
    const england = { ...CLAIM, colonists: 2 };
    const byCard = runChart('colonize', start(england, { card: 12 }));
    expect([byCard.told, byCard.me.colonists]).toEqual([COLONY, 0]);
    const byMain = runChart('colonize', start(england));
    expect([byMain.told, byMain.me.colonists]).toEqual([[], 2]);
  });

  test.each<[string, object, readonly string[], readonly string[]]>([
    ['ends the turn', {}, [], ['CO1', 'CO5', 'CO6']],
    [
      'and the Quest: card 12 explores instead, here with nothing in reach',
      { mat: { hasQuest: true } },
      ['none'],
      ['CO1', 'CO5', 'CO6', 'EX1', 'EX3', 'EX5', 'EX6', 'EX7', 'EX7b', 'EX8'],
    ],
  ])('EU-22.3: no Claim %s', (_, england, choices, expected) => {
    expect(runChart('colonize', start(england, { card: 12 }), { choices }).path).toEqual(expected);
  });
});

describe('whether a Territory is linked', () => {
  const FAR = { claims: ['canada'], colonists: 4, ships: HOME };
  test('R-LINK-1: a ship on its continent is enough, nobody is asked', () => {
    expect(runChart('main-turn', start({ ...CLAIM, colonists: 4 })).told).toEqual(COLONY);
  });

  test('R-LINK-1: else the table is asked, once in the turn', () => {
    const { told, path } = runChart('main-turn', start(FAR), { choices: ['yes'] });
    expect(told).toEqual(COLONY);
    expect(path.slice(-5)).toEqual(['goto-colonize', 'CO1', 'CO2', 'CO3', 'CO6']);
  });

  test('R-LINK-1: a Territory that is not linked is left alone, also by card 12', () => {
    const england = { ...FAR, mat: { available: 3 }, deck: { draw: [12] } };
    const { told } = runChart('main-turn', start(england), { choices: ['no'], cards: ['12'] });
    expect(told).not.toContain(COLONY[1]);
  });
});

describe('EXPLORE', () => {
  const WITH = { mat: { hasQuest: true }, ships: HOME };
  const explore = (england: object, choices: readonly string[] = [], position = {}) =>
    runChart('explore', start(england, { card: 11, position }), { choices });

  test('EU-22.9: without the Quest it is researched', () => {
    const { told, me, path } = explore({ mat: { hasQuest: false } });
    expect(told).toEqual([
      `do.research idea=${QUEST} who=england`,
      'do.gainPrestige n=2 who=england',
    ]);
    expect(me.mat.hasQuest).toBe(true);
    expect(path).toEqual(['EX1', 'EX2', 'EX2a', 'ID1', 'ID2', 'ID3', 'ID4', 'ID5']);
  });

  test('EU-22.9: the table says which Distant Sea Zone is in reach, then what the die finds', () => {
    const { told } = explore(WITH, ['caribbean_sea', 'canada']);
    expect(told).toEqual([
      'do.placeShip who=england zone=caribbean_sea',
      'do.placeClaim area=canada who=england',
    ]);
  });

  test('EU-22.9: with 4 Colonists the Claim is colonized at once', () => {
    const england = { ...WITH, colonists: 4, ships: [...HOME, 'caribbean_sea'] };
    const { told, path } = explore(england, ['none', 'canada']);
    expect(told).toEqual(['do.placeClaim area=canada who=england', ...COLONY]);
    expect(path).toContain('EX7c');
  });

  test('EU-22.9: on a skull the Distant ship last in the alphabet is lost', () => {
    const england = { ...WITH, ships: [...HOME, 'caribbean_sea', 'indian_ocean'] };
    const { told, path } = explore(england, ['none', 'skull']);
    expect(told).toEqual(['do.removeShip who=england zone=indian_ocean']);
    expect(path.slice(-3)).toEqual(['EX6', 'EX6s', 'EX8']);
  });

  test('EU-22.9: with no ship overseas and none to place, no die is rolled', () => {
    const { told, path } = explore(WITH, ['none']);
    expect(told).toEqual([]);
    expect(path).toEqual(['EX1', 'EX3', 'EX5', 'EX6', 'EX7', 'EX7b', 'EX8']);
  });

  test('EU-22.9: a number may find nothing', () => {
    const england = { ...WITH, ships: [...HOME, 'caribbean_sea'] };
    expect(explore(england, ['none', 'none']).told).toEqual([]);
  });

  // Only a table that overrules what the bot knows comes here: the Quest is on display for all others.
  describe('the Quest is not on display', () => {
    const KNOWN = { ideas: { [QUEST]: ['england'] } };
    test('EU-22.9: nothing is done without a Distant town', () => {
      expect(explore({}, [], KNOWN).path).toEqual(['EX1', 'EX2', 'EX2b', 'EX8']);
    });
    test('EU-22.9: beside a Distant town the die is rolled', () => {
      const position = { ...KNOWN, owner: { canada: 'england' } };
      const { told, path } = explore({}, ['antilles'], position);
      expect(told).toEqual(['do.placeClaim area=antilles who=england']);
      expect(path.slice(0, 4)).toEqual(['EX1', 'EX2', 'EX2b', 'EX5']);
    });
  });
});

describe('EU-22.9: the Exploration Die whose faces a pack names', () => {
  const ABROAD = [...HOME, 'caribbean_sea'];
  const rolled = (
    face: number | 'skull',
    choices: readonly string[],
    { dice = false, ships = ABROAD, map = {}, owner = {} } = {},
  ) => {
    const pack = { format: 1, name: 'mine', dice: { exploration: [face, face] }, map };
    const state = positionOf({ pack, owner, players: { england: { ships } } });
    const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices });
    const { emit, happenings } = new Recorder();
    const scene = beginTurn(state, seat(state.players.indexOf(playerNamed(state, 'england'))));
    deeds.rollExploration({ ...quiet(scene), atTable: { ...CHANCE_BY_APP, dice }, ask, emit });
    finish();
    const found = isSkull(scene.found) ? 'skull' : (areas[scene.found]?.id ?? 'nothing');
    return [found, happenings.map(showMessage)];
  };

  test('is rolled by the app: a skull asks nothing, a number is looked up on the board', () => {
    expect(rolled('skull', [])).toEqual(['skull', ['see.explorationDie face=skull who=england']]);
    const four = ['see.explorationDie face=4 who=england'];
    expect(rolled(4, ['canada'])).toEqual(['canada', four]);
    expect(rolled(4, ['none'])).toEqual(['nothing', four]);
  });
  test('but not where dice are rolled on the table', () => {
    expect(rolled(4, ['skull'], { dice: true })).toEqual(['skull', []]);
  });
  test('and not where nothing can be found or lost', () => {
    expect(rolled('skull', [], { ships: HOME })).toEqual(['nothing', []]);
  });

  describe('with the numbers of Territories', () => {
    // A ship in the Northwestern Atlantic lies beside Hudson Bay for certain, and on a continent
    // with all of America; only the table knows what else is beside it.
    const ships = ['northwestern_atlantic'];
    const all = TARGETS.territory.filter(
      ({ id }) => provinces[provinceOf(id) ?? NONE]?.map === 'America',
    );
    const numbered = (special: Record<string, readonly number[]>) => ({
      provinces: Object.fromEntries(
        all.map(({ id }) => [id, { numbers: special[id] ?? [1] }] as const),
      ),
    });
    const found = (n: number, choices: readonly string[], more: object = {}) =>
      rolled(n, choices, { ships, ...more })[0];

    test('what the ship lies beside is found without a question', () => {
      expect(found(4, [], { map: numbered({ hudsonbay: [4] }) })).toBe('hudsonbay');
      expect(found(4, [], { map: numbered({ hudsonbay: [2, 4] }) })).toBe('hudsonbay');
    });
    test('the table is asked what else with that number is beside it', () => {
      const map = numbered({ hudsonbay: [4], canada: [4] });
      expect(found(4, ['canada'], { map })).toBe('canada');
      expect(() => found(4, ['florida'], { map })).toThrow('florida');
      // Where a Territory has the number, it comes before Realms.
      expect(() => found(4, ['mexico'], { map })).toThrow('mexico');
    });
    test('a Territory whose number is not known may have it', () => {
      const map = { provinces: { hudsonbay: { numbers: [4] } } };
      expect(found(4, ['florida'], { map })).toBe('florida');
      expect(() => found(5, ['hudsonbay'], { map })).toThrow('hudsonbay');
    });
    test('a number on no Territory finds a Realm', () => {
      const map = numbered({});
      expect(found(4, ['mexico'], { map })).toBe('mexico');
      expect(() => found(4, ['canada'], { map })).toThrow('canada');
    });
    test('beside by land counts as well; of several the richest, then the alphabet', () => {
      const map = {
        ...numbered({ canada: [4], florida: [4] }),
        areas: { virginia: { land: ['canada', 'florida'] } },
      };
      const owner = { virginia: 'england' };
      expect(found(4, [], { map, owner })).toBe('canada');
      const rich = {
        ...map,
        provinces: { ...map.provinces, florida: { numbers: [4], size: { 1444: 'large' } } },
      };
      expect(found(4, [], { map: rich, owner })).toBe('florida');
    });
  });
});
