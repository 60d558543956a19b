import { takeHits } from './battle-hits.ts';
import { hasFighters, isBot } from './board.ts';
import type { Clearing, Faction } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { isOver } from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

const AMBUSH_HITS = 2;

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
}

/**
 * Step 1 of a battle, between humans only: nobody ambushes a bot (2.8.2), and bots have no cards.
 * Says whether nobody is left to attack.
 */
export function ambushEndsIt(table: RootTable, { attacker, defender, clearing }: Fight): boolean {
  const { state } = table.scene;
  if (isBot(state, attacker) || isBot(state, defender)) return false;
  const answer = table.ask({
    rule: rule('law.battle'),
    channel: 'human',
    ask: {
      id: m('ask.ambush'),
      params: { faction: factionRef(defender), at: clearingRef(clearing) },
    },
    answers: ['no', 'yes', 'foiled'],
    ref: (id) => ref('answer', id),
  });
  if (answer !== 'yes') return false;
  table.emit?.(rule('law.battle'), m('do.humanAmbush'), { faction: factionRef(attacker) });
  takeHits(table, {
    victim: attacker,
    dealer: defender,
    clearing,
    n: AMBUSH_HITS,
    attacking: false,
  });
  return !hasFighters(state, attacker, clearing) || isOver(state);
}
