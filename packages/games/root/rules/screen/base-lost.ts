import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Card, Clearing, Kind } from '../pieces.ts';
import { ALLIANCE, suitOfBase } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import {
  buildingsAt,
  cell,
  isOver,
  WARRIOR_SUPPLY,
  WARRIORS_ELSEWHERE,
  warriorSupply,
} from '../state.ts';
import { m, rule } from '../words.ts';
import { askForCard } from './hands.ts';
import { isPerson, screenOf } from './play.ts';
import { discardSupporter, supporterLimit, supportersFor } from './supporters.ts';

/** Law 8.2.4: what a person who plays the Alliance loses with a base. It is off the map already. */
export function losesBase(table: RootTable, base: Kind): void {
  const { state } = table.scene;
  const by = rule('law.8.2.4');
  for (const card of supportersFor(state, suitOfBase(base))) discardSupporter(table, card, by);
  loseOfficers(table, by);
  const screen = screenOf(state);
  for (;;) {
    const tooMany = screen.supporters.length - supporterLimit(state);
    if (tooMany <= 0) return;
    discardSupporter(table, whoGoes(table, tooMany), by);
  }
}

/** Which of too many supporters. Nobody is asked any more when the base has won the game for its remover. */
function whoGoes(table: RootTable, tooMany: number): Card {
  const { state } = table.scene;
  const { supporters } = screenOf(state);
  return askForCard(table, ALLIANCE, {
    rule: rule('law.8.2.4'),
    ask: message(m('ask.dropSupporter'), { n: tooMany }),
    cards: isOver(state) ? supporters.slice(0, 1) : supporters,
  });
}

/** Half of them, rounded up. */
function loseOfficers(table: RootTable, by: RuleId): void {
  const { state } = table.scene;
  const officers = cell(state, WARRIORS_ELSEWHERE + ALLIANCE);
  const lost = Math.ceil(officers / 2);
  if (lost === 0) return;
  state.cells[WARRIORS_ELSEWHERE + ALLIANCE] = officers - lost;
  state.cells[WARRIOR_SUPPLY + ALLIANCE] = warriorSupply(state, ALLIANCE) + lost;
  table.emit?.(by, m('do.officersLost'), { n: lost });
}

/**
 * What is removed together triggers in the order that its owner wants (law 4.3.6): the base before Outrage,
 * or the card that Outrage brings would be lost with the base.
 */
export const basesFirst = (state: State, clearings: readonly Clearing[]): readonly Clearing[] =>
  isPerson(state, ALLIANCE)
    ? [...clearings].sort(
        (one, other) => buildingsAt(state, ALLIANCE, other) - buildingsAt(state, ALLIANCE, one),
      )
    : clearings;
