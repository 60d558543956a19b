import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import { message } from '@empty-chair/kernel/words';
import { groupOf, humanBuildings, reachOf, upgradeOf } from '../board.ts';
import type { Action, ActionType, Discipline, Points } from '../content.ts';
import { LIMITS, WORKSHOP } from '../content.ts';
import { distancesFrom, gapBetween } from '../distance.ts';
import {
  advance,
  freeSpace,
  offerPower,
  putBuilding,
  scholarsLeft,
  score,
  sendScholar,
} from '../effects.ts';
import type { Hex } from '../hexes.ts';
import { automaShipping, buildingAt, levelOf, NONE, stockOf, terrainAt, xOf } from '../state.ts';
import {
  buildingRef,
  disciplineRef,
  hexRef,
  innovationRef,
  m,
  ref,
  rule,
  spellRef,
  terrainRef,
} from '../words.ts';
import * as choose from './selections.ts';
import type { Turn, TurnTable } from './turn.ts';

/** Section 5 of the rules: one step for each kind of entry on a card. */

const never = (): boolean => false;

/** AOI-G6: what cannot be done is skipped, and the next entry is tried. */
function run(table: TurnTable, step: Step<Turn>): void {
  runSteps(table, [step], never);
}

// ---- AOI-A2 Take an innovation -------------------------------------------------

const takeInnovation: Step<Turn> = {
  id: 'innovation',
  rule: rule('AOI-A2'),
  when: {
    why: m('skip.noInnovation'),
    holds: ({ state, me }) =>
      state.round >= 3 && (state.innovations[me]?.length ?? 0) < LIMITS.innovations,
  },
  run: (table) => {
    const { state, me } = table.scene;
    const chosen = select(table, choose.innovation);
    if (chosen === undefined) return;
    state.display[state.display.indexOf(chosen)] = NONE;
    state.innovations[me]?.push(chosen);
    table.emit?.(rule('AOI-A2'), m('do.takeInnovation'), { innovation: innovationRef(chosen) });
  },
};

// ---- AOI-A3 Score points -------------------------------------------------------

const scorePoints: Step<Turn> = {
  id: 'score',
  rule: rule('AOI-A3'),
  when: { why: m('skip.noPoints'), holds: (turn) => pointsFor(turn) > 0 },
  run: (table) => score(table, rule('AOI-A3'), 'cards', pointsFor(table.scene)),
};

/** X-1 may come to less than nothing: then the step is skipped, because points are never lost. */
function pointsFor({ state, action }: Turn): number {
  return printedPoints(action.points ?? 0, xOf(state));
}

function printedPoints(points: Points, x: number): number {
  switch (points) {
    case 'X':
      return x;
    case 'X+1':
      return x + 1;
    case 'X-1':
      return x - 1;
    default:
      return points;
  }
}

// ---- AOI-A4 Transform and build ------------------------------------------------

const transformAndBuild: Step<Turn> = {
  id: 'build',
  rule: rule('AOI-A4'),
  run: (table) => {
    const { state, me, action, byFaction } = table.scene;
    if (stockOf(state, me, WORKSHOP) === 0) {
      table.emit?.(rule('AOI-A4'), m('see.noWorkshop'));
      run(table, upgrade);
      return;
    }
    measure(table.scene);
    const isWandering = byFaction && action.ignoreReach === true;
    const hex = select(table, isWandering ? choose.wanderHex : choose.buildHex);
    if (hex === undefined) {
      // AOI-Q11: with the same Support card.
      table.emit?.(rule('AOI-A4'), m('see.noHex'));
      run(table, upgrade);
      return;
    }
    build(table, hex);
  },
};

/** What the choice of a hex looks at, worked out once (AOI-TB1, AOI-TB2, AOI-A4). */
function measure(turn: Turn): void {
  const { state, support } = turn;
  const marked = groupOf(state, 'marked');
  const unmarked = groupOf(state, 'unmarked');
  const shipping = automaShipping(state);
  turn.fromHumans = distancesFrom(state, humanBuildings(state));
  turn.fromMarked = distancesFrom(state, marked);
  turn.fromUnmarked = distancesFrom(state, unmarked);
  turn.gap = gapBetween(turn.fromMarked, unmarked);
  const fromMarked = reachOf(state, marked, shipping);
  turn.isLinked = unmarked.some((hex) => fromMarked[hex] === 1);
  turn.inReach =
    support.structureGroup === 'marked' ? fromMarked : reachOf(state, unmarked, shipping);
}

function build(table: TurnTable, hex: Hex): void {
  const { state, me } = table.scene;
  const by = rule('AOI-A4');
  if (terrainAt(state, hex) !== state.native) {
    state.terrain[hex] = state.native;
    table.emit?.(by, m('do.transform'), { at: hexRef(hex), terrain: terrainRef(state.native) });
  }
  // AOI-Q2: a tie gets no token, whatever the Support card says.
  const isMarked = choose.wouldBeMarked(table.scene, hex);
  putBuilding(state, hex, me, WORKSHOP);
  state.marked[hex] = isMarked ? 1 : 0;
  table.emit?.(by, isMarked ? m('do.buildMarked') : m('do.build'), { at: hexRef(hex) });
  afterBuilding(table, hex);
}

// ---- AOI-A5 Upgrade ------------------------------------------------------------

const upgrade: Step<Turn> = {
  id: 'upgrade',
  rule: rule('AOI-A5'),
  run: (table) => {
    const { state, me } = table.scene;
    const hex = select(table, choose.upgradeHex);
    if (hex === undefined) {
      table.emit?.(rule('AOI-A5'), m('see.noUpgrade'));
      return;
    }
    const from = buildingAt(state, hex);
    const to = upgradeOf(state, me, from);
    putBuilding(state, hex, me, to);
    table.emit?.(rule('AOI-A5'), m('do.upgrade'), {
      at: hexRef(hex),
      from: buildingRef(from),
      to: buildingRef(to),
    });
    afterBuilding(table, hex);
  },
};

/** AOI-G5, and AOI-F7: the Powermongers advance when a human gained 2 or more. */
function afterBuilding(table: TurnTable, hex: Hex): void {
  const gained = offerPower(table, hex);
  if (table.scene.state.config.faction !== 'powermongers' || gained < 2) return;
  const discipline = select(table, choose.powermongersDiscipline);
  if (discipline !== undefined) climb(table, discipline, 1);
}

// ---- AOI-A6 Block a spell and a book action --------------------------------------

const block: Step<Turn> = {
  id: 'block',
  rule: rule('AOI-A6'),
  run: (table) => {
    const { state } = table.scene;
    // AOI-Q5: two parts, each tried for itself.
    const spell = select(table, choose.spell);
    if (spell !== undefined) {
      state.spells[spell] = true;
      table.emit?.(rule('AOI-A6'), m('do.blockSpell'), { spell: spellRef(spell) });
    }
    const book = select(table, choose.bookAction);
    if (book !== undefined) {
      state.books[state.bookActions.indexOf(book)] = true;
      table.emit?.(rule('AOI-Q5'), m('do.blockBook'), { book: ref('book', book) });
    }
  },
};

// ---- AOI-A7 and AOI-A8: science --------------------------------------------------

const sendAScholar: Step<Turn> = {
  id: 'scholar',
  rule: rule('AOI-A7'),
  run: (table) => {
    const { state, me } = table.scene;
    const discipline = select(table, choose.scholarDiscipline);
    if (discipline === undefined) return;
    const canSend = scholarsLeft(state, me) > 0 && freeSpace(state, discipline) !== NONE;
    if (!canSend) {
      climb(table, discipline, 1);
      return;
    }
    const n = advance(state, me, discipline, sendScholar(state, me, discipline));
    table.emit?.(rule('AOI-A7'), m('do.sendScholar'), {
      discipline: disciplineRef(discipline),
      n,
      level: levelOf(state, me, discipline),
    });
  },
};

/** Also the Druids' two levels (AOI-F3). */
const advanceOne: Step<Turn> = {
  id: 'advance',
  rule: rule('AOI-A8'),
  run: (table) => {
    const discipline = select(table, choose.advanceDiscipline);
    if (discipline !== undefined) climb(table, discipline, table.scene.action.levels ?? 1);
  },
};

function climb(table: TurnTable, discipline: Discipline, levels: number): void {
  const { state, me } = table.scene;
  const n = advance(state, me, discipline, levels);
  table.emit?.(rule('AOI-A8'), m('do.advance'), {
    discipline: disciplineRef(discipline),
    n,
    level: levelOf(state, me, discipline),
  });
}

// ---- AOI-F8 and AOI-F9: the known parts of cards whose text is not known ------------

const placeTool: Step<Turn> = {
  id: 'tool',
  rule: rule('AOI-F8'),
  run: (table) => {
    const { state } = table.scene;
    table.scene.fromHumans = distancesFrom(state, humanBuildings(state));
    const hex = select(table, choose.toolHex);
    if (hex === undefined) return;
    state.tool[hex] = 1;
    table.emit?.(rule('AOI-F8'), m('do.placeTool'), { at: hexRef(hex) });
  },
};

/** How fallow land arises is printed on the card only: so the human chooses by the card. */
const turnFallow: Step<Turn> = {
  id: 'fallow',
  rule: rule('AOI-F9'),
  run: (table) => {
    table.ask({
      rule: rule('AOI-F9'),
      channel: 'human',
      ask: message(m('ask.fallow')),
      answers: ['done', 'none'],
      ref: (id) => ref('answer', id),
    });
  },
};

/** What stands on the printed card besides: put to the human, who has it before them. */
const readYourCard: Step<Turn> = {
  id: 'readYourCard',
  rule: rule('AOI-Q20'),
  run: (table) => {
    const n = askForCardPoints(table, 15);
    if (n > 0) score(table, rule('AOI-Q20'), 'faction', n);
  },
};

export function askForCardPoints(table: TurnTable, most: number): number {
  return table.ask({
    rule: rule('AOI-Q20'),
    channel: 'human',
    ask: message(m('ask.readCard'), {
      faction: ref('automaFaction', table.scene.state.config.faction),
    }),
    answers: Array.from({ length: most + 1 }, (_, n) => n),
    ref: (n) => ref('points', n),
  });
}

// ---- AOI-A1 Faction action -------------------------------------------------------

const factionAction: Step<Turn> = {
  id: 'faction',
  rule: rule('AOI-A1'),
  run: (table) => {
    const turn = table.scene;
    const { faction } = turn.state.facts;
    turn.byFaction = true;
    // AOI-Q10: a build that becomes an upgrade does not end the list.
    for (const action of faction.actions) {
      turn.action = action;
      run(table, STEPS[action.type]);
    }
    turn.byFaction = false;
    if (!faction.complete) run(table, readYourCard);
  },
};

const STEPS: Readonly<Record<ActionType, Step<Turn>>> = {
  faction: factionAction,
  take_innovation: takeInnovation,
  score: scorePoints,
  transform_build: transformAndBuild,
  upgrade,
  block_spell_book: block,
  send_scholar: sendAScholar,
  advance_discipline: advanceOne,
  symbionts_place_tool: placeTool,
  blight_turn_fallow: turnFallow,
};

/** AOI-T3: every entry of the card, from top to bottom; AOI-G7: maybe none that can be done. */
export function performAll(table: TurnTable, actions: readonly Action[]): void {
  for (const action of actions) {
    table.scene.action = action;
    run(table, STEPS[action.type]);
  }
}
