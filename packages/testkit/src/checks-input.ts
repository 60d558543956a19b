import { isDeepStrictEqual } from 'node:util';
import { Refused } from '@empty-chair/kernel/errors';
import type { Match } from '@empty-chair/kernel/match';
import { submit } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { checkCodec, checkInvariants, checkMessages } from './checks-state.ts';
import { stateFingerprint } from './play.ts';
import { showError } from './show.ts';
import { volume } from './volume.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/** So many of a long list of inputs are tried at each position; the others would cost minutes. */
const TRIED = volume(30);

const NOBODY = seatOf(99);

export function checkLegal<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  rng: Rng,
): readonly string[] {
  const { waiting, state } = now;
  if (state === undefined) return [];
  if (waiting.kind !== 'human') return checkNoneLegal(game, now, state);
  const { seat } = waiting;
  const legal = game.legal(state, seat);
  if (legal.length === 0) return [`legal: nothing to do for seat ${seat}, whose turn it is`];
  const before = stateFingerprint(game, state);
  return [
    ...checkKeys(game, legal),
    ...some(legal, rng).flatMap((input) => [
      ...checkCodec('input', input, game.codecs.input.encode, game.codecs.input.decode),
      ...checkMessages('inputMessage', [game.inputMessage(state, seat, input)]),
      ...checkApplicable(game, now, seat, input),
      ...checkWrongSeats(game, now, seat, input),
    ]),
    ...checkUntouched(game, state, before),
  ];
}

/** A bot records nothing, and nobody does once the game is over. */
function checkNoneLegal<C, S, I>(
  game: Game<C, S, I>,
  { record, waiting }: Match<C, S, I>,
  state: S,
): readonly string[] {
  return game
    .seats(record.config)
    .filter(({ bot }) => bot || waiting.kind === 'over')
    .flatMap(({ seat }) => {
      const first = game.legal(state, seat)[0];
      return first === undefined ? [] : [`legal: ${game.inputKey(first)} for seat ${seat}`];
    });
}

function checkKeys<C, S, I>(game: Game<C, S, I>, legal: readonly I[]): readonly string[] {
  const seen = new Set<string>();
  return legal.flatMap((input) => {
    const key = game.inputKey(input);
    const twice = seen.has(key) ? [`inputKey: ${key} twice`] : [];
    seen.add(key);
    try {
      return isDeepStrictEqual(game.parseInput(key), input)
        ? twice
        : [...twice, `parseInput: ${key} is read as another input`];
    } catch (error) {
      return [...twice, `parseInput: ${key} gives ${showError(error)}`];
    }
  });
}

function checkApplicable<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  seat: Seat,
  input: I,
): readonly string[] {
  try {
    submit(game, now, seat, input);
    return [];
  } catch (error) {
    return [`legal: ${game.inputKey(input)} is not applicable: ${showError(error)}`];
  }
}

function checkWrongSeats<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  seat: Seat,
  input: I,
): readonly string[] {
  const bots = game.seats(now.record.config).filter((info) => info.bot && info.seat !== seat);
  return [NOBODY, ...bots.map((info) => info.seat)].flatMap((wrong) => {
    const tried = attempt(game, now, wrong, input);
    const name = `${game.inputKey(input)} by seat ${wrong}`;
    if (tried.kind === 'refused') return [];
    return [`${name}: ${tried.kind === 'done' ? 'is not refused' : tried.problem}`];
  });
}

type Tried<C, S, I> =
  | { readonly kind: 'done'; readonly match: Match<C, S, I> }
  | { readonly kind: 'refused' }
  | { readonly kind: 'crashed'; readonly problem: string };

function attempt<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  seat: Seat,
  input: I,
): Tried<C, S, I> {
  try {
    return { kind: 'done', match: submit(game, now, seat, input) };
  } catch (error) {
    return error instanceof Refused
      ? { kind: 'refused' }
      : { kind: 'crashed', problem: `gives ${showError(error)}, not Refused` };
  }
}

/** After all that was tried from a state, it is as it was before. */
function checkUntouched<C, S, I>(game: Game<C, S, I>, state: S, before: string): readonly string[] {
  return stateFingerprint(game, state) === before
    ? []
    : ['an input was tried or refused, but changed the state that was there before'];
}

/** Inputs beyond the legal ones, corrections above all: taken with all in order, or refused. */
export function checkAttempts<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  inputs: readonly I[],
  rng: Rng,
): readonly string[] {
  const human = game.seats(now.record.config).find(({ bot }) => !bot);
  const { waiting, state } = now;
  if (human === undefined || waiting.kind === 'question' || state === undefined) return [];
  const before = stateFingerprint(game, state);
  const found = some(inputs, rng).flatMap((input) => {
    const tried = attempt(game, now, human.seat, input);
    const name = `attempt ${game.inputKey(input)}`;
    const problems = [
      ...checkKeys(game, [input]),
      ...checkCodec('input', input, game.codecs.input.encode, game.codecs.input.decode),
    ];
    if (tried.kind === 'crashed') problems.push(tried.problem);
    if (tried.kind === 'done' && tried.match.state !== undefined) {
      problems.push(...checkInvariants(game, tried.match.state));
    }
    return problems.map((problem) => `${name}: ${problem}`);
  });
  return [...found, ...checkUntouched(game, state, before)];
}

const RUBBISH = ['', ' ', '?', 'rubbish', 'undefined', '{}', '-1', 'bot-turn'];

/** What a person may mistype is refused with a reason. */
export function checkRubbish<C, S, I>(game: Game<C, S, I>, legal: readonly I[]): readonly string[] {
  const typed = legal.slice(0, TRIED).map((input) => `${game.inputKey(input)} rubbish`);
  return [...RUBBISH, ...typed].flatMap((text) => {
    try {
      game.parseInput(text);
      return [`parseInput: reads "${text}"`];
    } catch (error) {
      return error instanceof Refused
        ? []
        : [`parseInput: "${text}" gives ${showError(error)}, not Refused`];
    }
  });
}

function some<T>(all: readonly T[], rng: Rng): readonly T[] {
  if (all.length <= TRIED) return all;
  return Array.from({ length: TRIED }, () => all[rng.below(all.length)] as T);
}
