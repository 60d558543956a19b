import type { Area } from './content.ts';
import { ALL_AREAS, areas } from './content.ts';
import type { Player } from './state.ts';

/**
 * The Land Units of a human. They may be told, so that they need not be asked for; then what the bots
 * do to them is kept up, and all that is not told of is not there.
 */
export const unitsIn = ({ units }: Player, area: Area): number | undefined =>
  units === undefined ? undefined : (units[area] ?? 0);

export const deployed = ({ units }: Player): number | undefined =>
  units?.reduce((sum, n) => sum + n, 0);

export const areasWithUnits = (player: Player): readonly Area[] =>
  player.units === undefined ? [] : ALL_AREAS.filter((area) => (unitsIn(player, area) ?? 0) > 0);

export function setUnits(player: Player, area: Area, n: number): void {
  player.units ??= new Uint8Array(areas.length);
  player.units[area] = n;
}

/** They are asked for again. */
export function forgetUnits(player: Player): void {
  player.units = undefined;
  player.manpower = undefined;
}
