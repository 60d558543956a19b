import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { ChartStart } from '../../examples/chart-turn.ts';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { quiet } from '../../examples/phase-position.ts';
import { areas } from '../content.ts';
import { discoverable } from './discoveries.ts';
import { deeds } from './overseas.ts';
import { beginTurn, isSkull } from './turn.ts';

/**
 * Canada is a vacant Territory of America, so a Claim there is a Colonial one. Its Port faces the
 * Northwestern Atlantic, which the letter B joins to the Eastern Atlantic, and that lies beside the Channel.
 */
const QUEST = 'quest_for_the_new_world';
const HOME = ['eastern_atlantic', 'english_channel'];
const start = (england: object, more: Partial<ChartStart> = {}): ChartStart => ({
  ...more,
  position: { ...more.position, players: { england } },
});
const NORTHWEST = [...HOME, 'northwestern_atlantic'];
const CLAIM = { claims: ['canada'], ships: NORTHWEST };
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
    const ships = [...NORTHWEST, 'caribbean_sea'];
    const england = { ships, claims: ['canada', 'antilles'], colonists: 4 };
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
      { mat: { hasQuest: true }, ships: ['english_channel'] },
      [],
      ['CO1', 'CO5', 'CO6', 'EX1', 'EX3', 'EX5', 'EX6', 'EX7', 'EX7b', 'EX8'],
    ],
  ])('EU-22.3: no Claim %s', (_, england, choices, expected) => {
    expect(runChart('colonize', start(england, { card: 12 }), { choices }).path).toEqual(expected);
  });
});

describe('R-LINK-1: whether a Claim is linked', () => {
  const colonized = (england: object, position: object = {}) =>
    runChart('colonize', start({ colonists: 4, claims: ['canada'], ...england }, { position }))
      .told;

  test('by a chain of Ships, in the Main Turn as well', () => {
    expect(runChart('main-turn', start({ ...CLAIM, colonists: 4 })).told).toEqual(COLONY);
  });
  test('not where a Sea Zone of the chain has none', () => {
    expect(colonized({ ships: ['english_channel', 'northwestern_atlantic'] })).toEqual([]);
    expect(colonized({ ships: HOME })).toEqual([]);
  });
  test('not from another sea of the same continent', () => {
    expect(colonized({ ships: [...HOME, 'caribbean_sea'] })).toEqual([]);
  });
  test('overland from an own Town', () => {
    const inland = { claims: ['greatlakes'], ships: NORTHWEST };
    expect(colonized(inland)).toEqual([]);
    const { told } = runChart(
      'colonize',
      start({ ...inland, colonists: 4 }, { position: { owner: { canada: 'england' } } }),
    );
    expect(told[1]).toBe('do.colony province=greatlakes who=england');
  });
  test('not by Influence, which links for trade', () => {
    const england = { ships: ['eastern_atlantic', 'northwestern_atlantic'] };
    const occupied = {
      london: 'rebels',
      essex: 'rebels',
      wales: 'rebels',
      wessex: 'rebels',
      shrewsbury: 'rebels',
    };
    const influence = { 'wales_&_wessex': 1 };
    expect(colonized({ ...england, influence }, { occupied })).toEqual([]);
    const calm = { london: 'rebels', essex: 'rebels' };
    expect(colonized({ ...england, influence }, { occupied: calm })).toEqual(COLONY);
  });
  test('of several Claims the one that is linked', () => {
    const england = { claims: ['antilles', 'canada'], ships: NORTHWEST };
    expect(colonized(england)).toEqual(COLONY);
  });
  test('card 12 leaves alone what is not linked', () => {
    const england = {
      claims: ['canada'],
      colonists: 4,
      ships: ['english_channel'],
      mat: { hasQuest: true },
    };
    expect(runChart('colonize', start(england, { card: 12 })).told).toEqual([]);
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

  test('EU-15.9, EU-22.9: a Ship in the first Distant Sea Zone beside another, then the die', () => {
    // B joins the Eastern Atlantic to the Caribbean Sea and to the Northwestern Atlantic.
    const { told } = explore(WITH, ['1']);
    expect(told).toEqual([
      'do.placeShip who=england zone=caribbean_sea',
      'do.placeClaim area=antilles who=england',
    ]);
  });

  test('EU-22.9: the first Ship goes from A to the Northwestern Atlantic alone', () => {
    const england = { ...WITH, ships: ['northeastern_atlantic'] };
    expect(explore(england, ['3']).told).toEqual([
      'do.placeShip who=england zone=northwestern_atlantic',
      'do.placeClaim area=hudsonbay who=england',
    ]);
  });

  test('EU-22.9: with 4 Colonists the Claim is colonized at once', () => {
    const { told, path } = explore({ ...WITH, colonists: 4 }, ['1']);
    expect(told.slice(1)).toEqual([
      'do.placeClaim area=antilles who=england',
      'do.removeClaim area=antilles who=england',
      'do.colony province=antilles who=england',
    ]);
    expect(path).toContain('EX7c');
  });

  test('EU-22.9: on a skull the Distant ship last in the alphabet is lost', () => {
    const england = { ...WITH, ships: [...HOME, 'caribbean_sea', 'indian_ocean'] };
    const { told, path } = explore(england, ['skull']);
    expect(told).toEqual([
      'do.placeShip who=england zone=east_african_coast',
      'do.removeShip who=england zone=indian_ocean',
    ]);
    expect(path.slice(-3)).toEqual(['EX6', 'EX6s', 'EX8']);
  });

  test('EU-22.9: with no ship overseas and none to place, no die is rolled', () => {
    const { told, path } = explore({ ...WITH, ships: ['english_channel'] });
    expect(told).toEqual([]);
    expect(path).toEqual(['EX1', 'EX3', 'EX5', 'EX6', 'EX7', 'EX7b', 'EX8']);
  });

  // Only a table that overrules what the bot knows comes here: the Quest is on display for all others.
  describe('the Quest is not on display', () => {
    const KNOWN = { ideas: { [QUEST]: ['england'] } };
    test('EU-22.9: nothing is done without a Distant town', () => {
      expect(explore({}, [], KNOWN).path).toEqual(['EX1', 'EX2', 'EX2b', 'EX8']);
    });
    test('EU-22.9: beside a Distant town the die is rolled', () => {
      const position = { ...KNOWN, owner: { canada: 'england' } };
      const { told, path } = explore({}, ['1'], position);
      expect(told).toEqual(['do.placeClaim area=newengland who=england']);
      expect(path.slice(0, 4)).toEqual(['EX1', 'EX2', 'EX2b', 'EX5']);
    });
    test('EU-22.9: beside a line to another map as well', () => {
      // Timbuktu lies beside Southern Morocco: a Realm, which any number finds.
      const position = { ...KNOWN, owner: { sus: 'england' } };
      expect(explore({}, ['3'], position).told).toEqual([
        'do.placeClaim area=timbuktu who=england',
      ]);
    });
  });
});

describe('EU-22.9: what lies beside a bot', () => {
  const beside = (england: object, position: object = {}): readonly string[] => {
    const state = positionOf({ ...position, players: { england } });
    return discoverable(state, playerNamed(state, 'england')).map((one) => areas[one]?.id ?? '');
  };
  const QUESTING = { mat: { hasQuest: true } };

  test('all on the coast of its Ships, if it has the Quest', () => {
    const ships = ['great_australian_bight'];
    const there = ['easternaustralia', 'southernaustralia', 'westernaustralia'];
    expect(beside({ ...QUESTING, ships })).toEqual(there);
    expect(beside({ ships })).toEqual([]);
    expect(beside({ ...QUESTING, ships, claims: ['southernaustralia'] })).toEqual([
      'easternaustralia',
      'westernaustralia',
    ]);
  });
  test('by land across the white lines', () => {
    const owner = { virginia: 'england' };
    expect(beside({ ships: [] }, { owner })).toEqual(['florida', 'greatlakes', 'newengland']);
  });
  test('R-EXP-1: from Port to Port, but not to a gray one', () => {
    // New Granada faces the Caribbean Sea as Mexico, Central America and, still vacant, the Antilles do.
    const owner = { newgranada: 'england' };
    expect(beside({ ships: [] }, { owner })).toEqual([
      'centralamerica',
      'guyana',
      'mexico',
      'quito',
    ]);
    const populated = { ...owner, antilles: 'castile' };
    expect(beside({ ships: [] }, { owner: populated })).toContain('antilles');
  });
});

describe('EU-22.9: the Exploration Die', () => {
  const ABROAD = [...HOME, 'caribbean_sea'];
  const CARIBBEAN = { mat: { hasQuest: true }, ships: ABROAD };
  const rolled = (
    face: number | 'skull' | undefined,
    choices: readonly string[],
    { dice = false, england = CARIBBEAN as object, map = {}, owner = {} } = {},
  ) => {
    const faces = face === undefined ? {} : { dice: { exploration: [face, face] } };
    const pack = { format: 1, name: 'mine', ...faces, map };
    const state = positionOf({ pack, owner, players: { england } });
    const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices });
    const { emit, happenings } = new Recorder();
    const scene = beginTurn(state, seat(state.players.indexOf(playerNamed(state, 'england'))));
    deeds.rollExploration({ ...quiet(scene), atTable: { ...CHANCE_BY_APP, dice }, ask, emit });
    finish();
    const found = isSkull(scene.found) ? 'skull' : (areas[scene.found]?.id ?? 'nothing');
    return [found, happenings.map(showMessage)];
  };

  test('without its faces is rolled at the table: a number on the board, or a skull', () => {
    expect(rolled(undefined, ['1'])).toEqual(['antilles', []]);
    expect(rolled(undefined, ['skull'])).toEqual(['skull', []]);
    expect(() => rolled(undefined, ['4'])).toThrow('kernel.scriptNotOffered');
  });
  test('whose faces a pack names is rolled by the app, and told', () => {
    expect(rolled('skull', [])).toEqual(['skull', ['see.explorationDie face=skull who=england']]);
    expect(rolled(1, [])).toEqual(['antilles', ['see.explorationDie face=1 who=england']]);
  });
  test('but not where dice are rolled on the table', () => {
    expect(rolled(1, ['skull'], { dice: true })).toEqual(['skull', []]);
  });
  test('is not rolled where nothing can be found or lost', () => {
    expect(rolled('skull', [], { england: { ...CARIBBEAN, ships: HOME } })).toEqual([
      'nothing',
      [],
    ]);
  });

  test('finds a Territory with its number: the richest, then the alphabet', () => {
    // Florida, Guyana, the Mississippi and New Granada have a 2; all are Small.
    expect(rolled(2, [])[0]).toBe('florida');
    const map = { provinces: { guyana: { size: { 1444: 'large' } } } };
    expect(rolled(2, [], { map })[0]).toBe('guyana');
  });
  test('with a number on no Territory there finds a Realm, by the same rule', () => {
    // Central America and Mexico are Large.
    expect(rolled(3, [])[0]).toBe('centralamerica');
    expect(rolled(3, [], { owner: { centralamerica: 'england' } })[0]).toBe('mexico');
  });
  test('may find nothing', () => {
    const england = { ...CARIBBEAN, ships: ['great_australian_bight'] };
    expect(rolled(3, [], { england })[0]).toBe('nothing');
  });
  test('finds Territories by the numbers that a pack names', () => {
    const map = { provinces: { antilles: { numbers: [5] }, mississippi: { numbers: [1, 5] } } };
    expect(rolled(1, [], { map })[0]).toBe('mississippi');
    expect(rolled(undefined, ['5'], { map })[0]).toBe('antilles');
  });
});
