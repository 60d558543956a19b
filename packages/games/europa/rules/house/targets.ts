import type { Realm } from '../content.ts';
import type { Ownership } from '../geography.ts';
import type { TargetingChart, TargetingKind } from '../targeting/types.ts';
import { diplomaticTargets } from './diplomatic.ts';
import { militaryTargets } from './military.ts';

export interface HouseScene {
  /** The Player Realms, bots and humans. */
  readonly players: readonly Realm[];
}

/**
 * A Targeting Chart for play without the booklet, from the map as it is now. House, never official:
 * the printed charts are not public. Empty for a realm with nobody around it.
 */
export const houseTargets = (
  map: Ownership,
  bot: Realm,
  kind: TargetingKind,
  { players }: HouseScene,
): TargetingChart =>
  kind === 'military' ? militaryTargets(map, bot) : diplomaticTargets(map, bot, players);
