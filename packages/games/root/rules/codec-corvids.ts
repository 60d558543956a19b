import { NONE } from '@empty-chair/kernel/ids';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { CORVIDS, clearingNumbered, EVERY_CLEARING } from './pieces.ts';
import type { Plot } from './plots.ts';
import { hasPlot, isFaceUp, layPlot, PLOT_IDS, plotAt, plotId, plotNamed } from './plots.ts';
import type { State } from './state.ts';
import { m } from './words.ts';

/** The Corvid bot's own: what each of its plots is, by clearing. That one lies there, `tokens` say. */
export const CORVID_FIELDS = ['plots'];

const SIDES = ['up', 'down'] as const;
/** A facedown plot that nobody has looked at. */
const UNSEEN = 'unknown';

export function encodeCorvids(state: State): Readonly<Record<string, unknown>> {
  if (!isBot(state, CORVIDS)) return {};
  const type = (plot: Plot): string => (plot === NONE ? UNSEEN : plotId(plot));
  const plots = EVERY_CLEARING.filter((clearing) => hasPlot(state, clearing)).map((clearing) => [
    String(clearing + 1),
    { type: type(plotAt(state, clearing)), face: isFaceUp(state, clearing) ? 'up' : 'down' },
  ]);
  return { plots: Object.fromEntries(plots) };
}

export function readCorvids(state: State, fields: Fields, path: string): void {
  if (!isBot(state, CORVIDS)) {
    if ('plots' in fields) json.fail(`${path}.plots`, message(m('bad.corvids')));
    return;
  }
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
      continue;
    }
    layPlot(state, clearingNumbered(Number(id)), plotNamed(type), face === 'up');
  }
}
