import type { Table } from '@empty-chair/kernel/table';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Building, Tile } from './content.ts';
import { TOWER, UNIVERSITY, WORKSHOP } from './content.ts';
import { putBuilding } from './effects.ts';
import { refuseUnless, refuseUnlessEmpty, slotOf } from './human-refusal.ts';
import type { Doing } from './input.ts';
import { nextErrand } from './rounds.ts';
import type { State, Task } from './state.ts';
import { homeOf, terrainAt } from './state.ts';
import { hexRef, m, ref, rule } from './words.ts';

/** What humans choose and place before the first round. */

/** AOI-S9, AOI-S11: a bonus tile, then the starting buildings, in the order of the errands. */
export function prepare(table: Table<State>, seat: Seat, task: Task, input: Doing): void {
  const state = table.scene;
  if (task === 'bonus') {
    refuseUnless(input.kind === 'bonus', message(m('no.bonusFirst')));
    chooseBonus(table, seat, input.tile);
    return;
  }
  refuseUnless(input.kind === 'place', message(m('no.placeFirst')));
  const { at } = input;
  refuseUnlessEmpty(state, at);
  // A starting building stands on the native terrain as printed: nothing has been dug yet.
  refuseUnless(
    terrainAt(state, at) === homeOf(state, seat),
    message(m('no.native'), { at: hexRef(at) }),
  );
  putBuilding(state, at, seat, STARTING[task] as Building);
  nextErrand(state);
}

const STARTING: Readonly<Partial<Record<Task, Building>>> = {
  workshop: WORKSHOP,
  university: UNIVERSITY,
  tower: TOWER,
};

/** AOI-S9: when the last human has chosen, a coin goes on each tile that is left. */
function chooseBonus(table: Table<State>, seat: Seat, tile: Tile): void {
  const state = table.scene;
  const slot = slotOf(state, tile);
  state.bonusOf[seat] = tile;
  state.bonus.splice(slot, 1);
  nextErrand(state);
  if (state.errands[0]?.task === 'bonus') return;
  if (state.facts.humans.length > 1) giveAutomaBonus(table);
  for (const left of state.bonus) left.coins = 1;
  table.emit?.(rule('AOI-S9'), m('do.bonusCoins'), {
    tiles: state.bonus.map((left) => ref('bonus', left.tile)),
  });
}

/** AOI-V2: with two humans, a random one of those not chosen; AOI-Q24: the others keep their order. */
function giveAutomaBonus(table: Table<State>): void {
  const state = table.scene;
  const tile = chooseAtRandom(table, {
    rule: rule('AOI-V2'),
    channel: 'choices',
    ask: message(m('ask.automaBonus')),
    answers: state.bonus.map((slot) => slot.tile),
    ref: (id) => ref('bonus', id),
  });
  state.bonus.splice(slotOf(state, tile), 1);
  state.bonusOf[state.facts.automa] = tile;
  table.emit?.(rule('AOI-V2'), m('do.automaBonus'), { tile: ref('bonus', tile) });
}
