import { NONE } from '@empty-chair/kernel/ids';
import { rulerOf } from '../rules/board.ts';
import { TILES } from '../rules/content.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { BLACK_DIE, RED_DIE } from './base-rules.ts';
import type { Benefit } from './benefits.ts';
import { bestConquest, bestExploring } from './map.ts';
import { drawTile } from './player.ts';
import type { Task } from './task.ts';
import type { Step } from './turn.ts';
import { benefitTasks, later, score } from './turn.ts';
import { worthOf } from './worth.ts';

/** A tile of the supply is laid: points for aligned sides, then what the tile gives. */
export function explore(step: Step, isAnywhere: boolean): Input | undefined {
  const { state, player, commons } = step;
  changeTakenTiles(step);
  const exploring = bestExploring(state, player, isAnywhere);
  if (exploring === undefined) return undefined;
  const { input, points, benefit } = exploring;
  player.tiles.splice(player.tiles.indexOf(input.tile), 1);
  commons.heldTiles.delete(input.tile);
  score(step, 'aligned', points);
  later(step, benefitTasks(benefit));
  return input;
}

/** The app does not know supplies, so it may have laid a held tile for the Automa: another is drawn. */
function changeTakenTiles({ state, player, commons }: Step): void {
  for (const [at, tile] of player.tiles.entries()) {
    if (!state.tile.includes(tile)) continue;
    commons.heldTiles.delete(tile);
    player.tiles[at] = drawTile(state, commons, player.rng) ?? 0;
  }
  const left = player.tiles.filter((tile) => tile > 0);
  player.tiles.splice(0, player.tiles.length, ...left);
}

type Conquering = 'conquer' | 'conquerAnywhere' | 'conquerRivalBoth' | 'conquerBothDice';

export function conquer(step: Step, how: Conquering): Input | undefined {
  const { state, player } = step;
  const at = bestConquest(state, player, how === 'conquerAnywhere');
  if (at === undefined) return undefined;
  const isRivals = rulerOf(state, at) !== NONE;
  const isBoth = how === 'conquerBothDice' || (how === 'conquerRivalBoth' && isRivals);
  later(step, [{ kind: 'dice', at, isBoth }]);
  return { kind: 'conquer', at, isTrap: false };
}

/** Both dice are rolled; one of them is chosen unless both count. */
export function rollDice(step: Step, { at, isBoth }: Extract<Task, { kind: 'dice' }>): void {
  const { state, player } = step;
  const red = [RED_DIE[player.rng.below(RED_DIE.length)] as Benefit];
  const face = BLACK_DIE[player.rng.below(BLACK_DIE.length)] as Benefit | 'tile';
  const black = face === 'tile' ? tileBenefit(state.tile[at] as number) : [face];
  if (isBoth) {
    later(step, benefitTasks([...red, ...black]));
    return;
  }
  const worth = (benefits: readonly Benefit[]): number =>
    benefits.reduce((all, one) => all + worthOf(state, player, one), 0);
  later(step, benefitTasks(worth(red) >= worth(black) ? red : black));
}

/** Printed territories and tiles that are not known give nothing. */
const tileBenefit = (tile: number): readonly Benefit[] =>
  (TILES[tile - 1]?.benefit ?? []) as readonly Benefit[];
