import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { incomeOf, isPlayerRealm, opponentsOf, religionOf } from '../board.ts';
import { realmByName } from '../choices.ts';
import type { Realm } from '../content.ts';
import { ALL_REALMS, isDistant, NONE } from '../content.ts';
import { areasOfRealm } from '../geography.ts';
import { LIMITS, RELIGIONS } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule } from '../words.ts';
import { isDiplomaticTarget } from './targets.ts';

/** EU-23.5: an Alliance or Royal Marriage gained or lost by an Event; and whether it was. */

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

/** The tokens on a realm that is no more go back. */
export function breakTies(state: State, realm: Realm): void {
  const others = (list: readonly Realm[]): Realm[] => list.filter((one) => one !== realm);
  for (const player of state.players) {
    player.allies = others(player.allies);
    player.activeAllies = others(player.activeAllies);
    player.marriages = others(player.marriages);
  }
}

/** An Active Ally is at War beside its friend. */
export const isNprAtWar = ({ players }: State, realm: Realm): boolean =>
  players.some(({ wars, activeAllies }) => wars.includes(realm) || activeAllies.includes(realm));

/** A Distant Realm must have been found first. */
export const isFound = (state: State, { claims }: Player, realm: Realm): boolean =>
  areasOfRealm(state.map, realm).some((area) => !isDistant(area) || claims.includes(area));

const CHRISTIAN = ['catholic', 'counter-reformed', 'protestant', 'orthodox'] as const;
const FAITHS = [CHRISTIAN, ['muslim'] as const].map((all) =>
  all.map((one) => RELIGIONS.indexOf(one)),
);
/** Main rules 11.2: Christians marry Christians, and Muslims Muslims. */
export const isOfOneFaith = (state: State, { religion }: Player, realm: Realm): boolean =>
  FAITHS.some((all) => all.includes(religion) && all.includes(religionOf(state, realm)));

/** With whom it could be: a legal target of diplomacy that is nobody's Vassal, found and at peace. */
function isPossible(state: State, bot: Player, what: Friendship, realm: Realm): boolean {
  return (
    isDiplomaticTarget(state, bot, realm) &&
    state.overlord[realm] === NONE &&
    !bot[what].includes(realm) &&
    !isNprAtWar(state, realm) &&
    isFound(state, bot, realm) &&
    (what === 'allies' || isOfOneFaith(state, bot, realm))
  );
}

export function gainFriend(
  table: Table<unknown>,
  state: State,
  bot: Player,
  what: Friendship,
): boolean {
  const most = what === 'allies' ? LIMITS.alliances : LIMITS.marriages;
  if (bot[what].length >= most) return false;
  const among = ALL_REALMS.filter((realm) => isPossible(state, bot, what, realm));
  const realm = select(table, richest, { state, among });
  if (realm === undefined) return false;
  if (what === 'allies') endOtherAlliances(table, state, bot, realm);
  bot[what].push(realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.ally') : m('do.marry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
  return true;
}

/** A Non-Player Realm has one Ally: whoever had it takes the token back. */
function endOtherAlliances(table: Table<unknown>, state: State, bot: Player, realm: Realm): void {
  for (const other of opponentsOf(state, bot)) {
    if (!other.allies.includes(realm)) continue;
    other.allies = other.allies.filter((one) => one !== realm);
    table.emit?.(rule('EU-23.5'), m('do.unally'), {
      who: realmRef(other.realm),
      realm: realmRef(realm),
    });
  }
}

export function loseFriend(
  table: Table<unknown>,
  state: State,
  bot: Player,
  what: Friendship,
): boolean {
  const among = bot[what].filter((realm) => !isPlayerRealm(state, realm));
  const realm = select(table, poorest, { state, among });
  if (realm === undefined) return false;
  bot[what] = bot[what].filter((one) => one !== realm);
  if (what === 'allies') bot.activeAllies = bot.activeAllies.filter((one) => one !== realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.unally') : m('do.unmarry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
  return true;
}
