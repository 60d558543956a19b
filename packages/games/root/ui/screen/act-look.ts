import type { MessageId, Params } from '@empty-chair/kernel/words';
import type { ActOffer, ScreenView } from '../../rules/view.ts';
import { fieldRef, isRange } from '../../rules/view.ts';
import type { UiId } from '../words.ts';
import { words } from '../words.ts';
import type { Choosing } from './choosing.ts';
import { begin, litBy } from './choosing.ts';

type What = ActOffer['what'];

/** Only the Marquise marches; the end of a step is called as its button is. */
export function titleOf(what: What, { faction, ends, draw }: ScreenView): string {
  if (what === 'end') return words.t(`ui.root.screen.end.${ends}`, { n: draw });
  if (what === 'move' && faction === 'marquise') return words.t('ui.root.screen.march');
  return words.t(`ui.root.screen.verb.${what}`);
}

/** A move of hers is left of the march, and costs no action. */
export const isMarching = (what: What, { marching }: Pick<ScreenView, 'marching'>): boolean =>
  what === 'move' && marching > 0;

/** How many places or cards a verb could be about; what it is about, where there is nothing to choose. */
export function noteOf(what: What, view: Pick<ScreenView, 'offers' | 'marching'>): string {
  if (isMarching(what, view)) return words.t('ui.root.screen.marching');
  const lit = litBy(view.offers, begin(what));
  const [first] = lit;
  if (first === undefined) return plainNote(what);
  const id = first.kind === 'card' ? 'ui.root.screen.cards' : 'ui.root.screen.places';
  return words.t(id, { n: lit.length });
}

function plainNote(what: What): string {
  const id = `ui.root.screen.note.${what}`;
  return isSaid(id) ? words.t(id) : '';
}

const isSaid = (id: string): id is UiId => words.renderer.has(id as string as MessageId);

/** The button that does it, by its result: "Move 3". */
export function confirmLabel(
  { what, fields }: ActOffer,
  choosing: Choosing,
  view: ScreenView,
): string {
  const params: Record<string, Params[string]> = {};
  for (const [name, value] of Object.entries(fields)) {
    const ref = fieldRef(name, value);
    // By the short name of the chair: a button has little room.
    if (ref?.kind === 'faction') params[name] = { kind: 'chair', id: ref.id };
    else if (ref !== undefined) params[name] = ref;
    else if (isRange(value)) params[name] = countOf(value.most, choosing.given[name]);
  }
  const id = `ui.root.screen.do.${what}`;
  return isSaid(id) ? words.t(id, params) : titleOf(what, view);
}

const countOf = (most: number, wanted: unknown): number =>
  typeof wanted === 'number' ? Math.min(wanted, most) : most;
