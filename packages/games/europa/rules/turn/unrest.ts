import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { hasUnrest, townsOfPlayer, townsWithUnrest } from '../board.ts';
import type { Prefer } from '../choices.ts';
import { bestProvince, worstProvince } from '../choices.ts';
import type { Province } from '../content.ts';
import type { Player, State } from '../state.ts';
import { m, provinceRef, realmRef } from '../words.ts';

/** Chooses one of these provinces by EU-8.3. */
export const pickProvince = (
  table: Table<unknown>,
  { map }: State,
  among: readonly Province[],
  prefer: Prefer,
): Province | undefined =>
  select(table, prefer === 'most' ? bestProvince : worstProvince, { map, among });

/** Bad for the player itself is the lowest Tax Value; done by an opponent it is the highest. */
export function addUnrest(
  table: Table<unknown>,
  state: State,
  player: Player,
  {
    n,
    by,
    prefer = 'least',
    among,
  }: { n: number; by: RuleId; prefer?: Prefer; among?: readonly Province[] },
): number {
  let added = 0;
  while (added < n) {
    const towns = among ?? townsOfPlayer(state, player);
    const calm = towns.filter((province) => !hasUnrest(state, province));
    const province = pickProvince(table, state, calm, prefer);
    if (province === undefined) break;
    state.unrest[province] = 1;
    added += 1;
    table.emit?.(by, m('do.addUnrest'), {
      who: realmRef(player.realm),
      province: provinceRef(province),
    });
  }
  return added;
}

/** Good for the player: the highest Tax Value first. */
export function removeUnrest(
  table: Table<unknown>,
  state: State,
  player: Player,
  { n, by, among }: { n: number; by: RuleId; among?: readonly Province[] },
): number {
  let removed = 0;
  while (removed < n) {
    const left = (among ?? townsWithUnrest(state, player)).filter((one) => hasUnrest(state, one));
    const province = pickProvince(table, state, left, 'most');
    if (province === undefined) break;
    state.unrest[province] = 0;
    removed += 1;
    table.emit?.(by, m('do.removeUnrest'), {
      who: realmRef(player.realm),
      province: provinceRef(province),
    });
  }
  return removed;
}
