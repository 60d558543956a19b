import { isBot } from '../board.ts';
import type { LeaderId } from '../leaders.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { EYRIE } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { buildingsAt, tokensAt } from '../state.ts';
import { rule } from '../words.ts';

/** What the leader of a person who plays the Eyrie does in battle (law 7.8). */

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
}

const isLedBy = (state: State, faction: Faction, leader: LeaderId): boolean =>
  faction === EYRIE && state.screen?.leader === leader && !isBot(state, EYRIE);

/** The Commander deals one extra hit as attacker, also in a battle that others forced on him. */
export const commanderHits = (state: State, attacker: Faction): number =>
  isLedBy(state, attacker, 'commander') ? 1 : 0;

/** Enemy buildings and tokens that the Despot fights; none where he does not. */
export function despotPrey(state: State, { attacker, defender, clearing }: Fight): number {
  if (state.screen === undefined) return 0;
  const [me, enemy] = attacker === EYRIE ? [attacker, defender] : [defender, attacker];
  return isLedBy(state, me, 'despot')
    ? buildingsAt(state, enemy, clearing) + tokensAt(state, enemy, clearing)
    : 0;
}

/** H-38: one point for a battle in which he removed any of them, as attacker or defender. */
export function despotScores(table: RootTable, fight: Fight, before: number): void {
  if (despotPrey(table.scene.state, fight) >= before) return;
  score(table, EYRIE, 1, 'removal', rule('law.7.8'));
}
