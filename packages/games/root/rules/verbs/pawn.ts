import { get, NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { isByFerry, isShut, moveTargets } from '../board.ts';
import { forestRef } from '../chance.ts';
import { maps } from '../content.ts';
import { rideFerry } from '../effects.ts';
import { forestNamed } from '../facts.ts';
import type { Clearing, Faction, Forest } from '../pieces.ts';
import { clearingNumbered, EVERY_CLEARING, isVagabond } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { InForest, Place, State } from '../state.ts';
import { forestOf, inForest, isInForest, PAWNS, pawnOf } from '../state.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { no, verb, whyHeldFast, wordLike } from './verb.ts';

const forests = maps.flatMap((map) => map.forests.map(({ id }) => id));

/** A Vagabond's pawn, to a clearing's number or a forest's id. */
export const pawn = verb({
  fields: { to: wordLike(['1', '12', ...forests]) },
  refuses: (state, { to }, me) => {
    if (!isVagabond(me)) return no('no.noPawn');
    const target = placeCalled(state, to);
    if (target === undefined) return no('no.noPlace', { place: literal(to) });
    return pawnOf(state, me) === target ? no('no.sameClearing') : whyPawnStays(state, me);
  },
  apply: (table, { to }, me) => {
    const target = placeCalled(table.scene.state, to) as Place;
    if (isInForest(target)) slipInto(table, me, target);
    else movePawn(table, me, target);
  },
  said: ({ to }, faction, { facts }) =>
    message(m('did.pawn'), {
      faction,
      to: facts.forestIds.includes(to) ? ref('forest', to) : literal(to),
    }),
});

export function whyPawnStays(state: State, me: Faction): Message | undefined {
  const from = pawnOf(state, me);
  return isInForest(from) ? undefined : whyHeldFast(state, me, from);
}

export function slipInto(table: RootTable, me: Faction, forest: InForest): void {
  const { state } = table.scene;
  state.cells[PAWNS + me] = forest;
  table.emit?.(rule('law.move'), m('do.slip'), {
    forest: forestRef(state.facts)(forestOf(forest)),
  });
}

export function movePawn(table: RootTable, me: Faction, to: Clearing): void {
  const { state } = table.scene;
  const from = pawnOf(state, me);
  state.cells[PAWNS + me] = to;
  table.emit?.(rule('law.move'), m('do.movePawn'), { at: clearingRef(to) });
  if (!isInForest(from) && isByFerry(state, from, to)) rideFerry(table, me, to);
}

export function placeCalled({ facts }: State, name: string): Place | undefined {
  const forest = forestNamed(facts, name);
  if (forest !== NONE) return inForest(forest);
  const clearing = clearingNumbered(Number(name));
  return EVERY_CLEARING.includes(clearing) ? clearing : undefined;
}

/** The clearings next to a pawn: by path and Ferry, or those that its forest touches; none under a Snare. */
export function clearingsInReach(state: State, me: Faction): readonly Clearing[] {
  const from = pawnOf(state, me);
  if (whyPawnStays(state, me) !== undefined) return [];
  return isInForest(from)
    ? get(state.facts.forestClearings, forestOf(from))
    : moveTargets(state, from).filter((to) => !isShut(state, from, to));
}

/** law.2.4: forests that touch the clearing, or lie one path away. */
export function forestsInReach({ cells, facts }: State, me: Faction): readonly Forest[] {
  const from = cells[PAWNS + me] as Place;
  return isInForest(from)
    ? get(facts.forestNeighbours, forestOf(from))
    : get(facts.clearingForests, from);
}

/** Along a path, by the Ferry, or through the woods. */
export function* pawnMoves(state: State, me: Faction): Offers<{ pawn: typeof pawn }> {
  if (!isVagabond(me) || whyPawnStays(state, me) !== undefined) return;
  const { facts } = state;
  for (const clearing of clearingsInReach(state, me))
    yield { kind: 'pawn', to: String(clearing + 1) };
  for (const forest of forestsInReach(state, me)) {
    yield { kind: 'pawn', to: get(facts.forestIds, forest) };
  }
}
