import { get, NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { mayPlace } from './board.ts';
import { discardCard, revealOrder } from './chance.ts';
import { bots } from './content.ts';
import { placePiece, placeWarriors } from './effects.ts';
import { seenCardRef } from './faces.ts';
import { neighboursOf, suitOfCard } from './facts.ts';
import { sway } from './ministers.ts';
import { BIRD, DUCHY, TUNNEL, WARRIOR_COUNT } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { chooseFreeCorner } from './setup-corner.ts';
import { m, rule } from './words.ts';

const { numbers } = bots.drillbitDuchy;

/** 10.3, after those of the letters before it (B-03). */
export function setUpDuchy(table: RootTable): void {
  const { state } = table.scene;
  table.emit?.(rule('10.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, DUCHY) });
  table.emit?.(rule('10.3.2'), m('do.burrowBeside'));
  const by = rule('10.3.3');
  const corner = chooseFreeCorner(table, DUCHY, (place) => mayPlace(state, DUCHY, place), by);
  placeWarriors(table, DUCHY, corner, numbers.cornerWarriors, by);
  placePiece(table, TUNNEL, corner, by);
  for (const next of neighboursOf(state.facts, corner)) {
    placeWarriors(table, DUCHY, next, numbers.warriorsPerNeighbour, by);
  }
  table.emit?.(rule('10.3.4'), m('do.duchyBuildings'));
  for (let n = numbers.startingCards; n > 0; n -= 1) swayByCard(table);
}

/** 10.3.5: as in Evening, a bird too, unless the table reads it otherwise (B-42). */
function swayByCard(table: RootTable): void {
  const by = rule('10.3.5');
  const { state } = table.scene;
  const { startingBird } = state.facts.config.options;
  const card = revealOrder(table, NONE, { rule: by, ask: message(m('ask.ministerCard')) });
  if (card === NONE) return;
  table.emit?.(by, m('do.turnUpAndDiscard'), { card: seenCardRef(state)(card) });
  discardCard(table, card);
  const suit = suitOfCard(state.facts, card);
  if (suit === BIRD && startingBird === 'none') return;
  sway(table, suit, by, startingBird === 'topmost');
}
