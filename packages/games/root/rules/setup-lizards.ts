import { get, NONE } from '@empty-chair/kernel/ids';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import { isBot } from './board.ts';
import { addSoul, revealOrder } from './chance.ts';
import { bots } from './content.ts';
import { canBuild, placePiece, placeWarriors } from './effects.ts';
import { neighboursOf } from './facts.ts';
import type { Clearing, Faction } from './pieces.ts';
import { EYRIE, GARDEN, KEEP, LIZARDS, MARQUISE, ROOST, WARRIOR_COUNT } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { CONSPIRACY, piecesAt } from './state.ts';
import { clearingRef, factionRef, m, rule } from './words.ts';

const { numbers, conspiracies } = bots.logicalLizards;

/** 8.3, after those of the letters before them (B-03). */
export function setUpLizards(table: RootTable): void {
  const { state } = table.scene;
  table.emit?.(rule('8.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, LIZARDS) });
  const corner = chooseCorner(table);
  placeWarriors(table, LIZARDS, corner, numbers.cornerWarriors, rule('8.3.2'));
  placePiece(table, GARDEN, corner, rule('8.3.2'));
  for (const next of neighboursOf(state.facts, corner)) {
    placeWarriors(table, LIZARDS, next, numbers.warriorsPerNeighbour, rule('8.3.2'));
  }
  state.cells[CONSPIRACY] = conspiracies.length - 1;
  table.emit?.(rule('8.3.3'), m('do.outcastMarker'));
  table.emit?.(rule('8.3.4'), m('do.fillGardens'));
  for (let n = numbers.startingSouls; n > 0; n -= 1) {
    const by = rule('8.3.5');
    const card = revealOrder(table, NONE, { rule: by, ask: m('ask.turnUp') });
    if (card !== NONE) addSoul(table, card, by);
  }
}

/** 8.3.2: nobody's start, opposite one if possible. */
function chooseCorner(table: RootTable): Clearing {
  const { state } = table.scene;
  const { facts } = state;
  const starts = facts.corners.filter((corner) => isStart(state, corner));
  const free = facts.corners.filter(
    (corner) => !starts.includes(corner) && canBuild(state, LIZARDS, corner),
  );
  const opposite = free.filter((corner) => starts.includes(get(facts.oppositeCorner, corner)));
  return chooseAtRandom(table, {
    rule: rule('8.3.2'),
    channel: 'choices',
    ask: { id: m('ask.corner'), params: { faction: factionRef(LIZARDS) } },
    answers: opposite.length > 0 ? opposite : free,
    ref: clearingRef,
  });
}

/** B-02: of any player. The law names bots only; then a keep (4.2.1) or a full slot still closes a corner (2.3). */
function isStart(state: State, corner: Clearing): boolean {
  const counts = (faction: Faction): boolean =>
    state.facts.config.options.corners === 'players' || isBot(state, faction);
  return (
    (piecesAt(state, KEEP, corner) > 0 && counts(MARQUISE)) ||
    (piecesAt(state, ROOST, corner) > 0 && counts(EYRIE))
  );
}
