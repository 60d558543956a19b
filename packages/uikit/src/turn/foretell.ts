import { Refused } from '@empty-chair/kernel/errors';
import { submit } from '@empty-chair/kernel/match';
import type { Question } from '@empty-chair/kernel/table';
import type { Happening } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '../game-ui.ts';

/** What an input would bring about, as far as that may be said before it is done. */
export interface Foretold {
  readonly happenings: readonly Happening[];
  /** The position after it; undefined where chance or a question comes in between. */
  readonly after: AnyState | undefined;
  /** Dice are rolled or a card is turned: what comes of that is not told. */
  readonly isChance: boolean;
  /** What whoever does it will be asked; of a question to somebody else nothing is told. */
  readonly asks: Question<unknown> | undefined;
}

const NOTHING: Foretold = { happenings: [], after: undefined, isChance: false, asks: undefined };

/** Runs an input on a copy. `isTold` is asked in order; from the first that is not, nothing is told. */
export function foretell(
  session: TurnSession,
  input: AnyInput,
  isTold: (happening: Happening) => boolean,
): Foretold {
  const { game, seat } = session;
  const now = session.positionAfter(session.entriesSoFar.length);
  if (now === undefined) return NOTHING;
  try {
    const next = submit(game.module, now, seat, input);
    const first = next.happenings.findIndex((happening) => !isTold(happening));
    const asks = next.waiting.kind === 'question' ? next.waiting.question : undefined;
    const isChance = first >= 0 || next.rng.revealed !== now.rng.revealed;
    return {
      happenings: first < 0 ? next.happenings : next.happenings.slice(0, first),
      after: asks === undefined && !isChance ? next.state : undefined,
      isChance,
      asks: asks?.seat === undefined || asks.seat === seat ? asks : undefined,
    };
  } catch (error) {
    if (error instanceof Refused) return NOTHING;
    throw error;
  }
}
