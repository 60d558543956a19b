import { alliance, corvids, human, riverfolk } from './position.ts';
import type { ScreenGame } from './screen-game.ts';
import type { KindOfChoice } from './screen-kind.ts';
import { catsAndBirds, catsGame, SIX_MICE } from './screen-people.ts';
import { vagabondGame } from './screen-vagabond.ts';

/** Choices of everybody: set-up, crafting, dominance, steps, battle. */

const THREE = [human('marquise'), human('eyrie'), human('alliance'), corvids()];
const LEADERS = ['builder', 'charismatic', 'commander', 'despot'];
const CHARACTERS = ['thief', 'tinker', 'ranger', 'vagrant', 'scoundrel', 'arbiter'];

const dominant = (points: number) => () =>
  catsGame({
    board: `1 M1 | M=${points} | E=0 | A=0 | deck available:STD-06`,
    hand: ['STD-08', 'STD-10', 'STD-20'],
    seats: THREE,
  });
const joining = (points: number) => () =>
  vagabondGame({
    board: '1 M1 | M=8 | E=3 | A=5',
    at: '12',
    pack: 'boot///',
    hand: ['STD-06'],
    seats: [human('vagabond'), human('marquise'), human('eyrie'), alliance()],
    points,
    screen: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] } },
  });
const onTheMountain =
  (turn = {}) =>
  () =>
    catsGame({
      board: '1f; 2f M1; 3f; 4f; 5m; 6m; 7m; 8m; 9r; 10r; 11r; 12r',
      hand: ['STD-10'],
      turn,
      config: { map: 'mountain', suits: 'random' },
    });

export const SET_UP: readonly KindOfChoice[] = [
  {
    kind: 'setup.keep',
    by: { seats: 'marquise,eyrie/bot' },
    law: 'law.6.3',
    answers: ['1', '2', '3', '4'],
    never: '5',
  },
  {
    kind: 'setup.building',
    by: { seats: 'marquise,eyrie/bot' },
    script: { choices: ['1', '1'] },
    law: 'law.6.3',
    // The one slot of 1 is taken by the sawmill.
    answers: ['5', '9', '10'],
    never: '12',
  },
  {
    kind: 'setup.corner',
    by: { seats: 'eyrie,alliance/bot' },
    law: 'law.7.3',
    answers: ['1', '2', '3', '4'],
    never: '7',
  },
  {
    kind: 'setup.leader',
    by: { seats: 'marquise/bot,eyrie' },
    law: 'law.7.3',
    answers: LEADERS,
    never: 'vizier',
  },
  {
    kind: 'setup.character',
    by: { seats: 'marquise/bot,vagabond' },
    script: { choices: ['4_9_12'] },
    law: 'law.9.3',
    answers: CHARACTERS,
    never: 'adventurer',
  },
  {
    kind: 'setup.forest',
    by: { seats: 'marquise/bot,vagabond' },
    law: 'law.9.3',
    answers: ['1_2_5_10', '1_9_10_12', '2_6_10_11_12', '3_6_11', '3_7_11_12', '4_7_8_12', '4_9_12'],
    never: '12',
  },
];

export const FOR_ALL: readonly KindOfChoice[] = [
  {
    kind: 'craft',
    game: () => catsGame({ board: '1 workshop', hand: ['STD-10', 'STD-14'] }),
    does: 'craft STD-10',
    not: 'craft STD-14',
    why: 'no.crafting n=1 suit=mouse',
  },
  {
    kind: 'activateDominance',
    game: dominant(10),
    does: 'dominate STD-08',
    not: 'dominate STD-08',
    notIn: dominant(9),
    why: 'no.tenPoints n=10',
  },
  {
    kind: 'takeDominance',
    game: dominant(0),
    does: 'reclaim STD-06 STD-10',
    not: 'reclaim STD-06 STD-20',
    why: 'no.dominanceSuit',
  },
  {
    kind: 'formCoalition',
    game: joining(10),
    does: 'coalition STD-06 eyrie',
    not: 'coalition STD-06 marquise',
    why: 'no.partner',
  },
  {
    kind: 'openPath',
    game: onTheMountain(),
    does: 'openPath STD-10 2 5',
    not: 'openPath STD-10 2 5',
    notIn: onTheMountain({ once: ['path'] }),
    why: 'no.onceATurn',
  },
  {
    kind: 'endStep',
    game: () => catsGame({ board: '5 sawmill' }),
    does: 'end',
    not: 'end',
    notIn: () => catsGame({ board: '5 sawmill', step: 'birdsong' }),
    why: 'no.woodFirst',
  },
  {
    kind: 'discardToFive',
    game: () => catsGame({ board: '1 M1', hand: SIX_MICE, step: 'discard' }),
    does: 'discard STD-20',
    not: 'discard STD-20',
    notIn: () => catsGame({ board: '1 M1', hand: SIX_MICE }),
    why: 'no.handLimit',
  },
  {
    kind: 'buyService',
    game: () => ofTheRiverfolk('birdsong'),
    does: 'buy mercenaries',
    not: 'buy mercenaries',
    notIn: () => ofTheRiverfolk('daylight'),
    why: 'no.inBirdsong',
  },
];

const ofTheRiverfolk = (step: string): ScreenGame =>
  catsGame({
    board: '1 M3; 5 R1 | R=0 payments:riverfolk.1',
    seats: [human('marquise'), riverfolk()],
    step,
    turn: { once: ['wood'] },
  });

const fight =
  (mine: object = {}, theirs: object = {}) =>
  () =>
    catsAndBirds({
      board: '5 M3 E1 | M=0 play:STD-33 | E=0',
      hand: ['STD-04', 'STD-10'],
      screen: { hands: { eyrie: ['STD-02', 'STD-01', 'STD-16'] }, ...mine, ...theirs },
    });

export const IN_BATTLE: readonly KindOfChoice[] = [
  {
    kind: 'battle.ambush',
    by: { game: fight(), does: 'battle 5 eyrie' },
    law: 'law.4.3.1',
    answers: ['none', 'STD-02'],
    never: 'STD-01',
  },
  {
    kind: 'battle.foil',
    by: { game: fight(), does: 'battle 5 eyrie' },
    script: { choices: ['STD-02'] },
    law: 'law.4.3.1',
    answers: ['none', 'STD-04'],
    never: 'STD-10',
  },
  {
    kind: 'battle.arbiter',
    by: {
      game: () =>
        catsAndBirds({
          board: '12 M3 E1 | V=0 @12 character:arbiter pack:sword///',
          seats: [human('marquise'), human('eyrie'), human('vagabond'), corvids()],
        }),
      does: 'battle 12 eyrie',
    },
    law: 'law.V.5',
    answers: ['yes', 'no'],
    never: 'none',
  },
  {
    kind: 'battle.effect',
    by: { game: fight(), does: 'battle 5 eyrie' },
    script: { choices: ['none'], dice: ['1-1'] },
    law: 'law.battle',
    answers: ['none', 'STD-33'],
    never: 'STD-10',
  },
  {
    kind: 'battle.losses',
    by: { game: () => catsGame({ board: '9 M1 E5 sawmill workshop' }), does: 'battle 9 eyrie' },
    script: { dice: ['3-2'] },
    law: 'law.battle',
    answers: ['sawmill', 'workshop'],
    never: 'recruiter',
  },
  {
    kind: 'outrage.pay',
    by: {
      game: () =>
        catsGame({
          board: '1 M2; 10 sympathy',
          hand: ['STD-10', 'STD-16', 'STD-26'],
          seats: [human('marquise'), alliance()],
        }),
      does: 'move 2 1 10',
    },
    law: '6.2.3',
    answers: ['STD-16', 'STD-26'],
    never: 'STD-10',
  },
];
