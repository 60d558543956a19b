import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import type { Facts } from './facts.ts';
import { enemiesOf, factionOn, hostileTo, neighboursOf, riversFrom } from './facts.ts';
import { areHired, lentTo } from './hired.ts';
import type { Clearing, Faction, Item, Kind, Suit } from './pieces.ts';
import {
  BIRD,
  baseOf,
  CLEARINGS,
  EYRIE,
  GARDEN,
  ITEMS,
  isVagabond,
  KEEP,
  LIZARDS,
  MARQUISE,
  RIVERFOLK,
  SYMPATHY,
} from './pieces.ts';
import { isHeldFast } from './plots.ts';
import { hasEffect } from './screen/effect-cards.ts';
import { isScorched, unscorched } from './screen/scorched.ts';
import type { Place, State } from './state.ts';
import {
  BLOCKED,
  BUILDINGS,
  CRAFTED,
  cell,
  FERRY,
  FERRY_USED,
  ferryOf,
  OPENED_PATHS,
  PAWNS,
  PIECES,
  pieceSupply,
  piecesAt,
  RUINS,
  SEAT,
  SERVICES,
  SOLD,
  suitOf,
  TOKENS,
  WARRIORS,
  warriorsAt,
} from './state.ts';

const RIVERBOATS = SOLD + SERVICES.indexOf('riverboats');

/** Questions about the board. None of them changes anything. */

/** Hired out, the Riverfolk's warriors are no pieces that anybody could aim at (B-80). */
const isHiredOut = (state: State, faction: Faction): boolean =>
  faction === RIVERFOLK && state.facts.sellsServices && areHired(state);

/** Warriors, buildings, tokens and the pawn. */
export function piecesOf(state: State, faction: Faction, clearing: Clearing): number {
  const { cells } = state;
  const at = faction * CLEARINGS + clearing;
  return (
    (isHiredOut(state, faction) ? 0 : (cells[WARRIORS + at] as number)) +
    (cells[BUILDINGS + at] as number) +
    (cells[TOKENS + at] as number) +
    (cells[PAWNS + faction] === clearing ? 1 : 0)
  );
}

/** Who may attack: a faction with warriors there, or a Vagabond with his pawn. */
export const hasFighters = (state: State, faction: Faction, clearing: Clearing): boolean =>
  warriorsAt(state, faction, clearing) > 0 ||
  (isVagabond(faction) && state.cells[PAWNS + faction] === clearing);

/** What counts for rule: warriors, with those of the Riverfolk that are lent (9.2.3.III), and buildings. */
export function strength(state: State, faction: Faction, clearing: Clearing): number {
  const { cells, facts } = state;
  const at = faction * CLEARINGS + clearing;
  const pieces = (cells[WARRIORS + at] as number) + (cells[BUILDINGS + at] as number);
  const own = state.screen === undefined ? pieces : pieces + soup(state, faction, clearing);
  if (!facts.sellsServices) return own;
  return isHiredOut(state, faction) ? 0 : own + lentTo(state, faction, clearing);
}

/** H-34: with the Soup Kitchens each token counts two. */
const soup = (state: State, faction: Faction, clearing: Clearing): number =>
  hasEffect(state, faction, 'soupKitchens')
    ? 2 * (state.cells[TOKENS + faction * CLEARINGS + clearing] as number)
    : 0;

/** The strength that the faction has to beat (or, for the Eyrie, to equal) in the clearing. */
export function bestRival(state: State, faction: Faction, clearing: Clearing): number {
  const { facts } = state;
  const others = enemiesOf(facts, faction);
  let best = 0;
  for (let i = 0; i < others.length; i += 1) {
    const theirs = strength(state, others[i] as Faction, clearing);
    if (theirs > best) best = theirs;
  }
  return facts.config.team ? Math.max(best, strengthOfTeam(state, others, clearing)) : best;
}

/** In the team variant humans count together. */
function strengthOfTeam(state: State, among: readonly Faction[], clearing: Clearing): number {
  let sum = 0;
  for (const faction of among) {
    if (state.facts.botOf[faction] === undefined) sum += strength(state, faction, clearing);
  }
  return sum;
}

/** A garden rules against everybody, the Eyrie included (law.garden: 10.2.4; 8.2.1). */
const gardenAt = (state: State, clearing: Clearing): boolean =>
  piecesAt(state, GARDEN, clearing) > 0;

/** law.2.5: most warriors and buildings; ties rule for the Eyrie alone, and nobody an empty one (5.2.1, law.7.2.2). */
export function rules(state: State, faction: Faction, clearing: Clearing): boolean {
  if (gardenAt(state, clearing)) return faction === LIZARDS;
  if (state.facts.config.team) return rulesAmongTeam(state, faction, clearing);
  const own = strength(state, faction, clearing);
  if (own === 0) return false;
  const most = faction === EYRIE ? own : own - 1;
  const others = enemiesOf(state.facts, faction);
  for (let i = 0; i < others.length; i += 1) {
    if (strength(state, others[i] as Faction, clearing) > most) return false;
  }
  return true;
}

/** In the team variant a teammate is no rival. */
function rulesAmongTeam(state: State, faction: Faction, clearing: Clearing): boolean {
  const { botOf, humans } = state.facts;
  const inTeam = botOf[faction] === undefined;
  const own = inTeam ? strengthOfTeam(state, humans, clearing) : strength(state, faction, clearing);
  if (own === 0) return false;
  const rival = inTeam ? bestBot(state, clearing) : bestRival(state, faction, clearing);
  return faction === EYRIE ? own >= rival : own > rival;
}

function bestBot(state: State, clearing: Clearing): number {
  const { botOf, factions } = state.facts;
  let best = 0;
  for (const faction of factions) {
    if (botOf[faction] !== undefined) best = Math.max(best, strength(state, faction, clearing));
  }
  return best;
}

/** Who rules the clearing, or NONE. */
export function rulerOf(state: State, clearing: Clearing): Faction {
  for (const faction of state.facts.factions) {
    if (rules(state, faction, clearing)) return faction;
  }
  return NONE;
}

/** The warriors the Eyrie must leave so that it still rules. */
export function neededToRule(state: State, clearing: Clearing): number {
  const buildings = strength(state, EYRIE, clearing) - warriorsAt(state, EYRIE, clearing);
  const rival = bestRival(state, EYRIE, clearing);
  return Math.max(0, Math.max(rival, 1) - buildings);
}

/** Sums over the factions that the bot may choose as targets. */
export function enemyPieces(state: State, faction: Faction, clearing: Clearing): number {
  const others = hostileTo(state.facts, faction);
  let sum = 0;
  for (let i = 0; i < others.length; i += 1) sum += piecesOf(state, others[i] as Faction, clearing);
  return sum;
}

/** None of the Riverfolk while they are hired out (B-80). */
export const warriorsToAimAt = (state: State, faction: Faction, clearing: Clearing): number =>
  isHiredOut(state, faction) ? 0 : warriorsAt(state, faction, clearing);

export function enemyWarriors(state: State, faction: Faction, clearing: Clearing): number {
  const others = hostileTo(state.facts, faction);
  let sum = 0;
  for (let i = 0; i < others.length; i += 1) {
    sum += warriorsToAimAt(state, others[i] as Faction, clearing);
  }
  return sum;
}

export function enemyBuildings(state: State, faction: Faction, clearing: Clearing): number {
  const others = hostileTo(state.facts, faction);
  let sum = 0;
  for (let i = 0; i < others.length; i += 1) {
    sum += state.cells[BUILDINGS + (others[i] as Faction) * CLEARINGS + clearing] as number;
  }
  return sum;
}

/** Buildings whose owner has no warrior beside them. */
export function defenselessBuildings(state: State, faction: Faction, clearing: Clearing): number {
  const others = hostileTo(state.facts, faction);
  let sum = 0;
  for (let i = 0; i < others.length; i += 1) {
    const other = others[i] as Faction;
    if (warriorsAt(state, other, clearing) > 0) continue;
    sum += state.cells[BUILDINGS + other * CLEARINGS + clearing] as number;
  }
  return sum;
}

/** A bird order matches every clearing (2.7, B-04). */
export const matches = (state: State, clearing: Clearing, suit: Suit): boolean =>
  suit === BIRD || suitOf(state, clearing) === suit;

export const isSympathetic = (state: State, clearing: Clearing): boolean =>
  piecesAt(state, SYMPATHY, clearing) > 0;

/** All that a ruin and the Scoundrel's items leave, as if nobody had built there. */
export const slotsWithoutBuildings = ({ cells, facts }: State, clearing: Clearing): number =>
  (facts.slots[clearing] as number) -
  (cells[RUINS + clearing] as number) -
  (cells[BLOCKED + clearing] as number);

/** law.2.2: each slot holds one building, or a ruin. */
export function openSlots(state: State, clearing: Clearing): number {
  const { cells, facts } = state;
  let open = slotsWithoutBuildings(state, clearing);
  const { factions } = facts;
  for (let i = 0; i < factions.length; i += 1) {
    open -= cells[BUILDINGS + (factions[i] as Faction) * CLEARINGS + clearing] as number;
  }
  return open;
}

/**
 * Only the Marquise may place pieces beside her keep (4.2.1, law.6.2.2), whatever else allows it (law.1.1.2), and no
 * human where a Snare lies. Bots choose as if it were not there (11.8.2).
 */
export const mayPlace = (state: State, faction: Faction, clearing: Clearing): boolean =>
  (faction === MARQUISE || piecesAt(state, KEEP, clearing) === 0) &&
  !isHeldFast(state, faction, clearing) &&
  !isScorched(state, clearing);

/** The law's rule for moving: the mover rules the origin, the destination, or both, as things stand now (H-09). */
export const mayMove = (state: State, faction: Faction, from: Clearing, to: Clearing): boolean =>
  (rules(state, faction, from) || rules(state, faction, to)) && !isHeldFast(state, faction, from);

/** Whether the path between the clearings is closed, and nobody has opened it: no path for humans (law.M.4). */
export const isShut = (state: State, one: Clearing, other: Clearing): boolean =>
  state.facts.map.closedPaths.some(
    ([a, b], index) =>
      state.cells[OPENED_PATHS + index] === 0 &&
      ((a === one + 1 && b === other + 1) || (a === other + 1 && b === one + 1)),
  );

/** Neighbours for a bot's move, by number: closed paths are paths, and the Ferry links the coast (A-44, law.M.3). */
export function moveTargets(state: State, from: Clearing): readonly Clearing[] {
  const { cells, facts } = state;
  const paths = neighboursOf(facts, from);
  const byPath = hasRiverboats(state) ? withRivers(facts, from, paths) : paths;
  if (cells[FERRY] !== from || cells[FERRY_USED] === 1) return unscorched(state, byPath);
  const byFerry = facts.coastal.filter((other) => other !== from && !byPath.includes(other));
  return unscorched(
    state,
    [...byPath, ...byFerry].sort((a, b) => a - b),
  );
}

/** 9.2.3.II: whoever is on turn has bought them. A Vagabot buys each of its river moves (B-82). */
const hasRiverboats = ({ facts, cells }: State): boolean =>
  facts.sellsServices &&
  (cells[RIVERBOATS] as number) > 0 &&
  facts.botOf[factionOn(facts, cells[SEAT] as Seat)]?.bot !== 'vagabot';

/** These, and what is next to it by river, which is no path but to some (law.2.3), by number. */
export function withRivers(
  facts: Facts,
  from: Clearing,
  targets: readonly Clearing[],
): readonly Clearing[] {
  const byRiver = riversFrom(facts, from).filter((other) => !targets.includes(other));
  return [...targets, ...byRiver].sort((a, b) => a - b);
}

/** Whether the Ferry lies anywhere and has not been used this turn. */
export const hasFerryToRide = ({ cells }: State): boolean =>
  cells[FERRY] !== NONE && cells[FERRY_USED] === 0;

/** Whether the move is by the Ferry: from where it lies to another coast without a path, once a turn. */
export function isByFerry(state: State, from: Place, to: Clearing): boolean {
  const ferry = ferryOf(state);
  return (
    ferry === from &&
    cell(state, FERRY_USED) === 0 &&
    state.facts.coastal.includes(to) &&
    !neighboursOf(state.facts, ferry).includes(to)
  );
}

export function nextToSympathy(state: State, clearing: Clearing): boolean {
  const neighbours = neighboursOf(state.facts, clearing);
  for (let i = 0; i < neighbours.length; i += 1) {
    if (isSympathetic(state, neighbours[i] as Clearing)) return true;
  }
  return false;
}

/** The base of the clearing's suit. */
export const baseFor = (state: State, clearing: Clearing): Kind => baseOf(suitOf(state, clearing));

export const baseOnBoard = (state: State, clearing: Clearing): boolean =>
  pieceSupply(state, baseFor(state, clearing)) > 0;

export function onMap(state: State, kind: Kind): number {
  let sum = 0;
  for (let clearing = 0 as Clearing; clearing < CLEARINGS; clearing++) {
    sum += state.cells[PIECES + kind * CLEARINGS + clearing] as number;
  }
  return sum;
}

export function craftedItems(state: State, faction: Faction): number {
  let sum = 0;
  for (let item = 0 as Item; item < ITEMS; item++) {
    sum += state.cells[CRAFTED + faction * ITEMS + item] as number;
  }
  return sum;
}

/** A bot, not a player (2.6). */
export const isBot = (state: State, faction: Faction): boolean =>
  state.facts.botOf[faction] !== undefined;
