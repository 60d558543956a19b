import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import type { SeatConfig } from './config.ts';
import { configCodec } from './config.ts';
import type { State } from './state.ts';

type Json = Readonly<Record<string, unknown>>;
const config = (changes: Json = {}, seats: readonly SeatConfig[] = DEFAULT_SEATS) =>
  configCodec.decode({ map: 'autumn', seats, ...changes });
const DEFAULT_SEATS = [human('marquise'), eyrie(), alliance(), vagabot()];
const PAWN = { vagabond: { pawn: { clearing: 5 }, items: { ready: 4 } } };
const decode = (data: Json, changes: Json = {}, seats = DEFAULT_SEATS): State =>
  stateCodec.decode({ clearings: {}, factions: PAWN, ...data }, config(changes, seats));

test('a position in the rulebook’s words', () => {
  const position: Position = {
    board: `1 M2 sawmill keep wood*2; 5 E3 roost A1 sympathy; 6 ruin(bag); 10 ruin(unknown) blocked*1
      | M=4(craft:1,removal:3) crafted:tea play:STD-33 | E=0 decree:mouse.STD-46,bird.vizier
      | A=2 elsewhere:3 | V=7 @1_2_5_10 items:4/1/0/1/2/0 quest:Q-03
      | turn 3.1 | supply boot2,tea1 | deck draw:STD-01 discard:STD-14,STD-15 | quests draw:Q-01 discard:Q-02`,
    seats: DEFAULT_SEATS,
  };
  const empty = { warriors: {}, buildings: [], tokens: [] };
  expect(stateCodec.encode(readPosition(position))).toEqual({
    turn: { number: 3, seat: 1 },
    clearings: {
      1: {
        suit: 'fox',
        warriors: { marquise: 2 },
        buildings: ['sawmill'],
        tokens: ['keep', 'wood', 'wood'],
      },
      2: { suit: 'mouse', ...empty },
      3: { suit: 'rabbit', ...empty },
      4: { suit: 'rabbit', ...empty },
      5: {
        suit: 'rabbit',
        warriors: { eyrie: 3, alliance: 1 },
        buildings: ['roost'],
        tokens: ['sympathy'],
      },
      6: { suit: 'fox', ...empty, ruin: ['bag'] },
      7: { suit: 'mouse', ...empty },
      8: { suit: 'fox', ...empty },
      9: { suit: 'mouse', ...empty },
      10: { suit: 'rabbit', ...empty, ruin: ['unknown'], blockedSlots: 1 },
      11: { suit: 'mouse', ...empty },
      12: { suit: 'fox', ...empty },
    },
    factions: {
      marquise: {
        score: 4,
        scoredFrom: { craft: 1, removal: 3 },
        warriorsInSupply: 23,
        warriorsElsewhere: 0,
        supply: { sawmill: 5, workshop: 6, recruiter: 6, keep: 0, wood: 6 },
        craftedItems: ['tea'],
        cardsInPlay: ['STD-33'],
      },
      eyrie: {
        score: 0,
        scoredFrom: {},
        warriorsInSupply: 17,
        warriorsElsewhere: 0,
        supply: { roost: 6 },
        craftedItems: [],
        decree: { fox: [], rabbit: [], mouse: ['STD-46'], bird: ['vizier'] },
      },
      alliance: {
        score: 2,
        scoredFrom: { earlier: 2 },
        warriorsInSupply: 6,
        warriorsElsewhere: 3,
        supply: { foxBase: 1, rabbitBase: 1, mouseBase: 1, sympathy: 9 },
        craftedItems: [],
      },
      vagabond: {
        score: 7,
        scoredFrom: { earlier: 7 },
        craftedItems: [],
        pawn: { forest: '1_2_5_10' },
        items: {
          ...{ ready: 4, exhausted: 1, trackReady: 0, trackExhausted: 1 },
          ...{ damagedReady: 2, damagedExhausted: 0 },
        },
        quest: 'Q-03',
      },
    },
    itemsInSupply: {
      ...{ boot: 2, bag: 0, crossbow: 0, hammer: 0, sword: 0, tea: 1, coin: 0, torch: 0 },
    },
    deck: { draw: ['STD-01'], discard: ['STD-14', 'STD-15'], available: [] },
    quests: { draw: ['Q-01'], discard: ['Q-02'] },
  });
});

describe('what can be worked out may be left out', () => {
  const encoded = (state: State) =>
    stateCodec.encode(state) as {
      deck: { draw: string[] };
      quests: { draw: string[] };
      factions: Record<string, Json>;
      itemsInSupply: Json;
    };

  test('supplies, suits, Decree, items and turn', () => {
    const { factions, itemsInSupply } = encoded(decode({}));
    expect(factions['marquise']).toMatchObject({ score: 0, warriorsInSupply: 25 });
    expect(factions['eyrie']).toMatchObject({ decree: { fox: [], bird: ['vizier', 'vizier'] } });
    expect(itemsInSupply).toMatchObject({ tea: 2, torch: 0 });
  });

  test('7.2.4: the Battle Track follows from the number of items', () => {
    const vagabond = { pawn: { clearing: 5 }, items: { ready: 5, exhausted: 4 } };
    expect(encoded(decode({ factions: { vagabond } })).factions['vagabond']).toMatchObject({
      items: { ready: 5, exhausted: 2, trackReady: 0, trackExhausted: 2 },
    });
  });

  test('3.4: the draw pile holds every card that is nowhere else', () => {
    const factions = { ...PAWN, marquise: { cardsInPlay: ['STD-33'] } };
    const { draw } = encoded(decode({ factions, deck: { discard: ['STD-14'] } })).deck;
    expect(draw).toHaveLength(54 - 4 - 2);
    expect(draw).not.toContain('STD-33');
    expect(draw).not.toContain('STD-14');
    expect(draw).not.toContain('STD-06');
  });

  test('7.3.3: the quest deck holds every quest that is nowhere else', () => {
    const vagabond = { ...PAWN.vagabond, quest: 'Q-04' };
    const { draw } = encoded(
      decode({ factions: { vagabond }, quests: { discard: ['Q-01'] } }),
    ).quests;
    expect(draw).toHaveLength(13);
  });

  test('but not the suits of a map that has none', () => {
    expect(() => decode({}, { map: 'winter' })).toThrow('bad data at clearings.1.suit:');
  });
});

describe('what cannot be is told with its place', () => {
  const clearing = (id: string, pieces: Json) => ({ clearings: { [id]: pieces } });
  const faction = (id: string, facts: Json) => ({ factions: { ...PAWN, [id]: facts } });
  test.each<[string, Json, string]>([
    ['26 cats', clearing('5', { warriors: { marquise: 26 } }), 'factions.marquise: bad.warriors'],
    [
      'cats on the map and elsewhere',
      {
        ...clearing('5', { warriors: { marquise: 20 } }),
        ...faction('marquise', { warriorsElsewhere: 6 }),
      },
      'factions.marquise: bad.warriors',
    ],
    [
      'warriors of a pawn',
      clearing('5', { warriors: { vagabond: 1 } }),
      'factions.vagabond: bad.warriors',
    ],
    [
      'two keeps',
      { clearings: { 1: { tokens: ['keep'] }, 2: { tokens: ['keep'] } } },
      'factions.marquise: bad.pieces',
    ],
    [
      'a keep that has left the game',
      { ...clearing('1', { tokens: ['keep'] }), ...faction('marquise', { outOfGame: ['keep'] }) },
      'factions.marquise: bad.pieces',
    ],
    ['a thirteenth clearing', clearing('13', {}), 'clearings.13: bad.noClearing'],
    ['a clearing by another name', clearing('05', {}), 'clearings.05: bad.noClearing'],
    [
      'a faction that does not play',
      clearing('5', { warriors: { lizards: 1 } }),
      'clearings.5.warriors.lizards: data.notOneOf',
    ],
    [
      'its pieces',
      clearing('5', { buildings: ['garden'] }),
      'clearings.5.buildings[0]: data.notOneOf',
    ],
    [
      'a token among buildings',
      clearing('5', { buildings: ['keep'] }),
      'clearings.5.buildings[0]: data.notOneOf',
    ],
    [
      'a building among tokens',
      clearing('5', { tokens: ['wood', 'roost'] }),
      'clearings.5.tokens[1]: data.notOneOf',
    ],
    [
      'half a warrior',
      clearing('5', { warriors: { marquise: 0.5 } }),
      'clearings.5.warriors.marquise: data.expected',
    ],
    ['a bird clearing', clearing('5', { suit: 'bird' }), 'clearings.5.suit: data.notOneOf'],
    [
      'a ruin on a clearing that has none',
      clearing('5', { ruin: [] }),
      'clearings.5.ruin: bad.noRuin',
    ],
    [
      'three items',
      clearing('6', { ruin: ['bag', 'bag', 'bag'] }),
      'clearings.6.ruin: data.outOfRange',
    ],
    ['an unknown item', clearing('6', { ruin: ['ring'] }), 'clearings.6.ruin[0]: data.notOneOf'],
    ['a typing slip', clearing('5', { warrior: {} }), 'clearings.5.warrior: data.unknownField'],
    [
      'a score and other sources',
      faction('eyrie', { score: 3, scoredFrom: { craft: 2 } }),
      'factions.eyrie.scoredFrom: bad.score',
    ],
    ['a negative score', faction('eyrie', { score: -1 }), 'factions.eyrie.score: data.outOfRange'],
    [
      'too large a supply',
      faction('eyrie', { supply: { roost: 8 } }),
      'factions.eyrie.supply.roost: data.outOfRange',
    ],
    [
      'another’s supply',
      faction('eyrie', { supply: { wood: 1 } }),
      'factions.eyrie.supply.wood: data.unknownField',
    ],
    [
      'an effect of a bot',
      faction('eyrie', { cardsInPlay: ['STD-33'] }),
      'factions.eyrie.cardsInPlay: bad.botEffects',
    ],
    [
      'an unknown card',
      faction('marquise', { cardsInPlay: ['EP-33'] }),
      'factions.marquise.cardsInPlay[0]: bad.noCard',
    ],
    [
      'an unknown card in the Decree',
      faction('eyrie', { decree: { fox: ['X'] } }),
      'factions.eyrie.decree.fox[0]: bad.noCard',
    ],
    [
      'an unknown column',
      faction('eyrie', { decree: { frog: [] } }),
      'factions.eyrie.decree.frog: data.unknownField',
    ],
    ['no pawn', { factions: { vagabond: { items: {} } } }, 'factions.vagabond.pawn: data.missing'],
    [
      'a pawn in no forest',
      faction('vagabond', { pawn: { forest: '1_2' }, items: {} }),
      'factions.vagabond.pawn.forest: data.notOneOf',
    ],
    [
      'a pawn off the map',
      faction('vagabond', { pawn: { clearing: 13 }, items: {} }),
      'factions.vagabond.pawn.clearing: data.outOfRange',
    ],
    [
      'no items',
      faction('vagabond', { pawn: { clearing: 1 } }),
      'factions.vagabond.items: data.missing',
    ],
    [
      'an unknown quest',
      faction('vagabond', { ...PAWN.vagabond, quest: 'Q-16' }),
      'factions.vagabond.quest: data.notOneOf',
    ],
    ['an unknown faction', faction('lizards', {}), 'factions.lizards: data.unknownField'],
    [
      'an unknown card in a pile',
      { deck: { discard: ['STD-14', 'X'] } },
      'deck.discard[1]: bad.noCard',
    ],
    ['too many items', { itemsInSupply: { tea: 10 } }, 'itemsInSupply.tea: data.outOfRange'],
    ['a seat that nobody has', { turn: { seat: 4 } }, 'turn.seat: data.outOfRange'],
    ['a Ferry without a lake', { ferry: { at: 1 } }, 'ferry.at: bad.notCoastal'],
    [
      'a closed path that there is not',
      { openedPaths: [[1, 2]] },
      'openedPaths[0]: bad.noClosedPath',
    ],
    ['a winner who does not play', { winner: 'lizards' }, 'winner: data.notOneOf'],
    ['humans as winners against each other', { winner: 'humans' }, 'winner: data.notOneOf'],
    ['nonsense', { weather: 'fine' }, 'weather: data.unknownField'],
  ])('%s', (_, data, where) => {
    expect(() => decode(data)).toThrow(`bad data at ${where}`);
  });

  test('a human Eyrie has no Decree here, and a human Vagabond no counted items', () => {
    const humans = [human('eyrie'), human('vagabond'), marquise()];
    const bad = (facts: Json) => () =>
      stateCodec.decode(
        { clearings: {}, factions: { vagabond: { pawn: { clearing: 1 } }, ...facts } },
        config({}, humans),
      );
    expect(bad({})).not.toThrow();
    expect(bad({ eyrie: { decree: {} } })).toThrow('factions.eyrie.decree: bad.decree');
    expect(bad({ vagabond: { pawn: { clearing: 1 }, items: {} } })).toThrow(
      'factions.vagabond.items: bad.vagabotItems',
    );
    expect(bad({ vagabond: { pawn: { clearing: 1 }, quest: 'Q-01' } })).toThrow(
      'factions.vagabond.quest: bad.vagabotItems',
    );
  });
});

describe('a human Vagabond who has said who he is', () => {
  const humans = [human('vagabond'), marquise()];
  const read = (vagabond: Json) =>
    stateCodec.decode(
      { clearings: {}, factions: { vagabond: { pawn: { clearing: 1 }, ...vagabond } } },
      config({}, humans),
    );
  const written = (vagabond: Json) =>
    (stateCodec.encode(read(vagabond)) as { factions: { vagabond: Json } }).factions.vagabond;

  test('law.items: has items, relations and quests; the starting items where nothing is said', () => {
    expect(written({ character: 'ranger' })).toMatchObject({
      character: 'ranger',
      items: {
        ready: ['boot', 'crossbow', 'sword', 'torch'],
        exhausted: [],
        damagedReady: [],
        damagedExhausted: [],
      },
      relations: {},
      questsDone: [],
    });
    const whole = {
      character: 'thief',
      items: {
        ready: ['boot', 'boot'],
        exhausted: ['tea'],
        damagedReady: ['coin'],
        damagedExhausted: ['sword'],
      },
      relations: { marquise: 'hostile' },
      aids: { marquise: 2 },
      questsDone: ['Q-03', 'Q-15'],
    };
    expect(written(whole)).toMatchObject(whole);
  });

  test('law.items: without a character nothing is followed, as in positions from before', () => {
    expect(written({})).not.toHaveProperty('items');
    expect(written({})).not.toHaveProperty('character');
  });

  test.each<[string, Json, string]>([
    ['no such character', { character: 'wizard' }, 'character: data.notOneOf'],
    ['relations of nobody', { relations: {} }, 'relations: bad.vagabotItems'],
    ['a quest of the Vagabot', { character: 'thief', quest: 'Q-01' }, 'quest: bad.vagabotItems'],
    ['items by number', { character: 'thief', items: { ready: 4 } }, 'items.ready: data.expected'],
    [
      'no such item',
      { character: 'thief', items: { ready: ['ring'] } },
      'items.ready[0]: data.notOneOf',
    ],
    [
      'more than in two boxes',
      { character: 'thief', items: { ready: new Array(31).fill('tea') } },
      'items.ready: data.outOfRange',
    ],
    [
      'a track',
      { character: 'thief', items: { trackReady: [] } },
      'items.trackReady: data.unknownField',
    ],
    [
      'no such relation',
      { character: 'thief', relations: { marquise: 'fond' } },
      'relations.marquise: data.notOneOf',
    ],
    [
      'of who does not play',
      { character: 'thief', relations: { eyrie: 'allied' } },
      'relations.eyrie: data.unknownField',
    ],
    ['three aids', { character: 'thief', aids: { marquise: 3 } }, 'aids.marquise: data.outOfRange'],
    ['no such quest', { character: 'thief', questsDone: ['Q-16'] }, 'questsDone[0]: data.notOneOf'],
  ])('%s is told with its place', (_, vagabond, where) => {
    expect(() => read(vagabond)).toThrow(`bad data at factions.vagabond.${where}`);
  });

  test('a Vagabot has none of it', () => {
    const vagabond = { ...PAWN.vagabond, character: 'thief' };
    expect(() => decode({ factions: { vagabond } })).toThrow(
      'bad data at factions.vagabond.character: bad.humanPack',
    );
  });
});

test('maps of their own: the Ferry, and paths that were opened', () => {
  const lake = { map: 'lake', suits: 'suggested' } as const;
  const state = readPosition({
    board: '5 | ferry 10 used',
    seats: [eyrie(), alliance()],
    config: lake,
  });
  expect(stateCodec.encode(state)).toMatchObject({ ferry: { at: 10, used: true } });
  const start = readPosition({ board: '5', seats: [eyrie(), alliance()], config: lake });
  expect(stateCodec.encode(start)).toMatchObject({ ferry: { at: 1, used: false } });
  expect(() =>
    readPosition({ board: '5 | ferry 2', seats: [eyrie(), alliance()], config: lake }),
  ).toThrow('bad data at ferry.at: bad.notCoastal');
});

test('3.4.coop: humans may have won together', () => {
  const state = decode({ winner: 'humans' }, { coop: true });
  expect(stateCodec.encode(state)).toMatchObject({ winner: 'humans' });
});
