import { isDeepStrictEqual } from 'node:util';
import { bookmarkAt } from '@empty-chair/kernel/bookmark';
import type { Match } from '@empty-chair/kernel/match';
import { withCheckpoint } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Entry, GameRecord } from '@empty-chair/kernel/record';
import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import type { Rng, RngState } from '@empty-chair/kernel/rng';
import type { SimulationOptions } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { explain, replay, Story, undo, undoTo } from '@empty-chair/kernel/story';
import { Recorder } from '@empty-chair/kernel/trace';
import type { Played, PlayOptions } from './play.ts';
import { stateFingerprint } from './play.ts';

type Game<C, S, I> = GameModule<C, S, I>;

export function checkEnds<C, S, I>({ end }: Played<C, S, I>, most: number): readonly string[] {
  return end.waiting.kind === 'over' ? [] : [`not over after ${most} entries`];
}

/**
 * A die rolled or a card turned at the table is as hard to take back as one of the app's. Only a
 * lower bound where the app provides part of the chance: it counts in the same place.
 */
export function checkRevealed<C, S, I>({ settled, questions }: Played<C, S, I>): readonly string[] {
  return settled.flatMap(({ match }, index) => {
    const before = settled[index - 1]?.match.rng.revealed ?? 0;
    const told = questions.filter(
      ({ waiting, record, state }) =>
        waiting.kind === 'question' &&
        waiting.question.channel !== 'human' &&
        // Set-up has no state yet; an open entry comes after those that are settled.
        (state === undefined ? 0 : record.entries.length + 1) === index,
    ).length;
    const counted = match.rng.revealed - before;
    return counted >= told
      ? []
      : [`revealed: entry ${index} was told chance ${told} times, but counts ${counted}`];
  });
}

/** A match is the same when its state, its generator and what it waits for are. */
function differences<C, S, I>(
  game: Game<C, S, I>,
  one: Match<C, S, I>,
  other: Match<C, S, I>,
): readonly string[] {
  const print = ({ state }: Match<C, S, I>): string =>
    state === undefined ? 'none' : stateFingerprint(game, state);
  return [
    ...(print(one) === print(other) ? [] : ['state']),
    ...(isDeepStrictEqual(one.rng, other.rng) ? [] : ['generator']),
    ...(waitingFor(one) === waitingFor(other) ? [] : ['what it waits for']),
    ...(isDeepStrictEqual(one.happenings, other.happenings) ? [] : ['happenings']),
  ];
}

/** Questions carry functions; their answers' ids are what counts. */
function waitingFor<C, S, I>({ waiting }: Match<C, S, I>): string {
  if (waiting.kind !== 'question') return JSON.stringify(waiting);
  const { rule, ask, answers, ref } = waiting.question;
  return JSON.stringify([rule, ask, answers.map(ref)]);
}

/** Saved, read again and replayed it is the same match, also while a question is open. */
export function checkRecord<C, S, I>(game: Game<C, S, I>, live: Match<C, S, I>): readonly string[] {
  const encoded = encodeRecord(game, live.record);
  const json: unknown = JSON.parse(JSON.stringify(encoded));
  if (!isDeepStrictEqual(json, encoded)) return ['record: not plain JSON'];
  const record = decodeRecord(game, json);
  const replayed = replay(game, record);
  return [
    ...(isDeepStrictEqual(encodeRecord(game, record), encoded)
      ? []
      : ['record: encodes differently again']),
    ...differences(game, live, replayed).map((what) => `replay: ${what} differs`),
  ];
}

/** One step back, somewhere in the middle, and the very start. */
export function checkUndo<C, S, I>(
  game: Game<C, S, I>,
  { settled, end }: Played<C, S, I>,
  rng: Rng,
): readonly string[] {
  const last = settled.length - 1;
  const middle = rng.below(settled.length);
  const backTo = [...new Set([0, middle])];
  const jumps = backTo.flatMap((entry) => {
    const then = settled[entry];
    if (then === undefined) return [];
    return differences(game, then.match, undoTo(game, end, entry)).map(
      (what) => `undo to ${entry}: ${what} differs`,
    );
  });
  const before = settled[last - 1];
  if (before === undefined) return jumps;
  const step = differences(game, before.match, undo(game, end));
  return [...jumps, ...step.map((what) => `undo: ${what} differs`)];
}

/** Opened under later rules, the record stands where its checkpoint was. */
export function checkCheckpoint<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
): readonly string[] {
  if (now.state === undefined) return [];
  const later = { ...game, rulesVersion: game.rulesVersion + 1 };
  const json: unknown = JSON.parse(JSON.stringify(encodeRecord(game, withCheckpoint(game, now))));
  const opened = replay(later, decodeRecord(later, json));
  const state = opened.state === undefined ? 'none' : stateFingerprint(game, opened.state);
  return [
    ...(state === stateFingerprint(game, now.state) ? [] : ['checkpoint: state differs']),
    ...(isDeepStrictEqual(opened.rng, now.rng) ? [] : ['checkpoint: generator differs']),
  ];
}

/** Opened at a bookmark the record is the same game: before it and after it, and played on from there. */
export function checkBookmark<C, S, I>(
  game: Game<C, S, I>,
  { settled, end }: Played<C, S, I>,
  rng: Rng,
): readonly string[] {
  const marked = settled[rng.below(settled.length)]?.match;
  if (marked === undefined) return [];
  const bookmark: unknown = JSON.parse(JSON.stringify(bookmarkAt(game, marked.record, marked)));
  let setups = 0;
  const spied: Game<C, S, I> = {
    ...game,
    setup: (table, config) => {
      setups += 1;
      return game.setup(table, config);
    },
  };
  const story = Story.resumed(spied, end.record, bookmark);
  if (setups > 0) return ['bookmark: of no use'];
  const entries = rng.below(settled.length);
  const next = end.record.entries[entries];
  const back = story.undoTo(entries);
  return [
    ...settled.flatMap(({ match }, after) => {
      const then = story.at(after);
      return then === undefined
        ? [`nothing after entry ${after}`]
        : differences(game, match, then).map((what) => `${what} differs after entry ${after}`);
    }),
    ...(next === undefined
      ? []
      : differences(game, settled[entries + 1]?.match ?? end, madeAgain(back, next).match).map(
          (what) => `${what} differs when entry ${entries} is made again`,
        )),
  ].map((problem) => `bookmark: ${problem}`);
}

/** The story with one more entry, made as at the table: question by question. */
function madeAgain<C, S, I>(story: Story<C, S, I>, { seat, input, answers }: Entry<I>) {
  const begun = input === 'bot-turn' ? story.botTurn() : story.submit(seat, input);
  return answers.reduce((open, id) => open.answer(id), begun);
}

/** The explanation of an entry tells what happened and ends where the entry ended. */
export function checkExplanation<C, S, I>(
  game: Game<C, S, I>,
  { settled, end }: Played<C, S, I>,
  rng: Rng,
): readonly string[] {
  const index = rng.below(settled.length) - 1; // -1 is the set-up
  const then = settled[index + 1];
  if (then === undefined) return [];
  const { after, happenings } = explain(game, end.record as GameRecord<C, I>, index);
  const state = after === undefined ? 'none' : stateFingerprint(game, after);
  return [
    ...(state === then.fingerprint ? [] : [`explain ${index}: another state`]),
    ...(isDeepStrictEqual(happenings, then.match.happenings)
      ? []
      : [`explain ${index}: other happenings`]),
  ];
}

interface Simulated {
  readonly states: readonly string[];
  readonly rngs: readonly RngState[];
}

/** With a trace the game goes the same way as it was played without, and draws the same chance. */
export function checkTrace<C, S, I>(
  game: Game<C, S, I>,
  played: Played<C, S, I>,
  options: PlayOptions<S, I>,
): readonly string[] {
  const recorder = new Recorder();
  return otherWay('trace', game, played, { ...options, trace: recorder, emit: recorder.emit });
}

/** Stopping at each question and running again is the same as being answered at once. */
export function checkOneByOne<C, S, I>(
  game: Game<C, S, I>,
  played: Played<C, S, I>,
  options: PlayOptions<S, I>,
): readonly string[] {
  return otherWay('questions one by one', game, played, options);
}

/** Where the same game, simulated, goes another way. */
function otherWay<C, S, I>(
  what: string,
  game: Game<C, S, I>,
  { config, seed, settled }: Played<C, S, I>,
  options: SimulationOptions<S, I>,
): readonly string[] {
  const { states, rngs } = simulated(game, config, seed, options);
  return [
    ...firstDifference(
      `${what}: state`,
      settled.map(({ fingerprint }) => fingerprint),
      states,
    ),
    ...firstDifference(
      `${what}: generator`,
      settled.map(({ match }) => match.rng),
      rngs,
    ),
  ];
}

function simulated<C, S, I>(
  game: Game<C, S, I>,
  config: C,
  seed: string,
  options: SimulationOptions<S, I>,
): Simulated {
  const states: string[] = [];
  const rngs: RngState[] = [];
  // The generator is the simulation's own; it shows itself only to the module's functions.
  const spied: Game<C, S, I> = {
    ...game,
    setup: (table, given) => {
      const state = game.setup(table, given);
      rngs.push(table.rng.snapshot());
      return state;
    },
    apply: (table, seat, input) => {
      game.apply(table, seat, input);
      rngs.push(table.rng.snapshot());
    },
    botTurn: (table, seat) => {
      game.botTurn(table, seat);
      rngs.push(table.rng.snapshot());
    },
  };
  simulate(spied, config, seed, {
    ...options,
    watch: (state) => states.push(stateFingerprint(game, state)),
  });
  return { states, rngs };
}

function firstDifference(
  what: string,
  one: readonly unknown[],
  other: readonly unknown[],
): readonly string[] {
  for (let entry = 0; entry < Math.max(one.length, other.length); entry += 1) {
    if (!isDeepStrictEqual(one[entry], other[entry]))
      return [`${what} differs after entry ${entry}`];
  }
  return [];
}
