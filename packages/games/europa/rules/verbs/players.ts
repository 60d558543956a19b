import { Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { playerOfRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef } from '../words.ts';
import { realm as realmField } from './fields.ts';
import { unless } from './verb.ts';

/** Whom an input names, and the lists of what they have. */
const noPlayer = (realm: Realm): Message =>
  message(m('no.player'), { word: literal(realmField.print(realm)) });
const noBot = (realm: Realm): Message => message(m('no.bot'), { who: realmRef(realm) });

export const whyNoPlayer = (state: State, realm: Realm): Message | undefined =>
  unless(playerOfRealm(state, realm) !== undefined, noPlayer(realm));
export const whyNoBot = (state: State, realm: Realm): Message | undefined =>
  whyNoPlayer(state, realm) ?? unless(playerOfRealm(state, realm)?.isBot === true, noBot(realm));

export const whyNoHuman = (state: State, realm: Realm): Message | undefined =>
  whyNoPlayer(state, realm) ??
  unless(
    playerOfRealm(state, realm)?.isBot === false,
    message(m('no.human'), { who: realmRef(realm) }),
  );

export function playedBy(state: State, realm: Realm): Player {
  const player = playerOfRealm(state, realm);
  if (player === undefined) throw new Refused(noPlayer(realm));
  return player;
}

type Lists = 'claims' | 'cores' | 'allies' | 'marriages' | 'ships';
export function setIn(player: Player, list: Lists, item: number, isThere: boolean): void {
  const rest = player[list].filter((one) => one !== item);
  player[list] = isThere ? [...rest, item] : rest;
  if (list === 'ships') player.ships.sort((one, other) => one - other);
}
