import { message } from '@empty-chair/kernel/words';
import type { Clearing } from '../pieces.ts';
import { MARQUISE } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { askedOf } from '../screen/play.ts';
import type { PieceId } from '../verbs/verb.ts';
import { clearingRef, m, ref, rule } from '../words.ts';

/** Law 1.5.4: what there is; where it doesn't suffice for all, the Marquise chooses one place after the other. */
export function shareOut(
  table: RootTable,
  piece: PieceId,
  places: readonly Clearing[],
  supply: number,
): readonly Clearing[] {
  if (places.length <= supply) return places;
  const left = [...places];
  const chosen: Clearing[] = [];
  while (chosen.length < supply) {
    const at = table.ask({
      rule: rule('law.1.5.4'),
      channel: 'human',
      ...askedOf(table.scene.state, MARQUISE),
      ask: message(m('ask.whereFirst'), {
        n: supply - chosen.length,
        piece: ref('piece', piece),
      }),
      answers: [...new Set(left)],
      ref: clearingRef,
    });
    left.splice(left.indexOf(at), 1);
    chosen.push(at);
  }
  return chosen;
}
