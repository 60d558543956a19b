import { NONE } from '@empty-chair/kernel/ids';
import { isBot } from './board.ts';
import type { Roll } from './chance.ts';
import { cardRef, diceRef, discardCard } from './chance.ts';
import type { BattleEffect } from './content.ts';
import type { Card, Clearing, Faction } from './pieces.ts';
import { SUIT_IDS } from './pieces.ts';
import { score } from './points.ts';
import type { RootTable } from './scene.ts';
import { payPartisans } from './screen/partisans.ts';
import { askedOf, isOnScreen } from './screen/play.ts';
import type { State } from './state.ts';
import { inPlayOf, suitOf } from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

/** What humans add by persistent cards in front of them. Bots have none (1.1.3). */
export interface BattleCards {
  attackerExtra: number;
  defenderExtra: number;
  attackerIgnoresRoll: boolean;
  defenderIgnoresRoll: boolean;
}

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
}

const NO_CARDS: BattleCards = {
  attackerExtra: 0,
  defenderExtra: 0,
  attackerIgnoresRoll: false,
  defenderIgnoresRoll: false,
};

export function askBattleCards(table: RootTable, fight: Fight, roll: Roll): BattleCards {
  const { state } = table.scene;
  return isBot(state, fight.attacker) && isBot(state, fight.defender)
    ? NO_CARDS
    : askHumans(table, fight, roll);
}

/**
 * Asks each human in the battle, while a card that would help lies in front of them. They know the
 * roll by then (step 4, law.4.3.4).
 */
function askHumans(table: RootTable, fight: Fight, roll: Roll): BattleCards {
  const { state } = table.scene;
  const { attacker, defender, clearing } = fight;
  const cards = { ...NO_CARDS };
  const usedBefore: Card[] = [];
  const asks = (faction: Faction, role: Role): boolean => {
    const used = askFor(table, { faction, role, clearing, roll, usedBefore });
    for (const { card, effect } of used) {
      usedBefore.push(card);
      count(cards, role, effect);
      score(table, defender, effect.defenderVp ?? 0, 'gifts', rule('law.battle'));
    }
    return used.length > 0;
  };
  asks(attacker, 'attacker');
  let isAnswered = asks(defender, 'defender');
  // H-25: on the screen until both have nothing more to say to what the other used.
  while (isAnswered && isOnScreen(state)) {
    isAnswered = asks(attacker, 'attacker') && asks(defender, 'defender');
  }
  return cards;
}

type Role = 'attacker' | 'defender';

function count(cards: BattleCards, role: Role, effect: BattleEffect): void {
  const extra = effect.extraHits ?? 0;
  if (role === 'attacker') cards.attackerExtra += extra;
  else cards.defenderExtra += extra;
  if (effect.ignoresRolledHits && role === 'attacker') cards.attackerIgnoresRoll = true;
  if (effect.ignoresRolledHits && role === 'defender') cards.defenderIgnoresRoll = true;
}

interface Asked {
  readonly faction: Faction;
  readonly role: Role;
  readonly clearing: Clearing;
  readonly roll: Roll;
  /** Each card works once in a battle. */
  readonly usedBefore: readonly Card[];
}

interface Used {
  readonly card: Card;
  readonly effect: BattleEffect;
}

function askFor(table: RootTable, asked: Asked): Used[] {
  const { faction, role, clearing, roll, usedBefore } = asked;
  const { state } = table.scene;
  const used: Used[] = [];
  for (;;) {
    const usable = helpfulCards(state, faction, role, clearing).filter(
      (card) => !usedBefore.includes(card) && !used.some((earlier) => earlier.card === card),
    );
    if (usable.length === 0) return used;
    const card = table.ask({
      rule: rule('law.battle'),
      channel: 'human',
      ...askedOf(state, faction),
      ask: {
        id: m('ask.battleCard'),
        params: { faction: factionRef(faction), at: clearingRef(clearing), dice: diceRef(roll) },
      },
      answers: [NONE, ...usable],
      ref: (answer) => (answer === NONE ? ref('answer', 'none') : cardRef(state)(answer)),
    });
    const effect = state.facts.cards[card]?.battle;
    if (effect === undefined) return used;
    used.push({ card, effect });
    if (effect.discarded) discardFromPlay(table, faction, card);
    payPartisans(table, faction, card);
  }
}

function helpfulCards(state: State, faction: Faction, role: Role, clearing: Clearing): Card[] {
  return inPlayOf(state, faction).filter((card) => {
    const effect = state.facts.cards[card]?.battle;
    if (effect === undefined) return false;
    const fits = effect.role === 'either' || effect.role === role;
    return fits && (effect.suit === undefined || effect.suit === SUIT_IDS[suitOf(state, clearing)]);
  });
}

export function discardFromPlay(table: RootTable, faction: Faction, card: Card): void {
  const cards = inPlayOf(table.scene.state, faction);
  cards.splice(cards.indexOf(card), 1);
  discardCard(table, card);
}
