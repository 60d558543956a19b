import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { removePiece } from '../effects.ts';
import type { Clearing } from '../pieces.ts';
import { MARQUISE, WOOD } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { askedOf } from '../screen/play.ts';
import { clearingRef, m, rule } from '../words.ts';
import { woodFor } from './marquise.ts';

/** where there is more than it costs, in several clearings, she says which goes; the nearest is named first. */
export function payWood(table: RootTable, to: Clearing, cost: number, by: RuleId): void {
  const { state } = table.scene;
  for (let left = cost; left > 0; left -= 1) {
    const wood = woodFor(state, to);
    const places = [...new Set(wood)];
    const [nearest] = places;
    if (nearest === undefined) return;
    const isGiven = places.length === 1 || wood.length <= left;
    removePiece(table, WOOD, isGiven ? nearest : askForWood(table, places, left), by);
  }
}

const askForWood = (table: RootTable, places: readonly Clearing[], n: number): Clearing =>
  table.ask({
    rule: rule('law.6.5.4'),
    channel: 'human',
    ...askedOf(table.scene.state, MARQUISE),
    ask: message(m('ask.wood'), { n }),
    answers: places,
    ref: clearingRef,
  });
