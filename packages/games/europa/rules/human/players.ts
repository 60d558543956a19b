import { literal, message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { playerOfRealm } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { m, realmRef } from '../words.ts';
import { realmWord } from './names.ts';
import { refuseUnless } from './refusal.ts';

/** Whom an input names, and the lists of what they have. */
export function playedBy(state: State, realm: Realm): Player {
  const player = playerOfRealm(state, realm);
  refuseUnless(player !== undefined, message(m('no.player'), { word: literal(realmWord(realm)) }));
  return player;
}
export function botOf(state: State, realm: Realm): Player {
  const player = playedBy(state, realm);
  refuseUnless(player.isBot, message(m('no.bot'), { who: realmRef(realm) }));
  return player;
}

type Lists = 'claims' | 'cores' | 'allies' | 'marriages' | 'ships';
export function setIn(player: Player, list: Lists, item: number, isThere: boolean): void {
  const rest = player[list].filter((one) => one !== item);
  player[list] = isThere ? [...rest, item] : rest;
  if (list === 'ships') player.ships.sort((one, other) => one - other);
}
