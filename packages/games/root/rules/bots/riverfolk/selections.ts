import type { Gathering, Selection } from '@empty-chair/kernel/select';
import { matches, piecesOf } from '../../board.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { BIRD, TRADE_POST } from '../../pieces.ts';
import { bestCustomer, hasTradePostLeft } from '../../riverfolk.ts';
import type { Turn } from '../../scene.ts';
import { paymentsOf, piecesAt, suitOf } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import {
  canBattleThere,
  everyClearing,
  everyEnemy,
  highestPriority,
  isInClearing,
  isOrdered,
  isPlaceable,
  mostEnemyPieces,
  setupOrder,
} from '../criteria.ts';
import type { RiverfolkTurn } from './turn.ts';

/** 9.5.1: where the next trade post goes, and its garrison. */
export const tradePostClearing: Selection<Turn, Clearing> = {
  rule: rule('9.5.1'),
  options: everyClearing,
  filters: [
    isOrdered,
    {
      why: m('why.noTradePost'),
      keep: ({ state }, clearing) => piecesAt(state, TRADE_POST, clearing) === 0,
    },
    {
      why: m('why.tradePostLeft'),
      rule: rule('B-30'),
      keep: ({ state }, clearing) => hasTradePostLeft(state, suitOf(state, clearing)),
    },
    isPlaceable,
  ],
  tiebreaks: [
    {
      why: m('why.bestCustomer'),
      rule: rule('B-29'),
      prefer: 'most',
      when: ({ state }) => bestCustomer(state) !== undefined,
      note: ({ state }) => {
        const customer = bestCustomer(state);
        return customer === undefined ? {} : { faction: factionRef(customer) };
      },
      score: ({ state }, clearing) => {
        const customer = bestCustomer(state);
        return customer !== undefined && piecesOf(state, customer, clearing) > 0 ? 1 : 0;
      },
    },
    highestPriority,
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 9.5.2: the ordered clearings, with a bird order those on the river, from the highest priority down. */
export const recruitClearings: Gathering<Turn, Clearing> = {
  rule: rule('9.5.2'),
  options: everyClearing,
  filters: [
    {
      why: m('why.orderedOrRiver'),
      keep: ({ state, orderSuit }, clearing) =>
        orderSuit === BIRD
          ? state.facts.onRiver.includes(clearing)
          : matches(state, clearing, orderSuit),
    },
  ],
  ref: clearingRef,
};

/** 9.5.3: where two more are placed. */
export const protectedClearing: Selection<Turn, Clearing> = {
  rule: rule('9.5.3'),
  options: everyClearing,
  filters: [
    {
      why: m('why.ownPiece'),
      keep: ({ state, me }, clearing) => piecesOf(state, me, clearing) > 0,
    },
    isPlaceable,
  ],
  tiebreaks: [mostEnemyPieces, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 9.5.4: with the shield every clearing, with the sword alone the ordered ones. */
export const battleClearings: Gathering<RiverfolkTurn, Clearing> = {
  rule: rule('9.5.4'),
  options: everyClearing,
  filters: [
    {
      why: m('why.orderedOrShield'),
      keep: ({ state, orderSuit, shield }, clearing) =>
        shield || matches(state, clearing, orderSuit),
    },
    canBattleThere,
  ],
  ref: clearingRef,
};

/** 9.5.4.I: of the enemies in the given clearing only (B-29). */
export const defender: Selection<Turn, Faction, Clearing> = {
  rule: rule('9.5.4'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [
    {
      why: m('why.fewestPayments'),
      prefer: 'least',
      score: ({ state }, enemy) => paymentsOf(state, enemy),
    },
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};
