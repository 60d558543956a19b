import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, lizards } from './position.ts';

const SEATS = [human('marquise'), human('eyrie'), lizards()];
const me = seat(2);
/** A fox order; the last card of the turn is a fox without an item. */
const FOX = 'souls:STD-50';
const script = { cards: ['STD-30'] };

/** Sanctify (8.4.2.III): whose building becomes a garden, and where. */
export const lizardSanctifyExamples: readonly Example<Position, Input>[] = [
  {
    name: 'Sanctify takes from the player with most points, where fewest enemy warriors are',
    cite: '8.4.2.III',
    position: {
      // 5 is not ordered, 1 closed; 8 has none of the leader's buildings.
      board: `1 roost keep; 5 roost; 6 M2 E1 roost; 8 sawmill; 12 E2 roost
        | M=4 | E=9 | L=0 elsewhere:1 conspiracy:4 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.III', chosen: 'eyrie' },
        { rule: '8.4.2.III', chosen: '12' },
      ],
      state: { 'clearings.12.buildings': ['garden'] },
    },
  },
  {
    name: 'Sanctify with equal points: whoever set up first, by priority; one type at random',
    cite: '8.4.2.III, B-12, 2.2',
    position: {
      board: `6 sawmill workshop; 8 roost; 12 sawmill | M=4 | E=4 | L=0 elsewhere:1 conspiracy:4 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script: { ...script, choices: ['workshop'] },
    expect: {
      choices: [
        { rule: '8.4.2.III', chosen: 'marquise' },
        { rule: '8.4.2.III', chosen: '6' },
      ],
      // The fox ritual finds a slot in 8, does not rule it with one against one.
      state: {
        'clearings.6.buildings': ['sawmill', 'garden'],
        'factions.lizards.scoredFrom': { removal: 1 },
      },
    },
  },
  {
    name: 'Sanctify passes over the leader without a building within reach',
    cite: '8.4.2.III, 2.3',
    position: {
      board: `1 roost keep; 5 roost; 12 sawmill | M=4 | E=9 | L=0 elsewhere:1 conspiracy:4 ${FOX}`,
      seats: SEATS,
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.III', chosen: 'marquise' },
        { rule: '8.4.2.III', chosen: '12' },
      ],
    },
  },
  {
    // A tie of the suits makes it a bird order; all five fox gardens stand.
    name: 'Sanctify needs a garden of the clearing’s suit',
    cite: 'B-12, B-14',
    position: {
      board: `6 garden*2; 8 garden*2; 12 garden roost; 7 M1 sawmill
        | M=4 | E=9 | L=0 elsewhere:1 conspiracy:4`,
      seats: SEATS,
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.III', chosen: 'marquise' },
        { rule: '8.4.2.III', chosen: '7' },
      ],
    },
  },
  {
    name: 'and of a player’s buildings it takes one where such a garden is left',
    cite: 'B-12',
    position: {
      board: `6 garden*2; 8 garden*2; 12 garden roost; 7 E1 roost
        | E=9 | L=0 elsewhere:1 conspiracy:4`,
      seats: SEATS,
    },
    seat: me,
    script,
    expect: {
      choices: [
        { rule: '8.4.2.III', chosen: 'eyrie' },
        { rule: '8.4.2.III', chosen: '7' },
      ],
    },
  },
];
