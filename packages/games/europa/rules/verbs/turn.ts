import { message } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { endOfTurn } from '../phases/round.ts';
import { score } from '../phases/scoring.ts';
import { pass as passRound } from '../turn/pass.ts';
import { m } from '../words.ts';
import { isActing, isOnTurn, selfRef, unless, verb } from './verb.ts';

export const done = verb({
  fields: {},
  *offers(state, seat) {
    if (isOnTurn(state, seat)) yield {};
  },
  apply: (table, _, seat) => {
    const state = table.scene;
    if (state.step === 'scoring') score(table, state, playerOf(state, seat));
    endOfTurn(table, state);
  },
  said: (state, _, seat) => message(m('did.done'), { who: selfRef(state, seat) }),
});

export const event = verb({
  fields: {},
  *offers(state, seat) {
    if (isActing(state, seat) && !playerOf(state, seat).hasTakenEvent) yield {};
  },
  refuses: (state, _, seat) =>
    unless(
      state.step === 'actions' && !playerOf(state, seat).hasTakenEvent,
      message(m('no.event'), { who: selfRef(state, seat) }),
    ),
  apply: ({ scene }, _, seat) => {
    playerOf(scene, seat).hasTakenEvent = true;
  },
  said: (state, _, seat) => message(m('did.event'), { who: selfRef(state, seat) }),
});

export const pass = verb({
  fields: {},
  *offers(state, seat) {
    const { hasTakenEvent, hasPassed } = playerOf(state, seat);
    if (isActing(state, seat) && hasTakenEvent && !hasPassed) yield {};
  },
  refuses: (state, _, seat) =>
    unless(state.step === 'actions' && !playerOf(state, seat).hasPassed, message(m('no.pass'))),
  apply: (table, _, seat) => {
    passRound(table, table.scene, seat);
    endOfTurn(table, table.scene);
  },
  said: (state, _, seat) => message(m('did.pass'), { who: selfRef(state, seat) }),
});
