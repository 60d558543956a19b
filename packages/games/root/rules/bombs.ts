import type { RuleId } from '@empty-chair/kernel/words';
import { hurtPawn, nextLoss } from './battle-hits.ts';
import { isBot, piecesOf } from './board.ts';
import { bots } from './content.ts';
import { costOfErrors } from './duchy.ts';
import { destroyAllOf, destroyPiece, removeWarriors } from './effects.ts';
import { enemiesOf } from './facts.ts';
import { robotRevenge } from './lizards.ts';
import type { Clearing, Faction } from './pieces.ts';
import { CORVIDS, isVagabond } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { tendFallen } from './screen/hospitals.ts';
import { isOver, warriorsAt } from './state.ts';
import { clearingRef, m, rule } from './words.ts';

/** What a Bomb of the Corvids does, a human's or the bot's (11.7.1, 11.8.1). */

const { bombPiecesOfBots } = bots.cogwheelCorvids.numbers;

/** One effect, whomever it hits: it costs the Duchy one crown in all (B-52). */
export function explode(table: RootTable, clearing: Clearing, by: RuleId): void {
  table.emit?.(by, m('do.bomb'), { at: clearingRef(clearing) });
  costOfErrors(table, CORVIDS, () => removeEnemies(table, clearing, by));
  tendFallen(table);
}

/** All pieces of humans, two of each bot, those in the cooperative game too (11.8.1, B-72). */
function removeEnemies(table: RootTable, clearing: Clearing, by: RuleId): void {
  const { state } = table.scene;
  for (const victim of enemiesOf(state.facts, CORVIDS)) {
    if (isOver(state)) return;
    if (isVagabond(victim)) hurtPawnAt(table, victim, clearing);
    else if (isBot(state, victim)) wreck(table, victim, clearing);
    // B-60: points for buildings and tokens as for any others.
    else destroyAllOf(table, { remover: CORVIDS, victim, clearing, by });
  }
}

/** B-69: for a Vagabot as for a human, unless the table says that he has nothing to lose. */
function hurtPawnAt(table: RootTable, victim: Faction, clearing: Clearing): void {
  const { state } = table.scene;
  if (piecesOf(state, victim, clearing) === 0) return;
  const isSpared = isBot(state, victim) && state.facts.config.options.bombVagabot === 'nothing';
  if (isSpared) return;
  hurtPawn(table, victim);
}

/**
 * 11.8.1: warriors first. Those of the Riverfolk too, whoever has hired them: plots are flipped in Birdsong,
 * and Mercenaries serve from Daylight on (B-36).
 */
function wreck(table: RootTable, victim: Faction, clearing: Clearing): void {
  const { state } = table.scene;
  const by = rule('11.8.1');
  const fallen = Math.min(bombPiecesOfBots, warriorsAt(state, victim, clearing));
  removeWarriors(table, victim, clearing, fallen, by);
  for (let left = bombPiecesOfBots - fallen; left > 0; left -= 1) {
    const kind = nextLoss(table, victim, clearing);
    if (kind === undefined) break;
    destroyPiece(table, CORVIDS, kind, clearing, by);
  }
  robotRevenge(table, victim, fallen);
}
