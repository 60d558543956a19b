import type { GameModule } from '@empty-chair/kernel/module';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { Seat } from '@empty-chair/kernel/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkChange } from './checks-change.ts';
import type { StartPoints } from './checks-consequences.ts';
import { checkConsequences } from './checks-consequences.ts';
import { checkAttempts, checkLegal, checkRubbish } from './checks-input.ts';
import {
  checkBookmark,
  checkCheckpoint,
  checkEnds,
  checkExplanation,
  checkOneByOne,
  checkRecord,
  checkRevealed,
  checkTrace,
  checkUndo,
} from './checks-record.ts';
import {
  checkClone,
  checkConfigCodec,
  checkDiff,
  checkGarbage,
  checkInvariants,
  checkNext,
  checkPastStates,
  checkStateCodec,
  checkWords,
} from './checks-state.ts';
import { checkTold } from './checks-told.ts';
import type { Played } from './play.ts';
import { playThrough } from './play.ts';
import { volume } from './volume.ts';

export interface ConformanceOptions<C, S, I> {
  /** By name; each is played with every seed. */
  readonly configs: Readonly<Record<string, C>>;
  /** So many in a soak; `npm test` plays its part of them (volume.ts). Those with names always. */
  readonly seeds: number | readonly string[];
  /** Uniformly random when left out. */
  readonly policy?: Policy<S, I>;
  /** A game that has not ended after so many entries is endless. */
  readonly most: number;
  /** Inputs beyond the legal ones, such as corrections: each must be taken in order or refused. */
  readonly attempts?: (state: S, seat: Seat) => readonly I[];
  /** What `diff` must notice; the whole encoded state when left out. */
  readonly board?: (state: S) => unknown;
  /** What `diff` says that no line has to tell: whose turn it is, or a card that the table has told us. */
  readonly passing?: readonly string[];
  /** The score of a seat when the game begins; 0 when left out. */
  readonly startPoints?: StartPoints<S>;
}

type Check<C, S, I> = (played: Played<C, S, I>) => readonly string[];

/** The suite that every game passes: one call in its module.test.ts. */
export function conformance<C, S, I>(
  game: GameModule<C, S, I>,
  options: ConformanceOptions<C, S, I>,
): void {
  const { configs, seeds, most } = options;
  const policy = options.policy ?? randomPolicy();
  const names =
    typeof seeds === 'number'
      ? Array.from({ length: volume(seeds) }, (_, i) => `seed-${i}`)
      : seeds;
  for (const [name, config] of Object.entries(configs)) {
    describe(`${game.id} conforms, config ${name}`, () => {
      let played: readonly Played<C, S, I>[] = [];
      beforeAll(() => {
        played = names.map((seed) => playThrough(game, config, seed, { policy, most }));
      });
      for (const [title, check] of checksFor(game, { ...options, policy })) {
        test(title, () => {
          expect(played.length).toBeGreaterThan(0);
          const problems = played.flatMap((one) =>
            check(one).map((problem) => `${one.seed}: ${problem}`),
          );
          expect(problems.slice(0, 12)).toEqual([]);
        });
      }
    });
  }
}

/** Every check with its title; also run against broken games, to see that it can fail. */
export function checksFor<C, S, I>(
  game: GameModule<C, S, I>,
  options: ConformanceOptions<C, S, I> & { readonly policy: Policy<S, I> },
): readonly (readonly [string, Check<C, S, I>])[] {
  const { most, attempts } = options;
  const board = options.board ?? game.codecs.state.encode;
  return [
    ['ends within the bound', (played) => checkEnds(played, most)],
    ['keeps its invariants', eachState((state) => checkInvariants(game, state))],
    ['clones fully', eachState((state) => checkClone(game, state))],
    ['never changes a past state', (played) => checkPastStates(game, played)],
    ['reads the config it wrote', ({ config }) => checkConfigCodec(game, config)],
    [
      'reads the states it wrote',
      (played) => [
        ...eachState<C, S, I>((state) => checkStateCodec(game, state, played.config))(played),
        ...checkGarbage('state', (json) => game.codecs.state.decode(json, played.config)),
        ...checkGarbage('input', game.codecs.input.decode),
      ],
    ],
    [
      'says who is next, and who won',
      eachMatch((match) =>
        match.waiting.kind === 'question'
          ? []
          : checkNext(game, match.record.config, match.waiting),
      ),
    ],
    [
      'offers legal inputs, and refuses the wrong seat',
      (played) => {
        const rng = rngFromSeed(`legal ${played.seed}`);
        return eachMatch<C, S, I>((match) => checkLegal(game, match, rng))(played);
      },
    ],
    [
      'refuses rubbish',
      eachMatch(({ waiting, state }) =>
        waiting.kind === 'human' && state !== undefined
          ? checkRubbish(game, game.legal(state, waiting.seat))
          : [],
      ),
    ],
    [
      'takes a correction or refuses it',
      (played) => {
        const rng = rngFromSeed(`attempts ${played.seed}`);
        return eachMatch<C, S, I>((match) => {
          const human = game.seats(played.config).find(({ bot }) => !bot);
          if (attempts === undefined || human === undefined || match.state === undefined) return [];
          return checkAttempts(game, match, attempts(match.state, human.seat), rng);
        })(played);
      },
    ],
    [
      'describes positions and differences',
      ({ settled }) =>
        settled.flatMap(({ state }, entry) => {
          const before = settled[entry - 1]?.state;
          return [
            ...checkWords(game, state),
            ...(before === undefined ? [] : checkDiff(game, before, state, board)),
          ];
        }),
    ],
    [
      'knows the consequences of turns',
      (played) => checkConsequences(game, played, options.startPoints),
    ],
    ['replays its record', ({ end }) => checkRecord(game, end)],
    [
      'keeps an open question in its record',
      ({ questions, seed }) => {
        if (questions.length === 0) return [];
        const open = questions[rngFromSeed(`open ${seed}`).below(questions.length)];
        return open === undefined ? [] : checkRecord(game, open);
      },
    ],
    ['tells what it moved', (played) => checkTold(game, played, options.passing ?? [])],
    ['counts what the table tells', checkRevealed],
    ['undoes', (played) => checkUndo(game, played, rngFromSeed(`undo ${played.seed}`))],
    [
      'changes an entry',
      (played) => checkChange(game, played, rngFromSeed(`change ${played.seed}`)),
    ],
    ['opens under later rules', ({ end }) => checkCheckpoint(game, end)],
    [
      'opens at a bookmark',
      (played) => checkBookmark(game, played, rngFromSeed(`bookmark ${played.seed}`)),
    ],
    ['explains', (played) => checkExplanation(game, played, rngFromSeed(`why ${played.seed}`))],
    ['plays the same with and without a trace', (played) => checkTrace(game, played, options)],
    ['plays the same when stopped by questions', (played) => checkOneByOne(game, played, options)],
  ];
}

function eachMatch<C, S, I>(
  check: (match: Played<C, S, I>['end']) => readonly string[],
): Check<C, S, I> {
  return ({ settled }) =>
    settled.flatMap(({ match }, entry) =>
      check(match).map((problem) => `after entry ${entry}: ${problem}`),
    );
}

function eachState<C, S, I>(check: (state: S) => readonly string[]): Check<C, S, I> {
  return ({ settled }) =>
    settled.flatMap(({ state }, entry) =>
      check(state).map((problem) => `after entry ${entry}: ${problem}`),
    );
}
