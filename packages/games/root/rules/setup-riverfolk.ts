import { get } from '@empty-chair/kernel/ids';
import { oneOf } from './chance.ts';
import { bots } from './content.ts';
import { placeWarriors } from './effects.ts';
import { addToMarket } from './market.ts';
import { RIVERFOLK, WARRIOR_COUNT } from './pieces.ts';
import { putIntoPayments } from './riverfolk.ts';
import type { RootTable } from './scene.ts';
import { m, rule } from './words.ts';

const { numbers } = bots.riverfolkRobots;

/** 9.3. Where the keep stands on the river no warrior is placed (B-87). */
export function setUpRiverfolk(table: RootTable): void {
  const { state } = table.scene;
  table.emit?.(rule('9.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, RIVERFOLK) });
  for (const clearing of state.facts.onRiver) {
    placeWarriors(table, RIVERFOLK, clearing, numbers.warriorsPerRiverClearing, rule('9.3.2'));
  }
  table.emit?.(rule('9.3.3'), m('do.fillTradePosts'));
  putIntoPayments(state, RIVERFOLK, numbers.startingPayments);
  table.emit?.(rule('9.3.4'), m('do.startingPayments'), { n: numbers.startingPayments });
  const of = numbers.market;
  for (let n = 1; n <= of; n += 1) {
    addToMarket(table, rule('9.3.5'), oneOf(m('ask.firstMarket'), n, of));
  }
}
