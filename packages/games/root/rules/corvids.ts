import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { bots, numberOn } from './content.ts';
import { hasTrait, neighboursOf } from './facts.ts';
import type { Clearing, Faction } from './pieces.ts';
import { CORVIDS } from './pieces.ts';
import type { Plot } from './plots.ts';
import {
  EVERY_PLOT,
  forgetPlot,
  isFaceDown,
  isFaceUp,
  isFollowedPlot,
  plotAt,
  plotRef,
  plotsLeft,
  RAID,
} from './plots.ts';
import type { RootTable } from './scene.ts';
import { clearingRef, m, rule } from './words.ts';

/** What the plots of the Corvids do in anybody's turn (11.2, 11.7), a human's as far as they are followed. */

const { numbers, traits } = bots.cogwheelCorvids;
const BACKUP_WARRIORS = numberOn(traits, 'backupPlans', 'warriors');

interface Drawn {
  readonly rule: RuleId;
  readonly ask: MessageId;
  readonly at: Clearing;
  readonly answers?: readonly Plot[];
}

/** A plot that nobody has seen: by the app, or as the table turns it up. More likely by how many are left. */
export function drawPlot(table: RootTable, { rule, ask, at, answers = EVERY_PLOT }: Drawn): Plot {
  const { state } = table.scene;
  return chooseAtRandom(table, {
    rule,
    channel: 'choices',
    ask: { id: ask, params: { at: clearingRef(at) } },
    answers: answers.filter((plot) => plotsLeft(state, plot) > 0),
    ref: plotRef,
    odds: (plot) => plotsLeft(state, plot),
  });
}

/** The type of the plot there, which nobody has looked at before (B-65). */
export function turnUp(table: RootTable, at: Clearing, by: RuleId, ask: MessageId): Plot {
  const known = plotAt(table.scene.state, at);
  return known >= 0 ? known : drawPlot(table, { rule: by, ask, at });
}

/** 11.2.2: a facedown plot deals a hit, with or without warriors beside it. */
export function embeddedAgents(table: RootTable, clearing: Clearing): number {
  const { state } = table.scene;
  if (!isFaceDown(state, clearing)) return 0;
  const by = isBot(state, CORVIDS) ? rule('11.2.2') : rule('law.embeddedAgents');
  table.emit?.(by, m('do.embeddedAgents'));
  return numbers.embeddedHits;
}

type PlaceWarriors = (
  table: RootTable,
  faction: Faction,
  clearing: Clearing,
  n: number,
  by: RuleId,
) => number;

/**
 * A plot has left the map: a Raid sends warriors into the neighbourhood, whichever side was up (11.7.4). Backup
 * Plans come before it (B-68). How warriors are placed is handed over: placing may itself cost a plot.
 */
export function losePlot(table: RootTable, clearing: Clearing, place: PlaceWarriors): void {
  const { state } = table.scene;
  if (!isFollowedPlot(state, clearing)) return;
  const by = isBot(state, CORVIDS) ? rule('11.7.4') : rule('law.plots');
  const wasUp = isFaceUp(state, clearing);
  const plot = isBot(state, CORVIDS)
    ? turnUp(table, clearing, by, m('ask.plotLost'))
    : askOwner(table, clearing);
  forgetPlot(state, clearing);
  if (!wasUp) {
    const told = { plot: plotRef(plot), at: clearingRef(clearing) };
    table.emit?.(by, m('do.plotWas'), told);
  }
  if (hasTrait(state.facts, CORVIDS, 'backupPlans')) {
    place(table, CORVIDS, clearing, BACKUP_WARRIORS, rule('trait.backupPlans'));
  }
  if (plot !== RAID) return;
  const around = neighboursOf(state.facts, clearing);
  for (const next of state.facts.byPriority) {
    if (around.includes(next)) place(table, CORVIDS, next, numbers.raidWarriors, by);
  }
}

/** A human shows what it was. */
function askOwner(table: RootTable, at: Clearing): Plot {
  const { state } = table.scene;
  const known = plotAt(state, at);
  if (known >= 0) return known;
  return table.ask<Plot>({
    rule: rule('law.plots'),
    channel: 'human',
    ask: { id: m('ask.plotLost'), params: { at: clearingRef(at) } },
    answers: EVERY_PLOT.filter((plot) => plotsLeft(state, plot) > 0),
    ref: plotRef,
  });
}
