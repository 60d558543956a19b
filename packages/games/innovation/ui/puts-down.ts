import type { Message } from '@empty-chair/kernel/words';
import type { PutDown } from '@empty-chair/uikit/game-ui.ts';
import type { BuildingView } from '../rules/view.ts';

const MARKED = 'marked';
/** Lines that put a workshop of the Automa's onto the map, some with a power token. */
const WORKSHOPS: Readonly<Record<string, string>> = {
  'do.startMarked': MARKED,
  'do.startUnmarked': 'unmarked',
  'do.build': 'unmarked',
  'do.buildMarked': MARKED,
};
export function putsDown({ id }: Message): PutDown | undefined {
  const piece = WORKSHOPS[id];
  return piece === undefined ? undefined : { piece };
}

/** The workshop that is still to be put onto its hex. */
export const ghostOf = ({ piece }: PutDown): Omit<BuildingView, 'seat'> => ({
  kind: 'workshop',
  who: 'automa',
  marked: piece === MARKED,
  annex: false,
});
