import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, lizards, marquise } from './position.ts';

const seatsWith = (...traits: Trait[]) => [human('marquise'), human('eyrie'), lizards({ traits })];
const SEATS = seatsWith();
const me = seat(2);
/** A fox order; the last card of the turn is a fox without an item. */
const FOX = 'souls:STD-50';
const script = { cards: ['STD-30'] };

/** L3 of the research: dice 2-1, 1-0, 0-0. */
const SCHEME = `1 M2 sawmill keep; 6 L2 E2 ruin; 8 L2 M1 recruiter; 12 E1 roost ruin
  | M=12 | E=15 | L=0 elsewhere:3 conspiracy:5 ${FOX} | turn 1.2`;

/** Conspiracies (8.4.2) and the traits that change them. */
export const lizardConspiracyExamples: readonly Example<Position, Input>[] = [
  {
    // The fox that orders is a ritual too: 6 has a slot, and with the roost's garden that makes two.
    name: 'three acolytes, and one won in a Crusade, go once round the track',
    cite: '8.4.2, 8.4.2.I, 8.4.2.II, 8.4.2.III, 8.4, B-08, B-06, B-07',
    position: { board: SCHEME, seats: SEATS },
    seat: me,
    script: { ...script, dice: ['2-1', '1-0', '0-0'] },
    expect: {
      happenings: [
        'do.setOrder suit=fox',
        'do.conspiracy conspiracy=convert',
        'do.removeWarriors faction=eyrie n=1 at=12',
        'do.placeWarriors faction=lizards n=1 at=12',
        'do.spendAcolyte',
        'do.conspiracy conspiracy=crusade',
        'do.battle attacker=lizards defender=eyrie at=6',
        'do.dice dice=2-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=eyrie n=2 at=6',
        'do.removeWarriors faction=lizards n=1 at=6',
        'do.recruitAcolyte n=1',
        'do.battle attacker=lizards defender=marquise at=8',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.spendAcolyte',
        'do.conspiracy conspiracy=convert',
        'do.noConspiracy',
        'do.conspiracy conspiracy=crusade',
        'do.battle attacker=lizards defender=marquise at=8',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=recruiter at=8',
        'do.score faction=lizards n=1',
        'do.spendAcolyte',
        'do.conspiracy conspiracy=sanctify',
        'do.removePiece piece=roost at=12',
        'do.score faction=lizards n=1',
        'do.placePiece piece=garden at=12',
        'do.spendAcolyte',
        'do.ritual card=STD-50',
        'do.placeWarriors faction=lizards n=1 at=6',
        'do.placePiece piece=garden at=6',
        'do.score faction=lizards n=2',
        'do.returnSouls n=1',
        'do.turnUp card=STD-30',
        'do.toSouls card=STD-30',
      ],
      state: {
        'factions.lizards.conspiracy': 5,
        'factions.lizards.warriorsElsewhere': 0,
        'factions.lizards.scoredFrom': { removal: 2, buildings: 2 },
      },
    },
  },
  {
    name: 'by the other reading its own losses in its own turn bring no acolyte',
    cite: 'B-08',
    position: { board: SCHEME, seats: SEATS, options: { robotRevenge: 'othersTurns' } },
    seat: me,
    script: { ...script, dice: ['2-1', '1-0', '0-0'] },
    expect: {
      state: {
        'factions.lizards.conspiracy': 4,
        'factions.lizards.warriorsElsewhere': 0,
        'factions.lizards.scoredFrom': { removal: 1 },
      },
    },
  },
  {
    name: 'with nothing to do the marker goes once round and comes to lie where it was',
    cite: 'B-06',
    position: { board: `6 L1 | L=0 elsewhere:2 conspiracy:3 ${FOX}`, seats: SEATS },
    seat: me,
    script,
    expect: {
      state: { 'factions.lizards.conspiracy': 3, 'factions.lizards.warriorsElsewhere': 2 },
    },
  },

  // ---- Convert ----
  {
    name: 'Convert takes from the player with most points, then where most buildings of anybody stand',
    cite: '8.4.2.I, B-11, B-75',
    position: {
      // Unordered 5 has two buildings; 1 is closed by the keep; 8 has two, but no bird.
      board: `1 E1 keep workshop; 5 E1 sawmill*2; 6 E1 M1; 8 M1 sawmill recruiter; 12 E1 workshop
        | M=12 | E=15 | L=0 elsewhere:1 conspiracy:5 ${FOX}`,
      seats: [marquise(), eyrie(), lizards()],
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.I', chosen: 'eyrie' },
        { rule: '8.4.2.I', chosen: '12' },
      ],
      // Its ritual finds the same clearing.
      state: { 'clearings.12.warriors': { lizards: 2 }, 'factions.lizards.score': 0 },
    },
  },
  {
    name: 'Convert with equal points takes from whom set up first, where the priority is highest',
    cite: '8.4.2.I, 2.2',
    position: {
      board: `8 M1; 12 M1 E1 | M=7 | E=7 | L=0 elsewhere:1 conspiracy:5 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.I', chosen: 'marquise' },
        { rule: '8.4.2.I', chosen: '8' },
      ],
    },
  },
  {
    name: 'Convert passes over the leader who has no warrior within reach',
    cite: '8.4.2.I, 2.3',
    position: {
      board: `1 E3 keep; 5 E1; 12 M1 roost | M=3 | E=20 | L=0 elsewhere:1 conspiracy:5 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.I', chosen: 'marquise' },
        { rule: '8.4.2.I', chosen: '12' },
      ],
    },
  },
  {
    name: 'with an empty supply the acolyte himself is the new warrior',
    cite: 'B-07',
    position: { board: `12 M1; 5 L24 | L=0 elsewhere:1 conspiracy:5 ${FOX}`, seats: SEATS },
    seat: me,
    script,
    expect: {
      happenings: [
        'do.setOrder suit=fox',
        'do.conspiracy conspiracy=convert',
        'do.spendAcolyte',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.placeWarriors faction=lizards n=1 at=12',
        'do.ritual card=STD-50',
        'do.returnSouls n=1',
        'do.turnUp card=STD-30',
        'do.toSouls card=STD-30',
      ],
      state: { 'factions.lizards.warriorsElsewhere': 0, 'clearings.12.warriors.lizards': 1 },
    },
  },
  {
    // Field Hospitals look at what was removed.
    name: 'an exchanged warrior goes to its supply as a removed one',
    cite: 'B-10',
    position: { board: `12 M1 | L=0 elsewhere:1 conspiracy:5 ${FOX}`, seats: SEATS },
    seat: me,
    script,
    expect: { state: { 'factions.marquise.warriorsInSupply': 25 } },
  },

  // ---- Crusade ----
  {
    name: 'a Crusade needs two warriors in an ordered clearing; the defender has most points there',
    cite: '8.4.2.II',
    position: {
      // The Eyrie lead, but stand in 8 only; in 1 nobody, 5 is not ordered, in 12 there is one Lizard.
      board: `1 L2; 5 L2 M1; 6 L2 M1; 8 L3 M1 E1; 12 L1 M1
        | M=4 | E=9 | L=0 elsewhere:1 conspiracy:1 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script: { ...script, dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.II', chosen: undefined },
        { rule: '8.4.2.II', chosen: 'marquise' },
        { rule: '8.4.2.II', chosen: 'eyrie' },
      ],
    },
  },
  {
    name: 'a Crusade with equal points is against whom set up first',
    cite: '8.4.2.II, 2.2',
    position: {
      board: `8 L3 M1 E1 | M=4 | E=4 | L=0 elsewhere:1 conspiracy:1 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script: { ...script, dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.II', chosen: undefined },
        { rule: '8.4.2.II', chosen: 'marquise' },
      ],
    },
  },
  {
    name: 'without an enemy there is no Crusade, and the acolyte stays for what comes next',
    cite: '8.4.2.II, 8.4.2',
    position: { board: `8 L3; 12 M1 | L=0 elsewhere:1 conspiracy:1 ${FOX}`, seats: SEATS },
    seat: me,
    script,
    expect: {
      state: { 'factions.lizards.conspiracy': 3, 'factions.lizards.warriorsElsewhere': 0 },
    },
  },
  {
    name: 'a bird order is for every clearing',
    cite: 'B-04, 8.4.1',
    position: {
      board: '2 L2 M1; 3 L2 M1; 6 L2 M1 | L=0 elsewhere:1 conspiracy:1',
      seats: SEATS,
    },
    seat: me,
    script: { ...script, dice: ['0-0', '0-0', '0-0'] },
    expect: { state: { 'factions.lizards.conspiracy': 2 } },
  },
  {
    name: 'together against the bots the Lizards spare the other bots',
    cite: 'B-72',
    position: {
      board: `6 L2 E1 M1; 8 L2 E1 roost | E=20 | L=0 elsewhere:1 conspiracy:1 ${FOX}`,
      seats: [human('marquise'), eyrie(), lizards()],
      config: { coop: true },
    },
    seat: me,
    script: { ...script, dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.II', chosen: undefined },
        { rule: '8.4.2.II', chosen: 'marquise' },
      ],
    },
  },
  {
    name: 'Spiteful: a Crusade that removes tokens scores one more, once',
    cite: 'trait.spiteful, B-20',
    position: {
      board: `6 L3 wood*2; 8 L3 wood | L=0 elsewhere:1 conspiracy:1 ${FOX}`,
      seats: seatsWith('spiteful'),
    },
    seat: me,
    // Both pieces in 6 and the one in 8: three points, and one for spite.
    script: { ...script, dice: ['1-0', '0-0'] },
    expect: { state: { 'factions.lizards.score': 4 } },
  },
  {
    name: 'Spiteful: no token, no point',
    cite: 'trait.spiteful',
    position: {
      board: `6 L3 M1 wood; 8 L3 sawmill | L=0 elsewhere:1 conspiracy:1 ${FOX}`,
      seats: seatsWith('spiteful'),
    },
    seat: me,
    script: { ...script, dice: ['1-0', '0-0'] },
    expect: { state: { 'factions.lizards.score': 1 } },
  },
  {
    name: 'without the trait tokens are worth their point only',
    cite: 'trait.spiteful',
    position: { board: `6 L3 wood | L=0 elsewhere:1 conspiracy:1 ${FOX}`, seats: SEATS },
    seat: me,
    script: { ...script, dice: ['0-0'] },
    expect: { state: { 'factions.lizards.score': 1 } },
  },

  // ---- Fanatics ----
  {
    name: 'Fanatics battle after a Convert with an extra hit, first who has defenseless buildings',
    cite: 'trait.fanatics, B-21',
    position: {
      // The Eyrie lead and lose a warrior; the cats' sawmill stands alone. No token counts for spite.
      board: `8 E2 sawmill wood | M=1 | E=9 | L=0 elsewhere:1 conspiracy:5 ${FOX}`,
      seats: seatsWith('fanatics', 'spiteful'),
    },
    seat: me,
    script: { ...script, dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.I', chosen: 'eyrie' },
        { rule: '8.4.2.I', chosen: '8' },
        { rule: 'trait.fanatics', chosen: 'marquise' },
      ],
      // Defenseless and fanatic: two hits, the token and the sawmill.
      state: { 'clearings.8.buildings': [], 'clearings.8.tokens': [], 'factions.lizards.score': 2 },
    },
  },
  {
    name: 'Fanatics, none of them defenseless: whoever has most points there',
    cite: 'trait.fanatics',
    position: {
      // The Alliance is not there, whatever its points.
      board: `8 M2 E2 | M=4 | E=9 | A=15 | L=0 elsewhere:1 conspiracy:5 ${FOX}`,
      seats: [
        human('marquise'),
        human('eyrie'),
        lizards({ traits: ['fanatics'] }),
        human('alliance'),
      ],
    },
    seat: me,
    script: { ...script, dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.I', chosen: 'eyrie' },
        { rule: '8.4.2.I', chosen: '8' },
        { rule: 'trait.fanatics', chosen: 'eyrie' },
      ],
      state: { 'clearings.8.warriors.marquise': 2, 'clearings.8.warriors.lizards': 1 },
    },
  },
  {
    name: 'Fanatics with equal points: whoever set up first; and no enemy left, no battle',
    cite: 'trait.fanatics, B-21, 2.2',
    position: {
      board: `8 M2 E2; 12 M1 | M=4 | E=4 | L=0 elsewhere:2 conspiracy:5 ${FOX}`,
      seats: seatsWith('fanatics'),
    },
    seat: me,
    // The Crusade between the two has no clearing with two Lizards; in 12 nobody is left.
    script: { ...script, dice: ['1-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.I', chosen: 'marquise' },
        { rule: '8.4.2.I', chosen: '8' },
        { rule: 'trait.fanatics', chosen: 'marquise' },
        { rule: '8.4.2.I', chosen: 'marquise' },
        { rule: '8.4.2.I', chosen: '12' },
        { rule: 'trait.fanatics', chosen: undefined },
      ],
    },
  },
];
