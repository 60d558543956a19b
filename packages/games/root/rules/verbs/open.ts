import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Faction } from '../pieces.ts';
import { clearingNumbered } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { cell, OPENED_PATHS } from '../state.ts';
import { clearingRef, m, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { clearing, no, verb } from './verb.ts';

/** Mountain map: a closed path is opened. */
export const open = verb({
  fields: { from: clearing, to: clearing },
  refuses: whyNotClosed,
  apply: openWay,
  said: ({ from, to }, faction) =>
    message(m('did.open'), {
      faction,
      from: clearingRef(clearingNumbered(from)),
      to: clearingRef(clearingNumbered(to)),
    }),
});

interface Way {
  readonly from: number;
  readonly to: number;
}

export function whyNotClosed(state: State, { from, to }: Way): Message | undefined {
  const path = pathBetween(state, from, to);
  return path < 0 || isOpen(state, path) ? no('no.closedPath') : undefined;
}

export function openWay(table: RootTable, { from, to }: Way, me: Faction): void {
  const { state } = table.scene;
  state.cells[OPENED_PATHS + pathBetween(state, from, to)] = 1;
  table.emit?.(rule('law.closedPath'), m('do.openPath'), {
    from: clearingRef(clearingNumbered(from)),
    to: clearingRef(clearingNumbered(to)),
  });
  score(table, me, 1, 'map', rule('law.closedPath'));
}

const isOpen = (state: State, path: number): boolean => cell(state, OPENED_PATHS + path) === 1;

const pathBetween = ({ facts }: State, from: number, to: number): number =>
  facts.map.closedPaths.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));

export function* pathsToOpen(state: State): Offers<{ open: typeof open }> {
  for (const [path, [from, to]] of state.facts.map.closedPaths.entries()) {
    if (from !== undefined && to !== undefined && !isOpen(state, path)) {
      yield { kind: 'open', from, to };
    }
  }
}
