import { literal, message } from '@empty-chair/kernel/words';
import { isByFerry, isShut, moveTargets } from '../board.ts';
import { maps } from '../content.ts';
import { rideFerry } from '../effects.ts';
import type { Faction } from '../pieces.ts';
import { CLEARINGS, isVagabond } from '../pieces.ts';
import type { State } from '../state.ts';
import { FOREST, PAWNS, pawnOf } from '../state.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { no, verb, wordLike } from './verb.ts';

const forests = maps.flatMap((map) => map.forests.map(({ id }) => id));

/** A Vagabond's pawn, to a clearing's number or a forest's id. */
export const pawn = verb({
  fields: { to: wordLike(['1', '12', ...forests]) },
  refuses: (state, { to }, me) => {
    if (!isVagabond(me)) return no('no.noPawn');
    const target = placeCalled(state, to);
    if (target === undefined) return no('no.noPlace', { place: literal(to) });
    return pawnOf(state, me) === target ? no('no.sameClearing') : undefined;
  },
  apply: (table, { to }, me) => {
    const { state } = table.scene;
    const from = pawnOf(state, me);
    const target = placeCalled(state, to) as number;
    state.cells[PAWNS + me] = target;
    if (target >= FOREST) {
      table.emit?.(rule('law.move'), m('do.slip'), { forest: ref('forest', to) });
      return;
    }
    table.emit?.(rule('law.move'), m('do.movePawn'), { at: clearingRef(target) });
    if (from < FOREST && isByFerry(state, from, target)) rideFerry(table, me, target);
  },
  said: ({ to }, faction, { facts }) =>
    message(m('did.pawn'), {
      faction,
      to: facts.forestIds.includes(to) ? ref('forest', to) : literal(to),
    }),
});

function placeCalled({ facts }: State, name: string): number | undefined {
  const forest = facts.forestIds.indexOf(name);
  if (forest >= 0) return FOREST + forest;
  const clearing = Number(name) - 1;
  const isOnMap = Number.isInteger(clearing) && clearing >= 0 && clearing < CLEARINGS;
  return isOnMap ? clearing : undefined;
}

/** Along a path, by the Ferry, or through the woods. */
export function* pawnMoves(state: State, me: Faction): Offers<{ pawn: typeof pawn }> {
  if (!isVagabond(me)) return;
  const { facts } = state;
  const from = pawnOf(state, me);
  const isInForest = from >= FOREST;
  const clearings = isInForest ? facts.forestClearings[from - FOREST] : moveTargets(state, from);
  const woods = isInForest ? facts.forestNeighbours[from - FOREST] : facts.clearingForests[from];
  for (const clearing of clearings ?? []) {
    if (!isInForest && isShut(state, from, clearing)) continue;
    yield { kind: 'pawn', to: String(clearing + 1) };
  }
  for (const forest of woods ?? []) {
    yield { kind: 'pawn', to: facts.forestIds[forest] as string };
  }
}
