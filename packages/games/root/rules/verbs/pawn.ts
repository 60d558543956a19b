import { get, NONE } from '@empty-chair/kernel/ids';
import { literal, message } from '@empty-chair/kernel/words';
import { isByFerry, isShut, moveTargets } from '../board.ts';
import { maps } from '../content.ts';
import { rideFerry } from '../effects.ts';
import { forestNamed } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import { clearingNumbered, EVERY_CLEARING, isVagabond } from '../pieces.ts';
import type { Place, State } from '../state.ts';
import { forestOf, inForest, isInForest, PAWNS, pawnOf } from '../state.ts';
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
    const target = placeCalled(state, to) as Place;
    state.cells[PAWNS + me] = target;
    if (isInForest(target)) {
      table.emit?.(rule('law.move'), m('do.slip'), { forest: ref('forest', to) });
      return;
    }
    table.emit?.(rule('law.move'), m('do.movePawn'), { at: clearingRef(target) });
    if (!isInForest(from) && isByFerry(state, from, target)) rideFerry(table, me, target);
  },
  said: ({ to }, faction, { facts }) =>
    message(m('did.pawn'), {
      faction,
      to: facts.forestIds.includes(to) ? ref('forest', to) : literal(to),
    }),
});

function placeCalled({ facts }: State, name: string): Place | undefined {
  const forest = forestNamed(facts, name);
  if (forest !== NONE) return inForest(forest);
  const clearing = clearingNumbered(Number(name));
  return EVERY_CLEARING.includes(clearing) ? clearing : undefined;
}

/** Along a path, by the Ferry, or through the woods. */
export function* pawnMoves(state: State, me: Faction): Offers<{ pawn: typeof pawn }> {
  if (!isVagabond(me)) return;
  const { facts } = state;
  const from = pawnOf(state, me);
  const clearings = isInForest(from)
    ? get(facts.forestClearings, forestOf(from))
    : moveTargets(state, from).filter((to) => !isShut(state, from, to));
  const woods = isInForest(from)
    ? get(facts.forestNeighbours, forestOf(from))
    : get(facts.clearingForests, from);
  for (const clearing of clearings) yield { kind: 'pawn', to: String(clearing + 1) };
  for (const forest of woods) {
    yield { kind: 'pawn', to: get(facts.forestIds, forest) };
  }
}
