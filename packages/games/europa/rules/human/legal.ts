import type { Seat } from '@empty-chair/kernel/words';
import { ALL_AREAS, isDistant, realms, tradeNodes } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import {
  hasProvinces,
  influenceIn,
  isPlayerRealm,
  playerOf,
  playerRealms,
} from '../table/reading.ts';
import type { State } from '../table/state.ts';
import { canTradeAt } from '../turn/trade.ts';
import type { Input } from './input-types.ts';

/** What a human may well do now. Much more can be said: see the verbs of the README. */
export function legalInputs(state: State, seat: Seat): readonly Input[] {
  const me = playerOf(state, seat);
  if (state.isOver || state.seat !== seat || me.isBot) return [];
  if (state.step !== 'actions') return [{ kind: 'done' }];
  const isFree = (realm: number): boolean =>
    realm !== me.realm &&
    hasProvinces(state, realm) &&
    !me.wars.includes(realm) &&
    !me.truces.includes(realm) &&
    !me.allies.includes(realm);
  return [
    { kind: 'done' },
    ...(me.hasTakenEvent ? [{ kind: 'pass' } as const] : [{ kind: 'event' } as const]),
    ...[...tradeNodes.keys()]
      .filter((node) => canTradeAt(state, me, node))
      .map((node) => ({ kind: 'trade', node, isMercantilist: false }) as const),
    ...playerRealms(state)
      .filter(isFree)
      .map((realm) => ({ kind: 'war', realm, hasCasusBelli: true }) as const),
    ...me.wars.map((realm) => ({ kind: 'peace', realm }) as const),
    ...ALL_AREAS.filter(
      (area) => !isDistant(area) && influenceIn(me, area) < LIMITS.influencePerArea,
    ).map((area) => ({ kind: 'influence', area, n: 1 }) as const),
    ...(me.allies.length < LIMITS.alliances
      ? [...realms.keys()]
          .filter((realm) => isFree(realm) && !isPlayerRealm(state, realm))
          .map((realm) => ({ kind: 'ally', realm, isGone: false }) as const)
      : []),
    { kind: 'prestige', n: 1 },
  ];
}
