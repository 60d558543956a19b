import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { hasProvinces, incomeOf, isPlayerRealm } from '../board.ts';
import { realmByName } from '../choices.ts';
import type { Realm } from '../content.ts';
import { realms } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule } from '../words.ts';

/** EU-23.5: an Alliance or Royal Marriage gained or lost by an Event. */

interface Friends {
  readonly state: State;
  readonly among: readonly Realm[];
}
const friendBy = (prefer: 'most' | 'least'): Selection<unknown, Realm, Friends> => ({
  rule: rule('EU-23.5'),
  options: (_, { among }) => among,
  filters: [],
  tiebreaks: [
    {
      why: prefer === 'most' ? m('why.highestIncome') : m('why.lowestIncome'),
      prefer,
      score: (_, realm, { state }) => incomeOf(state, realm),
    },
    realmByName,
  ],
  lastTie: 'impossible',
  ref: realmRef,
});
export const richest = friendBy('most');
export const poorest = friendBy('least');

type Friendship = 'allies' | 'marriages';

export function gainFriend(
  table: Table<unknown>,
  state: State,
  bot: Player,
  what: Friendship,
): void {
  const most = what === 'allies' ? LIMITS.alliances : LIMITS.marriages;
  if (bot[what].length >= most) return;
  const isPossible = (realm: Realm): boolean =>
    !isPlayerRealm(state, realm) &&
    !bot[what].includes(realm) &&
    !state.players.some(({ wars }) => wars.includes(realm)) &&
    hasProvinces(state, realm);
  const among = [...realms.keys()].filter(isPossible);
  const realm = select(table, richest, { state, among });
  if (realm === undefined) return;
  bot[what].push(realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.ally') : m('do.marry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
}

export function loseFriend(
  table: Table<unknown>,
  state: State,
  bot: Player,
  what: Friendship,
): void {
  const among = bot[what].filter((realm) => !isPlayerRealm(state, realm));
  const realm = select(table, poorest, { state, among });
  if (realm === undefined) return;
  bot[what] = bot[what].filter((one) => one !== realm);
  if (what === 'allies') bot.activeAllies = bot.activeAllies.filter((one) => one !== realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.unally') : m('do.unmarry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
}
