import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { layDownAbove, loseUnits, recruit, spend, standing } from '../bots/mat.ts';
import { armyCapacity } from '../capacity.ts';
import type { Area } from '../content.ts';
import { NONE } from '../content.ts';
import { levelOf } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { blockedAt } from './blocked.ts';

/**
 * EU-15.7: units above the capacity are laid down, and stand up as far as it allows. EU-15.8: so are
 * those that a Sea Bridge does not let across, until the next check.
 */
export function checkCapacity(
  table: Table<unknown>,
  state: State,
  me: Player,
  atMost = Number.POSITIVE_INFINITY,
): void {
  if (me.armyAt === NONE) return;
  const before = me.mat.laidDown;
  const ships = new Set(me.ships);
  const capacity = armyCapacity(
    state.map,
    me.realm,
    me.armyAt,
    ships,
    blockedAt(state, me, me.armyAt),
  );
  layDownAbove(me.mat, Math.min(capacity, atMost));
  const n = me.mat.laidDown;
  if (n === before) return;
  const by = atMost < capacity ? rule('EU-15.8') : rule('EU-15.7');
  table.emit?.(by, n > before ? m('do.layDown') : m('do.standUp'), {
    who: realmRef(me.realm),
    n: Math.abs(n - before),
    standing: standing(me.mat),
  });
}

/** EU-15.6: every placement checks the capacity. */
export function putArmy(
  table: Table<unknown>,
  state: State,
  me: Player,
  area: Area,
  by: RuleId,
  atMost?: number,
): void {
  const from = me.armyAt;
  if (from !== area) {
    me.armyAt = area;
    const params = { who: realmRef(me.realm), area: areaRef(area), n: me.mat.army };
    if (from === NONE) table.emit?.(by, m('do.placeArmy'), params);
    else table.emit?.(by, m('do.moveArmy'), { ...params, from: areaRef(from) });
  }
  checkCapacity(table, state, me, atMost);
}

/** Units stand up when the army leaves the map. */
export function takeArmyOff(table: Table<unknown>, me: Player, by: RuleId): void {
  if (me.armyAt === NONE) return;
  const area = areaRef(me.armyAt);
  me.armyAt = NONE;
  me.mat.laidDown = 0;
  table.emit?.(by, m('do.removeArmy'), { who: realmRef(me.realm), area });
}

/** EU-15.5: at the full price, as many as there are. */
export function recruitUnits(
  table: Table<unknown>,
  state: State,
  me: Player,
  { botPower, by }: { botPower: number; by: RuleId },
): void {
  const spent = spend(me.mat, botPower);
  const n = recruit(me.mat, levelOf(me.level));
  table.emit?.(by, m('do.recruit'), { who: realmRef(me.realm), n, power: spent });
  checkCapacity(table, state, me);
}

/** Battle losses are laid back into the reserve; an army without units leaves the map. */
export function loseArmyUnits(table: Table<unknown>, me: Player, n: number, by: RuleId): number {
  const lost = loseUnits(me.mat, n);
  if (lost === 0) return 0;
  table.emit?.(by, m('do.loseUnits'), { who: realmRef(me.realm), n: lost });
  if (me.mat.army === 0) takeArmyOff(table, me, by);
  return lost;
}
