import { mayMove, mayPlace } from '../rules/board.ts';
import { canTake, nextPoints } from '../rules/humans/alliance.ts';
import { neighbours } from '../rules/humans/ways.ts';
import type { Clearing } from '../rules/pieces.ts';
import { ALLIANCE, EVERY_CLEARING, SYMPATHY } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { warriorsAt } from '../rules/state.ts';
import { baseAt, bestPrey, enemyWarriorsAt, worthOfToken } from './alliance-board.ts';
import * as record from './inputs.ts';
import { leastOf } from './least-of.ts';
import type { Course } from './player.ts';

/** What a battle must be worth to be fought. */
const WORTH_A_BATTLE = 0.4;
const RECRUIT_WORTH = 0.5;
/** What a move gets of the worth of the operation that it makes possible. */
const BEFOREHAND = 0.7;
/** Of two places for a token, the one with fewer enemies. */
const NOISE = 0.02;

export interface Operation {
  readonly worth: number;
  readonly take: () => Course;
}

/** What an officer does best; `left` officers have not operated yet, this one among them. */
export const bestOperation = (state: State, supply: number, left: number): Operation | undefined =>
  bestOf([
    organize(state),
    battle(state),
    left > 1 ? moveOut(state) : undefined,
    recruit(state, supply),
  ]);

/** The first of most worth; undefined when none is worth anything. */
function bestOf(operations: readonly (Operation | undefined)[]): Operation | undefined {
  let best: Operation | undefined;
  for (const operation of operations) {
    if (operation !== undefined && operation.worth > (best?.worth ?? 0)) best = operation;
  }
  return best;
}

/** Where the fewest enemies are. */
function organize(state: State): Operation | undefined {
  const places = EVERY_CLEARING.filter(
    (at) => warriorsAt(state, ALLIANCE, at) > 0 && canTake(state, at) && !baseAt(state, at),
  );
  const at = leastOf(places, (place) => enemyWarriorsAt(state, place));
  return at === undefined
    ? undefined
    : { worth: worthOfToken(state), take: () => organizeAt(state, at) };
}

function* organizeAt(state: State, at: Clearing): Course {
  const points = nextPoints(state);
  yield record.remove(1, 'warrior', at);
  yield record.place(1, SYMPATHY, at);
  if (points > 0) yield record.score(points);
}

function battle(state: State): Operation | undefined {
  return bestOf(
    EVERY_CLEARING.map((at) => {
      const prey = bestPrey(state, at, warriorsAt(state, ALLIANCE, at));
      if (prey === undefined || prey.worth <= WORTH_A_BATTLE) return undefined;
      return { worth: prey.worth, take: () => one(record.battle(at, prey.defender)) };
    }),
  );
}

/** With an operation to follow: a warrior goes to organize, or all that can be spared to a battle. */
function moveOut(state: State): Operation | undefined {
  const moves: Operation[] = [];
  for (const from of EVERY_CLEARING) {
    const spare = warriorsAt(state, ALLIANCE, from) - (baseAt(state, from) ? 1 : 0);
    if (spare < 1) continue;
    for (const to of neighbours(state, from)) {
      if (!mayMove(state, ALLIANCE, from, to)) continue;
      const there = warriorsAt(state, ALLIANCE, to);
      if (there === 0 && canTake(state, to)) {
        const worth = BEFOREHAND * worthOfToken(state) - NOISE * enemyWarriorsAt(state, to);
        moves.push({ worth, take: () => one(record.move(1, from, to)) });
      }
      const gain =
        (bestPrey(state, to, there + spare)?.worth ?? 0) - (bestPrey(state, to, there)?.worth ?? 0);
      moves.push({ worth: BEFOREHAND * gain, take: () => one(record.move(spare, from, to)) });
    }
  }
  return bestOf(moves);
}

/** At the base with the fewest warriors. */
function recruit(state: State, supply: number): Operation | undefined {
  if (supply < 1) return undefined;
  const bases = EVERY_CLEARING.filter((at) => baseAt(state, at) && mayPlace(state, ALLIANCE, at));
  const at = leastOf(bases, (base) => warriorsAt(state, ALLIANCE, base));
  return at === undefined
    ? undefined
    : { worth: RECRUIT_WORTH, take: () => one(record.place(1, 'warrior', at)) };
}

function* one(input: ReturnType<typeof record.move>): Course {
  yield input;
}
