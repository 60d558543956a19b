import { message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import type { Player, State } from '../table/state.ts';
import { beginWar } from '../turn/war.ts';
import { areaRef, m, realmRef } from '../words.ts';
import type { Fact, NumberId } from './input-types.ts';
import { PILES } from './input-types.ts';
import { playedBy, setIn } from './players.ts';
import { refuseUnless } from './refusal.ts';

/** The table is right. One fact is set; the invariants refuse what cannot be. */
export function correct(state: State, realm: Realm, fact: Fact): void {
  const player = playedBy(state, realm);
  switch (fact.what) {
    case 'passed':
      correctPassed(state, player, fact.is);
      return;
    case 'event':
      player.hasTakenEvent = fact.is;
      return;
    case 'quest':
      player.mat.hasQuest = fact.is;
      return;
    case 'focus':
      player.mat.focus[fact.type] = fact.n;
      return;
    case 'ideas':
      player.mat.ideas[fact.type] = fact.n;
      return;
    case 'armyAt':
      refuseUnless(
        fact.area === NONE || player.mat.army > 0,
        message(m('no.army'), { who: realmRef(realm), area: areaRef(fact.area) }),
      );
      player.armyAt = fact.area;
      if (fact.area === NONE) player.mat.laidDown = 0;
      return;
    case 'merchant':
      player.merchant = fact.node;
      return;
    case 'card':
      correctCard(player, fact.card, fact.pile);
      return;
    case 'influence':
      player.influence[fact.area] = fact.n;
      return;
    case 'hasClaim':
    case 'hasCore':
      setIn(player, fact.what === 'hasClaim' ? 'claims' : 'cores', fact.area, fact.is);
      return;
    case 'hasShip':
      setIn(player, 'ships', fact.zone, fact.is);
      return;
    case 'ally':
    case 'activeAlly':
    case 'marriage':
    case 'atWar':
    case 'truce':
      refuseUnless(fact.realm !== realm, message(m('no.self')));
      correctTie(state, player, fact);
      return;
    default:
      correctNumber(player, fact.what, fact.n);
      return;
  }
}

function correctNumber(player: Player, what: NumberId, n: number): void {
  if (what === 'prestige' || what === 'colonists') {
    player[what] = n;
    return;
  }
  player.mat[what] = n;
  if (what !== 'army') return;
  player.mat.laidDown = Math.min(player.mat.laidDown, n);
  if (n === 0) player.armyAt = NONE;
}

function correctPassed(state: State, player: Player, has: boolean): void {
  const seat = state.players.indexOf(player);
  player.hasPassed = has;
  state.passed = state.passed.filter((one) => one !== seat);
  if (has) state.passed.push(seat as (typeof state.passed)[number]);
}

function correctCard({ deck }: Player, card: number, pile: (typeof PILES)[number]): void {
  for (const one of PILES) deck[one] = deck[one].filter((other) => other !== card);
  deck[pile].push(card);
}

type Tie = Extract<Fact, { what: 'ally' | 'activeAlly' | 'marriage' | 'atWar' | 'truce' }>;

/** War is known to both sides. */
function correctTie(state: State, player: Player, { what, realm, is }: Tie): void {
  const without = (list: readonly Realm[]): Realm[] => list.filter((one) => one !== realm);
  const put = (list: readonly Realm[]): Realm[] => (is ? [...without(list), realm] : without(list));
  switch (what) {
    case 'ally':
      player.allies = put(player.allies);
      if (!is) player.activeAllies = without(player.activeAllies);
      return;
    case 'activeAlly':
      player.activeAllies = put(player.activeAllies);
      if (is) player.allies = put(player.allies);
      return;
    case 'marriage':
      player.marriages = put(player.marriages);
      return;
    case 'truce':
      player.truces = put(player.truces);
      return;
    case 'atWar': {
      if (is) {
        beginWar(state, player.realm, realm);
        return;
      }
      player.wars = without(player.wars);
      const other = state.players.find((one) => one.realm === realm);
      if (other !== undefined) other.wars = other.wars.filter((one) => one !== player.realm);
      return;
    }
  }
}
