import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { Realm } from '../content.ts';
import { REALM_RANK, realms } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import { hasProvinces, incomeOf, isPlayerRealm } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { m, realmRef, rule } from '../words.ts';

/** EU-23.5: an Alliance or Royal Marriage gained or lost by an Event. */

interface Friends {
  readonly state: State;
  readonly among: readonly Realm[];
}
const friendBy = (prefer: 'most' | 'least'): Selection<Friends, Realm> => ({
  rule: rule('EU-23.5'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: [
    {
      why: prefer === 'most' ? m('why.highestIncome') : m('why.lowestIncome'),
      prefer,
      score: ({ state }, realm) => incomeOf(state, realm),
    },
    {
      why: m('why.alphabetical'),
      prefer: 'least',
      score: (_, realm) => REALM_RANK[realm] ?? 0,
    },
  ],
  lastTie: 'impossible',
  ref: realmRef,
});
const richest = friendBy('most');
const poorest = friendBy('least');

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
  const realm = select(within(table, { state, among }), richest);
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
  const realm = select(within(table, { state, among }), poorest);
  if (realm === undefined) return;
  bot[what] = bot[what].filter((one) => one !== realm);
  if (what === 'allies') bot.activeAllies = bot.activeAllies.filter((one) => one !== realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.unally') : m('do.unmarry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
}
