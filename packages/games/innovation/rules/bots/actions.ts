import { NONE } from '@empty-chair/kernel/ids';
import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { humanBuildings } from '../board.ts';
import type { Action, ActionType, Discipline, Points } from '../content.ts';
import { LIMITS, WORKSHOP } from '../content.ts';
import { distancesFrom } from '../distance.ts';
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
import type { State } from '../state.ts';
import {
  buildingAt,
  innovationsOf,
  levelOf,
  setTerrain,
  stockOf,
  terrainAt,
  xOf,
} from '../state.ts';
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
import type { Survey } from './survey.ts';
import { survey, wouldBeMarked } from './survey.ts';
import type { Turn, TurnTable } from './turn.ts';

/** One entry of a card, while it is being done. */
interface Entry extends Turn {
  readonly action: Action;
}
type EntryTable = Table<Entry>;

/** Section 5 of the rules: one step for each kind of entry on a card. */
const STEPS: Readonly<Record<ActionType, Step<Entry>>> = {
  faction: { id: 'faction', rule: rule('AOI-A1'), run: factionAction },
  take_innovation: {
    id: 'innovation',
    rule: rule('AOI-A2'),
    when: { why: m('skip.noInnovation'), holds: mayTakeInnovation },
    run: takeInnovation,
  },
  score: {
    id: 'score',
    rule: rule('AOI-A3'),
    when: { why: m('skip.noPoints'), holds: (entry) => pointsFor(entry) > 0 },
    run: (table, by) => score(table, by, 'cards', pointsFor(table.scene)),
  },
  transform_build: { id: 'build', rule: rule('AOI-A4'), run: transformAndBuild },
  upgrade: { id: 'upgrade', rule: rule('AOI-A5'), run: upgrade },
  block_spell_book: { id: 'block', rule: rule('AOI-A6'), run: block },
  send_scholar: { id: 'scholar', rule: rule('AOI-A7'), run: scholarAction },
  advance_discipline: { id: 'advance', rule: rule('AOI-A8'), run: advanceOne },
  // The known parts of cards whose text is not known.
  symbionts_place_tool: { id: 'tool', rule: rule('AOI-F8'), run: placeTool },
  blight_turn_fallow: { id: 'fallow', rule: rule('AOI-F9'), run: turnFallow },
};

/** What stands on the printed card besides: put to the human, who has it before them. */
const READ_YOUR_CARD: Step<Turn> = {
  id: 'readYourCard',
  rule: rule('AOI-Q20'),
  run: (table, by) => {
    const n = askForCardPoints(table, LIMITS.cardPoints);
    if (n > 0) score(table, by, 'faction', n);
  },
};

/**
 * AOI-T3: every entry of the card, from top to bottom. AOI-G6: what cannot be done is skipped, and the
 * next entry is tried; AOI-G7: maybe there is none that can be done.
 */
export function performAll(table: TurnTable, actions: readonly Action[]): void {
  for (const action of actions) {
    runSteps(within(table, { ...table.scene, action }), [STEPS[action.type]]);
  }
}

// ---- AOI-A1 Faction action -------------------------------------------------------

/** AOI-Q10: a build that becomes an upgrade does not end the list. */
function factionAction(table: EntryTable): void {
  const { faction } = table.scene.state.facts;
  performAll(table, faction.actions);
  if (!faction.complete) runSteps(table, [READ_YOUR_CARD]);
}

/** AOI-Q25: what achievements give is known as soon as they are reached, and asked for each time. */
export function askForCardPoints(table: Table<{ readonly state: State }>, most: number): number {
  const hasAchievements = table.scene.state.facts.faction.id === 'gognomes';
  return table.ask({
    rule: hasAchievements ? rule('AOI-Q25') : rule('AOI-Q20'),
    channel: 'human',
    ask: message(hasAchievements ? m('ask.goals') : m('ask.readCard'), {
      faction: ref('automaFaction', table.scene.state.config.faction),
    }),
    answers: Array.from({ length: most + 1 }, (_, n) => n),
    ref: (n) => ref('points', n),
  });
}

// ---- AOI-A2 Take an innovation -------------------------------------------------

function mayTakeInnovation({ state, me }: Turn): boolean {
  return (
    state.round >= LIMITS.innovationRound && innovationsOf(state, me).length < LIMITS.innovations
  );
}

function takeInnovation(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const chosen = select(table, choose.innovation);
  if (chosen === undefined) return;
  state.display[state.display.indexOf(chosen)] = NONE;
  state.innovations[me]?.push(chosen);
  table.emit?.(by, m('do.takeInnovation'), { innovation: innovationRef(chosen) });
}

// ---- AOI-A3 Score points -------------------------------------------------------

/** X-1 may come to less than nothing: then the step is skipped, because points are never lost. */
function pointsFor({ state, action }: Entry): number {
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

function transformAndBuild(table: EntryTable, by: RuleId): void {
  const { state, me, action } = table.scene;
  if (stockOf(state, me, WORKSHOP) === 0) {
    table.emit?.(by, m('see.noWorkshop'));
    runSteps(table, [STEPS.upgrade]);
    return;
  }
  const land = survey(table.scene, action);
  const hex = select(table, action.ignoreReach ? choose.wanderHex : choose.buildHex, land);
  if (hex === undefined) {
    // AOI-Q11: with the same Support card.
    table.emit?.(by, m('see.noHex'));
    runSteps(table, [STEPS.upgrade]);
    return;
  }
  build(table, by, hex, land);
}

function build(table: TurnTable, by: RuleId, hex: Hex, land: Survey): void {
  const { state, me } = table.scene;
  if (terrainAt(state, hex) !== state.native) {
    setTerrain(state, hex, state.native);
    table.emit?.(by, m('do.transform'), { at: hexRef(hex), terrain: terrainRef(state.native) });
  }
  // AOI-Q2: a tie gets no token, whatever the Support card says.
  const isMarked = wouldBeMarked(land, hex);
  putBuilding(state, hex, me, WORKSHOP);
  state.marked[hex] = isMarked ? 1 : 0;
  table.emit?.(by, isMarked ? m('do.buildMarked') : m('do.build'), { at: hexRef(hex) });
  afterBuilding(table, hex);
}

// ---- AOI-A5 Upgrade ------------------------------------------------------------

function upgrade(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const hex = select(table, choose.upgradeHex);
  if (hex === undefined) {
    table.emit?.(by, m('see.noUpgrade'));
    return;
  }
  const from = buildingAt(state, hex);
  const to = select(table, choose.upgradeTo, from);
  if (to === undefined) return;
  putBuilding(state, hex, me, to);
  table.emit?.(by, m('do.upgrade'), {
    at: hexRef(hex),
    from: buildingRef(from),
    to: buildingRef(to),
  });
  afterBuilding(table, hex);
}

/** AOI-G5, and AOI-F7: the Powermongers advance when a human gained 2 or more. */
function afterBuilding(table: TurnTable, hex: Hex): void {
  const gained = offerPower(table, hex);
  const { advancesFromPower } = table.scene.state.facts.faction;
  if (advancesFromPower === undefined || gained < advancesFromPower) return;
  const discipline = select(table, choose.powermongersDiscipline);
  if (discipline !== undefined) climb(table, discipline, 1);
}

// ---- AOI-A6 Block a spell and a book action --------------------------------------

/** AOI-Q5: two parts, each tried for itself; read strictly, the action ends with its first condition. */
function block(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const spell = select(table, choose.spell);
  if (spell !== undefined) {
    state.spells[spell] = true;
    table.emit?.(by, m('do.blockSpell'), { spell: spellRef(spell) });
  } else if (state.config.options.block === 'strict') return;
  const book = select(table, choose.bookAction);
  if (book !== undefined) {
    state.books[state.bookActions.indexOf(book)] = true;
    table.emit?.(rule('AOI-Q5'), m('do.blockBook'), { book: ref('book', book) });
  }
}

// ---- AOI-A7 and AOI-A8: science --------------------------------------------------

function scholarAction(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const discipline = select(table, choose.scholarDiscipline);
  if (discipline === undefined) return;
  const canSend = scholarsLeft(state, me) > 0 && freeSpace(state, discipline) !== NONE;
  if (!canSend) {
    climb(table, discipline, 1);
    return;
  }
  const n = advance(state, me, discipline, sendScholar(state, me, discipline));
  table.emit?.(by, m('do.sendScholar'), {
    discipline: disciplineRef(discipline),
    n,
    level: levelOf(state, me, discipline),
  });
}

/** Also the Druids' two levels (AOI-F3). */
function advanceOne(table: EntryTable): void {
  const discipline = select(table, choose.advanceDiscipline);
  if (discipline !== undefined) climb(table, discipline, table.scene.action.levels ?? 1);
}

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

function placeTool(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const hex = select(table, choose.toolHex, distancesFrom(state, humanBuildings(state)));
  if (hex === undefined) return;
  state.tool[hex] = 1;
  table.emit?.(by, m('do.placeTool'), { at: hexRef(hex) });
}

/** How fallow land arises is printed on the card only: so the human turns its markers by the card. */
function turnFallow(table: TurnTable, by: RuleId): void {
  table.ask({
    rule: by,
    channel: 'human',
    ask: message(m('ask.fallow')),
    answers: ['done', 'none'],
    ref: (id) => ref('answer', id),
  });
}
