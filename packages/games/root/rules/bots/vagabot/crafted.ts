import { gainItems } from '../../items.ts';
import type { Item } from '../../pieces.ts';
import { ITEMS } from '../../pieces.ts';
import type { TurnTable } from '../../scene.ts';
import { CRAFTED } from '../../state.ts';

/** 7.4.2: what the Vagabot crafts goes into its Satchel and not into a box of crafted items. */
export function gainCrafted(table: TurnTable): void {
  const { state, me } = table.scene;
  const box = CRAFTED + me * ITEMS;
  let n = 0;
  for (let item = 0 as Item; item < ITEMS; item++) {
    n += state.cells[box + item] as number;
    state.cells[box + item] = 0;
  }
  gainItems(table, n);
}
