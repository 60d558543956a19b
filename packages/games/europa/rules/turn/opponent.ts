import type { Selection } from '@empty-chair/kernel/select';
import { bestOf, select } from '@empty-chair/kernel/select';
import { incomeOf, isAtWar, isAtWarWith, opponentsOf } from '../board.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule } from '../words.ts';
import { rollDie } from './ask.ts';
import type { Chooser, TurnTable } from './turn.ts';

interface Opponents {
  readonly face: number;
  readonly isLegal: (player: Player) => boolean;
}

/** EU-8.1: no war counts here while all are against realms without Provinces. */
const isEnemyToChoose = (state: State, me: Player, { realm }: Player): boolean =>
  isAtWar(state, me) && isAtWarWith(me, realm);

/** EU-8.4: the die decides what counts. */
export const chooseOpponentBy: Selection<Chooser, Player, Opponents> = {
  rule: rule('EU-8.4'),
  options: ({ state, me }) => opponentsOf(state, me),
  filters: [{ why: m('why.legalOpponent'), keep: (_, player, { isLegal }) => isLegal(player) }],
  tiebreaks: [
    {
      why: m('why.atWar'),
      prefer: 'most',
      score: ({ state, me }, player) => (isEnemyToChoose(state, me, player) ? 1 : 0),
    },
    {
      why: m('why.highestPrestige'),
      prefer: 'most',
      when: (_, { face }) => face <= 3,
      score: (_, { prestige }) => prestige,
    },
    {
      why: m('why.highestIncome'),
      prefer: 'most',
      when: (_, { face }) => face > 3,
      score: ({ state }, { realm }) => incomeOf(state, realm),
    },
    { why: m('why.human'), prefer: 'most', score: (_, { isBot }) => (isBot ? 0 : 1) },
  ],
  lastTie: 'random',
  ask: m('ask.opponent'),
  ref: ({ realm }) => realmRef(realm),
};

const BY_PRESTIGE = 1;
const BY_INCOME = 6;

export function chooseOpponent(
  table: TurnTable,
  isLegal: (player: Player) => boolean = () => true,
): Player | undefined {
  const { me } = table.scene;
  const best = (face: number): readonly Player[] =>
    bestOf(table.scene, chooseOpponentBy, { face, isLegal });
  // No die where both halves of it come to the same.
  const byIncome = best(BY_INCOME);
  const byPrestige = best(BY_PRESTIGE);
  const isDecided =
    byPrestige.length === byIncome.length && byPrestige.every((one) => byIncome.includes(one));
  const face = isDecided
    ? BY_PRESTIGE
    : rollDie(table, {
        rule: rule('EU-8.4'),
        ask: m('ask.opponentDie'),
        params: { who: realmRef(me.realm) },
      });
  return select(table, chooseOpponentBy, { face, isLegal });
}
