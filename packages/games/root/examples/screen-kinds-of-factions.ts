import { eyrie, human } from './position.ts';
import type { KindOfChoice } from './screen-kind.ts';
import { birdsGame, catsGame, miceGame, SIX_MICE } from './screen-people.ts';

/** Choices of the Marquise, the Eyrie and the Alliance. */

export const MARQUISE: readonly KindOfChoice[] = [
  {
    kind: 'mq.wood',
    game: () => catsGame({ board: '5 sawmill', step: 'birdsong' }),
    does: 'wood',
    not: 'wood',
    notIn: () => catsGame({ board: '5 sawmill', step: 'birdsong', turn: { once: ['wood'] } }),
    why: 'no.onceATurn',
  },
  {
    kind: 'mq.placeWood',
    by: {
      game: () => catsGame({ board: '1 wood*7; 5 sawmill; 9 sawmill', step: 'birdsong' }),
      does: 'wood',
    },
    law: 'law.1.5.4',
    answers: ['5', '9'],
    never: '1',
  },
  {
    kind: 'mq.battle',
    game: () => catsGame({ board: '5 M2 E1; 9 E1' }),
    does: 'battle 5 eyrie',
    script: { dice: ['0-0'] },
    not: 'battle 9 eyrie',
    why: 'no.battle at=9',
  },
  {
    kind: 'mq.march',
    game: () => catsGame({ board: '1 M2; 9 M1 E2; 12 E1' }),
    does: 'move 1 1 9',
    not: 'move 1 9 12',
    why: 'no.ruleForMove from=9 to=12',
  },
  {
    kind: 'mq.marchEnd',
    game: () => catsGame({ board: '1 M2 recruiter', turn: { taken: 2, marching: 1 } }),
    does: 'recruit',
    not: 'move 1 1 5',
    notIn: () => {
      const game = catsGame({ board: '1 M2 recruiter', turn: { taken: 2, marching: 1 } });
      game.play('recruit');
      return game;
    },
    why: 'no.actions',
  },
  {
    kind: 'mq.recruit',
    game: () => catsGame({ board: '5 recruiter' }),
    does: 'recruit',
    not: 'recruit',
    notIn: () => catsGame({ board: '5 recruiter', turn: { once: ['recruit'] } }),
    why: 'no.onceATurn',
  },
  {
    kind: 'mq.build',
    game: () => catsGame({ board: '1 M1 wood; 9 M1; 10 E2 wood*2; 12 workshop sawmill' }),
    does: 'build workshop 9',
    not: 'build sawmill 10',
    why: 'no.notRuled at=10',
  },
  {
    kind: 'mq.overwork',
    game: () => catsGame({ board: '12 sawmill', hand: ['STD-10', 'STD-20'] }),
    does: 'overwork STD-10 12',
    not: 'overwork STD-20 12',
    why: 'no.suit suit=fox',
  },
  {
    kind: 'mq.extraAction',
    game: () => catsGame({ board: '1 M1', hand: ['STD-10', 'STD-26'] }),
    does: 'extra STD-26',
    not: 'extra STD-10',
    why: 'no.bird',
  },
  {
    kind: 'mq.hospital',
    by: {
      game: () => catsGame({ board: '1 keep; 12 M1 E3', hand: ['STD-10', 'STD-16'] }),
      does: 'battle 12 eyrie',
    },
    script: { dice: ['1-1'] },
    law: 'law.6.2.3',
    answers: ['none', 'STD-10'],
    never: 'STD-16',
  },
];

const decreed =
  (decree: object, resolved: object, rest = {}) =>
  () =>
    birdsGame({
      board: '3 E4 roost; 11 E2 M1; 7 E1; 1 M1',
      screen: {
        leader: 'charismatic',
        decree: { recruit: ['vizier'], battle: ['vizier'], ...decree },
      },
      turn: { resolved },
      ...rest,
    });
const DONE = { recruit: ['vizier'] };

export const EYRIE: readonly KindOfChoice[] = [
  {
    kind: 'ey.addDecree',
    game: () => birdsGame({ board: '3 E4 roost', hand: ['STD-26', 'STD-27'], step: 'birdsong' }),
    does: 'decree STD-26 move',
    not: 'decree STD-27 move',
    notIn: () =>
      birdsGame({
        board: '3 E4 roost',
        hand: ['STD-27'],
        step: 'birdsong',
        turn: { taken: 1, birds: 1 },
      }),
    why: 'no.secondBird',
  },
  {
    kind: 'ey.newRoost',
    game: () => birdsGame({ board: '8 M1', step: 'birdsong', turn: { taken: 1 } }),
    does: 'newRoost 3',
    not: 'newRoost 8',
    why: 'no.fewestWarriors',
  },
  {
    kind: 'ey.recruit',
    game: decreed({}, {}),
    does: 'decreeRecruit 3',
    not: 'decreeRecruit 11',
    why: 'no.noRoost at=11',
  },
  {
    kind: 'ey.move',
    game: decreed({ move: ['STD-20'] }, DONE),
    does: 'move 1 11 3',
    not: 'move 1 3 11',
    why: 'no.decreeCard at=3',
  },
  {
    kind: 'ey.battle',
    game: decreed({}, DONE),
    does: 'battle 11 marquise',
    script: { dice: ['0-0'] },
    not: 'battle 3 marquise',
    why: 'no.battle at=3',
  },
  {
    kind: 'ey.build',
    game: decreed({ build: ['STD-20'] }, { ...DONE, battle: ['vizier'] }),
    does: 'decreeBuild 11',
    not: 'decreeBuild 3',
    why: 'no.roostThere at=3',
  },
  {
    kind: 'ey.chooseLeader',
    by: { game: decreed({ recruit: ['vizier', 'STD-10'] }, {}), does: 'decreeRecruit 3' },
    law: 'law.7.7',
    answers: ['builder', 'commander', 'despot'],
    never: 'charismatic',
  },
];

const officers = (taken: number) => () =>
  miceGame({
    board: '5 A2 rabbitBase; 1 A1 M1; 9 keep | A=0 elsewhere:3',
    step: 'evening',
    turn: { taken },
  });

export const ALLIANCE: readonly KindOfChoice[] = [
  {
    kind: 'wa.revolt',
    game: () =>
      miceGame({
        board: '12 sympathy; 5 sympathy',
        screen: { supporters: ['STD-10', 'STD-11', 'STD-16'] },
        step: 'birdsong',
      }),
    does: 'revolt 12',
    not: 'revolt 5',
    why: 'no.supporters n=2 suit=rabbit',
  },
  {
    kind: 'wa.spread',
    game: () =>
      miceGame({
        board: '1 sympathy; 5 keep',
        screen: { supporters: ['STD-16', 'STD-20'] },
        step: 'birdsong',
      }),
    does: 'spread 9',
    not: 'spread 5',
    why: 'no.spread at=5',
  },
  {
    kind: 'wa.mobilize',
    game: () => miceGame({ board: '1 M1', hand: ['STD-10'] }),
    does: 'mobilize STD-10',
    not: 'mobilize STD-11',
    why: 'no.notInHand',
  },
  {
    kind: 'wa.train',
    game: () => miceGame({ board: '5 rabbitBase', hand: ['STD-10', 'STD-16'] }),
    does: 'train STD-16',
    not: 'train STD-10',
    why: 'no.suitOfBase',
  },
  {
    kind: 'wa.move',
    game: officers(0),
    does: 'move 1 5 1',
    not: 'move 1 5 1',
    notIn: officers(3),
    why: 'no.officers',
  },
  {
    kind: 'wa.battle',
    game: officers(0),
    does: 'battle 1 marquise',
    script: { dice: ['0-0'] },
    not: 'battle 5 marquise',
    why: 'no.battle at=5',
  },
  {
    kind: 'wa.recruit',
    game: officers(0),
    does: 'baseRecruit 5',
    not: 'baseRecruit 1',
    why: 'no.baseThere at=1',
  },
  {
    kind: 'wa.organize',
    game: officers(0),
    does: 'organize 1',
    not: 'organize 7',
    why: 'no.spread at=7',
  },
  {
    kind: 'wa.discardSupporters',
    by: {
      game: () =>
        catsGame({
          board: '12 M3 foxBase',
          seats: [human('marquise'), human('alliance'), eyrie()],
          screen: { supporters: ['STD-11', ...SIX_MICE] },
        }),
      does: 'battle 12 alliance',
    },
    script: { dice: ['0-0'] },
    law: 'law.8.2.4',
    answers: SIX_MICE,
    never: 'STD-11',
  },
];
