import { NONE } from '@empty-chair/kernel/ids';
import type { Building } from '../rules/content.ts';
import { ALL_DISCIPLINES } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { bestCityTile, bestCompetency, bestDiscipline } from './choices.ts';
import { foundsCity, groupWith } from './cities.ts';
import { ROWS } from './competencies.ts';
import { cityTile } from './player.ts';
import { advance } from './science.ts';
import type { Turn } from './turn.ts';
import { earn, record } from './turn.ts';
import { goalPoints } from './worth.ts';

/** What follows from a deed: cities, levels of choice, competency tiles. */

/** A city is founded by itself when a building completes it. */
export function joinCity(turn: Turn, at: Hex, building: Building): void {
  const { state, player, commons } = turn;
  const group = groupWith(state, player, at, building);
  if (group.isInCity) for (const hex of group.hexes) player.inCity.add(hex);
  if (!foundsCity(group)) return;
  const tile = bestCityTile(turn);
  if (tile < 0) return;
  for (const hex of group.hexes) player.inCity.add(hex);
  commons.cityTiles[tile] = (commons.cityTiles[tile] as number) - 1;
  record(turn, { kind: 'city' });
  turn.keys += 1;
  const { levels, ...reward } = cityTile(tile);
  earn(turn, 'city', { ...reward, points: reward.points + goalPoints(state, 'gain_city_tile') });
  if (levels !== undefined) {
    for (const discipline of ALL_DISCIPLINES) advance(turn, discipline, levels);
  }
}

export function advanceAnywhere(turn: Turn, levels: number): void {
  const discipline = bestDiscipline(turn, levels);
  if (discipline !== NONE) advance(turn, discipline, levels);
}

/** With a school and with the university; its place brings levels and books of its column. */
export function takeCompetency(turn: Turn): void {
  const place = bestCompetency(turn);
  if (place === undefined) return;
  const { tile, discipline, row } = place;
  const { levels, books } = ROWS[row] as (typeof ROWS)[number];
  turn.player.competencies.add(tile.id);
  if (books > 0) earn(turn, 'competencyPlace', { books }, discipline);
  earn(turn, `competency:${tile.id}`, tile.atOnce ?? {});
  advance(turn, discipline, levels);
}
