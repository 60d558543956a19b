import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import { message } from '@empty-chair/kernel/words';
import { isHumanTerritory, rulerOf, tokensAt } from '../board.ts';
import { lookAtProgress } from '../cards.ts';
import { LIMITS } from '../content.ts';
import { distancesTo } from '../distance.ts';
import {
  conquerWithOutpost,
  fallIntoTrap,
  layTile,
  placeLying,
  tellTile,
  who,
} from '../effects.ts';
import type { Hex } from '../hexes.ts';
import { ALL_HEXES, MIDDLE } from '../hexes.ts';
import { AUTOMA, HUMAN, isExplored, outpostsLeft, SHADOW } from '../state.ts';
import { cardRef, hexRef, m, ref, rule } from '../words.ts';
import * as choose from './selections.ts';
import type { Turn, TurnTable } from './turn.ts';
import { useTiebreaker } from './turn.ts';

/** Section 5 of the rules: what the Automa does on the map. */

const never = (): boolean => false;

// ---- CON-1 Conquer -----------------------------------------------------------------

const conquerStep: Step<Turn> = {
  id: 'conquer',
  rule: rule('CON-1'),
  when: {
    // R-CON-5.
    why: m('skip.noOutpost'),
    holds: ({ state }) => outpostsLeft(state, AUTOMA) > 0,
  },
  run: (table) => {
    prepare(table);
    const opponents = select(table, choose.opponentHex);
    if (opponents !== undefined) conquerOpponent(table, opponents);
    else conquerNeutral(table);
  },
};

export function conquer(table: TurnTable, isAnywhere: boolean): void {
  table.scene.isAnywhere = isAnywhere;
  runSteps(table, [conquerStep], never);
}

/** COP-A1. */
function conquerOpponent(table: TurnTable, hex: Hex): void {
  const { state } = table.scene;
  const attack = { player: AUTOMA, loser: HUMAN, hex };
  const at = hexRef(hex);
  if (askForTrap(table, hex)) {
    fallIntoTrap(table, state, attack, () => table.emit?.(rule('COP-A1'), m('do.trapped'), { at }));
    return;
  }
  conquerWithOutpost(table, state, attack, () =>
    table.emit?.(rule('COP-A1'), m('do.conquerOpponent'), { at }),
  );
}

/** Only the human knows what is in their hand. */
function askForTrap(table: TurnTable, hex: Hex): boolean {
  const answer = table.ask({
    rule: rule('COP-A1'),
    channel: 'human',
    ask: message(m('ask.yourTrap'), { at: hexRef(hex) }),
    answers: ['no', 'yes'],
    ref: (id) => ref('yourTrap', id),
  });
  return answer === 'yes';
}

/** CNE-A1 to CNE-A3. */
function conquerNeutral(table: TurnTable): void {
  const { state, tie } = table.scene;
  const hex = select(table, choose.neutralHex);
  if (hex === undefined) {
    table.emit?.(rule('CNE-V1'), m('see.noHex'));
    return;
  }
  if (!isExplored(state, hex)) {
    layTile(table, state, hex);
    tellTile(table, state, hex, rule('CNE-A1'));
  }
  const attack = { player: AUTOMA, loser: rulerOf(state, hex), hex };
  conquerWithOutpost(table, state, attack, () =>
    table.emit?.(rule('CNE-A2'), m('do.conquer'), { at: hexRef(hex) }),
  );
  if (tie.toppledOutpost && hex !== MIDDLE) putGuard(table, hex, 'CNE-A3');
}

/** R-CON-7: the territory is full then; without an outpost of the Shadow Empire it stays as it is. */
export function putGuard(table: TurnTable, hex: Hex, by: 'CNE-A3' | 'CIV-3'): void {
  const { state } = table.scene;
  // A lone cube of a human civilization and the Automa's outpost fill the hex already.
  if (tokensAt(state, hex) >= LIMITS.tokensPerHex) {
    table.emit?.(rule(by), m('see.hexFull'), { at: hexRef(hex) });
    return;
  }
  if (outpostsLeft(state, SHADOW) === 0) {
    table.emit?.(rule('R-CON-7'), m('see.noShadowOutpost'));
    return;
  }
  placeLying(state, SHADOW, hex);
  table.emit?.(rule(by), m('do.guard'), { at: hexRef(hex), who: who(state, SHADOW) });
}

// ---- Explore -----------------------------------------------------------------------

const exploreStep: Step<Turn> = {
  id: 'explore',
  rule: rule('EXP-V1'),
  when: {
    // R-CON-6.
    why: m('skip.noTile'),
    holds: ({ state }) => state.tilesLeft > 0,
  },
  run: (table) => {
    prepare(table);
    const hex = select(table, choose.exploreHex);
    if (hex === undefined) {
      table.emit?.(rule('EXP-V1'), m('see.noHexToExplore'));
      return;
    }
    layTile(table, table.scene.state, hex);
    tellTile(table, table.scene.state, hex, rule('EXP-A1'));
  },
};

export function explore(table: TurnTable, isAnywhere: boolean): void {
  table.scene.isAnywhere = isAnywhere;
  runSteps(table, [exploreStep], never);
}

// ---- what a choice looks at ----------------------------------------------------------

/** INC-2: in income turn 1 each action has a card of its own, before its options are listed (R-INC-3). */
function prepare(table: TurnTable): void {
  const turn = table.scene;
  if (turn.income === 1) {
    const card = lookAtProgress(table, turn.state.cards, m('ask.progress'));
    useTiebreaker(turn, card);
    const id = table.atTable.cards ? m('do.lookAtProgress') : m('see.progressCard');
    table.emit?.(rule('INC-2'), id, { card: cardRef(card) });
  }
  measure(turn);
}

/** DIST-1, worked out once: to the middle island, to the human, to their territories with one token. */
function measure(turn: Turn): void {
  const { state } = turn;
  const theirs = ALL_HEXES.filter((hex) => isHumanTerritory(state, hex));
  const lonely = theirs.filter((hex) => tokensAt(state, hex) === 1);
  turn.toMiddle = distancesTo(state, [MIDDLE]);
  turn.toHuman = distancesTo(state, theirs);
  turn.hasTerritory = theirs.length > 0;
  turn.hasLonely = lonely.length > 0;
  turn.toLonely = distancesTo(state, lonely);
}
