import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { SeaZoneShape } from './layout.ts';

/** A box of a Distant Continent has little room. */
export const isDisc = ({ path }: SeaZoneShape): boolean => path === '';

/** Where the ships of one realm lie, of so many realms in the Sea Zone. */
export const shipAt = (zone: SeaZoneShape, i: number, all: number): Point =>
  at(zone.at.x + (isDisc(zone) ? 10 : 30) * (i - (all - 1) / 2), zone.at.y);
