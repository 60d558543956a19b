import type { Hint, HintOptions, HintStart } from './hint.ts';
import { hint } from './hint.ts';
import type { GameModule } from './module.ts';
import type { Sparring } from './simulate.ts';

/** How many moves are looked at, and how many of them are told. */
const LOOKED_AT = 6;
const SHOWN = 3;
/** Of one verb: the same march with one warrior less teaches nothing. */
const OF_ONE_VERB = 2;

/** Where somebody asks. */
export type HintPosition<C, S> = Pick<HintStart<C, S, never>, 'config' | 'state' | 'seat'>;

/**
 * The hint for whoever is on turn, from what the stand-in of that seat thinks best. Undefined where there is none:
 * only a game that keeps all that people know can be played on from any position.
 */
export function hintFor<C, S, I>(
  game: GameModule<C, S, I>,
  sparring: Sparring<C, S, I> | undefined,
  { config, state, seat }: HintPosition<C, S>,
  options: Omit<HintOptions, 'shown'>,
): Generator<Hint<I>, void, void> | undefined {
  if (sparring?.candidates === undefined || game.secrets?.areKept(config) !== true)
    return undefined;
  const best = sparring.candidates(state, seat, game.legal(state, seat));
  const moves = varied(
    best.map(({ input }) => input),
    game.inputKey,
  );
  if (moves.length === 0) return undefined;
  const start = { config, state, seat, moves, policyFor: () => sparring.policyFor(config, []) };
  return hint(game, start, { ...options, shown: SHOWN });
}

/** The best, but few of one verb, as long as there are others. */
function varied<I>(best: readonly I[], keyOf: (input: I) => string): readonly I[] {
  const taken = new Map<string, number>();
  const isOneOfFew = (input: I): boolean => {
    const verb = keyOf(input).split(' ').slice(0, 2).join(' ');
    taken.set(verb, (taken.get(verb) ?? 0) + 1);
    return (taken.get(verb) ?? 0) <= OF_ONE_VERB;
  };
  const few = new Set(best.filter(isOneOfFew));
  const others = best.filter((input) => !few.has(input));
  return [...few, ...others].slice(0, LOOKED_AT);
}
