import { yesNo } from '@empty-chair/kernel/fields';
import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import type { Player, State } from '../state.ts';
import { beginWar } from '../turn/war.ts';
import { m, realmRef } from '../words.ts';
import { fact, playerIn } from './fact.ts';
import { realm } from './fields.ts';
import { unless } from './verb.ts';

type Tie = (player: Player, other: Realm, is: boolean, state: State) => void;
const tie = (yes: MessageId, no: MessageId, set: Tie) =>
  fact({
    fields: { realm, is: yesNo },
    refuses: ({ of }, given) => unless(given.realm !== of, message(m('no.self'))),
    apply: ({ scene }, given) => set(playerIn(scene), given.realm, given.is, scene.state),
    said: ({ of }, given) =>
      message(given.is ? yes : no, { who: realmRef(of), what: realmRef(given.realm) }),
  });

const without = (list: readonly Realm[], other: Realm): Realm[] =>
  list.filter((one) => one !== other);
const put = (list: readonly Realm[], other: Realm, is: boolean): Realm[] =>
  is ? [...without(list, other), other] : without(list, other);

/** Between a Player Realm and another one. */
export const TIE_FACTS = {
  ally: tie(m('fix.ally'), m('fix.unally'), (player, other, is, state) => {
    player.allies = put(player.allies, other, is);
    if (is) return;
    player.activeAllies = without(player.activeAllies, other);
    // It may have been laid by the other side.
    const friend = state.players.find((one) => one.realm === other);
    if (friend !== undefined) friend.allies = without(friend.allies, player.realm);
  }),
  activeAlly: tie(m('fix.activeAlly'), m('fix.passiveAlly'), (player, other, is) => {
    player.activeAllies = put(player.activeAllies, other, is);
    if (is) player.allies = put(player.allies, other, is);
  }),
  marriage: tie(m('fix.marriage'), m('fix.unmarry'), (player, other, is) => {
    player.marriages = put(player.marriages, other, is);
  }),
  atWar: tie(m('fix.war'), m('fix.noWar'), setWar),
  truce: tie(m('fix.truce'), m('fix.noTruce'), (player, other, is) => {
    player.truces = put(player.truces, other, is);
  }),
};

/** War is known to both sides. */
function setWar(player: Player, other: Realm, is: boolean, state: State): void {
  if (is) {
    beginWar(state, player.realm, other);
    return;
  }
  player.wars = without(player.wars, other);
  const enemy = state.players.find((one) => one.realm === other);
  if (enemy !== undefined) enemy.wars = without(enemy.wars, player.realm);
}
