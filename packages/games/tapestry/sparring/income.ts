import { FIRST_TO_ERA, trackOf } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { incomeTurnsOf } from '../rules/state.ts';
import { GAINS_UNTIL, INCOME_MAT, SCORES_FROM, TAPESTRY_TURNS } from './base-rules.ts';
import type { Benefit } from './benefits.ts';
import { actOf } from './benefits.ts';
import type { Player } from './player.ts';
import type { Task } from './task.ts';

/** Whether nobody has entered the era of this income turn yet. */
function isFirstToEra({ facts, incomeTurns }: State, { seat }: Player, turn: number): boolean {
  return facts.seats.every((other) => other === seat || (incomeTurns[other] as number) < turn);
}

/** An income turn, step by step, as tasks: what it brings is known only when its time comes. */
export function incomeTasks(state: State, player: Player): readonly Task[] {
  const turn = incomeTurnsOf(state, player.seat) + 1;
  const first = isFirstToEra(state, player, turn) ? (FIRST_TO_ERA[turn - 2] ?? 0) : 0;
  const starting = turn === 1 && state.facts.isSolo ? state.facts.level.humanAdvances : [];
  return [
    // DIF-1: the app has moved the tokens; their benefits come first.
    ...starting.map((id): Task => ({ kind: 'arrive', track: trackOf(id), hasBonus: false })),
    ...(turn >= SCORES_FROM ? [{ kind: 'leader' } as const] : []),
    ...(TAPESTRY_TURNS.includes(turn) ? [{ kind: 'tapestry' } as const] : []),
    ...Array.from(
      { length: first },
      (): Task => ({ kind: 'benefit', benefit: 'anyResource', why: 'benefit' }),
    ),
    ...(turn >= SCORES_FROM
      ? [{ kind: 'benefit', benefit: 'upgradeTech', why: 'benefit' } as const]
      : []),
    { kind: 'income', turn },
  ];
}

/** What lies free on the income mat: points from the second turn on, the rest until the fourth. */
export function incomeBenefits({ buildings }: Player, turn: number): readonly Benefit[] {
  const scored: Benefit[] = [];
  const gained: Benefit[] = [];
  for (const [row, spaces] of INCOME_MAT.entries()) {
    for (const benefit of spaces.slice(0, (buildings[row] as number) + 1).flat()) {
      if (isPoints(benefit)) scored.push(benefit);
      else gained.push(benefit);
    }
  }
  return [...(turn >= SCORES_FROM ? scored : []), ...(turn <= GAINS_UNTIL ? gained : [])];
}

function isPoints(benefit: Benefit): boolean {
  const { verb } = actOf(benefit);
  return verb === 'points' || verb === 'pointsPer' || verb === 'scoreCapital';
}
