import { get } from '@empty-chair/kernel/ids';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { isPlaying } from './facts.ts';
import type { Clearing, Faction } from './pieces.ts';
import { EYRIE, GARDEN, KEEP, LIZARDS, MARQUISE, ROOST } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { piecesAt } from './state.ts';
import { clearingRef, factionRef, m, rule } from './words.ts';

/** For a bot that starts in a corner which is nobody's start, opposite one if possible (8.3.2, 10.3.3). */
export function chooseFreeCorner(
  table: RootTable,
  faction: Faction,
  mayStart: (corner: Clearing) => boolean,
  by: RuleId,
): Clearing {
  const { state } = table.scene;
  const { facts } = state;
  const known = facts.corners.filter((corner) => isStart(state, corner));
  const starts = [...known, ...askHumanLizards(table, known)];
  const free = facts.corners.filter((corner) => !starts.includes(corner) && mayStart(corner));
  const opposite = free.filter((corner) => starts.includes(get(facts.oppositeCorner, corner)));
  return chooseAtRandom(table, {
    rule: by,
    channel: 'choices',
    ask: { id: m('ask.corner'), params: { faction: factionRef(faction) } },
    answers: opposite.length > 0 ? opposite : free,
    ref: clearingRef,
  });
}

/** Human Lizards have set up by hand before a bot that comes after them: where, only they know (B-02). */
function askHumanLizards(table: RootTable, taken: readonly Clearing[]): readonly Clearing[] {
  const { state } = table.scene;
  const { facts } = state;
  const areHuman = isPlaying(facts, LIZARDS) && !isBot(state, LIZARDS);
  if (!areHuman || facts.config.options.corners === 'bots') return [];
  const corner = table.ask({
    rule: rule('law.setup'),
    channel: 'human',
    ask: { id: m('ask.corner'), params: { faction: factionRef(LIZARDS) } },
    answers: facts.corners.filter((one) => !taken.includes(one)),
    ref: clearingRef,
  });
  return [corner];
}

/** What a faction that starts in a corner puts there. */
const STARTS = [
  [MARQUISE, KEEP],
  [EYRIE, ROOST],
  [LIZARDS, GARDEN],
] as const;

/** B-02: of any player. The law names bots only; then a keep (4.2.1) or a full slot still closes a corner (2.3). */
function isStart(state: State, corner: Clearing): boolean {
  const anybody = state.facts.config.options.corners === 'players';
  return STARTS.some(
    ([faction, kind]) => piecesAt(state, kind, corner) > 0 && (anybody || isBot(state, faction)),
  );
}
