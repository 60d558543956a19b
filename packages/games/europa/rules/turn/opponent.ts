import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
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

/** EU-8.4: the die decides what counts, unless one Opponent alone is at War with the Bot. */
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

export function chooseOpponent(
  table: TurnTable,
  isLegal: (player: Player) => boolean = () => true,
): Player | undefined {
  const { state, me } = table.scene;
  const legal = opponentsOf(state, me).filter(isLegal);
  const atWar = legal.filter((player) => isEnemyToChoose(state, me, player));
  // No die where there is nothing to decide.
  const isDecided = legal.length <= 1 || atWar.length === 1;
  const face = isDecided
    ? 1
    : rollDie(table, {
        rule: rule('EU-8.4'),
        ask: m('ask.opponentDie'),
        params: { who: realmRef(me.realm) },
      });
  return select(table, chooseOpponentBy, { face, isLegal });
}
