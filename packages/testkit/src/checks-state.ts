import { isDeepStrictEqual } from 'node:util';
import { BadData } from '@empty-chair/kernel/errors';
import type { GameModule, Next } from '@empty-chair/kernel/module';

import type { Message } from '@empty-chair/kernel/words';
import type { Played } from './play.ts';
import { stateFingerprint } from './play.ts';
import { show, showError } from './show.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/** Each check gives a list of problems, empty when all is well, so that it can be tested itself. */

export function checkInvariants<C, S, I>(game: Game<C, S, I>, state: S): readonly string[] {
  return game.invariants.flatMap(({ name, check }) => {
    const problem = check(state);
    return problem === undefined ? [] : [`invariant ${name}: ${show(problem)}`];
  });
}

/** Equal to the last field; that it is independent too shows in `checkPastStates`. */
export function checkClone<C, S, I>(game: Game<C, S, I>, state: S): readonly string[] {
  const copy = game.clone(state);
  if (copy === state) return ['clone: gives the same object'];
  return isDeepStrictEqual(copy, state)
    ? []
    : [`clone: differs in ${fieldsThatDiffer(copy, state)}`];
}

/** Play goes on with clones: whatever a clone shares with its original changes an old state. */
export function checkPastStates<C, S, I>(
  game: Game<C, S, I>,
  { settled }: Played<C, S, I>,
): readonly string[] {
  return settled.flatMap(({ state, fingerprint }, entry) =>
    stateFingerprint(game, state) === fingerprint
      ? []
      : [`the state after entry ${entry} was changed later: clone shares something`],
  );
}

export function checkConfigCodec<C, S, I>(game: Game<C, S, I>, config: C): readonly string[] {
  const { encode, decode } = game.codecs.config;
  return [...checkCodec('config', config, encode, decode), ...checkGarbage('config', decode)];
}

export function checkStateCodec<C, S, I>(
  game: Game<C, S, I>,
  state: S,
  config: C,
): readonly string[] {
  const { encode, decode } = game.codecs.state;
  return checkCodec('state', state, encode, (json) => decode(json, config));
}

/** Through real JSON: what does not survive it (undefined, NaN, a Map) must not be in there. */
export function checkCodec<T>(
  what: string,
  value: T,
  encode: (value: T) => unknown,
  decode: (json: unknown) => T,
): readonly string[] {
  const encoded = encode(value);
  const json: unknown = JSON.parse(JSON.stringify(encoded) ?? 'null');
  if (!isDeepStrictEqual(json, encoded)) {
    return [`${what} codec: not plain JSON in ${fieldsThatDiffer(json, encoded)}`];
  }
  try {
    const decoded = decode(json);
    const again = encode(decoded);
    return [
      ...(isDeepStrictEqual(again, encoded)
        ? []
        : [`${what} codec: encodes differently again in ${fieldsThatDiffer(again, encoded)}`]),
      ...(isDeepStrictEqual(decoded, value)
        ? []
        : [`${what} codec: decoded differs in ${fieldsThatDiffer(decoded, value)}`]),
    ];
  } catch (error) {
    return [`${what} codec: cannot read what it wrote: ${showError(error)}`];
  }
}

const GARBAGE: readonly unknown[] = [undefined, null, 7, 'rubbish', [], { rubbish: 1 }];

/** Wrong data is BadData with a path, never an accident such as a TypeError. */
export function checkGarbage(what: string, decode: (json: unknown) => unknown): readonly string[] {
  return GARBAGE.flatMap((garbage) => {
    try {
      decode(garbage);
      return [`${what} codec: reads ${show(garbage)}`];
    } catch (error) {
      return error instanceof BadData
        ? []
        : [`${what} codec: ${show(garbage)} gives ${showError(error)}, not BadData`];
    }
  });
}

export function checkWords<C, S, I>(game: Game<C, S, I>, state: S): readonly string[] {
  const told = game.describe(state);
  return [
    ...(told.length === 0 ? ['describe: says nothing'] : []),
    ...checkMessages('describe', told),
    ...(game.diff(state, state).length > 0 ? ['diff: a state differs from itself'] : []),
  ];
}

/** `board` is the part of a state that can be seen on the table. */
export function checkDiff<C, S, I>(
  game: Game<C, S, I>,
  before: S,
  after: S,
  board: (state: S) => unknown,
): readonly string[] {
  const moves = game.diff(before, after);
  const differs = !isDeepStrictEqual(board(before), board(after));
  return [
    ...checkMessages('diff', moves),
    ...(differs && moves.length === 0
      ? [`diff: nothing to move, but ${fieldsThatDiffer(board(before), board(after))} differs`]
      : []),
  ];
}

export function checkMessages(what: string, messages: readonly Message[]): readonly string[] {
  return messages.flatMap((message) =>
    typeof message.id === 'string' && message.id !== ''
      ? []
      : [`${what}: no message id in ${show(message)}`],
  );
}

/** Who is next must sit at the table, and a result must add up. */
export function checkNext<C, S, I>(game: Game<C, S, I>, config: C, next: Next): readonly string[] {
  const seats = game.seats(config);
  const known = (seat: number): boolean => seats.some((info) => info.seat === seat);
  if (next.kind === 'over') {
    return [
      ...next.winners.flatMap((seat) => (known(seat) ? [] : [`next: winner ${seat} has no seat`])),
      ...next.scores.flatMap(({ seat, points, sources }) => [
        ...(known(seat) ? [] : [`next: score of ${seat}, who has no seat`]),
        ...(sources.reduce((sum, source) => sum + source.points, 0) === points
          ? []
          : [`next: the score of seat ${seat} is not the sum of its sources`]),
      ]),
    ];
  }
  const info = seats.find(({ seat }) => seat === next.seat);
  if (info === undefined) return [`next: nobody sits in seat ${next.seat}`];
  return info.bot === (next.kind === 'bot')
    ? []
    : [`next: seat ${next.seat} is ${info.bot ? 'a bot' : 'a human'}, but next says ${next.kind}`];
}

function fieldsThatDiffer(one: unknown, other: unknown): string {
  if (!isFields(one) || !isFields(other)) return `${show(one)} against ${show(other)}`;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => !isDeepStrictEqual(one[name], other[name])).join(', ');
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
