import { NONE } from '@empty-chair/kernel/ids';
import { hasOption, select } from '@empty-chair/kernel/select';
import type { Phase } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot, rules } from '../../board.ts';
import { hireToBuild, isAdvanced } from '../../bot-customers.ts';
import { addSoul, revealOrder, toDiscardPile } from '../../chance.ts';
import { bots, numberOn } from '../../content.ts';
import { canBuild, craftForBot, placePiece, placeWarriors } from '../../effects.ts';
import { seenCardRef } from '../../faces.ts';
import { hasTrait, itemOnCard, levelRow, suitOfCard } from '../../facts.ts';
import {
  acolytes,
  gardensOnMap,
  hasGardenLeft,
  orderOfSouls,
  recruitAcolytes,
  takeAcolyte,
} from '../../lizards.ts';
import type { Card, Clearing, Suit } from '../../pieces.ts';
import { BIRD, GARDEN, GARDEN_SUITS, RIVERFOLK } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { canPay } from '../../services.ts';
import { warriorSupply } from '../../state.ts';
import { m, rule, suitRef } from '../../words.ts';
import { buyCard, buyOrder } from '../customers/buy.ts';
import { soulCard } from '../customers/selections.ts';
import { isGameOver, nightmareStep, passStep } from '../order.ts';
import { conspire } from './conspiracies.ts';
import * as choose from './selections.ts';

/** Logical Lizards: section 8 of the rulebook. */

const { difficulties, numbers, tracks, traits } = bots.logicalLizards;
const ERRATIC_CARDS = numberOn(traits, 'erratic', 'cards');
const MARTYRS = numberOn(traits, 'martyrs', 'acolytesFromSupply');

const level = ({ state, me }: Turn) => levelRow(state.facts, me, difficulties);

const OUTLINE: readonly Phase<Turn>[] = [
  {
    id: 'services',
    rule: rule('9.7'),
    when: wantsSoul,
    steps: [{ id: 'buySouls', rule: rule('S-F'), run: buySouls }],
  },
  {
    id: 'birdsong',
    rule: rule('8.4'),
    steps: [
      { id: 'setOrder', rule: rule('8.4.1'), run: setOrder },
      {
        id: 'conspiracies',
        rule: rule('8.4.2'),
        when: { why: m('skip.noAcolytes'), holds: ({ state }) => acolytes(state) > 0 },
        run: conspire,
      },
    ],
  },
  {
    id: 'daylight',
    rule: rule('8.5'),
    steps: [{ id: 'rituals', rule: rule('8.5'), run: rituals }],
  },
  {
    id: 'evening',
    rule: rule('8.6'),
    steps: [
      { id: 'scoreGardens', rule: rule('8.6.1'), run: scoreGardens },
      { id: 'discardSouls', rule: rule('8.6.2'), run: discardSouls },
      { id: 'returnRevealed', rule: rule('8.6.3'), run: returnRevealed },
      { id: 'craft', rule: rule('8.6.4'), run: craftFromDeck },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
      {
        // B-22, B-91: its turn ends with it.
        id: 'erratic',
        rule: rule('trait.erratic'),
        when: {
          why: m('skip.noTrait'),
          holds: ({ state, me }) => hasTrait(state.facts, me, 'erratic'),
        },
        run: erratic,
      },
    ],
  },
];

export function playLizards(table: TurnTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

// ---- 9.7 Services ----------------------------------------------------------------------

/** S-F: whatever the scores, as soon as its turn begins (B-39). */
function wantsSoul(turn: Turn): boolean {
  const { state, me } = turn;
  return (
    isBot(state, RIVERFOLK) &&
    isAdvanced(state) &&
    state.lostSouls.length < bots.riverfolkRobots.numbers.lostSouls &&
    canPay(state, me) &&
    hasOption(turn, soulCard)
  );
}

function buySouls(table: TurnTable, by: RuleId): void {
  while (wantsSoul(table.scene) && !isGameOver(table.scene)) {
    addSoul(table, buyCard(table, soulCard), by);
  }
}

// ---- 8.4.1 Set Order -------------------------------------------------------------------

function setOrder(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  turn.orderSuit = orderOfSouls(turn.state);
  table.emit?.(by, m('do.setOrder'), { suit: suitRef(turn.orderSuit) });
}

// ---- 8.5 Rituals -----------------------------------------------------------------------

function rituals(table: TurnTable): void {
  const turn = table.scene;
  const { state } = turn;
  for (let left = level(turn).rituals; left > 0; left -= 1) {
    const card = state.lostSouls.at(-1);
    if (card === undefined) return;
    state.lostSouls = state.lostSouls.slice(0, -1);
    const suit = suitOfCard(state.facts, card);
    table.emit?.(rule('8.5'), m('do.ritual'), { card: seenCardRef(state)(card) });
    if (suit === BIRD) birdRitual(table, card);
    else suitedRitual(table, card, suit);
  }
}

/** 8.5.1: a warrior; then, where it rules, a garden, with or without the warrior (B-13, B-14). */
function suitedRitual(table: TurnTable, card: Card, suit: Suit): void {
  const { state, me } = table.scene;
  state.revealed = [...state.revealed, card];
  const clearing = select(table, choose.ritualClearing, suit);
  if (clearing === undefined) return;
  const isSent = warriorSupply(state, me) > 0;
  const placed = placeWarriors(table, me, clearing, numbers.ritualWarriors, rule('8.5.1'));
  // B-76: where a Snare has held the warrior back, no garden comes either.
  if (isSent && placed === 0) return;
  const fits = canBuild(state, me, clearing) && hasGardenLeft(state, suit);
  if (fits && rulesOrHires(table, clearing)) {
    placePiece(table, GARDEN, clearing, rule('8.5.1'));
  }
}

/** B-81: Mercenaries for a garden, too. */
function rulesOrHires(table: TurnTable, clearing: Clearing): boolean {
  const { state, me } = table.scene;
  const isRuled = () => rules(state, me, clearing);
  return isRuled() || hireToBuild(table, isRuled);
}

/** 8.5.2: the card is gone for good, and a warrior becomes an acolyte; Martyrs bring one more. */
function birdRitual(table: TurnTable, card: Card): void {
  const { state, me } = table.scene;
  const clearing = select(table, choose.acolyteClearing);
  if (clearing !== undefined) takeAcolyte(table, clearing, rule('8.5.2'));
  if (hasTrait(state.facts, me, 'martyrs') && warriorSupply(state, me) > 0) {
    recruitAcolytes(table, MARTYRS, rule('trait.martyrs'));
  }
  discardSoul(table, card, rule('8.5.2'));
}

/** To the real discard pile, not back onto the Lost Souls (B-16, B-23). */
function discardSoul(table: TurnTable, card: Card, by: RuleId): void {
  const { state } = table.scene;
  toDiscardPile(state, card);
  table.emit?.(by, m('fix.toDiscard'), { card: seenCardRef(state)(card) });
}

// ---- 8.6 Evening -----------------------------------------------------------------------

/** The ordered track; with a bird order the one with fewest gardens left is worth most (B-15). */
function scoreGardens(table: TurnTable, by: RuleId): void {
  const { state, me, orderSuit } = table.scene;
  const isAny = orderSuit === BIRD || state.facts.config.options.gardenScore === 'best';
  const scored = isAny ? GARDEN_SUITS : [orderSuit];
  const most = Math.max(...scored.map((suit) => gardensOnMap(state, suit)));
  score(table, me, most === 0 ? 0 : (tracks.garden[most - 1] as number), 'buildings', by);
}

/** B-89: as they lie, the top one last. */
function discardSouls(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const cards = state.lostSouls;
  state.lostSouls = [];
  for (const card of cards) discardSoul(table, card, by);
}

function returnRevealed(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const { revealed } = state;
  state.lostSouls = [...state.lostSouls, ...revealed.toReversed()];
  state.revealed = [];
  if (revealed.length > 0) table.emit?.(by, m('do.returnSouls'), { n: revealed.length });
}

function craftFromDeck(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const card = turnUp(table, by);
  if (card === NONE) return;
  const bought = buyInstead(table, card);
  craftForBot(table, me, itemOnCard(state.facts, bought === NONE ? card : bought));
  addSoul(table, card, by);
  if (bought !== NONE) addSoul(table, bought, by);
}

/** S-2: a card of the Market in the place of the one turned up; both go onto the Lost Souls (B-38). */
function buyInstead(table: TurnTable, card: Card): Card {
  const turn = table.scene;
  turn.order = card;
  const bought = buyOrder(table);
  turn.order = NONE;
  return bought;
}

function erratic(table: TurnTable, by: RuleId): void {
  for (let n = ERRATIC_CARDS; n > 0; n -= 1) {
    const card = turnUp(table, by);
    if (card !== NONE) addSoul(table, card, by);
  }
}

function turnUp(table: TurnTable, by: RuleId): Card {
  const card = revealOrder(table, NONE, { rule: by, ask: message(m('ask.turnUp')) });
  if (card !== NONE) {
    table.emit?.(by, m('do.turnUp'), { card: seenCardRef(table.scene.state)(card) });
  }
  return card;
}
