import type { Step } from '@empty-chair/kernel/steps';
import {
  activePlayers,
  authorityOf,
  incomeOf,
  lostProvinces,
  taxOfProvinces,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { isCatholic } from '../turn/curia.ts';
import type { Turn } from '../turn/turn.ts';
import { m, realmRef, rule } from '../words.ts';

/** EU-6.18: what a Player Realm scores at the end; Stability and Interest do not exist for bots. */
export const FINAL_SOURCES = [
  'taxIncome',
  'cores',
  'marriages',
  'alliances',
  'papal',
  'authority',
  'occupied',
] as const;
export type FinalSource = (typeof FINAL_SOURCES)[number];

export function finalScore(state: State, player: Player): Readonly<Record<FinalSource, number>> {
  const isController = state.controller === player.realm;
  return {
    taxIncome: incomeOf(state, player.realm),
    cores: player.cores.length,
    marriages: player.marriages.length,
    alliances: 2 * player.allies.length,
    papal: isController ? activePlayers(state).filter(isCatholic).length : 0,
    authority: authorityOf(state, player),
    occupied: 0 - taxOfProvinces(state, lostProvinces(state, player)),
  };
}

const final: Step<Turn> = {
  id: 'scoring',
  rule: rule('EU-6.18'),
  run: (table) => {
    const { state, me } = table.scene;
    const score = finalScore(state, me);
    for (const source of FINAL_SOURCES) {
      if (score[source] === 0) continue;
      me.prestige += score[source];
      table.emit?.(rule('EU-6.18'), m('do.finalScore'), {
        who: realmRef(me.realm),
        source: { kind: 'source', id: source },
        n: score[source],
      });
    }
    me.prestige = Math.max(0, me.prestige);
  },
};
export const scoring: readonly Step<Turn>[] = [final];
