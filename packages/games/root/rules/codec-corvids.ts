import { NONE } from '@empty-chair/kernel/ids';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { CORVIDS, clearingNumbered, EVERY_CLEARING } from './pieces.ts';
import type { Plot } from './plots.ts';
import {
  hasPlot,
  hidePlot,
  isFaceUp,
  isFollowedPlot,
  layPlot,
  PLOT_IDS,
  plotAt,
  plotId,
  plotNamed,
} from './plots.ts';
import type { State } from './state.ts';
import { m } from './words.ts';

/** What is known of each plot, by clearing: of the bot's all, of a human's those that are followed. That one lies there, `tokens` say. */
export const CORVID_FIELDS = ['plots'];

const SIDES = ['up', 'down'] as const;
/** A facedown plot that nobody has looked at. */
const UNSEEN = 'unknown';

export function encodeCorvids(state: State): Readonly<Record<string, unknown>> {
  const type = (plot: Plot): string => (plot === NONE ? UNSEEN : plotId(plot));
  const plots = EVERY_CLEARING.filter(
    (clearing) => hasPlot(state, clearing) && isFollowedPlot(state, clearing),
  ).map((clearing) => [
    String(clearing + 1),
    { type: type(plotAt(state, clearing)), face: isFaceUp(state, clearing) ? 'up' : 'down' },
  ]);
  return isBot(state, CORVIDS) || plots.length > 0 ? { plots: Object.fromEntries(plots) } : {};
}

export function readCorvids(state: State, fields: Fields, path: string): void {
  const lying = EVERY_CLEARING.filter((clearing) => hasPlot(state, clearing));
  const ids = lying.map((clearing) => String(clearing + 1));
  const plots = json.optional(fields, path, 'plots', (v, p) => json.object(v, p), {});
  for (const [id, value] of Object.entries(plots)) {
    const at = `${path}.plots.${id}`;
    if (!ids.includes(id)) json.fail(at, message(m('bad.noPlot')));
    const plot = json.object(value, at, ['type', 'face']);
    const type = json.oneOf(json.field(plot, at, 'type'), `${at}.type`, [...PLOT_IDS, UNSEEN]);
    const face = json.optional(plot, at, 'face', (v, p) => json.oneOf(v, p, SIDES), 'down');
    if (type === UNSEEN) {
      if (face === 'up') json.fail(`${at}.type`, message(m('bad.plotUp')));
      if (!isBot(state, CORVIDS)) hidePlot(state, clearingNumbered(Number(id)));
      continue;
    }
    layPlot(state, clearingNumbered(Number(id)), plotNamed(type), face === 'up');
  }
}
