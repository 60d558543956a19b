import { get, NONE } from '@empty-chair/kernel/ids';
import { addSoul, oneOf, revealOrder } from './chance.ts';
import { bots } from './content.ts';
import { canBuild, placePiece, placeWarriors } from './effects.ts';
import { neighboursOf } from './facts.ts';
import { GARDEN, LIZARDS, WARRIOR_COUNT } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { chooseFreeCorner } from './setup-corner.ts';
import { CONSPIRACY } from './state.ts';
import { m, rule } from './words.ts';

const { numbers, conspiracies } = bots.logicalLizards;

/** 8.3, after those of the letters before them (B-03). */
export function setUpLizards(table: RootTable): void {
  const { state } = table.scene;
  table.emit?.(rule('8.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, LIZARDS) });
  const corner = chooseFreeCorner(
    table,
    LIZARDS,
    (place) => canBuild(state, LIZARDS, place),
    rule('8.3.2'),
  );
  placeWarriors(table, LIZARDS, corner, numbers.cornerWarriors, rule('8.3.2'));
  placePiece(table, GARDEN, corner, rule('8.3.2'));
  for (const next of neighboursOf(state.facts, corner)) {
    placeWarriors(table, LIZARDS, next, numbers.warriorsPerNeighbour, rule('8.3.2'));
  }
  state.cells[CONSPIRACY] = conspiracies.length - 1;
  table.emit?.(rule('8.3.3'), m('do.outcastMarker'));
  table.emit?.(rule('8.3.4'), m('do.fillGardens'));
  const of = numbers.startingSouls;
  for (let n = 1; n <= of; n += 1) {
    const by = rule('8.3.5');
    const card = revealOrder(table, NONE, { rule: by, ask: oneOf(m('ask.firstSouls'), n, of) });
    if (card !== NONE) addSoul(table, card, by);
  }
}
