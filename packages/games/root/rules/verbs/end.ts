import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { rules } from '../board.ts';
import { common } from '../content.ts';
import { askOutcast } from '../humans/lizards.ts';
import { nextSeat } from '../next-seat.ts';
import { isFollowed, rest } from '../pack.ts';
import type { Faction } from '../pieces.ts';
import { score } from '../points.ts';
import { forgetAids } from '../relations.ts';
import type { RootTable } from '../scene.ts';
import { askSpentCards } from '../spent-cards.ts';
import { isInForest, isOver, pawnOf, WINNER } from '../state.ts';
import { factionRef, m, rule } from '../words.ts';
import { verb } from './verb.ts';

/** The end of the turn. */
export const pass = verb({
  fields: {},
  apply: (table, _, me) => {
    const { state } = table.scene;
    if (isFollowed(state, me)) endOfVagabond(table, me);
    askSpentCards(table, me);
    askOutcast(table, me);
    const { pass: mountainPass } = state.facts;
    if (mountainPass !== NONE && rules(state, me, mountainPass)) {
      score(table, me, common.passVp, 'map', rule('law.pass'));
    }
    if (!isOver(state)) nextSeat(state);
  },
  said: (_, faction) => message(m('did.pass'), { faction }),
});

/** Law 9.6.1, 9.2.9.I. */
function endOfVagabond(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  if (isInForest(pawnOf(state, me))) rest(table, me);
  forgetAids(state, me);
}

/** A human who wins by dominance or by a card says so; the app does not follow dominance. */
export const win = verb({
  fields: {},
  apply: (table, _, me) => {
    table.scene.state.cells[WINNER] = me;
    table.emit?.(rule('law.victory'), m('do.win'), { faction: factionRef(me) });
  },
  said: (_, faction) => message(m('did.win'), { faction }),
});
