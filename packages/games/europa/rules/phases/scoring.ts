import type { Selection } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId, Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { activePlayers, authorityOf, incomeOf, lostProvinces, taxOfProvinces } from '../board.ts';
import { best } from '../house/choose.ts';
import type { Player, State } from '../state.ts';
import { isCatholic } from '../turn/curia.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { m, realmRef, rule } from '../words.ts';

export const scoring: readonly Step<Turn>[] = [
  {
    id: 'scoring',
    rule: rule('EU-6.18'),
    run: final,
  },
];

/** EU-6.18: what a Player Realm scores at the end; Stability and Interest do not exist for bots. */
const FINAL_SOURCES = [
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

function final(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const score = finalScore(state, me);
  for (const source of FINAL_SOURCES) {
    if (score[source] === 0) continue;
    me.prestige += score[source];
    table.emit?.(by, m('do.finalScore'), {
      who: realmRef(me.realm),
      source: { kind: 'source', id: source },
      n: score[source],
    });
  }
  me.prestige = Math.max(0, me.prestige);
}

/** The most Prestige; on equal Prestige the higher Tax Income (R-END-1). */
export const leader: Selection<unknown, Player, State> = {
  rule: rule('R-END-1'),
  options: (_, { players }) => players,
  filters: [],
  tiebreaks: [
    { why: m('why.highestPrestige'), prefer: 'most', score: (_, { prestige }) => prestige },
    {
      why: m('why.highestIncome'),
      prefer: 'most',
      score: (_, { realm }, state) => incomeOf(state, realm),
    },
  ],
  lastTie: 'listed-first',
  ref: ({ realm }) => realmRef(realm),
};

/** Who is equal to the leader in everything wins with it. */
export function winnersOf(state: State): readonly Seat[] {
  const [first] = best(leader, state, 1);
  if (first === undefined) return [];
  const isEqual = (player: Player): boolean =>
    leader.tiebreaks.every(
      ({ score }) => score(undefined, player, state) === score(undefined, first, state),
    );
  return state.players.flatMap((player, index) => (isEqual(player) ? seatOf(index) : []));
}
