import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { takeHits } from './battle-hits.ts';
import { hasFighters, isBot } from './board.ts';
import { discardCard } from './chance.ts';
import { seenCardRef } from './faces.ts';
import { suitOfCard } from './facts.ts';
import { askHospitals } from './humans/hospitals-in-battle.ts';
import type { Clearing, Faction, Suit } from './pieces.ts';
import { BIRD, DUCHY } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { AllyInBattle } from './screen/allies.ts';
import { ambushesFromHand, foils } from './screen/ambush.ts';
import { tendFallen } from './screen/hospitals.ts';
import { isOnScreen } from './screen/play.ts';
import { askLostCard } from './spent-cards.ts';
import { isOver, suitOf, warriorsAt } from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

const AMBUSH_HITS = 2;

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
  readonly scorer?: Faction | undefined;
  readonly ally?: AllyInBattle | undefined;
}

/**
 * Step 1 of a battle, against a human: nobody ambushes a bot (2.8.2, B-84), and of bots only the Duchy may
 * have a card for it (S-H). Says whether nobody is left to attack.
 */
export function ambushEndsIt(table: RootTable, fight: Fight): boolean {
  const { state } = table.scene;
  if (isBot(state, fight.attacker)) return false;
  const isSprung = isBot(state, fight.defender)
    ? fight.defender === DUCHY && playsKept(table, fight)
    : isOnScreen(state)
      ? ambushesFromHand(table, fight)
      : playsOwn(table, fight);
  return isSprung && springs(table, fight, isBot(state, fight.defender) ? 'S-H' : 'law.battle');
}

/** It must be played, the one of the clearing's suit before a bird; the attacker may answer with an ambush. */
function playsKept(table: RootTable, { attacker, clearing }: Fight): boolean {
  const { state } = table.scene;
  const suited = (suit: Suit) =>
    state.ambushes.find((card) => suitOfCard(state.facts, card) === suit);
  const card = suited(suitOf(state, clearing)) ?? suited(BIRD);
  if (card === undefined) return false;
  state.ambushes = state.ambushes.filter((other) => other !== card);
  table.emit?.(rule('S-H'), m('do.playAmbush'), { card: seenCardRef(state)(card) });
  discardCard(table, card);
  if (isOnScreen(state)) return !foils(table, attacker, clearing);
  // B-116: by an ambush of his own, or by the Scouting Party, which does the same.
  return says(table, rule('S-H'), m('ask.foilAmbush'), attacker, clearing, NO_YES) === 'no';
}

const NO_YES = ['no', 'yes'] as const;

function playsOwn(table: RootTable, { defender, clearing }: Fight): boolean {
  const possible = [...NO_YES, 'foiled'] as const;
  const answer = says(table, rule('law.battle'), m('ask.ambush'), defender, clearing, possible);
  const suits = [suitOf(table.scene.state, clearing), BIRD];
  if (answer !== 'no') askLostCard(table, defender, { suits });
  return answer === 'yes';
}

type Answer = 'no' | 'yes' | 'foiled';

/** What only a human knows of an ambush in that clearing. */
const says = (
  table: RootTable,
  by: RuleId,
  id: MessageId,
  human: Faction,
  clearing: Clearing,
  answers: readonly Answer[],
): Answer =>
  table.ask<Answer>({
    rule: by,
    channel: 'human',
    ask: { id, params: { faction: factionRef(human), at: clearingRef(clearing) } },
    answers,
    ref: (answer) => ref('answer', answer),
  });

function springs(table: RootTable, fight: Fight, by: 'S-H' | 'law.battle'): boolean {
  const { state } = table.scene;
  const { attacker, defender, clearing, scorer, ally } = fight;
  table.emit?.(rule(by), m('do.humanAmbush'), { faction: factionRef(attacker) });
  const before = warriorsAt(state, attacker, clearing);
  takeHits(table, {
    victim: attacker,
    dealer: defender,
    clearing,
    n: AMBUSH_HITS,
    attacking: false,
    scorer,
    ally,
  });
  // Cats that it felled in the keep's clearing are back before it is judged whether anybody is left (law 6.2.3, H-10).
  tendFallen(table);
  const n = before - warriorsAt(state, attacker, clearing);
  askHospitals(table, { faction: attacker, at: clearing, n });
  return !hasFighters(state, attacker, clearing) || isOver(state);
}
