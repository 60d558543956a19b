import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, lizards, vagabot } from './position.ts';

const CATS = [human('marquise'), lizards()];
const battle = (n = 0): Input => ({
  kind: 'battle',
  at: 5,
  defender: 'lizards',
  extra: n,
  defenderExtra: 0,
});

/** What the Lizards do in the turns of others (8.2). */
export const lizardOtherTurnExamples: readonly Example<Position, Input>[] = [
  {
    name: 'of the warriors removed in a battle one becomes an acolyte',
    cite: '8.2.2, B-09',
    position: { board: '5 M3 L3', seats: CATS },
    seat: seat(0),
    input: battle(),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=lizards at=5',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=lizards n=2 at=5',
        'do.recruitAcolyte n=1',
      ],
      state: { 'factions.lizards.warriorsElsewhere': 1, 'factions.lizards.warriorsInSupply': 23 },
    },
  },
  {
    name: 'the other reading is about its own turn only',
    cite: 'B-08',
    position: { board: '5 M3 L3', seats: CATS, options: { robotRevenge: 'othersTurns' } },
    seat: seat(0),
    input: battle(),
    script: { dice: ['2-0'] },
    expect: { state: { 'factions.lizards.warriorsElsewhere': 1 } },
  },
  {
    name: 'a battle without losses brings none',
    cite: '8.2.2',
    position: { board: '5 M3 L3', seats: CATS },
    seat: seat(0),
    input: battle(),
    script: { dice: ['0-0'] },
    expect: { state: { 'factions.lizards.warriorsElsewhere': 0 } },
  },
  {
    name: 'a Marksman’s hit belongs to its battle: one acolyte for both',
    cite: 'B-85, B-09',
    position: {
      board: '7 L3 | L=5 | V=0 @7 items:1/3',
      seats: [lizards(), vagabot({ traits: ['marksman'] })],
    },
    seat: seat(1),
    script: { cards: ['STD-04'], dice: ['1-0'] },
    expect: { state: { 'factions.lizards.warriorsElsewhere': 1 } },
  },
  {
    name: 'an effect in a clearing brings one, whatever it removes there',
    cite: 'B-09',
    position: { board: '5 M1 L3', seats: CATS },
    seat: seat(0),
    input: { kind: 'destroy', n: 2, of: 'lizards', piece: 'warrior', at: 5 },
    expect: {
      happenings: ['do.removeWarriors faction=lizards n=2 at=5', 'do.recruitAcolyte n=1'],
    },
  },
  {
    name: 'all pieces removed at once: the garden costs a soul, the warriors bring an acolyte',
    cite: '8.2.3, B-85, B-23',
    position: { board: '5 M1 L3 garden | L=0 souls:STD-50,STD-40', seats: CATS },
    seat: seat(0),
    input: { kind: 'clear', at: 5 },
    expect: {
      happenings: [
        'do.removeWarriors faction=lizards n=3 at=5',
        'do.removePiece piece=garden at=5',
        'do.score faction=marquise n=1',
        'do.soulLost card=STD-40',
        'do.recruitAcolyte n=1',
      ],
      state: { 'factions.lizards.lostSouls': ['STD-50'], 'deck.discard': ['STD-40'] },
    },
  },
  {
    name: 'a Favor brings one for each clearing',
    cite: 'B-85',
    position: { board: '6 L2; 8 M1 L1; 12 L3', seats: CATS },
    seat: seat(0),
    input: { kind: 'favor', suit: 'fox' },
    expect: { state: { 'factions.lizards.warriorsElsewhere': 3 } },
  },
  {
    name: 'a Vagabond’s crossbow makes an acolyte as well',
    cite: '8.2.2',
    position: {
      board: '5 L3 | V=0 @5 character:ranger pack:crossbow///',
      seats: [human('vagabond'), lizards()],
    },
    seat: seat(0),
    input: { kind: 'strike', of: 'lizards', piece: 'warrior' },
    expect: {
      state: { 'factions.lizards.warriorsElsewhere': 1, 'clearings.5.warriors.lizards': 2 },
    },
  },
  {
    name: 'with no Lost Souls a garden costs nothing',
    cite: 'B-17',
    position: { board: '5 M3 garden | L=0', seats: CATS },
    seat: seat(0),
    input: battle(),
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=lizards at=5',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=garden at=5',
        'do.score faction=marquise n=1',
      ],
    },
  },
  {
    name: 'the order card of another bot goes onto the Lost Souls, dominance too',
    cite: '8.2.4, B-16',
    position: {
      board: '12 M1 | L=0 souls:STD-50',
      seats: [human('marquise'), alliance(), lizards(), human('eyrie'), human('duchy')],
    },
    seat: seat(1),
    script: { cards: ['STD-07'] },
    expect: {
      state: {
        'factions.lizards.lostSouls': ['STD-50', 'STD-07'],
        'deck.discard': [],
        'deck.available': [],
      },
    },
  },
  {
    // No fox clearing takes a new roost: turmoil at once.
    name: 'a purged Decree goes there card by card',
    cite: '8.2.4',
    position: {
      board: `1 M1 keep; 5 E2; 6 M1 sawmill*2; 8 M1 sawmill*2; 12 M1 workshop*2
        | E=5 decree:rabbit.STD-40,bird.vizier.vizier | L=0`,
      seats: [human('marquise'), eyrie(), lizards()],
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.turmoil',
        'do.lose faction=eyrie n=2',
        'do.purge',
        'do.toSouls card=STD-30',
        'do.toSouls card=STD-40',
      ],
      state: { 'factions.lizards.lostSouls': ['STD-30', 'STD-40'], 'deck.discard': [] },
    },
  },
  {
    name: 'an effect that a human discards goes there',
    cite: '8.2.4',
    position: { board: '12 M1 | M=0 play:STD-33 | L=0', seats: CATS },
    seat: seat(0),
    input: { kind: 'discard', card: 'STD-33' },
    expect: {
      happenings: ['do.toSouls card=STD-33'],
      state: { 'factions.lizards.lostSouls': ['STD-33'], 'deck.discard': [] },
    },
  },
  {
    name: 'as a human’s turn ends the cards that he spent are asked for, by suit and in order',
    cite: '8.2.4, B-92',
    position: { board: '12 M1 | L=0 souls:STD-01', seats: CATS },
    seat: seat(0),
    input: { kind: 'pass' },
    script: { choices: ['fox', 'bird', 'fox', 'none'] },
    expect: {
      // The first of each suit without an item that is nowhere else.
      state: { 'factions.lizards.lostSouls': ['STD-01', 'STD-30', 'STD-04', 'STD-50'] },
    },
  },
  {
    name: 'told at once it lies on top at once, in anybody’s turn',
    cite: '8.2.4, B-92',
    position: { board: '12 M1 | L=0 souls:STD-01 | turn 1.1', seats: CATS },
    seat: seat(0),
    input: { kind: 'spend', suit: 'fox' },
    expect: {
      happenings: ['do.toSouls card=STD-30'],
      state: { 'factions.lizards.lostSouls': ['STD-01', 'STD-30'], 'turn.seat': 1 },
    },
  },
  {
    name: 'with three humans dominance cards are in the deck, and stand for no other',
    cite: 'B-92',
    position: {
      board: '12 M1 | L=0',
      seats: [human('marquise'), human('eyrie'), human('alliance'), lizards()],
    },
    seat: seat(0),
    input: { kind: 'pass' },
    script: { choices: ['mouse', 'mouse', 'none'] },
    expect: { state: { 'factions.lizards.lostSouls': ['STD-03', 'STD-32'] } },
  },
  {
    name: 'of a suit that has nothing else an item card stands for it, and one of which all lie open is not offered',
    cite: 'B-92',
    position: {
      board: '12 M1 | L=0 | deck draw:STD-10,STD-40',
      seats: CATS,
    },
    seat: seat(0),
    input: { kind: 'pass' },
    script: { choices: ['fox', 'rabbit'] },
    expect: { state: { 'factions.lizards.lostSouls': ['STD-10', 'STD-40'] } },
  },
  {
    name: 'the Tinker looks at the discard pile only',
    cite: 'B-19',
    position: {
      board: '| V=0 @5 items:3/0 | L=0 souls:STD-18 | deck discard:STD-15,STD-30',
      seats: [vagabot({ character: 'tinker' }), lizards()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: { 'factions.vagabond.scoredFrom': { craft: 1 }, 'itemsInSupply.boot': 1 } },
  },
];
