import type { Rng } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { placePiece, placeWarriors } from '../rules/effects.ts';
import type { Faction } from '../rules/pieces.ts';
import { CORVIDS, EVERY_CLEARING, PLOT } from '../rules/pieces.ts';
import { hasPlot, layPlot, plotsLeft, RAID } from '../rules/plots.ts';
import type { RootTable } from '../rules/scene.ts';
import type { State } from '../rules/state.ts';
import { isOver, pieceSupply } from '../rules/state.ts';
import { rule } from '../rules/words.ts';

const BY = rule('law.place');
const MOST = 3;

/** Crowds the map with warriors of one bot and with Raids that lie face up: where battles change what comes after. */
export function crowd(state: State, me: Faction, rng: Rng): void {
  const table: RootTable = {
    scene: { state },
    rng,
    atTable: CHANCE_BY_APP,
    ask: ({ rule: asked }) => {
      throw new Error(`nobody to ask (${asked})`);
    },
    emit: undefined,
    trace: undefined,
  };
  for (const clearing of EVERY_CLEARING) {
    if (isOver(state)) return;
    if (rng.below(3) > 0) placeWarriors(table, me, clearing, 1 + rng.below(MOST), BY);
    const hasRaid = plotsLeft(state, RAID) > 0 && pieceSupply(state, PLOT) > 0;
    const isFree = state.facts.botOf[CORVIDS] !== undefined && !hasPlot(state, clearing);
    if (!hasRaid || !isFree || rng.below(4) > 0) continue;
    if (placePiece(table, PLOT, clearing, BY)) layPlot(state, clearing, RAID, true);
  }
}
