import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, eyrie, human, lizards, marquise, vagabot } from './position.ts';

const CATS = [human('marquise'), corvids()];
const me = seat(1);

/** A rabbit order without an item: in the other clearings of these examples nothing happens but flips. */
const RABBIT = { cards: ['STD-31'] };

/** What plots do when they are flipped: 11.4.4, 11.7. */
export const corvidPlotExamples: readonly Example<Position, Input>[] = [
  {
    // C3 of the research.
    name: 'a Bomb and a Raid are flipped; each scores all plots that lie face up by then',
    cite: '11.4.4, 11.7.1, 11.7.4, B-59, B-60',
    position: {
      board: `1 M1 sawmill keep; 2 M1; 3 C1 plot; 4 M1; 5 M1 workshop; 6 M1 ruin; 7 M1; 8 M1; 9 M1 recruiter;
        10 M2 sawmill C3 plot ruin; 11 C2 plot ruin; 12 M1 C1 ruin | C=2 plots:3.extortion.up`,
      seats: CATS,
    },
    seat: me,
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'], choices: ['bomb', 'snare', 'raid'] },
    expect: {
      choices: [
        { rule: '11.4.3', chosen: '12' },
        { rule: '11.4.3', chosen: '6' },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=corvids n=2 at=6',
        'do.placeWarriors faction=corvids n=2 at=12',
        'do.flip plot=bomb at=10',
        'do.score faction=corvids n=2',
        'do.bomb at=10',
        'do.removeWarriors faction=marquise n=2 at=10',
        'do.removePiece piece=sawmill at=10',
        'do.score faction=corvids n=1',
        'do.changePlots plot=snare at=10',
        'do.flip plot=raid at=11',
        'do.score faction=corvids n=3',
        'do.battle attacker=corvids defender=marquise at=6',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=corvids defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.removeWarriors faction=corvids n=1 at=12',
        'do.placePlot piece=plot at=12',
        'do.score faction=corvids n=1',
        'do.discard card=STD-30',
      ],
      state: {
        'factions.corvids.score': 9,
        'factions.corvids.plots': {
          3: { type: 'extortion', face: 'up' },
          10: { type: 'snare', face: 'up' },
          11: { type: 'raid', face: 'up' },
          12: { type: 'unknown', face: 'down' },
        },
      },
    },
  },
  {
    name: 'a plot whose type is known is not asked for, and needs no warrior beside it',
    cite: '11.4.4',
    position: { board: '9 M1; 6 plot ruin | C=0 plots:6.snare.down', seats: CATS },
    seat: me,
    script: RABBIT,
    expect: {
      state: {
        'factions.corvids.score': 1,
        'factions.corvids.plots.6': { type: 'snare', face: 'up' },
      },
    },
  },
  {
    name: 'the last possible type of an unseen plot is not asked for',
    cite: '11.4.4',
    position: {
      board: `9 M1; 6 plot ruin; 1 plot; 2 plot; 7 plot; 8 plot; 11 plot; 12 plot ruin
        | C=0 plots:1.bomb.up,2.bomb.up,7.snare.up,8.snare.up,11.extortion.up,12.extortion.up`,
      seats: CATS,
    },
    seat: me,
    script: RABBIT,
    expect: { state: { 'factions.corvids.plots.6': { type: 'raid', face: 'up' } } },
  },

  // ---- 11.7.3 ----
  {
    name: 'Extortion: each human with a piece there, a pawn too, discards a random card',
    cite: '11.7.3, B-61',
    position: {
      board: `6 plot E1 M1 ruin; 9 A1 | E=0 decree:bird.vizier.vizier | V=0 @6 | C=0 plots:6.extortion.down | turn 1.4`,
      seats: [human('marquise'), eyrie(), human('alliance'), human('vagabond'), corvids()],
    },
    seat: seat(4),
    script: RABBIT,
    expect: {
      happenings: [
        'do.reveal card=STD-31',
        'do.placeWarriors faction=corvids n=2 at=3',
        'do.placeWarriors faction=corvids n=2 at=4',
        'do.flip plot=extortion at=6',
        'do.score faction=corvids n=1',
        'do.extortAtRandom faction=marquise',
        'do.extortAtRandom faction=vagabond',
        'do.removeWarriors faction=corvids n=1 at=3',
        'do.placePlot piece=plot at=3',
        'do.score faction=corvids n=1',
        'do.discard card=STD-31',
      ],
    },
  },
  {
    name: 'by the other reading of their own choice',
    cite: 'B-61',
    position: {
      board: '6 plot M1 ruin | C=0 plots:6.extortion.down',
      seats: CATS,
      options: { extortion: 'choice' },
    },
    seat: me,
    script: RABBIT,
    expect: {
      happenings: [
        'do.reveal card=STD-31',
        'do.placeWarriors faction=corvids n=2 at=3',
        'do.placeWarriors faction=corvids n=2 at=4',
        'do.flip plot=extortion at=6',
        'do.score faction=corvids n=1',
        'do.extort faction=marquise',
        'do.removeWarriors faction=corvids n=1 at=3',
        'do.placePlot piece=plot at=3',
        'do.score faction=corvids n=1',
        'do.discard card=STD-31',
      ],
    },
  },

  // ---- 11.7.1, 11.8.1 ----
  {
    // C4.
    name: 'a Bomb: all of a human’s pieces, two of a bot’s, warriors first',
    cite: '11.8.1, 11.7.1, B-60',
    position: {
      board: `8 plot M3 E1 roost C1 | E=0 decree:bird.vizier.vizier | C=0 plots:8.bomb.down | turn 1.2`,
      seats: [human('marquise'), eyrie(), corvids()],
    },
    seat: seat(2),
    script: { ...RABBIT, choices: ['raid'] },
    expect: {
      state: {
        'clearings.8.warriors': { corvids: 1 },
        'clearings.8.buildings': [],
        'factions.corvids.scoredFrom': { plots: 1, removal: 1 },
        'factions.corvids.plots.8': { type: 'raid', face: 'up' },
      },
    },
  },
  {
    name: 'of a bot with more warriors only two, those of a bot together with it too',
    cite: '11.8.1, B-72',
    position: {
      board: '8 plot M3 sawmill | C=0 plots:8.bomb.down | turn 1.1',
      seats: [marquise(), corvids(), human('eyrie')],
      config: { coop: true },
    },
    seat: me,
    script: { ...RABBIT, choices: ['raid'] },
    expect: {
      state: { 'clearings.8.warriors': { marquise: 1 }, 'clearings.8.buildings': ['sawmill'] },
    },
  },
  {
    name: 'then its tokens, then random buildings',
    cite: '11.8.1, 1.2.1',
    position: {
      board: '11 plot wood sawmill workshop ruin | C=0 plots:11.bomb.down',
      seats: [marquise(), corvids()],
    },
    seat: me,
    script: { ...RABBIT, choices: ['workshop', 'raid'] },
    expect: {
      state: {
        'clearings.11.tokens': ['plot'],
        'clearings.11.buildings': ['sawmill'],
        'factions.corvids.scoredFrom': { plots: 1, removal: 2 },
      },
    },
  },
  {
    name: 'the Lizards get an acolyte for the warriors that it removes',
    cite: '8.2.2, 11.8.1',
    position: {
      board: '11 plot L3 ruin | C=0 plots:11.bomb.down | L=0',
      seats: [lizards(), corvids()],
    },
    seat: me,
    script: { ...RABBIT, choices: ['raid'] },
    expect: {
      state: {
        'clearings.11.warriors': { lizards: 1 },
        'factions.lizards.warriorsElsewhere': 1,
      },
    },
  },
  {
    name: 'a pawn stays: three items of the Vagabot are damaged',
    cite: 'B-69, 7.2.1.I',
    position: {
      board: '8 plot | V=0 @8 items:4/1 | C=0 plots:8.bomb.down',
      seats: [vagabot(), corvids()],
    },
    seat: me,
    script: { ...RABBIT, choices: ['raid'] },
    expect: {
      state: {
        'factions.vagabond.items': {
          ready: 2,
          exhausted: 0,
          trackReady: 0,
          trackExhausted: 0,
          damagedReady: 2,
          damagedExhausted: 1,
        },
      },
    },
  },
  {
    name: 'by the other reading the Vagabot has nothing to lose, and a human Vagabond still has',
    cite: 'B-69',
    position: {
      board: '8 plot | V=0 @8 items:4/1 | W=0 @8 | C=0 plots:8.bomb.down | turn 1.2',
      seats: [vagabot(), human('secondVagabond'), corvids()],
      options: { bombVagabot: 'nothing' },
    },
    seat: seat(2),
    script: { ...RABBIT, choices: ['raid'] },
    expect: {
      happenings: [
        'do.reveal card=STD-31',
        'do.placeWarriors faction=corvids n=2 at=3',
        'do.placeWarriors faction=corvids n=2 at=4',
        'do.flip plot=bomb at=8',
        'do.score faction=corvids n=1',
        'do.bomb at=8',
        'do.fullRemoval',
        'do.humanDamage faction=secondVagabond n=3',
        'do.changePlots plot=raid at=8',
        'do.removeWarriors faction=corvids n=1 at=3',
        'do.placePlot piece=plot at=3',
        'do.discard card=STD-31',
      ],
    },
  },
  {
    name: 'a Bomb may become the other Bomb, which does nothing',
    cite: 'B-59',
    position: { board: '8 plot M1; 4 M1 | C=0 plots:8.bomb.down', seats: CATS },
    seat: me,
    script: { ...RABBIT, choices: ['bomb'], dice: ['0-0'] },
    expect: {
      state: {
        'factions.corvids.plots.8': { type: 'bomb', face: 'up' },
        'factions.corvids.scoredFrom': { plots: 1 },
      },
    },
  },
  {
    name: 'by the other reading it may not',
    cite: 'B-59',
    position: {
      board: `8 plot; 9 M1; 1 plot; 2 plot; 6 plot ruin; 7 plot; 12 plot ruin
        | C=0 plots:8.bomb.down,1.snare.up,2.snare.up,6.raid.up,7.raid.up,12.extortion.up`,
      seats: CATS,
      options: { bombSwap: 'noBomb' },
    },
    seat: me,
    // Nothing else is left than the other Extortion.
    script: RABBIT,
    expect: { state: { 'factions.corvids.plots.8': { type: 'extortion', face: 'up' } } },
  },
  {
    name: 'with no plot in the supply it stays a Bomb',
    cite: 'B-59',
    position: {
      board: `8 plot; 9 M1; 1 plot; 2 plot; 6 plot ruin; 7 plot; 12 plot ruin; 11 plot ruin; 5 plot
        | C=0 plots:8.bomb.down,1.snare.up,2.snare.up,6.raid.up,7.raid.up,12.extortion.up,11.extortion.up,5.bomb.up`,
      seats: CATS,
    },
    seat: me,
    script: RABBIT,
    expect: { state: { 'factions.corvids.plots.8': { type: 'bomb', face: 'up' } } },
  },
];
