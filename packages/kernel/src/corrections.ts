import { Refused } from './errors.ts';
import type { Named } from './facts.ts';
import { factSaid, factsIn, subjectsOf, valuesOf } from './facts.ts';
import type { GameModule } from './module.ts';
import type { Start } from './run.ts';
import { onlyHappenings, runEntry } from './run.ts';
import type { Message, Seat } from './words.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/** More corrections than these would be another position. */
const MOST = 40;
/** So many facts are tried for it: somebody waits for the answer. */
const MOST_TRIED = 2500;

/**
 * The corrections that lead from one position to the other, as anybody at the table could enter them;
 * undefined where the facts of the game cannot say it. A game that names its facts by path says so itself.
 */
export function correctionsTo<C, S, I>(
  game: Game<C, S, I>,
  from: Start<C, S>,
  to: S,
  seat: Seat,
): readonly I[] | undefined {
  if (from.state === undefined) return undefined;
  const named = game.corrections?.(from.state, to);
  if (named !== undefined) return inSomeOrder(game, from, to, { seat, named });
  const said: I[] = [];
  const tries = { left: MOST_TRIED };
  let state: S = from.state;
  for (let left = game.diff(state, to); left.length > 0; left = game.diff(state, to)) {
    const next = nearer(game, { ...from, state }, to, { seat, left, tries });
    if (next === undefined || said.length === MOST) return undefined;
    said.push(next.input);
    state = next.state;
  }
  return said;
}

/** All of them, those last that are refused before others: a piece comes out of a supply that has one. */
function inSomeOrder<C, S, I>(
  game: Game<C, S, I>,
  from: Start<C, S>,
  to: S,
  { seat, named }: { readonly seat: Seat; readonly named: readonly I[] },
): readonly I[] | undefined {
  const said: I[] = [];
  let { state } = from;
  let waiting = named;
  for (let before = -1; before !== said.length; ) {
    before = said.length;
    waiting = waiting.filter((input) => {
      const after = tried(game, { ...from, state }, seat, input);
      if (after === undefined) return true;
      said.push(input);
      state = after;
      return false;
    });
  }
  const isThere = state !== undefined && game.diff(state, to).length === 0;
  return isThere ? said : undefined;
}

interface Sought {
  readonly seat: Seat;
  /** What still differs. */
  readonly left: readonly Message[];
  readonly tries: { left: number };
}

/** One correction after which less differs. */
function nearer<C, S, I>(
  game: Game<C, S, I>,
  from: Start<C, S>,
  to: S,
  { seat, left, tries }: Sought,
): { readonly input: I; readonly state: S } | undefined {
  for (const input of candidates(game, left)) {
    tries.left -= 1;
    if (tries.left < 0) return undefined;
    const state = tried(game, from, seat, input);
    if (state !== undefined && game.diff(state, to).length < left.length) return { input, state };
  }
  return undefined;
}

function tried<C, S, I>(
  game: Game<C, S, I>,
  from: Start<C, S>,
  seat: Seat,
  input: I,
): S | undefined {
  try {
    const run = runEntry(game, from, { seat, input, answers: [] }, onlyHappenings());
    return run.kind === 'done' ? run.state : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** The facts about what differs, those first that it names in full, with the values that it names. */
function* candidates<C, S, I>(game: Game<C, S, I>, left: readonly Message[]): Generator<I> {
  const named = new Set(left.flatMap(namesIn));
  const about = game.sentences
    .flatMap(factsIn)
    .flatMap((fact) => subjectsOf(fact.fields.slice(0, -1)).map((subject) => ({ fact, subject })));
  const isNamed = ({ printed }: Named): boolean => named.has(printed);
  const whole = about.filter(({ subject }) => subject.every(isNamed));
  const partly = about.filter((one) => !whole.includes(one) && one.subject.some(isNamed));
  for (const { fact, subject } of [...whole, ...partly]) {
    const field = fact.fields.at(-1)?.[1];
    if (field === undefined) continue;
    const values = valuesOf(field);
    const first = values.filter((value) => named.has(field.print(value)));
    for (const value of [...first, ...values.filter((one) => !first.includes(one))]) {
      // Sound because the fields are those of the sentence.
      yield factSaid(fact, subject, value) as I;
    }
  }
}

const namesIn = ({ params = {} }: Message): readonly string[] =>
  Object.values(params).flatMap((value) => {
    if (typeof value === 'number') return [String(value)];
    return ('kind' in value ? [value] : value).map(({ id }) => id);
  });
