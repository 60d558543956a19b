import { message } from '@empty-chair/kernel/words';
import { clearingNumbered, isVagabond } from '../pieces.ts';
import { score } from '../points.ts';
import { m, rule } from '../words.ts';
import { effectAct } from './effect-act.ts';
import { drawsInEvening } from './informants.ts';
import { marches, marchFields, marchOf, marchOffers, saidMarch } from './move.ts';
import { anyOther, otherOf, otherRef } from './players.ts';
import { byCard, goesByCard } from './vagabond-by-card.ts';
import { whyNoMove } from './ways.ts';

/** Cards that are used as Evening begins. */

const cobbler = effectAct({
  effect: 'cobbler',
  law: rule('card.cobbler'),
  step: 'evening',
  isAtStart: true,
  user: (me) => !isVagabond(me),
  fields: marchFields,
  choices: marchOffers,
  refuses: (state, given, me) => whyNoMove(state, me, marchOf(given)),
  apply: (table, given, me) => marches(table, me, marchOf(given)),
  said: (given, by) => saidMarch(given, by),
});

/** H-53: the same for a pawn. */
const cobblerWalk = effectAct({
  effect: 'cobbler',
  law: rule('card.cobbler'),
  step: 'evening',
  isAtStart: true,
  user: isVagabond,
  ...byCard,
  apply: (table, given, me) => goesByCard(table, me, clearingNumbered(given.to)),
});

const charmOffensive = effectAct({
  effect: 'charmOffensive',
  law: rule('card.charmOffensive'),
  step: 'evening',
  isAtStart: true,
  ...anyOther,
  apply: (table, given, me) => {
    drawsInEvening(table, me, 1, rule('card.charmOffensive'));
    score(table, otherOf(given), 1, 'gifts', rule('card.charmOffensive'));
  },
  said: (given, by) => message(m('did.charmOffensive'), { faction: by, other: otherRef(given) }),
});

export const EVENING_EFFECTS = { cobbler, cobblerWalk, charmOffensive };
