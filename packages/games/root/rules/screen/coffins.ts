import { NONE } from '@empty-chair/kernel/ids';
import type { Faction } from '../pieces.ts';
import { EVERY_FACTION } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { WARRIOR_SUPPLY, warriorSupply } from '../state.ts';
import { factionRef, m, rule } from '../words.ts';
import { hasEffect } from './effect-cards.ts';
import { coffinMaker } from './fallen.ts';
import { screenOf } from './play.ts';
import type { Fallen } from './screen.ts';
import { withAt } from './screen.ts';

/** The Coffin Makers: fallen warriors of any player come to them instead of to their supply (H-22). */

const PER_POINT = 5;

function shift(state: State, faction: Faction, n: number): void {
  const screen = screenOf(state);
  const { cells } = state;
  cells[WARRIOR_SUPPLY + faction] = (cells[WARRIOR_SUPPLY + faction] as number) - n;
  screen.coffins = withAt(screen.coffins, faction, (screen.coffins[faction] as number) + n);
}

/** Whom the Marquise bot's Hospitals have brought back meanwhile is not buried (H-10). */
export function bury(table: RootTable, { faction, n: fallen }: Fallen): void {
  const { state } = table.scene;
  const n = Math.min(fallen, warriorSupply(state, faction));
  if (coffinMaker(state) === NONE || n === 0) return;
  shift(state, faction, n);
  table.emit?.(rule('H-22'), m('do.bury'), { faction: factionRef(faction), n });
}

/** At the start of the owner's Birdsong: a point for every five, then all go to their supplies. */
export function openCoffins(table: RootTable, owner: Faction): void {
  const { state } = table.scene;
  if (!hasEffect(state, owner, 'coffinMakers')) return;
  const { coffins } = screenOf(state);
  const all = coffins.reduce((sum, n) => sum + n, 0);
  for (const faction of EVERY_FACTION) shift(state, faction, -(coffins[faction] as number));
  score(table, owner, Math.floor(all / PER_POINT), 'craft', rule('card.coffinMakers'));
}
