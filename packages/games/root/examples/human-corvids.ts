import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, lizards, marquise, vagabot } from './position.ts';

const CROWS = [human('corvids'), marquise(), human('eyrie')];
const me = seat(0);

/** The plots of human Corvids, among bots and other humans. */
export const humanCorvidExamples: readonly Example<Position, Input>[] = [
  {
    name: 'a plot for a warrior, face down',
    cite: 'law.plots',
    position: { board: '5 C3', seats: CROWS },
    seat: me,
    input: { kind: 'plot', at: 5, n: 2 },
    expect: {
      happenings: ['do.removeWarriors faction=corvids n=2 at=5', 'do.placePlot piece=plot at=5'],
      state: {
        'clearings.5.warriors.corvids': 1,
        'factions.corvids.plots': { 5: { type: 'unknown', face: 'down' } },
      },
    },
  },
  {
    name: 'a Bomb: two pieces of the bot, all of the human, and it is gone',
    cite: 'law.plots, 11.8.1',
    position: {
      board: '8 C1 M3 sawmill E2 plot; 3 plot | C=0 plots:8.unknown.down,3.raid.up',
      seats: CROWS,
    },
    seat: me,
    input: { kind: 'flip', at: 8, plot: 'bomb' },
    expect: {
      happenings: [
        'do.flip plot=bomb at=8',
        'do.score faction=corvids n=2',
        'do.bomb at=8',
        'do.removeWarriors faction=marquise n=2 at=8',
        'do.removeWarriors faction=eyrie n=2 at=8',
        'do.removePiece piece=plot at=8',
      ],
      state: { 'clearings.8.warriors': { marquise: 1, corvids: 1 } },
    },
  },
  {
    name: 'an Extortion takes a card of each human there, and one of the deck for a bot',
    cite: 'law.plots, 2.8.1',
    position: { board: '8 C1 M3 E2 plot', seats: CROWS },
    seat: me,
    input: { kind: 'flip', at: 8, plot: 'extortion' },
    expect: {
      happenings: [
        'do.flip plot=extortion at=8',
        'do.score faction=corvids n=1',
        'do.takeCard',
        'do.extortTake faction=eyrie',
      ],
      state: { 'factions.corvids.plots': { 8: { type: 'extortion', face: 'up' } } },
    },
  },
  {
    name: 'a bot springs a human’s Snare, together or not',
    cite: '11.8.2, B-79',
    position: {
      board: '6 M3 C1 plot ruin; 8 M3 | C=0 plots:6.snare.up | turn 1.1',
      seats: CROWS,
      config: { coop: true },
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      state: {
        'clearings.6.warriors.marquise': 3,
        'clearings.6.tokens': [],
        'factions.corvids.plots': undefined,
      },
    },
  },
  {
    name: 'a facedown plot that is followed deals its hit unasked; the owner says what was lost',
    cite: 'law.embeddedAgents, law.plots',
    position: {
      board: '8 E1 plot | E=0 decree:fox.STD-50 | C=0 plots:8.unknown.down | turn 1.1',
      seats: [human('corvids'), eyrie()],
    },
    seat: seat(1),
    // A roost in 1 first, for want of any; then the battle in 8.
    script: { cards: ['STD-30'], dice: ['0-0'], choices: ['raid'] },
    expect: {
      state: {
        'clearings.8.warriors': {},
        'clearings.4.warriors': { corvids: 1 },
        'clearings.7.warriors': { corvids: 1 },
        'factions.eyrie.scoredFrom.removal': 1,
      },
    },
  },
  {
    name: 'one that was placed by hand is asked for as ever',
    cite: 'law.embeddedAgents',
    position: {
      board: '8 plot | V=0 @8 items:3/0 | turn 1.1',
      seats: [human('corvids'), vagabot()],
    },
    seat: seat(1),
    script: { cards: ['STD-31'], dice: ['0-0'], choices: ['no'] },
    expect: { state: { 'clearings.8.tokens': [] } },
  },
  {
    name: 'a Trick swaps two that lie face up',
    cite: 'law.trick',
    position: {
      board: '5 plot; 8 plot | C=0 plots:5.snare.up,8.raid.up',
      seats: CROWS,
    },
    seat: me,
    input: { kind: 'trick', from: 5, to: 8 },
    expect: {
      happenings: ['do.swapPlots from=5 to=8'],
      state: {
        'factions.corvids.plots': {
          5: { type: 'raid', face: 'up' },
          8: { type: 'snare', face: 'up' },
        },
      },
    },
  },
  {
    name: 'an exposed plot is removed for a point, and nobody asks what it does',
    cite: 'law.exposure',
    position: {
      board: '5 E1 plot | C=0 plots:5.unknown.down | turn 1.2',
      seats: CROWS,
    },
    seat: seat(2),
    input: { kind: 'expose', at: 5 },
    expect: {
      happenings: ['do.removePiece piece=plot at=5', 'do.score faction=eyrie n=1'],
      state: { 'factions.corvids.plots': undefined },
    },
  },
  {
    name: 'a wrong guess: the plot stays where it is, and the card goes to the Corvids, onto no pile',
    cite: 'law.exposure, B-117',
    position: {
      board: '5 E1 plot | C=0 plots:5.unknown.down | L=0 souls:STD-01 | turn 1.2',
      seats: [human('corvids'), lizards(), human('eyrie')],
    },
    seat: seat(2),
    input: { kind: 'guess', at: 5, plot: 'raid' },
    expect: {
      happenings: ['do.wrongGuess plot=raid at=5'],
      state: {
        'clearings.5.tokens': ['plot'],
        'factions.corvids.plots': { 5: { type: 'unknown', face: 'down' } },
        'factions.eyrie.score': 0,
        'factions.lizards.lostSouls': ['STD-01'],
      },
    },
  },
];
