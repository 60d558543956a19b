import type { Gathering } from '@empty-chair/kernel/select';
import { hasOption, select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { rulerOf, tokensAt } from '../board.ts';
import { lookAtProgress } from '../cards.ts';
import { cardOf, LIMITS } from '../content.ts';
import {
  conquerWithOutpost,
  fallIntoTrap,
  layTile,
  placeLying,
  tellTile,
  who,
} from '../effects.ts';
import type { Hex } from '../hexes.ts';
import { MIDDLE } from '../hexes.ts';
import { AUTOMA, HUMAN, isExplored, outpostsLeft, SHADOW } from '../state.ts';
import { cardRef, hexRef, m, ref, rule } from '../words.ts';
import * as choose from './selections.ts';
import type { Reach, Survey } from './survey.ts';
import { survey } from './survey.ts';
import type { Turn, TurnTable } from './turn.ts';
import { tiebreakerOf } from './turn.ts';

/** Section 5 of the rules: what the Automa does on the map. */
export function conquer(table: TurnTable, reach: Reach): void {
  runSteps(table, [CONQUER[reach]]);
}

export function explore(table: TurnTable, reach: Reach): void {
  runSteps(table, [EXPLORE[reach]]);
}

const CONQUER = { beside: conquerStep('beside'), anywhere: conquerStep('anywhere') };
const EXPLORE = { beside: exploreStep('beside'), anywhere: exploreStep('anywhere') };

// ---- CON-1 Conquer -----------------------------------------------------------------

function conquerStep(reach: Reach): Step<Turn> {
  return {
    id: 'conquer',
    rule: rule('CON-1'),
    when: {
      // R-CON-5.
      why: m('skip.noOutpost'),
      holds: ({ state }) => outpostsLeft(state, AUTOMA) > 0,
    },
    run: (table) => {
      const land = prepare(table, reach, choose.conquerable);
      const opponents = select(table, choose.opponentHex, land);
      if (opponents !== undefined) conquerOpponent(table, opponents);
      else conquerNeutral(table, land);
    },
  };
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
function conquerNeutral(table: TurnTable, land: Survey): void {
  const { state } = table.scene;
  const hex = select(table, choose.neutralHex, land);
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
  const { toppledOutpost } = tiebreakerOf(table.scene).tiebreaker;
  if (toppledOutpost && hex !== MIDDLE) putGuard(table, hex, rule('CNE-A3'));
}

/** R-CON-7: the territory is full then; without an outpost of the Shadow Empire it stays as it is. */
export function putGuard(table: TurnTable, hex: Hex, by: RuleId): void {
  const { state } = table.scene;
  // A lone cube of a human civilization and the Automa's outpost fill the hex already.
  if (tokensAt(state, hex) >= LIMITS.tokensPerHex) {
    table.emit?.(by, m('see.hexFull'), { at: hexRef(hex) });
    return;
  }
  if (!hasShadowOutpost(table)) return;
  placeLying(state, SHADOW, hex);
  table.emit?.(by, m('do.guard'), { at: hexRef(hex), who: who(state, SHADOW) });
}

/** R-CON-7: told when there is none. */
export function hasShadowOutpost(table: TurnTable): boolean {
  const isLeft = outpostsLeft(table.scene.state, SHADOW) > 0;
  if (!isLeft) table.emit?.(rule('R-CON-7'), m('see.noShadowOutpost'));
  return isLeft;
}

// ---- Explore -----------------------------------------------------------------------

function exploreStep(reach: Reach): Step<Turn> {
  return {
    id: 'explore',
    rule: rule('EXP-V1'),
    when: {
      // R-CON-6.
      why: m('skip.noTile'),
      holds: ({ state }) => state.tilesLeft > 0,
    },
    run: (table, by) => {
      const { state } = table.scene;
      const hex = select(table, choose.exploreHex, prepare(table, reach, choose.exploreHex));
      if (hex === undefined) {
        table.emit?.(by, m('see.noHexToExplore'));
        return;
      }
      layTile(table, state, hex);
      tellTile(table, state, hex, rule('EXP-A1'));
    },
  };
}

// ---- what a choice looks at ----------------------------------------------------------

/**
 * INC-2: in income turn 1 each action has a card of its own, before its options are listed (R-INC-3).
 * Where no hex can become an option there is no tie to break, and no card is looked at.
 */
function prepare(table: TurnTable, reach: Reach, any: Gathering<Turn, Hex, Survey>): Survey {
  const turn = table.scene;
  const land = survey(turn.state, reach);
  if (turn.income === 1 && hasOption(turn, any, land)) {
    const card = lookAtProgress(table, turn.state.cards, m('ask.progress'));
    turn.tiebreaker = cardOf(card);
    const id = table.atTable.cards ? m('do.lookAtProgress') : m('see.progressCard');
    table.emit?.(rule('INC-2'), id, { card: cardRef(card) });
  }
  return land;
}
