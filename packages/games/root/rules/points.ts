import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { common } from './content.ts';
import type { Faction } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { isDominant } from './screen/dominant.ts';
import type { Source } from './state.ts';
import { HUMANS, isOver, POINTS, SCORE, SOURCE, SOURCES, scoreOf, WINNER } from './state.ts';
import { factionRef, m, rule } from './words.ts';

/** Points gained or lost, with their source. The score never falls below 0. */
export function score(
  table: RootTable,
  faction: Faction,
  n: number,
  source: Source,
  by: RuleId,
): void {
  const { state } = table.scene;
  if (n === 0 || isOver(state) || isDominant(state, faction)) return;
  const before = scoreOf(state, faction);
  const change = Math.max(common.scoreFloor, before + n) - before;
  if (change === 0) return;
  const index = POINTS + faction * SOURCES.length + SOURCE[source];
  state.cells[SCORE + faction] = before + change;
  state.cells[index] = (state.cells[index] as number) + change;
  if (change > 0) table.emit?.(by, m('do.score'), { faction: factionRef(faction), n: change });
  else table.emit?.(by, m('do.lose'), { faction: factionRef(faction), n: -change });
  checkEnd(table, faction);
}

/** 30 points win at once (law.3.1); in the cooperative game every human needs them before any bot. */
export function checkEnd(table: RootTable, faction: Faction): void {
  const { state } = table.scene;
  if (state.cells[WINNER] !== NONE || scoreOf(state, faction) < common.winAt) return;
  const { facts } = state;
  if (facts.config.coop && !isBot(state, faction)) {
    if (facts.humans.some((human) => scoreOf(state, human) < common.winAt)) return;
    state.cells[WINNER] = HUMANS;
    table.emit?.(rule('3.4.coop'), m('do.winTogether'));
    return;
  }
  state.cells[WINNER] = faction;
  table.emit?.(rule('law.victory'), m('do.win'), { faction: factionRef(faction) });
}
