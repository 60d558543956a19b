import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise, vagabot } from './position.ts';

const SCOUNDREL = vagabot({ character: 'scoundrel' });

/** With the rabbit order: Battle first, rolled 0-0, then the Special action. */
const scoundrel: readonly Example<Position, Input>[] = [
  {
    // The item that paid for it is the least useful one: all are undamaged.
    name: 'burns a clearing with three enemy pieces and a building, and covers a slot',
    cite: '7.7.5, 7.5.6, A-47, law.removal',
    position: {
      board: '4 M1 sawmill E1 | V=0 @4 items:2/1',
      seats: [SCOUNDREL, marquise(), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=4',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.scorch at=4',
        'do.removeWarriors faction=marquise n=1 at=4',
        'do.removePiece piece=sawmill at=4',
        'do.score faction=vagabond n=1',
        'do.removeWarriors faction=eyrie n=1 at=4',
        'do.coverSlot at=4',
        'do.score faction=vagabond n=1',
        'do.refresh n=2',
        'do.discard card=STD-02',
      ],
      state: {
        'clearings.4.blockedSlots': 1,
        'factions.vagabond.items.ready': 2,
        'factions.vagabond.scoredFrom': { removal: 1, special: 1 },
      },
    },
  },
  {
    // The fox order: with the rabbit's, Repair would take the second item.
    name: 'gives up its least useful item: a damaged one, face down',
    cite: 'A-47, 7.7.5',
    position: {
      board: '7 M2 keep | V=0 @7 items:2/1/0/0/1/1',
      seats: [SCOUNDREL, marquise()],
    },
    seat: seat(0),
    script: { cards: ['STD-01'], dice: ['0-0'] },
    expect: {
      // The Evening repairs the ready one.
      state: {
        'clearings.7.tokens': [],
        'factions.marquise.outOfGame': ['keep'],
        'factions.vagabond.items.ready': 4,
        'factions.vagabond.items.damagedReady': 0,
        'factions.vagabond.items.damagedExhausted': 0,
        'factions.vagabond.score': 2,
      },
    },
  },
  {
    // Two paid, one of them is gone; the Evening refreshes the other two and repairs the ready one.
    name: 'option: it gives up the item that paid for the fire',
    cite: 'A-47, 7.7.5',
    position: {
      board: '7 M2 keep | V=0 @7 items:2/1/0/0/1/1',
      seats: [SCOUNDREL, marquise()],
      options: { scoundrelItem: 'paid' },
    },
    seat: seat(0),
    script: { cards: ['STD-01'], dice: ['0-0'] },
    expect: {
      state: {
        'factions.vagabond.items.ready': 3,
        'factions.vagabond.items.damagedReady': 0,
        'factions.vagabond.items.damagedExhausted': 1,
      },
    },
  },
  {
    name: 'two enemy pieces are too few',
    cite: '7.7.5, 7.5.6',
    position: { board: '7 M1 sawmill | V=0 @7 items:2/1', seats: [SCOUNDREL, marquise()] },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=2',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'warriors alone do not burn',
    cite: '7.7.5, 7.5.6',
    position: { board: '7 M3 | V=0 @7 items:2/1', seats: [SCOUNDREL, marquise()] },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: { state: { 'clearings.7.warriors.marquise': 3, 'factions.vagabond.score': 0 } },
  },
  {
    // One slot of 6 is the ruin's, the other is covered already.
    name: 'without an open slot no item is given up; a pawn is hurt and stays',
    cite: '7.7.5, 7.2.1.I, A-54',
    position: {
      board: `6 M1 wood ruin(bag) blocked | M=9 | W=0 @6 | V=0 @6 items:2/1`,
      seats: [SCOUNDREL, marquise(), human('secondVagabond')],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=6',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.scorch at=6',
        'do.removeWarriors faction=marquise n=1 at=6',
        'do.removePiece piece=wood at=6',
        'do.score faction=vagabond n=1',
        'do.humanDamage faction=secondVagabond n=3',
        'do.score faction=vagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'option: without a slot to cover there is no fire, and nothing is paid',
    cite: 'A-54, 7.5.6',
    position: {
      board: '6 M2 wood ruin(bag) blocked | V=0 @6 items:2/1',
      seats: [SCOUNDREL, marquise()],
      options: { scoundrelNoSlot: 'skipped' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=6',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=2',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'option: a slot that the fire clears can be covered',
    cite: 'A-54, 7.7.5',
    position: {
      board: '4 M1 sawmill E1 | V=0 @4 items:2/1',
      seats: [SCOUNDREL, marquise(), eyrie()],
      options: { scoundrelNoSlot: 'skipped' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: { state: { 'clearings.4.blockedSlots': 1, 'factions.vagabond.score': 2 } },
  },
  {
    name: 'in the cooperative game bots’ pieces do not count, but burn with the rest',
    cite: '7.7.5, 3.4.coop, A-03',
    position: {
      board: '7 M1 sawmill E2 roost | V=0 @7 items:2/1',
      seats: [SCOUNDREL, marquise(), human('eyrie')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      state: {
        'clearings.7.warriors': {},
        'clearings.7.buildings': [],
        // Sawmill, roost and the fire itself.
        'factions.vagabond.score': 3,
      },
    },
  },
  {
    name: 'in the cooperative game three pieces of a bot start no fire',
    cite: '7.7.5, 3.4.coop, A-03',
    position: {
      board: '7 M3 sawmill E1 | V=0 @7 items:2/1',
      seats: [SCOUNDREL, marquise(), human('eyrie')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: { state: { 'clearings.7.buildings': ['sawmill'] } },
  },
  {
    // All of it burns at one time, but the game is over before an item is placed.
    name: 'the thirtieth point ends the game',
    cite: '7.7.5, law.victory',
    position: {
      board: '7 M1 sawmill E1 | V=29 @7 items:2/1',
      seats: [SCOUNDREL, marquise(), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.scorch at=7',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.removePiece piece=sawmill at=7',
        'do.score faction=vagabond n=1',
        'do.win faction=vagabond',
        'do.removeWarriors faction=eyrie n=1 at=7',
      ],
    },
  },
  {
    // With Questing the Special action comes first; the battle then takes the only item.
    name: 'in a forest there is nothing to burn',
    cite: '7.7.5, 7.5.6',
    position: {
      board: '1 E2 roost | V=0 @1_2_5_10 items:1/2',
      seats: [vagabot({ character: 'scoundrel', traits: ['questing'] }), marquise(), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: { 'clearings.1.buildings': ['roost'], 'factions.vagabond.score': 0 } },
  },
];

const ARBITER = vagabot({ character: 'arbiter' });
const ATTACK_EYRIE = {
  kind: 'battle',
  at: 7,
  defender: 'eyrie',
  extra: 0,
  defenderExtra: 0,
} as const;

/** The human Marquise attacks the Eyrie bot and rolls 3-3: who is enlisted shows in the hits. */
function attackEyrie(
  name: string,
  cite: string,
  board: string,
  hits: { enlisted: boolean; attackerHits: number; fallen: number; defenderHits: number },
  seats = [human('marquise'), eyrie(), ARBITER],
): Example<Position, Input> {
  const enlist = ['do.enlist faction=eyrie', 'do.score faction=vagabond n=1'];
  return {
    name,
    cite,
    position: { board, seats },
    seat: seat(0),
    input: ATTACK_EYRIE,
    script: { dice: ['3-3'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=7',
        ...(hits.enlisted ? enlist : []),
        `do.dice dice=3-3 attackerHits=${hits.attackerHits} defenderHits=${hits.defenderHits}`,
        `do.removeWarriors faction=eyrie n=${hits.fallen} at=7`,
        `do.removeWarriors faction=marquise n=${hits.defenderHits} at=7`,
      ],
    },
  };
}

// Nine items: two on the track. The Eyrie has 5 points, the Arbiter fewer.
const V = 'V=2 @7 items:9/0';

/** Between humans the first question is for an ambush. */
const arbiter: readonly Example<Position, Input>[] = [
  attackEyrie(
    'a bot with fewer than three hits, fewer than attackers, and more points enlists him',
    '7.7.6',
    `7 M4 E1 | E=5 | ${V}`,
    { enlisted: true, attackerHits: 3, fallen: 1, defenderHits: 3 },
  ),
  attackEyrie('not with three hits of its own', '7.7.6', `7 M4 E3 | E=5 | ${V}`, {
    enlisted: false,
    attackerHits: 3,
    fallen: 3,
    defenderHits: 3,
  }),
  attackEyrie(
    'not with as many as there are pieces of the attacker',
    '7.7.6',
    `7 M2 E2 | E=5 | ${V}`,
    { enlisted: false, attackerHits: 2, fallen: 2, defenderHits: 2 },
  ),
  attackEyrie('not without more points than he has', '7.7.6', `7 M3 E2 | E=2 | ${V}`, {
    enlisted: false,
    attackerHits: 3,
    fallen: 2,
    defenderHits: 2,
  }),
  attackEyrie('not when he is elsewhere', '7.7.6', '7 M3 E2 | E=5 | V=2 @8 items:9/0', {
    enlisted: false,
    attackerHits: 3,
    fallen: 2,
    defenderHits: 2,
  }),
  attackEyrie(
    'no other character is enlisted',
    '7.7.6',
    `7 M3 E2 | E=5 | ${V}`,
    { enlisted: false, attackerHits: 3, fallen: 2, defenderHits: 2 },
    [human('marquise'), eyrie(), vagabot()],
  ),
  {
    // The attackers' buildings count as pieces: two warriors and a sawmill against two.
    name: 'all pieces of the attacker count',
    cite: '7.7.6, A-02',
    position: {
      board: `7 M2 sawmill E2 | E=5 | ${V}`,
      seats: [human('marquise'), eyrie(), ARBITER],
    },
    seat: seat(0),
    input: ATTACK_EYRIE,
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=7',
        'do.enlist faction=eyrie',
        'do.score faction=vagabond n=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
    },
  },
  {
    name: 'his thirtieth point ends the game before the roll',
    cite: '7.7.6, law.victory',
    position: {
      board: '7 M3 E1 | E=29 | V=29 @7 items:9/0',
      seats: [human('marquise'), human('eyrie'), ARBITER],
    },
    seat: seat(0),
    input: ATTACK_EYRIE,
    script: { choices: ['no', 'yes'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=7',
        'do.enlist faction=eyrie',
        'do.score faction=vagabond n=1',
        'do.win faction=vagabond',
      ],
    },
  },
  {
    // The defender need not lead: he decides himself.
    name: 'a human defender is asked: yes',
    cite: '7.7.6',
    position: {
      board: `7 M3 E1 | E=0 | ${V}`,
      seats: [human('marquise'), human('eyrie'), ARBITER],
    },
    seat: seat(0),
    input: ATTACK_EYRIE,
    script: { dice: ['3-3'], choices: ['no', 'yes'] },
    expect: {
      state: {
        'clearings.7.warriors': {},
        'factions.vagabond.scoredFrom': { earlier: 2, special: 1 },
      },
    },
  },
  {
    name: 'a human defender is asked: no',
    cite: '7.7.6',
    position: {
      board: `7 M3 E1 | E=9 | ${V}`,
      seats: [human('marquise'), human('eyrie'), ARBITER],
    },
    seat: seat(0),
    input: ATTACK_EYRIE,
    script: { dice: ['3-3'], choices: ['no', 'no'] },
    expect: {
      state: { 'clearings.7.warriors': { marquise: 2 }, 'factions.vagabond.score': 2 },
    },
  },
  {
    name: 'nobody enlists him against himself, and he does not help himself',
    cite: '7.7.6',
    position: { board: `7 M1 | M=0 | ${V}`, seats: [human('marquise'), ARBITER] },
    seat: seat(0),
    input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 0, defenderExtra: 0 },
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
    },
  },
  {
    // A human in his clearing: attacked by him, it is not asked to enlist him.
    name: 'his own battle, and no Special action',
    cite: '7.7.6, 7.5.6',
    position: { board: '7 M2 | M=5 | V=0 @7 items:2/1', seats: [ARBITER, human('marquise')] },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=2',
        'do.discard card=STD-02',
      ],
    },
  },
];

export const vagabotBox2Examples = [...scoundrel, ...arbiter];
