import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, human, lizards } from './position.ts';

const withTrait = (...traits: Trait[]) => [human('marquise'), corvids({ traits })];
const me = seat(1);

/** A rabbit order without an item: in the other clearings of these examples nothing happens but flips. */
const RABBIT = { cards: ['STD-31'] };

/** Flips with Vendetta and with Gamble. */
export const corvidTraitExamples: readonly Example<Position, Input>[] = [
  // ---- Vendetta ----
  {
    name: 'Vendetta: any plot is a Bomb after its own effect, and changes places',
    cite: 'trait.vendetta, B-67',
    position: {
      board: '8 plot M2 | C=0 plots:8.extortion.down',
      seats: withTrait('vendetta'),
    },
    seat: me,
    script: { ...RABBIT, choices: ['snare'] },
    expect: {
      happenings: [
        'do.reveal card=STD-31',
        'do.placeWarriors faction=corvids n=2 at=3',
        'do.placeWarriors faction=corvids n=2 at=4',
        'do.flip plot=extortion at=8',
        'do.score faction=corvids n=1',
        'do.extortAtRandom faction=marquise',
        'do.bomb at=8',
        'do.removeWarriors faction=marquise n=2 at=8',
        'do.changePlots plot=snare at=8',
        'do.removeWarriors faction=corvids n=1 at=3',
        'do.placePlot piece=plot at=3',
        'do.discard card=STD-31',
      ],
    },
  },
  {
    name: 'by the other reading it stays what it is; a Bomb goes off once',
    cite: 'B-67',
    position: {
      board: '8 plot M2; 12 plot M1 ruin | C=0 plots:8.extortion.down,12.bomb.down',
      seats: withTrait('vendetta'),
      options: { vendetta: 'removalOnly' },
    },
    seat: me,
    script: { ...RABBIT, choices: ['snare'] },
    expect: {
      state: {
        'clearings.8.warriors': {},
        'clearings.12.warriors': {},
        'factions.corvids.plots.8': { type: 'extortion', face: 'up' },
        'factions.corvids.plots.12': { type: 'snare', face: 'up' },
      },
    },
  },

  // ---- Gamble ----
  {
    name: 'Gamble, guessed right: it scores, does nothing and is removed by the human',
    cite: 'trait.gamble, B-66, B-60',
    position: {
      board: '8 plot M2 | C=0 plots:8.bomb.down',
      seats: withTrait('gamble'),
    },
    seat: me,
    script: { ...RABBIT, choices: ['bomb'] },
    expect: {
      happenings: [
        'do.reveal card=STD-31',
        'do.placeWarriors faction=corvids n=2 at=3',
        'do.placeWarriors faction=corvids n=2 at=4',
        'do.flip plot=bomb at=8',
        'do.score faction=corvids n=1',
        'do.guessed faction=marquise',
        'do.removePiece piece=plot at=8',
        'do.score faction=marquise n=1',
        'do.removeWarriors faction=corvids n=1 at=3',
        'do.placePlot piece=plot at=3',
        'do.discard card=STD-31',
      ],
      state: { 'clearings.8.warriors.marquise': 2, 'factions.corvids.supply.plot': 7 },
    },
  },
  {
    name: 'a Raid that is guessed still recruits; Vendetta does nothing to it',
    cite: 'B-66, 11.7.4',
    position: {
      board: '8 plot M2 | C=0 plots:8.raid.down',
      seats: withTrait('gamble', 'vendetta'),
    },
    seat: me,
    script: { ...RABBIT, choices: ['raid'] },
    expect: {
      state: {
        'clearings.8.warriors': { marquise: 2 },
        'clearings.7.warriors': { corvids: 1 },
        'factions.marquise.score': 1,
      },
    },
  },
  {
    name: 'guessed wrong: a point more, and what it does is done',
    cite: 'trait.gamble',
    position: {
      board: '8 plot M2 | C=0 plots:8.bomb.down',
      seats: withTrait('gamble'),
    },
    seat: me,
    script: { ...RABBIT, choices: ['snare', 'raid'] },
    expect: {
      state: { 'factions.corvids.scoredFrom': { plots: 2 }, 'clearings.8.warriors': {} },
    },
  },
  {
    name: 'the human with most pieces there guesses, of equals the first by letter; with bots only nobody does',
    cite: 'B-66, 2.2',
    position: {
      board: `6 plot M1 E2 ruin; 8 plot M1 E1; 12 plot L3 ruin
        | E=20 | C=0 plots:6.raid.down,8.raid.down,12.snare.down | turn 1.2`,
      seats: [human('eyrie'), human('marquise'), corvids({ traits: ['gamble'] }), lizards()],
    },
    seat: seat(2),
    script: { ...RABBIT, choices: ['bomb', 'bomb'] },
    expect: {
      choices: [
        { rule: 'trait.gamble', chosen: 'eyrie' },
        { rule: 'trait.gamble', chosen: 'marquise' },
        { rule: 'trait.gamble', chosen: undefined },
      ],
    },
  },
];
