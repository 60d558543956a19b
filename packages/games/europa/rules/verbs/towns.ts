import { yesNo } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { occupiedFrom, occupierOf, ownerOf, playerOf } from '../board.ts';
import { NONE } from '../content.ts';
import { occupierMessage } from '../diff.ts';
import { provincesOf, sizeOf } from '../geography.ts';
import { annexedNow } from '../phases/round.ts';
import { REBELS } from '../state.ts';
import { changeOwner } from '../turn/towns.ts';
import { m, provinceRef, realmRef } from '../words.ts';
import { occupier, province, realmOrNobody } from './fields.ts';
import { isOnTurn, unless, verb } from './verb.ts';

/** A province has another owner: whatever lay on it goes. */
export const own = verb({
  fields: { province, realm: realmOrNobody },
  // In 3D the winner may keep what it holds.
  *offers(state, seat) {
    if (state.step !== 'peace' || !isOnTurn(state, seat)) return;
    const { realm: mine, wars } = playerOf(state, seat);
    for (const enemy of wars) {
      for (const at of occupiedFrom(state, mine, enemy)) yield { province: at, realm: mine };
      for (const at of occupiedFrom(state, enemy, mine)) yield { province: at, realm: enemy };
    }
  },
  refuses: (state, given) =>
    unless(
      sizeOf(state.map, given.province) !== undefined,
      message(m('no.province'), { province: provinceRef(given.province) }),
    ),
  apply: (table, given) => {
    const state = table.scene;
    changeOwner(state, given.province, given.realm);
    // EU-18.1: in 3D that is seen to when all have made peace; a vacant Province may only be on its way.
    if (state.step !== 'peace' && given.realm !== NONE) annexedNow(table, state);
  },
  said: (_, given) =>
    given.realm === NONE
      ? message(m('fix.vacant'), { province: provinceRef(given.province) })
      : message(m('fix.owner'), {
          province: provinceRef(given.province),
          who: realmRef(given.realm),
        }),
});

export const occupy = verb({
  fields: { province, by: occupier },
  // In War: to take, and to free or give back.
  *offers(state, seat) {
    if (state.step === 'scoring' || !isOnTurn(state, seat)) return;
    const { realm: mine, wars } = playerOf(state, seat);
    for (const enemy of wars) {
      for (const at of provincesOf(state.map, enemy)) {
        const holder = occupierOf(state, at);
        if (holder === NONE) yield { province: at, by: mine };
        else if (holder === mine) yield { province: at, by: NONE };
      }
      for (const at of occupiedFrom(state, enemy, mine)) yield { province: at, by: NONE };
    }
  },
  refuses: (state, given) => {
    const owner = ownerOf(state, given.province);
    return unless(
      owner !== NONE && owner !== given.by,
      message(m('no.occupy'), { province: provinceRef(given.province) }),
    );
  },
  apply: ({ scene: state }, { province: at, by }) => {
    state.occupier[at] = by;
    state.unrest[at] = by === NONE || by === REBELS ? 0 : 1;
  },
  said: (_, given) => occupierMessage(given.province, given.by),
});

export const unrest = verb({
  fields: { province, isThere: yesNo },
  refuses: (state, given) =>
    unless(
      ownerOf(state, given.province) !== NONE || !given.isThere,
      message(m('no.town'), { province: provinceRef(given.province) }),
    ),
  apply: ({ scene }, given) => {
    scene.unrest[given.province] = given.isThere ? 1 : 0;
  },
  said: (_, given) =>
    message(given.isThere ? m('fix.unrest') : m('fix.calm'), {
      province: provinceRef(given.province),
    }),
});
