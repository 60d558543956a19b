import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { isBot, isByFerry, mayPlace, openSlots, piecesOf, warriorsToAimAt } from './board.ts';
import { bots, common } from './content.ts';
import { losePlot } from './corvids.ts';
import { costOfErrors } from './duchy.ts';
import { hasTrait, itemOnCard } from './facts.ts';
import { loseSoul, robotRevenge } from './lizards.ts';
import { suffersOutrage } from './outrage.ts';
import type { Card, Clearing, Faction, Item, Kind } from './pieces.ts';
import {
  ALLIANCE,
  buildingsOf,
  CLEARINGS,
  EYRIE,
  GARDEN,
  ITEMS,
  isBase,
  isBuilding,
  isVagabond,
  KEEP,
  kindsOf,
  ownerOf,
  PLOT,
  RIVERFOLK,
  removalOrderOf,
  SYMPATHY,
  suitOfBase,
  TRADE_POST,
} from './pieces.ts';
import { springsSnare } from './plots.ts';
import { score } from './points.ts';
import { disruptTrade } from './riverfolk.ts';
import type { RootTable } from './scene.ts';
import { basesFirst, losesBase } from './screen/base-lost.ts';
import { tellBrokers } from './screen/broker.ts';
import { arePartners } from './screen/dominant.ts';
import { noteFallen } from './screen/fallen.ts';
import { isOnScreen, isPerson } from './screen/play.ts';
import { askLostSupporters } from './spent-cards.ts';
import type { State } from './state.ts';
import {
  BUILDINGS,
  CRAFTED,
  FERRY,
  FERRY_USED,
  ITEM_SUPPLY,
  itemSupply,
  PIECE_SUPPLY,
  PIECES,
  PIECES_GONE,
  pieceSupply,
  piecesAt,
  suitOf,
  TOKENS,
  WARRIOR_SUPPLY,
  WARRIORS,
  warriorSupply,
} from './state.ts';
import { clearingRef, factionRef, itemRef, kindRef, m, rule } from './words.ts';

/**
 * The few verbs that move pieces and points. Each conserves what it moves and tells the table what
 * to do; `by` is the rule that demands it.
 */

const add = (state: State, index: number, n: number): void => {
  state.cells[index] = (state.cells[index] as number) + n;
};

// ---- warriors ------------------------------------------------------------------

/** Places as many as the supply holds (law.1.5.1), unless a Snare holds a bot back, and says how many that were. */
export function placeWarriors(
  table: RootTable,
  faction: Faction,
  clearing: Clearing,
  wanted: number,
  by: RuleId,
): number {
  const { state } = table.scene;
  const n = Math.min(wanted, warriorSupply(state, faction));
  if (n <= 0 || !mayPlace(state, faction, clearing)) return 0;
  if (isHeldBack(table, faction, clearing)) return 0;
  add(state, WARRIORS + faction * CLEARINGS + clearing, n);
  add(state, WARRIOR_SUPPLY + faction, -n);
  table.emit?.(by, m('do.placeWarriors'), {
    faction: factionRef(faction),
    n,
    at: clearingRef(clearing),
  });
  return n;
}

export function removeWarriors(
  table: RootTable,
  faction: Faction,
  clearing: Clearing,
  n: number,
  by: RuleId,
): void {
  if (n <= 0) return;
  const { state } = table.scene;
  add(state, WARRIORS + faction * CLEARINGS + clearing, -n);
  add(state, WARRIOR_SUPPLY + faction, n);
  noteFallen(state, faction, clearing, n);
  table.emit?.(by, m('do.removeWarriors'), {
    faction: factionRef(faction),
    n,
    at: clearingRef(clearing),
  });
}

/** One warrior gives way to another: neither is removed (law.G.23). */
export function replaceWarrior(
  table: RootTable,
  { from, to, at, by }: { from: Faction; to: Faction; at: Clearing; by: RuleId },
): void {
  const { state } = table.scene;
  add(state, WARRIORS + from * CLEARINGS + at, -1);
  add(state, WARRIOR_SUPPLY + from, 1);
  table.emit?.(by, m('do.removeWarriors'), {
    faction: factionRef(from),
    n: 1,
    at: clearingRef(at),
  });
  placeWarriors(table, to, at, 1, by);
}

export interface Move {
  readonly faction: Faction;
  readonly from: Clearing;
  readonly to: Clearing;
  readonly n: number;
}

/** Says whether they moved: a Snare may hold a bot back. */
export function moveWarriors(
  table: RootTable,
  { faction, from, to, n }: Move,
  by: RuleId,
): boolean {
  const { state } = table.scene;
  if (isHeldBack(table, faction, from)) return false;
  const ferry = isByFerry(state, from, to);
  add(state, WARRIORS + faction * CLEARINGS + from, -n);
  add(state, WARRIORS + faction * CLEARINGS + to, n);
  table.emit?.(by, m('do.moveWarriors'), {
    faction: factionRef(faction),
    n,
    from: clearingRef(from),
    to: clearingRef(to),
  });
  if (ferry) rideFerry(table, faction, to);
  suffersOutrage(table, faction, to);
  return true;
}

/** The Ferry goes along; a bot scores instead of drawing a card (law B.12.1.1). */
export function rideFerry(table: RootTable, faction: Faction, to: Clearing): void {
  const { state } = table.scene;
  state.cells[FERRY] = to;
  state.cells[FERRY_USED] = 1;
  table.emit?.(rule('B.12.1'), m('do.ferry'), { at: clearingRef(to) });
  if (isBot(state, faction)) score(table, faction, common.ferryVp, 'map', rule('B.12.1'));
}

// ---- buildings and tokens ---------------------------------------------------------

export const canBuild = (state: State, faction: Faction, clearing: Clearing): boolean =>
  mayPlace(state, faction, clearing) && openSlots(state, clearing) > 0;

/** Says whether it was placed: a Snare may hold a bot back. A plot comes face down. */
export function placePiece(table: RootTable, kind: Kind, clearing: Clearing, by: RuleId): boolean {
  const { state } = table.scene;
  if (isHeldBack(table, ownerOf(kind), clearing)) return false;
  shiftPiece(state, kind, clearing, 1);
  add(state, PIECE_SUPPLY + kind, -1);
  const told = kind === PLOT ? m('do.placePlot') : m('do.placePiece');
  table.emit?.(by, told, { piece: kindRef(kind), at: clearingRef(clearing) });
  return true;
}

/**
 * 11.8.2: whether a Snare keeps a bot from putting a piece there or moving one away. It is gone with that, and
 * this clearing's part of the action with it (B-71, B-76); whatever else the bot does goes on.
 */
export function isHeldBack(table: RootTable, faction: Faction, clearing: Clearing): boolean {
  const { state } = table.scene;
  if (!springsSnare(state, faction, clearing)) return false;
  const by = rule('11.8.2');
  table.emit?.(by, m('do.snare'), { faction: factionRef(faction), at: clearingRef(clearing) });
  // B-70, B-79: a token removed like any other, unless the table says otherwise.
  if (state.facts.config.options.snareVp === 'zero') removePiece(table, PLOT, clearing, by);
  else destroyPiece(table, faction, PLOT, clearing, by);
  return true;
}

/** From one clearing to another: neither placed nor removed (B-46). */
export function movePiece(
  table: RootTable,
  kind: Kind,
  from: Clearing,
  to: Clearing,
  by: RuleId,
): void {
  const { state } = table.scene;
  shiftPiece(state, kind, from, -1);
  shiftPiece(state, kind, to, 1);
  table.emit?.(by, m('do.movePiece'), {
    piece: kindRef(kind),
    from: clearingRef(from),
    to: clearingRef(to),
  });
}

/** Takes a piece off the map without anybody scoring for it. */
export function removePiece(table: RootTable, kind: Kind, clearing: Clearing, by: RuleId): void {
  takeOff(table, kind, clearing, by);
  suffersLoss(table, kind, clearing);
}

function takeOff(table: RootTable, kind: Kind, clearing: Clearing, by: RuleId): void {
  const { state } = table.scene;
  shiftPiece(state, kind, clearing, -1);
  // A removed keep goes back to the box (4.2.1), and so does a trade post (law 11.2.5), not a bot's (9.2.2).
  const leaves = kind === KEEP || (kind === TRADE_POST && !isBot(state, RIVERFOLK));
  add(state, (leaves ? PIECES_GONE : PIECE_SUPPLY) + kind, 1);
  table.emit?.(by, m('do.removePiece'), { piece: kindRef(kind), at: clearingRef(clearing) });
  if (kind === KEEP) table.emit?.(rule('4.2.1'), m('do.keepGone'));
}

/** What the loss of a piece brings about. */
function suffersLoss(table: RootTable, kind: Kind, clearing: Clearing): void {
  if (isBase(kind)) crackdown(table, kind);
  if (kind === GARDEN) loseSoul(table);
  if (kind === PLOT) losePlot(table, clearing, placeWarriors);
}

export function shiftPiece(state: State, kind: Kind, clearing: Clearing, n: number): void {
  const owner = ownerOf(kind);
  const sums = isBuilding(kind) ? BUILDINGS : TOKENS;
  add(state, PIECES + kind * CLEARINGS + clearing, n);
  add(state, sums + owner * CLEARINGS + clearing, n);
}

/** 6.2.4: a lost base takes all sympathy of its suit with it. */
function crackdown(table: RootTable, base: Kind): void {
  const { state } = table.scene;
  if (!isBot(state, ALLIANCE)) {
    if (isOnScreen(state)) losesBase(table, base);
    else {
      table.emit?.(rule('law.base'), m('do.humanCrackdown'));
      askLostSupporters(table, suitOfBase(base));
    }
    return;
  }
  for (const clearing of state.facts.byPriority) {
    if (suitOf(state, clearing) !== suitOfBase(base)) continue;
    if (piecesAt(state, SYMPATHY, clearing) > 0) {
      removePiece(table, SYMPATHY, clearing, rule('6.2.4'));
    }
  }
}

/**
 * An enemy building or token is removed: the remover scores (law.3.2.1), or who made it battle (V.4), before the
 * loss brings anything about (law.4.3.6).
 */
export function destroyPiece(
  table: RootTable,
  remover: Faction,
  kind: Kind,
  clearing: Clearing,
  by: RuleId,
  scorer = remover,
): void {
  const { state } = table.scene;
  const owner = ownerOf(kind);
  takeOff(table, kind, clearing, by);
  const worthless = kind === SYMPATHY && hasTrait(state.facts, ALLIANCE, 'popularity');
  if (worthless) table.emit?.(rule('trait.popularity'), m('do.noPoints'));
  else score(table, scorer, common.removedPieceVp, 'removal', rule('law.removal'));
  if (remover === EYRIE && hasTrait(state.facts, EYRIE, 'warTax')) {
    score(table, owner, -1, 'warTax', rule('trait.warTax'));
  }
  suffersLoss(table, kind, clearing);
  if (kind === SYMPATHY) suffersOutrage(table, remover, clearing, true);
  if (kind === TRADE_POST) disruptTrade(table, remover);
}

/** "Remove all enemy pieces" (revolt, scorched earth, a favor): every faction's, whatever the table's pacts. */
export function destroyAll(
  table: RootTable,
  remover: Faction,
  clearings: readonly Clearing[],
  by: RuleId,
  onPawn: (faction: Faction) => void,
): void {
  costOfErrors(table, remover, () => {
    for (const clearing of basesFirst(table.scene.state, clearings)) {
      destroyAllAt(table, remover, clearing, by, onPawn);
    }
  });
}

function destroyAllAt(
  table: RootTable,
  remover: Faction,
  clearing: Clearing,
  by: RuleId,
  onPawn: (faction: Faction) => void,
): void {
  const { state } = table.scene;
  for (const faction of state.facts.factions) {
    if (faction === remover || arePartners(state, faction, remover)) continue;
    if (piecesOf(state, faction, clearing) === 0) continue;
    destroyAllOf(table, { remover, victim: faction, clearing, by });
    // Nothing of a Vagabond is removed: his pawn is what is there.
    if (isVagabond(faction)) onPawn(faction);
  }
}

interface Removal {
  readonly remover: Faction;
  readonly victim: Faction;
  readonly clearing: Clearing;
  readonly by: RuleId;
}

export function destroyAllOf(table: RootTable, { remover, victim, clearing, by }: Removal): void {
  const { state } = table.scene;
  const fallen = warriorsToAimAt(state, victim, clearing);
  removeWarriors(table, victim, clearing, fallen, by);
  for (const kind of isPerson(state, victim) ? kindsOf(victim) : removalOrderOf(victim)) {
    while (piecesAt(state, kind, clearing) > 0) destroyPiece(table, remover, kind, clearing, by);
  }
  robotRevenge(table, victim, fallen);
}

// ---- items ------------------------------------------------------------------

/** The card shows an item, and the supply has one. */
export function canCraft(state: State, card: Card): boolean {
  const item = card === NONE ? NONE : itemOnCard(state.facts, card);
  return item >= 0 && itemSupply(state, item) > 0;
}

/**
 * 1.1: an item card at no cost, for 1 point whatever is printed, while the supply lasts. Cards
 * without an item, persistent effects among them (1.1.3), are never crafted.
 */
export function craftForBot(table: RootTable, faction: Faction, item: Item): boolean {
  const { state } = table.scene;
  if (item < 0 || itemSupply(state, item) === 0) return false;
  add(state, ITEM_SUPPLY + item, -1);
  add(state, CRAFTED + faction * ITEMS + item, 1);
  table.emit?.(rule('1.1.1'), m('do.craft'), { item: itemRef(item) });
  tellBrokers(table, faction);
  score(table, faction, common.craftVp, 'craft', rule('1.1.2'));
  return true;
}

// ---- asking for more than one kind -----------------------------------------------

/** Buildings of the faction's kinds that stand in the clearing. */
export const buildingKindsAt = (
  state: State,
  faction: Faction,
  clearing: Clearing,
): readonly Kind[] => buildingsOf(faction).filter((kind) => piecesAt(state, kind, clearing) > 0);

export const isOnTrack = (state: State, kind: Kind): boolean => pieceSupply(state, kind) > 0;

/** Of the ten tokens (6.2.1). */
export const sympathyOnMap = (state: State): number =>
  bots.automatedAlliance.tracks.sympathy.length - pieceSupply(state, SYMPATHY);
