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

interface Lists extends Pick<Player, 'claims' | 'cores' | 'allies' | 'marriages' | 'ships'> {}
export function setIn<L extends keyof Lists>(
  player: Lists,
  list: L,
  item: Lists[L][number],
  isThere: boolean,
): void {
  const rest: Lists[L][number][] = player[list].filter((one) => one !== item);
  player[list] = (isThere ? [...rest, item] : rest) as Lists[L];
  if (list === 'ships') player.ships.sort((one, other) => one - other);
}
