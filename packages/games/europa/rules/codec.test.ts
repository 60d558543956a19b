import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { ownerNamed } from '../examples/phase-position.ts';
import type { Fields, Position } from '../examples/position.ts';
import { readPosition, SOLO } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { configFrom } from './config-words.ts';

const encoded = (state: Fields, config: Position['config'] = SOLO): Fields =>
  stateCodec.encode(readPosition({ state, config })) as Fields;
const playersIn = (state: Fields): Readonly<Record<string, Fields>> =>
  state['players'] as Readonly<Record<string, Fields>>;

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

/** Every field, none with its usual value. */
const CASTILE: Fields = {
  realm: 'aragon',
  isBot: false,
  isActive: false,
  level: 'very-hard',
  prestige: 12,
  religion: 'protestant',
  hasPassed: true,
  hasTakenEvent: true,
  influence: { aragon: 5, leon: 1 },
  allies: ['portugal', 'navarra'],
  activeAllies: ['portugal'],
  marriages: ['portugal'],
  claims: ['aragon', 'newgranada'],
  cores: ['andalucia'],
  wars: ['england'],
  truces: ['france', 'granada'],
  ships: ['central_atlantic', 'gulf_of_lion'],
  merchant: 'Genoa',
  colonists: 2,
  armyAt: 'aragon',
  units: { aragon: 3, leon: 2 },
  manpower: 4,
  mat: {
    available: 3,
    spent: 4,
    reserve: 5,
    army: 6,
    laidDown: 1,
    focus: { economics: 1, expansion: 2, politics: 0, warfare: 3 },
    milestones: ['warfare'],
    ideas: { administrative: 1, diplomatic: 2, military: 3 },
    hasQuest: true,
  },
  deck: {
    draw: [1, 2],
    used: CARDS.slice(2, 20),
    setAside: [22],
    out: [21, 23, 24],
    isRefilled: true,
  },
};
const WHOLE: Fields = {
  since: 4,
  age: 2,
  round: 3,
  step: 'unrest',
  turn: 'england',
  order: ['england', 'france', 'castile'],
  passed: ['castile', 'france', 'england'],
  isUnderWay: true,
  nextFirst: 'castile',
  isOver: true,
  owner: { paris: 'england', sevilla: null },
  occupied: { london: 'france', madrid: 'rebels' },
  unrest: ['london', 'wessex'],
  rebels: { leon: 3 },
  religion: { seine: 'protestant' },
  pirates: { Sevilla: 2 },
  overlords: { scotland: 'england', portugal: 'france' },
  dnprs: ['burgundy', 'aragon orange'],
  emperor: 'austria',
  authority: 4,
  imperialInfluence: ['bohemia', 'saxony'],
  isDefendingEmpire: true,
  controller: 'france',
  isUncontested: true,
  curia: ['france', 'castile', 'france'],
  hasCrusade: true,
  seenEvents: ['103-1', '11A-1'],
  milestones: {
    economics: [],
    expansion: ['france'],
    politics: [],
    warfare: ['england', 'castile'],
  },
  ideas: { cannons: ['france', 'england'], quest_for_the_new_world: [] },
  seenIdeas: [{ idea: 'bureaucracy', besides: ['tolerance'] }],
  leftEmpire: ['jutland'],
  crusade: { realm: 'castile', area: 'andalucia' },
  pack: { format: 1, name: 'mine', cards: { 4: { cost: 1 } } },
};

test('a whole position is written as it was read', () => {
  const { players, ...rest } = encoded({ ...WHOLE, players: { castile: CASTILE } });
  expect(rest).toEqual(WHOLE);
  expect((players as Fields)['castile']).toEqual(CASTILE);
});

test('a capacity that a human counted, in a position of before, is left', () => {
  const counted = { area: 'aragon', least: 3, n: 4, most: 6, asked: 5, ports: ['galicia'] };
  const { players } = encoded({ ...WHOLE, players: { castile: { ...CASTILE, counted } } });
  expect((players as Fields)['castile']).toEqual(CASTILE);
});

test('and a second time', () => {
  const once = encoded({ ...WHOLE, players: { castile: CASTILE } });
  expect(encoded(once)).toEqual(once);
});

describe('what is left out is as the scenario sets it up', () => {
  test('EU-2.1, EU-2.2, EU-2.4, EU-2.5, EU-2.6: the introductory scenario with two bots', () => {
    const state = encoded({});
    expect(state).toMatchObject({
      ...{ age: 1, round: 1, step: 'actions', turn: 'france', isOver: false, nextFirst: null },
      ...{ order: ['france', 'castile', 'england'], passed: [], unrest: [], ideas: {} },
      ...{ occupied: {}, rebels: {}, religion: {}, pirates: {}, overlords: {}, owner: {} },
    });
    expect(state).not.toHaveProperty('pack');
    // As on its Setup Card: 2 Units, none on the map; one of two Merchants; a Ship in both zones.
    expect(playersIn(state)['castile']).toMatchObject({
      ...{ realm: 'castile', isBot: true, isActive: true, level: 'normal', religion: 'catholic' },
      ...{ prestige: 0, hasPassed: false, hasTakenEvent: false, merchant: 'Sevilla' },
      ...{ claims: ['andalucia'], cores: [], allies: [], wars: [], armyAt: null },
      ships: ['central_atlantic', 'western_mediterranean'],
      influence: { aragon: 2, portugal: 1, burgundy: 1, central_italy: 1 },
      mat: { available: 9, spent: 0, army: 2, laidDown: 0, milestones: [], hasQuest: false },
    });
  });

  test('a human has no mat and no deck', () => {
    expect(playersIn(encoded({}))['france']).toMatchObject({
      isBot: false,
      mat: { available: 0, army: 0, reserve: 0 },
      deck: { draw: [], used: [], setAside: [], out: [] },
    });
  });

  test('EU-2.8: the deck lies unshuffled, the lowest card on top', () => {
    const { deck } = playersIn(encoded({}))['castile'] as {
      deck: { draw: number[]; out: number[] };
    };
    expect(deck.draw.slice().reverse()).toEqual(CARDS.filter((card) => !deck.out.includes(card)));
  });

  test('Influence that is named is all there is', () => {
    const state = encoded({ players: { england: { influence: { seine: 2 } } } });
    expect(playersIn(state)['england']).toMatchObject({ influence: { seine: 2 } });
    const { influence } = playersIn(state)['england'] as { influence: Fields };
    expect(Object.keys(influence)).toEqual(['seine']);
  });

  test('a mat and a deck field by field: what is not named of a deck is empty', () => {
    const state = encoded({
      players: { england: { mat: { available: 4 }, deck: { draw: [7] } } },
    });
    expect(playersIn(state)['england']).toMatchObject({
      mat: { available: 4, spent: 0, army: 2 },
      deck: { draw: [7], used: [], setAside: [], out: [] },
    });
  });

  test('the pack of the config; null takes it off', () => {
    const config = { ...configFrom(SOLO), pack: readPosition({ state: WHOLE }).pack };
    expect(stateCodec.encode(stateCodec.decode({}, config as never))).not.toHaveProperty('pack');
    expect(stateCodec.encode(stateCodec.decode({ pack: null }, config as never))).toHaveProperty(
      'pack',
      null,
    );
  });

  test('a realm under its later name is the same', () => {
    expect(encoded({ owner: { paris: 'spain' } })['owner']).toEqual({ paris: 'castile' });
  });
});

const problem = (state: unknown): string =>
  badData(() => stateCodec.decode(state, configFrom(SOLO)));
const inCastile = (fields: Fields): Fields => ({ players: { castile: fields } });

describe('what cannot be is told with its place', () => {
  test.each<[unknown, string]>([
    [5, ': data.expected'],
    [[], ': data.expected'],
    [{ moon: 1 }, 'moon: data.unknownField field=moon'],
    [{ age: 5 }, 'age: data.outOfRange least=1 most=4 value=5'],
    [{ round: 0 }, 'round: data.outOfRange least=1 most=4 value=0'],
    [{ step: 'tea' }, 'step: data.notOneOf'],
    [{ turn: 'austria' }, 'turn: data.notOneOf choices=france, castile, england value=austria'],
    [{ order: ['scotland'] }, 'order[0]: data.notOneOf'],
    [{ passed: 'france' }, 'passed: data.expected'],
    [{ nextFirst: 0 }, 'nextFirst: data.notOneOf'],
    [{ isOver: 'no' }, 'isOver: data.expected'],
    [{ owner: { atlantis: 'france' } }, 'owner.atlantis: data.notOneOf'],
    [{ owner: { paris: 'atlantis' } }, 'owner.paris: data.notOneOf'],
    [{ owner: { paris: 'rebels' } }, 'owner.paris: data.notOneOf'],
    [{ occupied: { paris: 'nobody' } }, 'occupied.paris: data.notOneOf'],
    [{ unrest: ['paris', 'seine'] }, 'unrest[1]: data.notOneOf'],
    [{ unrest: ['paris', 'paris'] }, 'unrest[1]: data.twice value=paris'],
    [{ rebels: { seine: -1 } }, 'rebels.seine: data.outOfRange'],
    [{ religion: { seine: 'buddhist' } }, 'religion.seine: data.notOneOf'],
    [{ pirates: { paris: 1 } }, 'pirates.paris: data.notOneOf'],
    [{ overlords: { scotland: 'atlantis' } }, 'overlords.scotland: data.notOneOf'],
    [{ dnprs: ['atlantis'] }, 'dnprs[0]: data.notOneOf'],
    [{ emperor: 7 }, 'emperor: data.expected'],
    [{ authority: 7 }, 'authority: data.outOfRange least=0 most=6 value=7'],
    [{ imperialInfluence: ['paris'] }, 'imperialInfluence[0]: data.notOneOf'],
    [{ milestones: { science: [] } }, 'milestones.science: data.unknownField'],
    [{ ideas: { gunpowder: [] } }, 'ideas.gunpowder: data.unknownField'],
    [{ pack: { name: 'x' } }, 'pack.format: data.missing field=format'],
    [
      { pack: { format: 1, name: 'x', charts: { siege: { removed: ['SI2'] } } } },
      'pack.charts.siege.nodes.SI1.edges.',
    ],
    [{ players: { austria: {} } }, 'players.austria: data.unknownField'],
    [inCastile({ crown: 1 }), 'players.castile.crown: data.unknownField'],
    [inCastile({ level: 'brutal' }), 'players.castile.level: data.notOneOf'],
    [inCastile({ prestige: -1 }), 'players.castile.prestige: data.outOfRange'],
    [inCastile({ influence: { aragon: 6 } }), 'players.castile.influence.aragon: data.outOfRange'],
    [
      inCastile({ allies: ['navarra', 'navarra'] }),
      'players.castile.allies[1]: data.twice value=navarra',
    ],
    [inCastile({ ships: ['paris'] }), 'players.castile.ships[0]: data.notOneOf'],
    [inCastile({ merchant: 'Paris' }), 'players.castile.merchant: data.notOneOf'],
    [inCastile({ armyAt: 'paris' }), 'players.castile.armyAt: data.notOneOf'],
    [inCastile({ mat: { available: 31 } }), 'players.castile.mat.available: data.outOfRange'],
    [inCastile({ mat: { gold: 1 } }), 'players.castile.mat.gold: data.unknownField'],
    [inCastile({ mat: { focus: { war: 1 } } }), 'players.castile.mat.focus.war: data.unknownField'],
    [
      inCastile({ mat: { ideas: { military: 4 } } }),
      'players.castile.mat.ideas.military: data.outOfRange',
    ],
    [
      inCastile({ mat: { milestones: ['war'] } }),
      'players.castile.mat.milestones[0]: data.notOneOf',
    ],
    [
      inCastile({ deck: { draw: [25] } }),
      'players.castile.deck.draw[0]: data.outOfRange least=1 most=24 value=25',
    ],
    [inCastile({ deck: { hand: [] } }), 'players.castile.deck.hand: data.unknownField'],
  ])('%j', (state, where) => {
    expect(problem(state)).toContain(where);
  });
});

// A record of rules 3 opens at its checkpoint: England began with what France's tokens now lie on.
test('EU-2.1: a whole position of former rules keeps the owners that it was written with', () => {
  const config = { scenario: '1-03', variant: '3-players', humans: 'portugal' };
  const { since, ...former } = encoded({}, config);
  expect(since).toBe(4);
  const read = (state: Fields) => readPosition({ config, state });
  const owners = (state: Fields) =>
    ['maine', 'caux', 'paris'].map((id) => ownerNamed(read(state), id));
  expect(owners({ ...former, owner: {} })).toEqual(['england', 'england', 'france']);
  expect(owners({ ...former, owner: { caux: 'france' } })).toEqual(['england', 'france', 'france']);
  const again = stateCodec.encode(read({ ...former, owner: {} })) as Fields;
  expect(owners(again)).toEqual(['england', 'england', 'france']);
  // A part of a position is one of today.
  expect(owners({ owner: {} })).toEqual(['france', 'france', 'france']);
});
