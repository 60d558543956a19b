import type { Message, RuleId } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { enemiesOf, isPlaying } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import { factionId, factionNamed } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { faction, no } from '../verbs/verb.ts';
import { factionRef, m, ref, rule } from '../words.ts';
import { arePartners } from './dominant.ts';
import { addToHand, drawCards, takeFromHand } from './hands.ts';
import { handOf } from './play.ts';

/** Other players as the aim of a card: bots are players (H-02), but hold no cards (2.8.1). */

export const whom = { faction };
export interface Whom {
  readonly faction: ReturnType<typeof factionId>;
}
export const otherOf = (given: Whom): Faction => factionNamed(given.faction);
export const otherRef = (given: Whom) => ref('faction', given.faction);

export function* others(
  state: State,
  me: Faction,
  fits: (other: Faction) => boolean = () => true,
): Generator<Whom, void, void> {
  for (const other of enemiesOf(state.facts, me)) {
    if (fits(other)) yield { faction: factionId(other) };
  }
}

export const whyNotOther = (state: State, me: Faction, given: Whom): Message | undefined =>
  otherOf(given) !== me && isPlaying(state.facts, otherOf(given)) ? undefined : no('no.noEnemy');

/** Another player who is no partner either (law 9.2.8). */
export const whyNotEnemy = (state: State, me: Faction, given: Whom): Message | undefined =>
  whyNotOther(state, me, given) ??
  (arePartners(state, me, otherOf(given)) ? no('no.noEnemy') : undefined);

/** A card that is about any other player. */
export const anyOther = {
  fields: whom,
  choices: (state: State, me: Faction) => others(state, me),
  refuses: (state: State, given: Whom, me: Faction) => whyNotOther(state, me, given),
};

/** A card that is about an enemy. */
export const anyEnemy = {
  ...anyOther,
  refuses: (state: State, given: Whom, me: Faction) => whyNotEnemy(state, me, given),
};

/** Has a card to be taken, or is a bot, from whom the top card of the deck is taken instead. */
const canBeRobbed = (state: State, other: Faction): boolean =>
  isBot(state, other) || handOf(state, other).length > 0;

/** A card that takes one of another player. */
export const robbing = {
  fields: whom,
  choices: (state: State, me: Faction) => others(state, me, (other) => canBeRobbed(state, other)),
  refuses: (state: State, given: Whom, me: Faction): Message | undefined =>
    whyNotOther(state, me, given) ??
    (canBeRobbed(state, otherOf(given))
      ? undefined
      : no('no.noCards', { faction: otherRef(given) })),
};

/** A card at random; of a bot from the deck (2.8.1). */
export function takeRandomCard(table: RootTable, me: Faction, other: Faction, by: RuleId): void {
  const { state } = table.scene;
  if (isBot(state, other)) {
    drawCards(table, me, 1, rule('2.8.1'));
    return;
  }
  const hand = handOf(state, other);
  const card = hand[table.rng.below(hand.length)];
  if (card === undefined) return;
  takeFromHand(state, other, card);
  addToHand(state, me, card);
  table.emit?.(by, m('do.takeFrom'), { faction: factionRef(me), other: factionRef(other) });
}

/** Told to draw, a bot scores instead. */
export function drawsOrScores(table: RootTable, other: Faction, by: RuleId): void {
  if (isBot(table.scene.state, other)) score(table, other, 1, 'gifts', rule('A-29'));
  else drawCards(table, other, 1, by);
}
