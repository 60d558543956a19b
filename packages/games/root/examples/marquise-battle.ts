import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { FactionId } from '../rules/pieces.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise } from './position.ts';

const duel = [marquise(), eyrie()];
const three = [marquise(), eyrie(), human('alliance')];

/** Birdsong (4.4) and the first step of Daylight (4.5.1), with the general rules of section 2. */
export const marquiseBattleExamples: readonly Example<Position, Input>[] = [
  {
    name: 'crafts without a crafting piece, for 1 point and not the 3 printed',
    cite: '1.1.1, 1.1.2, 2.7, 4.4, 4.4.1, 4.4.2',
    position: { board: '6 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-17'] },
    expect: {
      happenings: [
        'do.reveal card=STD-17',
        'do.craft item=coin',
        'do.score faction=marquise n=1',
        'do.placePiece piece=workshop at=6',
        'do.discard card=STD-17',
      ],
      state: {
        'factions.marquise.scoredFrom': { craft: 1 },
        'factions.marquise.craftedItems': ['coin'],
        'itemsInSupply.coin': 1,
      },
    },
  },
  {
    name: 'crafts nothing when the item is not in the supply',
    cite: '1.1.1, 4.4.2',
    position: { board: '6 M1 | supply boot2,coin1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-18'] },
    expect: {
      happenings: [
        'do.reveal card=STD-18',
        'do.placePiece piece=workshop at=6',
        'do.discard card=STD-18',
      ],
      state: { 'factions.marquise.craftedItems': [], 'factions.marquise.score': 0 },
    },
  },
  {
    name: 'a persistent effect is only an order',
    cite: '1.1.3',
    position: { board: '6 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=6',
        'do.discard card=STD-40',
      ],
      state: { 'factions.marquise.cardsInPlay': undefined, 'deck.discard': ['STD-40'] },
    },
  },
  {
    name: 'battles in every ordered clearing and in no other, the highest priority first',
    cite: '4.5, 4.5.1, 2.4, 2.7',
    position: { board: '1 M1 E1; 2 M1 E1; 8 M1 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '4.5.1', chosen: undefined, by: 'each' },
        { rule: '4.5.1', chosen: 'eyrie' },
        { rule: '4.5.1', chosen: 'eyrie' },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=marquise defender=eyrie at=8',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'no battle without a warrior of its own',
    cite: '4.5.1, 2.3',
    position: { board: '1 sawmill E1; 8 M1 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=8',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the enemy with most pieces, building and token included, whatever the points',
    cite: '4.5.1, A-02',
    position: { board: '8 M2 E2 A1 foxBase sympathy | E=9', seats: three },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '4.5.1', chosen: undefined, by: 'each' },
        {
          rule: '4.5.1',
          chosen: 'alliance',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 3, left: ['alliance'] },
          ],
        },
      ],
    },
  },
  {
    name: 'of two with as many pieces the one with more points, though set up later',
    cite: '4.5.1.I, 2.2, 2.5',
    position: { board: '1 M1 E1; 8 M1 E1 A1 | E=2 | A=5', seats: three },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '4.5.1', chosen: undefined, by: 'each' },
        {
          rule: '4.5.1',
          chosen: 'eyrie',
          narrowings: [{ why: 'why.inClearing', left: ['eyrie'] }],
        },
        {
          rule: '4.5.1',
          chosen: 'alliance',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 1, left: ['eyrie', 'alliance'] },
            { why: 'why.mostVictoryPoints', best: 5, left: ['alliance'] },
          ],
        },
      ],
    },
  },
  {
    name: 'equal in pieces and points: by the order of set-up, not of the seats',
    cite: '2.2, 4.5.1',
    position: {
      board: '8 M1 E1 A1 | E=4 | A=4',
      seats: [human('alliance'), eyrie(), marquise()],
    },
    seat: seat(2),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '4.5.1', chosen: undefined, by: 'each' },
        {
          rule: '4.5.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 1, left: ['eyrie', 'alliance'] },
            { why: 'why.mostVictoryPoints', best: 4, left: ['eyrie', 'alliance'] },
            { why: 'why.setupOrder', left: ['eyrie'] },
          ],
        },
      ],
    },
  },
  ...setUpOrder(),
  {
    name: 'a pawn is a piece to go for, a ruin is none',
    cite: 'A-02, 4.5.4',
    position: {
      board: '10 ruin; 12 M1 | V=0 @7',
      seats: [marquise(), human('vagabond')],
    },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '4.5.4', chosen: undefined, by: 'each' },
        {
          rule: '4.5.4',
          chosen: '7',
          narrowings: [
            { why: 'why.mayMove', left: ['4', '7', '9', '10', '11'] },
            { why: 'why.mostEnemyPieces', best: 1, left: ['7'] },
          ],
        },
      ],
    },
  },
  {
    // From 7 the Eyrie may go to 3, 8 and 12; 12 would win a tie as the lowest priority.
    name: 'keep and wood are pieces',
    cite: 'A-02',
    position: {
      board: '7 E3 roost; 8 keep; 12 wood | turn 1.1',
      seats: [human('marquise'), eyrie()],
    },
    seat: seat(1),
    script: { cards: ['STD-46'] },
    expect: {
      choices: [
        { rule: '5.5.1.II', chosen: '7' },
        {
          rule: '5.5.1.II',
          chosen: '3',
          narrowings: [
            { why: 'why.preferNoRoost', best: 0, left: ['3', '8', '12'] },
            { why: 'why.fewestEnemyPieces', best: 0, left: ['3'] },
          ],
        },
      ],
    },
  },
  {
    name: 'the thirtieth point can come from crafting',
    cite: '1.1.2, law.victory',
    position: { board: '6 M1 | M=29', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-17'] },
    expect: {
      happenings: [
        'do.reveal card=STD-17',
        'do.craft item=coin',
        'do.score faction=marquise n=1',
        'do.win faction=marquise',
      ],
    },
  },
  {
    name: 'the thirtieth point ends the turn in the middle of its battles',
    cite: '4.5.1, law.victory',
    position: { board: '1 M1 roost; 8 M1 E1 | M=29', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=roost at=1',
        'do.score faction=marquise n=1',
        'do.win faction=marquise',
      ],
      state: { winner: 'marquise' },
    },
  },
];

/** Each faction of 2.2 beside the next one, with as many pieces and points: the first is chosen. */
function setUpOrder(): readonly Example<Position, Input>[] {
  const pairs: readonly (readonly [FactionId, FactionId, string])[] = [
    ['eyrie', 'alliance', '8 M1 E1 A1'],
    ['alliance', 'vagabond', '8 M1 A1 | V=0 @8'],
    ['vagabond', 'secondVagabond', '8 M1 | V=0 @8 | W=0 @8'],
    ['secondVagabond', 'lizards', '8 M1 L1 | W=0 @8'],
    ['lizards', 'riverfolk', '8 M1 L1 R1'],
    ['riverfolk', 'duchy', '8 M1 R1 D1'],
    ['duchy', 'corvids', '8 M1 D1 C1'],
  ];
  return pairs.map(([first, second, board]) => ({
    name: `${first} before ${second}`,
    cite: '2.2',
    position: { board, seats: [human(second), human(first), marquise()] },
    seat: seat(2),
    script: {
      cards: ['STD-30'],
      dice: ['0-0'],
      // The swords of a human Vagabond; asked once.
      choices: first.endsWith('agabond') ? ['1'] : [],
    },
    expect: {
      choices: [
        { rule: '4.5.1', chosen: undefined, by: 'each' },
        { rule: '4.5.1', chosen: first },
      ],
    },
  }));
}
