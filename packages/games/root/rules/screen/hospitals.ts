import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { placeWarriors } from '../effects.ts';
import { MARQUISE } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { isOver, suitOf } from '../state.ts';
import { keepOf } from '../verbs/marquise.ts';
import { clearingRef, m, rule } from '../words.ts';
import { bury } from './coffins.ts';
import { askForCard, cardsFor, spendCard } from './hands.ts';
import { isPerson } from './play.ts';
import type { Fallen } from './screen.ts';

/**
 * What becomes of warriors that fell together: all of them are removed first (law 1.5.4). Hospitals come
 * before the Coffin Makers, and without a keep there are none (H-10).
 */
export function tendFallen(table: RootTable): void {
  const { screen } = table.scene.state;
  if (screen === undefined || screen.fallen.length === 0) return;
  const { fallen } = screen;
  screen.fallen = [];
  for (const one of fallen) {
    // Nobody is asked any more after the point that wins.
    if (isOver(table.scene.state)) return;
    if (!isTended(table, one)) bury(table, one);
  }
}

/** Law 6.2.3: a card of the clearing's suit brings all cats that fell there at one moment to the keep. */
function isTended(table: RootTable, { faction, at, n }: Fallen): boolean {
  const { state } = table.scene;
  const keep = keepOf(state);
  if (faction !== MARQUISE || !isPerson(state, MARQUISE) || keep === undefined) return false;
  const card = askForCard(table, MARQUISE, {
    rule: rule('law.6.2.3'),
    ask: message(m('ask.hospitals'), { n, at: clearingRef(at) }),
    cards: cardsFor(state, MARQUISE, suitOf(state, at)),
    mayDecline: true,
    isTelling: true,
  });
  if (card === NONE) return false;
  spendCard(table, MARQUISE, card, rule('law.6.2.3'));
  placeWarriors(table, MARQUISE, keep, n, rule('law.6.2.3'));
  return true;
}
