import type { Ref } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { ActOffer, ScreenView } from '../../rules/view.ts';
import { fieldRef, isRange } from '../../rules/view.ts';
import type { Choosing } from './choosing.ts';

const isPlace = ({ kind }: Ref): boolean => kind === 'clearing' || kind === 'forest';

/** What the board shows of the act that is tapped together: lit places, the one chosen, the way. */
export function marksOf(
  view: ScreenView | undefined,
  choosing: Choosing | undefined,
  ready: ActOffer | undefined,
  lit: readonly Ref[],
  place: Ref | undefined,
): Marks {
  if (place !== undefined) return { places: [{ ref: place, as: 'selected' }], arrows: [] };
  if (view === undefined || choosing === undefined) return { places: [], arrows: [] };
  const said = ready?.fields ?? choosing.given;
  const chosen = (name: string): Ref | undefined =>
    said[name] === undefined || isRange(said[name]) ? undefined : fieldRef(name, said[name]);
  const [from, to, at] = [chosen('from'), chosen('to'), chosen('at')];
  const places: PlaceMark[] = [
    ...lit.filter(isPlace).map((ref): PlaceMark => ({ ref, as: 'option' })),
    ...[from, at].flatMap((ref) => (ref === undefined ? [] : [{ ref, as: 'selected' } as const])),
  ];
  if (from === undefined || to === undefined) return { places, arrows: [] };
  const who = { kind: 'faction', id: view.faction };
  return { places, arrows: [{ from, to, n: countOf(ready, choosing), when: 'now', who }] };
}

function countOf(ready: ActOffer | undefined, { given }: Choosing): number {
  const most = ready?.fields['n'];
  const wanted = given['n'];
  if (!isRange(most)) return 1;
  return typeof wanted === 'number' ? Math.min(wanted, most.most) : most.most;
}
