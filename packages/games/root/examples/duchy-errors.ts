import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, duchy, eyrie, human, lizards, marquise, vagabot } from './position.ts';

const withTraits = (...traits: Trait[]) => [human('marquise'), duchy({ traits })];
const CATS = withTraits();
const battleIn = (at: number): Input => ({
  kind: 'battle',
  at,
  defender: 'duchy',
  extra: 0,
  defenderExtra: 0,
});
const crowns = (...ids: string[]) => ({ 'factions.duchy.crowns': ids });

interface Lost {
  readonly name: string;
  readonly cite: string;
  readonly traits?: readonly Trait[];
  readonly crowns?: string;
  readonly answer?: string;
  readonly left: readonly string[];
  readonly score?: number;
}

/** D4 of the research: a citadel and a market in 8 fall in one battle. */
const lost = (one: Lost): Example<Position, Input> => ({
  name: one.name,
  cite: one.cite,
  position: {
    board: `8 M5 citadel market | D=3 crowns:${one.crowns ?? 'captain,marshal,mayor'}`,
    seats: withTraits(...(one.traits ?? [])),
  },
  seat: seat(0),
  input: battleIn(8),
  script: { dice: ['1-0'], choices: ['citadel', ...(one.answer ? [one.answer] : [])] },
  expect: {
    state: {
      'clearings.8.buildings': [],
      'factions.duchy.crowns': one.left,
      'factions.duchy.score': one.score ?? 3,
    },
  },
});

/** Cost of Errors, in the turns of others and in its own; Foundations and Investors. */
export const duchyErrorExamples: readonly Example<Position, Input>[] = [
  lost({
    name: 'two buildings in one battle cost one crown, the lowest',
    cite: '10.2.1, B-52',
    left: ['captain', 'marshal'],
  }),
  lost({ name: 'without a crown nothing is lost', cite: 'B-52', crowns: '', left: [] }),
  lost({
    name: 'Foundations: the lowest crown that fits the clearing',
    cite: 'trait.foundations',
    traits: ['foundations'],
    crowns: 'captain,brigadier,mayor',
    left: ['captain', 'mayor'],
  }),
  lost({
    name: 'Foundations: nobody fits, so no crown is lost',
    cite: 'B-53',
    traits: ['foundations'],
    crowns: 'marshal,mayor',
    left: ['marshal', 'mayor'],
  }),
  lost({
    name: 'Investors: a card is discarded, and the Duchy loses a point',
    cite: 'trait.investors, B-54',
    traits: ['investors'],
    answer: 'discarded',
    left: ['captain', 'marshal'],
    score: 2,
  }),
  lost({
    name: 'Investors: no card, so the topmost minister of the suit is crowned',
    cite: 'trait.investors, B-54',
    traits: ['investors'],
    answer: 'none',
    left: ['captain', 'marshal', 'brigadier'],
  }),
  lost({
    name: 'Investors: nobody of the suit is left to sway',
    cite: 'B-54',
    traits: ['investors'],
    crowns: 'captain,brigadier,earlOfStone,duchessOfMud',
    answer: 'none',
    left: ['captain', 'brigadier', 'earlOfStone'],
  }),
  lost({
    name: 'Investors: also when no crown was left to lose',
    cite: 'B-90',
    traits: ['investors'],
    crowns: '',
    answer: 'none',
    left: ['captain'],
  }),
  lost({
    name: 'Foundations and Investors: the Captain falls and is swayed again',
    cite: 'trait.foundations, trait.investors, B-54',
    traits: ['foundations', 'investors'],
    answer: 'none',
    left: ['captain', 'marshal', 'mayor'],
  }),
  {
    name: 'what is told of it',
    cite: '10.2.1, trait.investors',
    position: {
      board: '8 M5 market | D=3 crowns:captain,mayor',
      seats: withTraits('investors'),
    },
    seat: seat(0),
    input: battleIn(8),
    script: { dice: ['0-0'], choices: ['discarded'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=duchy at=8',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=market at=8',
        'do.score faction=marquise n=1',
        'do.uncrown minister=mayor',
        'do.lose faction=duchy n=1',
      ],
      state: { 'factions.duchy.scoredFrom': { earlier: 3, investors: -1 } },
    },
  },
  {
    name: 'a tunnel and warriors are no buildings',
    cite: '10.2.1',
    position: { board: '8 M5 D1 tunnel market | D=0 crowns:captain', seats: CATS },
    seat: seat(0),
    input: battleIn(8),
    script: { dice: ['2-0'] },
    expect: { state: { ...crowns('captain'), 'clearings.8.buildings': ['market'] } },
  },
  {
    name: 'buildings destroyed by an effect cost one crown',
    cite: 'B-52',
    position: { board: '8 M1 citadel*2 | D=0 crowns:captain,mayor', seats: CATS },
    seat: seat(0),
    input: { kind: 'destroy', n: 2, of: 'duchy', piece: 'citadel', at: 8 },
    expect: { state: crowns('captain') },
  },
  {
    name: 'all pieces of a clearing removed at once: one crown',
    cite: 'B-52, B-85',
    position: { board: '8 M1 D2 citadel market tunnel | D=0 crowns:captain,mayor', seats: CATS },
    seat: seat(0),
    input: { kind: 'clear', at: 8 },
    expect: { state: { ...crowns('captain'), 'clearings.8.tokens': [] } },
  },
  {
    name: 'a Favor over several clearings: one crown in all, and one card for the Investors',
    cite: 'B-85, trait.investors',
    position: {
      board: '6 D1 M1 citadel; 8 market; 12 D2 M1; 5 market | D=3 crowns:captain,marshal,mayor',
      seats: withTraits('investors'),
    },
    seat: seat(0),
    input: { kind: 'favor', suit: 'fox' },
    script: { choices: ['none'] },
    expect: {
      happenings: [
        'do.removeWarriors faction=duchy n=1 at=6',
        'do.removePiece piece=citadel at=6',
        'do.score faction=marquise n=1',
        'do.removePiece piece=market at=8',
        'do.score faction=marquise n=1',
        'do.removeWarriors faction=duchy n=2 at=12',
        'do.uncrown minister=mayor',
        'do.crown minister=brigadier',
      ],
      state: { 'clearings.5.buildings': ['market'] },
    },
  },
  {
    name: 'a Vagabond’s crossbow costs a crown as well',
    cite: '10.2.1',
    position: {
      board: '5 market | D=0 crowns:captain,mayor | V=0 @5 character:ranger pack:crossbow///',
      seats: [human('vagabond'), duchy()],
    },
    seat: seat(0),
    input: { kind: 'strike', of: 'duchy', piece: 'market' },
    expect: { state: crowns('captain') },
  },
  {
    name: 'Relentless over two clearings: one crown in all',
    cite: 'B-85',
    position: {
      board: '7 roost; 8 E2 citadel; 12 E2 market | E=0 decree:bird | D=0 crowns:captain,mayor',
      seats: [eyrie({ traits: ['relentless'] }), duchy()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: crowns('captain') },
  },
  {
    name: 'a revolt takes one too, and a bot has no card for Investors',
    cite: '10.2.1, trait.investors',
    position: {
      board: '8 D1 citadel sympathy | D=0 crowns:captain,mayor',
      seats: [alliance(), duchy({ traits: ['investors'] })],
    },
    seat: seat(0),
    script: { cards: ['STD-50'] },
    expect: { state: { ...crowns('captain'), 'factions.duchy.score': 0 } },
  },
  {
    name: 'Sanctify takes one too',
    cite: '10.2.1',
    position: {
      board: '8 citadel | L=0 elsewhere:1 conspiracy:4 souls:STD-50 | D=0 crowns:captain,mayor',
      seats: [lizards(), duchy()],
    },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { ...crowns('captain'), 'clearings.8.buildings': ['garden'] } },
  },
  {
    name: 'a Marksman’s hit belongs to its battle: one crown for both',
    cite: 'B-85',
    position: {
      board: '7 citadel market | D=5 crowns:captain,mayor | V=0 @7 items:1/3',
      seats: [duchy(), vagabot({ traits: ['marksman'] })],
    },
    seat: seat(1),
    script: { cards: ['STD-04'], dice: ['0-0'], choices: ['citadel'] },
    expect: { state: { ...crowns('captain'), 'clearings.7.buildings': [] } },
  },
  {
    name: 'in its own battle: the human who defends has caused it',
    cite: '10.2.1, trait.investors, 10.5.4',
    position: {
      // One hit for the warrior, one for the market. The Mayor loses his crown before he acts.
      board: '3 D1 M3 market | D=0 crowns:captain,mayor',
      seats: withTraits('investors'),
    },
    seat: seat(1),
    script: { cards: ['STD-40'], dice: ['2-2'], choices: ['none'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.recruitBurrow n=2',
        'do.battle attacker=duchy defender=marquise at=3',
        'do.dice dice=2-2 attackerHits=1 defenderHits=2',
        'do.removeWarriors faction=marquise n=1 at=3',
        'do.removeWarriors faction=duchy n=1 at=3',
        'do.removePiece piece=market at=3',
        'do.score faction=marquise n=1',
        'do.uncrown minister=mayor',
        'do.crown minister=marshal',
        'do.cannotBuild',
        'do.score faction=duchy n=1',
        'do.crown minister=banker',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    // Twice there is no room to build: in the second battle of the Invaders the market falls.
    name: 'a minister who has lost the crown meanwhile does not act',
    cite: '10.5.4, 10.2.1, B-55',
    position: {
      board: '3 D1 M3 market | D=0 crowns:banker,mayor',
      seats: withTraits('invaders'),
    },
    seat: seat(1),
    script: { cards: ['STD-50'], dice: ['0-0', '3-2'] },
    expect: {
      state: { ...crowns('captain', 'banker'), 'factions.duchy.scoredFrom': {} },
    },
  },
  {
    name: 'two battles are two crowns',
    cite: 'B-52',
    position: {
      board: '6 M3 citadel; 8 M3 market | M=0 | D=0 crowns:captain,marshal,mayor',
      seats: [marquise(), duchy()],
    },
    seat: seat(0),
    script: { cards: ['STD-50'], dice: ['0-0', '0-0'] },
    expect: { state: crowns('captain') },
  },
];
