import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise, vagabot } from './position.ts';

const fortified = [marquise({ traits: ['fortified'] }), human('eyrie')];
const hospitals = [marquise({ traits: ['hospitals'] }), human('eyrie')];
const plain = [marquise(), human('eyrie')];

const attackIn = (at: number): Input => ({
  kind: 'battle',
  at,
  defender: 'marquise',
  extra: 0,
  defenderExtra: 0,
});

/** Fortified, Hospitals and the keep: most of it happens on somebody else's turn. */
export const marquiseTraitExamples: readonly Example<Position, Input>[] = [
  {
    name: 'Fortified: two hits for one building, a random one of two types',
    cite: 'trait.fortified, 1.2.1',
    position: { board: '8 E3 sawmill workshop | turn 1.1', seats: fortified },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['1-0'], choices: ['workshop'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.fortified',
        'do.removePiece piece=workshop at=8',
        'do.score faction=eyrie n=1',
      ],
      state: { 'clearings.8.buildings': ['sawmill'] },
    },
  },
  {
    name: 'Fortified: the third hit is lost',
    cite: 'trait.fortified',
    position: { board: '8 E3 sawmill*2 | turn 1.1', seats: fortified },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.dice dice=2-0 attackerHits=3 defenderHits=0',
        'do.fortified',
        'do.removePiece piece=sawmill at=8',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'Fortified: one hit left after the warriors does nothing',
    cite: 'trait.fortified',
    position: { board: '8 M1 E3 sawmill | turn 1.1', seats: fortified },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.fortified',
      ],
    },
  },
  {
    name: 'Fortified says nothing where there is no building',
    cite: 'trait.fortified',
    position: { board: '8 M1 E3 | turn 1.1', seats: fortified },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
      ],
    },
  },
  {
    name: 'Fortified: the keep is a token and falls to one hit',
    cite: 'trait.fortified, 4.2.1, 1.2.1',
    position: { board: '1 E3 sawmill keep | turn 1.1', seats: fortified },
    seat: seat(1),
    input: attackIn(1),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=1',
        'do.dice dice=2-0 attackerHits=3 defenderHits=0',
        'do.removePiece piece=keep at=1',
        'do.keepGone',
        'do.score faction=eyrie n=1',
        'do.fortified',
        'do.removePiece piece=sawmill at=1',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'Fortified holds when it attacks, too',
    cite: 'trait.fortified',
    position: { board: '8 M1 E3 sawmill', seats: fortified },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['2-2'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=8',
        'do.dice dice=2-2 attackerHits=1 defenderHits=2',
        'do.removeWarriors faction=eyrie n=1 at=8',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.fortified',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'Fortified is of no use against an effect that removes pieces outright',
    cite: 'trait.fortified',
    position: { board: '8 M1 E1 sawmill workshop | turn 1.1', seats: fortified },
    seat: seat(1),
    input: { kind: 'clear', at: 8 },
    expect: {
      happenings: [
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.removePiece piece=sawmill at=8',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=workshop at=8',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'without Fortified each hit takes a building',
    cite: 'trait.fortified',
    position: { board: '8 E3 sawmill*2 | turn 1.1', seats: plain },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['1-0'] },
    expect: { state: { 'clearings.8.buildings': [], 'factions.eyrie.score': 2 } },
  },
  {
    name: 'Hospitals: two warriors lost as defender, two back at the keep',
    cite: 'trait.hospitals',
    position: { board: '1 keep; 8 M3 E3 | turn 1.1', seats: hospitals },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=2 at=8',
        'do.placeWarriors faction=marquise n=2 at=1',
      ],
    },
  },
  {
    name: 'Hospitals: two for three as well',
    cite: 'trait.hospitals',
    position: { board: '1 keep; 8 M3 E3 | turn 1.1', seats: hospitals },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['3-0'] },
    expect: { state: { 'clearings.1.warriors.marquise': 2, 'clearings.8.warriors': { eyrie: 3 } } },
  },
  {
    name: 'Hospitals: one lost is not enough',
    cite: 'trait.hospitals',
    position: { board: '1 keep; 8 M3 E3 | turn 1.1', seats: hospitals },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['1-0'] },
    expect: { state: { 'clearings.1.warriors': {}, 'clearings.8.warriors.marquise': 2 } },
  },
  {
    name: 'Hospitals: not as attacker',
    cite: 'trait.hospitals',
    position: { board: '1 keep; 8 M3 E3', seats: hospitals },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['2-2'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=8',
        'do.dice dice=2-2 attackerHits=2 defenderHits=2',
        'do.removeWarriors faction=eyrie n=2 at=8',
        'do.removeWarriors faction=marquise n=2 at=8',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'Hospitals: not without the trait',
    cite: 'trait.hospitals',
    position: { board: '1 keep; 8 M3 E3 | turn 1.1', seats: plain },
    seat: seat(1),
    input: attackIn(8),
    script: { dice: ['2-0'] },
    expect: { state: { 'clearings.1.warriors': {} } },
  },
  {
    name: 'Hospitals: not when the keep falls in the same battle',
    cite: 'trait.hospitals, 4.2.1',
    position: { board: '1 M2 E3 keep | turn 1.1', seats: hospitals },
    seat: seat(1),
    input: attackIn(1),
    script: { dice: ['3-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=1',
        'do.dice dice=3-0 attackerHits=3 defenderHits=0',
        'do.removeWarriors faction=marquise n=2 at=1',
        'do.removePiece piece=keep at=1',
        'do.keepGone',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // The first battle takes one by the Marksman and one by the dice, the second ends with the hit.
    name: 'Hospitals: the hit of a Marksman belongs to the battle',
    cite: 'trait.hospitals, trait.marksman',
    position: {
      board: '1 keep; 8 M3 | V=0 @8 items:4/0/0/0/0/0 | turn 1.1',
      seats: [marquise({ traits: ['hospitals'] }), vagabot({ traits: ['marksman'] })],
    },
    seat: seat(1),
    script: { cards: ['STD-40'], dice: ['1-0'] },
    expect: { state: { 'clearings.1.warriors.marquise': 2, 'clearings.8.warriors': {} } },
  },
  {
    name: 'a removed keep goes to the box',
    cite: '4.2.1',
    position: { board: '1 E2 keep | turn 1.1', seats: plain },
    seat: seat(1),
    input: attackIn(1),
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=1',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=keep at=1',
        'do.keepGone',
        'do.score faction=eyrie n=1',
      ],
      state: {
        'factions.marquise.outOfGame': ['keep'],
        'factions.marquise.supply.keep': 0,
        'clearings.1.tokens': [],
      },
    },
  },
  {
    name: 'once it is gone, others may place there',
    cite: '4.2.1',
    position: { board: '1 M1 | M=0 gone:keep | turn 1.1', seats: plain },
    seat: seat(1),
    input: { kind: 'place', n: 1, piece: 'warrior', at: 1 },
    expect: { state: { 'clearings.1.warriors.eyrie': 1 } },
  },
  {
    name: 'others may move to the keep',
    cite: '4.2.1',
    position: { board: '1 M1 keep; 5 E2 | turn 1.1', seats: plain },
    seat: seat(1),
    input: { kind: 'move', n: 2, from: 5, to: 1 },
    expect: { state: { 'clearings.1.warriors': { marquise: 1, eyrie: 2 } } },
  },
  {
    name: 'the Marquise recruits and builds beside her keep',
    cite: '4.2.1',
    position: { board: '1 M1 keep', seats: [marquise(), eyrie()] },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.placePiece piece=sawmill at=1',
        'do.moveWarriors faction=marquise n=2 from=1 to=5',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // The Eyrie's new roost belongs into the highest fox clearing where it may be placed: not 1.
    name: 'another bot places in the next clearing instead',
    cite: '4.2.1, 2.3',
    position: { board: '1 M1 keep | turn 1.1', seats: [marquise(), eyrie()] },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: { choices: [{ rule: '5.4.4', chosen: '6' }] },
  },
];
