import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, marquise, vagabot } from './position.ts';

const SEATS = [vagabot(), marquise()];

/** The ways of the pawn, mostly to a ruin and with the fox order. */
export const vagabotWayExamples: readonly Example<Position, Input>[] = [
  {
    name: 'where it can act without moving it stays, whatever the priority elsewhere',
    cite: '7.5, 7.5.1, A-35',
    position: {
      board: '6 ruin(boot); 11 ruin(hammer); 12 ruin(bag) | V=0 @12 items:3/0',
      seats: SEATS,
    },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      choices: [
        {
          rule: '7.5.1',
          chosen: '12',
          by: 'only',
          narrowings: [
            { why: 'why.ruin', left: ['6', '11', '12'] },
            { why: 'why.nearest', best: 0, left: ['12'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.explore at=12 item=bag',
        'do.removeRuin at=12',
        'do.refresh n=1',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'the nearest before the highest priority, one item a move',
    cite: '7.5, 7.5.1',
    position: { board: '10 ruin(boot); 12 ruin(bag) | V=0 @4 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      choices: [{ rule: '7.5.1', chosen: '12' }],
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.exhaust n=1',
        'do.explore at=12 item=bag',
        'do.removeRuin at=12',
        'do.refresh n=2',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'equally near: the highest priority',
    cite: '7.5, A-35, 2.1',
    position: { board: '6 ruin(boot); 10 ruin(bag) | V=0 @2 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      choices: [
        {
          rule: '7.5.1',
          chosen: '6',
          narrowings: [
            { why: 'why.ruin', left: ['6', '10'] },
            { why: 'why.nearest', best: 1, left: ['6', '10'] },
            { why: 'why.highestPriority', left: ['6'] },
          ],
        },
      ],
      state: { 'factions.vagabond.pawn': { clearing: 6 } },
    },
  },
  {
    // From 9 to 10 over 1 or over 12.
    name: 'of equally short ways the one with the smallest numbers',
    cite: 'A-35, 7.5',
    position: { board: '10 ruin(boot) | V=0 @9 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=1',
        'do.exhaust n=1',
        'do.movePawn at=10',
        'do.exhaust n=1',
        'do.explore at=10 item=boot',
        'do.removeRuin at=10',
        'do.refresh n=3',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    // 3 and 11 touch the forest and 6.
    name: 'out of a forest the first move is into any clearing that touches it',
    cite: 'A-35, 7.5',
    position: { board: '6 ruin(boot) | V=0 @3_7_11_12 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=3',
        'do.exhaust n=1',
        'do.movePawn at=6',
        'do.exhaust n=1',
        'do.explore at=6 item=boot',
        'do.removeRuin at=6',
        'do.refresh n=3',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'it moves even if nothing is left to pay for the action',
    cite: '7.5',
    position: { board: '12 ruin(bag) | V=0 @4 items:1/2', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.refresh n=3',
        'do.discard card=STD-01',
      ],
      state: { 'clearings.12.ruin': ['bag'], 'factions.vagabond.pawn': { clearing: 12 } },
    },
  },
  {
    name: 'too few items for the whole way: as far as they reach',
    cite: 'A-43, 7.5',
    position: { board: '10 ruin(bag) | V=0 @4 items:1/2', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.refresh n=3',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'or, by the option, it does not set out',
    cite: 'A-43',
    position: {
      board: '10 ruin(bag) | V=0 @4 items:1/2',
      seats: SEATS,
      options: { vagabotShortRoute: 'stay' },
    },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      choices: [{ rule: '7.5.1', chosen: '10' }],
      happenings: ['do.reveal card=STD-01', 'do.refresh n=2', 'do.discard card=STD-01'],
      state: { 'factions.vagabond.pawn': { clearing: 4 } },
    },
  },
  {
    name: 'the option asks for the way only, not for the action after it',
    cite: 'A-43, 7.5',
    position: {
      board: '12 ruin(bag) | V=0 @4 items:1/2',
      seats: SEATS,
      options: { vagabotShortRoute: 'stay' },
    },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: { state: { 'factions.vagabond.pawn': { clearing: 12 } } },
  },
  {
    // The Eyrie rules 4, the Marquise 12: no warrior of another faction could make this move.
    name: 'it moves whoever rules',
    cite: '7.2.2, 7.5.4',
    position: {
      board: '4 E5; 12 M5 | M=8 | E=1 | V=0 @4 items:1/2',
      seats: [vagabot(), marquise(), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
];
