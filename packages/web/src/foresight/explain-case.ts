import type { CaseKey } from '@empty-chair/kernel/forecast';
import type { ForesightStart } from '@empty-chair/kernel/foresee';
import { whyForeseen } from '@empty-chair/kernel/foresee';
import type { Consequences } from '@empty-chair/kernel/module';
import type { Explanation } from '@empty-chair/kernel/story';
import type { TraceNode } from '@empty-chair/kernel/trace';
import type { Happening, Ref } from '@empty-chair/kernel/words';
import type { AnyGame, AnyState } from '@empty-chair/registry/games';
import { placesOf, same } from '../table/marks.ts';

export type Start = ForesightStart<AnyState>;

/** A foreseen case explained like a turn that was really taken: with its lines, positions and decisions. */
export function explainCase(game: AnyGame, start: Start, key: CaseKey): Explanation<AnyState> {
  const positions: AnyState[] = [];
  const watched: AnyGame = {
    ...game,
    botTurn: (table, seat) => {
      const emit: typeof table.emit = (rule, id, params) => {
        table.emit?.(rule, id, params);
        positions.push(game.clone(table.scene));
      };
      game.botTurn({ ...table, emit }, seat);
    },
  };
  const trace = whyForeseen(watched, start, key);
  return {
    before: start.state,
    after: positions.at(-1),
    positions,
    happenings: happeningsOf(trace),
    trace,
    asked: [],
  };
}

const happeningsOf = (nodes: readonly TraceNode[]): readonly Happening[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'happening') return [node.happening];
    return node.kind === 'step' ? happeningsOf(node.inside) : [];
  });

/**
 * The line at which something happens to the place: the first after which the consequences are seen.
 * What only shows at the end of the turn is told by the last line that names the place.
 */
export function lineOf(
  { module, start }: { readonly module: Pick<AnyGame, 'consequences'>; readonly start: Start },
  { positions, happenings }: Pick<Explanation<AnyState>, 'positions' | 'happenings'>,
  place: Ref,
): number {
  const hit = positions.findIndex((after) =>
    isHit(module.consequences(start.state, after, start.seat), place),
  );
  if (hit >= 0) return hit;
  const named = happenings.findLastIndex(
    (line) => placesOf(line, (ref) => same(ref, place)).length > 0,
  );
  return named >= 0 ? named : Math.max(0, happenings.length - 1);
}

const isHit = ({ losses, taken }: Consequences, place: Ref): boolean =>
  losses.some((loss) => same(loss.place, place)) || taken.some((ref) => same(ref, place));
