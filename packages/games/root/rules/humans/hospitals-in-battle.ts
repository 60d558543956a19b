import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { placeWarriors } from '../effects.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { MARQUISE } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { isOnScreen } from '../screen/play.ts';
import { isOver } from '../state.ts';
import { keepOf } from '../verbs/marquise.ts';
import { clearingRef, m, ref, rule } from '../words.ts';

/**
 * Law 6.2.3 at a table: whom an ambush felled beside the keep come back to that battle, so this is asked there and
 * then (H-10). Everybody else is brought back by `hospitals` afterwards.
 */
export function askHospitals(table: RootTable, fallen: Fallen): void {
  const { state } = table.scene;
  const { faction, at, n } = fallen;
  if (isOnScreen(state) || isOver(state) || n === 0) return;
  if (faction !== MARQUISE || isBot(state, MARQUISE) || keepOf(state) !== at) return;
  const answer = table.ask({
    rule: rule('law.hospitals'),
    channel: 'human',
    ask: message(m('ask.hospitals'), { n, at: clearingRef(at) }),
    answers: ['no', 'yes'],
    ref: (id) => ref('answer', id),
  });
  if (answer === 'yes') placeWarriors(table, MARQUISE, at, n, rule('law.hospitals'));
}

interface Fallen {
  readonly faction: Faction;
  readonly at: Clearing;
  readonly n: number;
}
