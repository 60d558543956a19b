import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { battle, canBattle } from './battle.ts';
import { discardFromPlay } from './battle-cards.ts';
import { hurtVagabond } from './battle-hits.ts';
import { isBot, isByFerry, mayPlace, piecesOf, rules } from './board.ts';
import { cardRef, dropCard, takeCard } from './chance.ts';
import { bots, common } from './content.ts';
import { correct } from './correct.ts';
import {
  canBuild,
  destroyAll,
  destroyPiece,
  moveWarriors,
  placePiece,
  placeWarriors,
  removePiece,
  removeWarriors,
  rideFerry,
} from './effects.ts';
import type { Input } from './input.ts';
import type { Clearing, Faction, Item, Kind } from './pieces.ts';
import {
  CLEARINGS,
  FACTION_IDS,
  ITEM_IDS,
  ITEMS,
  indexOfId,
  isVagabond,
  KIND_IDS,
  KIND_IS_BUILDING,
  KIND_OWNER,
  SYMPATHY,
} from './pieces.ts';
import { checkEnd, score } from './points.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import {
  CRAFTED,
  cell,
  FERRY_USED,
  FOREST,
  HUMANS,
  hasRuin,
  ITEM_SUPPLY,
  isOver,
  itemSupply,
  NO_ITEM,
  NOBODY,
  OPENED_PATHS,
  PAWNS,
  pawnOf,
  pieceSupply,
  piecesAt,
  RUINS,
  ruinItems,
  SEAT,
  scoreOf,
  TURN,
  takeRuinItem,
  UNKNOWN_ITEM,
  WINNER,
  warriorSupply,
  warriorsAt,
  winnerOf,
} from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

/**
 * Human turns are recorded, not policed: what is refused is what cannot be (more pieces than there
 * are). What happens to a bot on a human's turn is rules, and is resolved here.
 */
export function applyInput(table: RootTable, seat: Seat, input: Input): void {
  const { state } = table.scene;
  if (input.kind === 'correct') {
    correctFact(table, input.path, input.value);
    return;
  }
  if (isOver(state)) throw new Refused(kernelMessage('kernel.gameOver'));
  const me = state.facts.seatFactions[seat];
  const onTurn = cell(state, SEAT) === seat || OFF_TURN.includes(input.kind);
  if (me === undefined || isBot(state, me) || !onTurn) {
    throw new Refused(kernelMessage('kernel.notYourTurn'));
  }
  act(table, me, input);
}

/**
 * What a human also does while others are on turn: set up by hand before the first bot moves, bring
 * warriors back after a battle, score for what somebody else did.
 */
export const OFF_TURN: readonly Input['kind'][] = ['place', 'remove', 'score', 'discard', 'ambush'];

/** A corrected score can bring the end about, or take it back. */
function correctFact(table: RootTable, path: string, value: unknown): void {
  const { state } = table.scene;
  const faction = state.facts.factions.find((f) => path === `factions.${FACTION_IDS[f]}.score`);
  const before = faction === undefined ? 0 : scoreOf(state, faction);
  correct(state, path, value);
  if (faction === undefined) return;
  const team = winnerOf(state) === HUMANS && !isBot(state, faction);
  const hadWon = before >= common.winAt && (winnerOf(state) === faction || team);
  if (hadWon && scoreOf(state, faction) < common.winAt) state.cells[WINNER] = NOBODY;
  checkEnd(table, faction);
}

function act(table: RootTable, me: Faction, input: Exclude<Input, { kind: 'correct' }>): void {
  const { state } = table.scene;
  switch (input.kind) {
    case 'place':
      place(table, me, input.piece, input.n, input.at - 1);
      break;
    case 'remove':
      remove(table, me, input.piece, input.n, input.at - 1);
      break;
    case 'destroy':
      destroy(table, me, input);
      break;
    case 'clear':
      clearAll(table, me, input.at - 1);
      break;
    case 'explore':
      explore(table, me, input.at - 1);
      break;
    case 'move':
      move(table, me, input.n, input.from - 1, input.to - 1);
      break;
    case 'pawn':
      movePawn(table, me, input.to);
      break;
    case 'battle':
      startBattle(table, me, input);
      break;
    case 'ambush':
      ambush(state, input.attacker);
      break;
    case 'craft':
      craft(table, me, input.item, input.vp);
      break;
    case 'effect':
      playEffect(table, me, input.card);
      break;
    case 'discard':
      discardEffect(table, me, input.card);
      break;
    case 'score':
      score(table, me, input.n, 'play', rule('law.victory'));
      break;
    case 'give':
    case 'take':
      exchangeCard(table, input.kind, input.bot);
      break;
    case 'open':
      openPath(table, me, input.from, input.to);
      break;
    case 'pass':
      endTurn(table, me);
      break;
    case 'win':
      claimVictory(table, me);
      break;
  }
}

const refuse = (id: Parameters<typeof m>[0], params?: Parameters<typeof message>[1]): never => {
  throw new Refused(message(m(id), params));
};

const kindOf = (piece: string): Kind => indexOfId(KIND_IDS, piece);
const factionOf = (id: string): Faction => indexOfId(FACTION_IDS, id);

// ---- pieces -------------------------------------------------------------------

function place(table: RootTable, me: Faction, piece: string, n: number, at: Clearing): void {
  const { state } = table.scene;
  if (n < 1) refuse('no.zero');
  if (piece === 'warrior') {
    if (warriorSupply(state, me) < n) {
      refuse('no.supply', { faction: factionRef(me), n: warriorSupply(state, me) });
    }
    if (placeWarriors(table, me, at, n, rule('law.place')) < n) refuse('no.keep');
    return;
  }
  const kind = ownKind(me, piece);
  if (!mayPlace(state, me, at)) refuse('no.keep');
  for (let left = n; left > 0; left -= 1) {
    if (pieceSupply(state, kind) < 1) refuse('no.supply', { faction: factionRef(me), n: n - left });
    if (KIND_IS_BUILDING[kind] && !canBuild(state, me, at))
      refuse('no.slot', { at: clearingRef(at) });
    if (kind === SYMPATHY && piecesAt(state, kind, at) > 0) refuse('no.oneSympathy');
    placePiece(table, kind, at, rule('law.place'));
  }
}

function ownKind(me: Faction, piece: string): Kind {
  const kind = kindOf(piece);
  if (KIND_OWNER[kind] !== me) refuse('no.notYours', { piece: ref('piece', piece) });
  return kind;
}

function remove(table: RootTable, me: Faction, piece: string, n: number, at: Clearing): void {
  const { state } = table.scene;
  if (n < 1) refuse('no.zero');
  if (piece === 'warrior') {
    if (warriorsAt(state, me, at) < n) refuse('no.soMany', { at: clearingRef(at) });
    removeWarriors(table, me, at, n, rule('law.place'));
    return;
  }
  const kind = ownKind(me, piece);
  if (piecesAt(state, kind, at) < n) refuse('no.soMany', { at: clearingRef(at) });
  for (let left = n; left > 0; left -= 1) removePiece(table, kind, at, rule('law.place'));
}

function destroy(table: RootTable, me: Faction, input: Extract<Input, { kind: 'destroy' }>): void {
  const { state } = table.scene;
  const victim = factionOf(input.of);
  const at = input.at - 1;
  if (input.n < 1) refuse('no.zero');
  if (victim === me || state.facts.seatOf[victim] === -1) refuse('no.noEnemy');
  if (input.piece === 'warrior') {
    if (warriorsAt(state, victim, at) < input.n) refuse('no.soMany', { at: clearingRef(at) });
    removeWarriors(table, victim, at, input.n, rule('law.removal'));
    return;
  }
  const kind = kindOf(input.piece);
  if (KIND_OWNER[kind] !== victim) refuse('no.notTheirs', { piece: ref('piece', input.piece) });
  if (piecesAt(state, kind, at) < input.n) refuse('no.soMany', { at: clearingRef(at) });
  for (let left = input.n; left > 0; left -= 1) {
    destroyPiece(table, me, kind, at, rule('law.removal'));
  }
}

function clearAll(table: RootTable, me: Faction, at: Clearing): void {
  const { state } = table.scene;
  if (!(state.facts.enemies[me] ?? []).some((enemy) => piecesOf(state, enemy, at) > 0)) {
    refuse('no.noEnemyThere', { at: clearingRef(at) });
  }
  destroyAll(table, me, at, rule('law.removal'), (vagabond) => {
    table.emit?.(rule('7.2.1.I'), m('do.fullRemoval'));
    hurtVagabond(table, vagabond, bots.vagabot.numbers.fullRemovalDamage);
  });
}

// ---- moving and fighting ------------------------------------------------------------

/** By path, river, tunnel or card: recorded all the same. */
function move(table: RootTable, me: Faction, n: number, from: Clearing, to: Clearing): void {
  const { state } = table.scene;
  if (n < 1) refuse('no.zero');
  if (from === to) refuse('no.sameClearing');
  if (warriorsAt(state, me, from) < n) refuse('no.soMany', { at: clearingRef(from) });
  moveWarriors(table, { faction: me, from, to, n }, rule('law.move'));
}

function movePawn(table: RootTable, me: Faction, to: string): void {
  const { state } = table.scene;
  if (!isVagabond(me)) refuse('no.noPawn');
  const forest = state.facts.forestIds.indexOf(to);
  const clearing = Number(to) - 1;
  const isClearing = Number.isInteger(clearing) && clearing >= 0 && clearing < CLEARINGS;
  if (forest < 0 && !isClearing) refuse('no.noPlace', { place: ref('literal', to) });
  const from = pawnOf(state, me);
  const target = forest >= 0 ? FOREST + forest : clearing;
  if (from === target) refuse('no.sameClearing');
  state.cells[PAWNS + me] = target;
  if (forest >= 0) {
    table.emit?.(rule('law.move'), m('do.slip'), { forest: ref('forest', to) });
    return;
  }
  table.emit?.(rule('law.move'), m('do.movePawn'), { at: clearingRef(clearing) });
  if (from < FOREST && isByFerry(state, from, clearing)) rideFerry(table, me, clearing);
}

function startBattle(
  table: RootTable,
  me: Faction,
  { at, defender, extra, defenderExtra }: Extract<Input, { kind: 'battle' }>,
): void {
  const { state } = table.scene;
  const enemy = factionOf(defender);
  if (state.facts.seatOf[enemy] === -1) refuse('no.noEnemy');
  if (!canBattle(state, me, enemy, at - 1)) refuse('no.battle', { at: clearingRef(at - 1) });
  battle(table, {
    attacker: me,
    defender: enemy,
    clearing: at - 1,
    by: rule('law.battle'),
    attackerExtra: extra,
    defenderExtra,
  });
}

/** 2.8.2: never against a bot. Between humans the battle itself asks for it. */
function ambush(state: State, id: string): never {
  const attacker = factionOf(id);
  if (isBot(state, attacker)) return refuse('no.ambush', { faction: factionRef(attacker) });
  return refuse('no.ambushInBattle');
}

// ---- cards, items, points ------------------------------------------------------------

function craft(table: RootTable, me: Faction, id: string, vp: number): void {
  const { state } = table.scene;
  const item = indexOfId(ITEM_IDS, id);
  if (itemSupply(state, item) === 0) refuse('no.item', { item: ref('item', id) });
  state.cells[ITEM_SUPPLY + item] = itemSupply(state, item) - 1;
  // A human Vagabond keeps it among items that the app does not follow.
  if (!isVagabond(me)) {
    const index = CRAFTED + me * ITEMS + item;
    state.cells[index] = cell(state, index) + 1;
  }
  table.emit?.(rule('law.craft'), m('do.craft'), { item: ref('item', id) });
  score(table, me, vp, 'craft', rule('law.craft'));
}

function playEffect(table: RootTable, me: Faction, id: string): void {
  const { state } = table.scene;
  const card = state.facts.cards.findIndex((known) => known.id === id);
  if (state.facts.cards[card]?.kind !== 'persistent') {
    refuse('no.effect', { card: ref('literal', id) });
  }
  const taken = [...state.decree.flat(), ...state.inPlay.flat(), ...state.available];
  if (taken.includes(card)) refuse('no.cardElsewhere', { card: ref('card', id) });
  if (table.atTable.cards) takeCard(state, card);
  else dropCard(state, card);
  state.inPlay[me]?.push(card);
  table.emit?.(rule('law.craft'), m('do.effect'), { card: cardRef(state)(card) });
}

/** An effect that is used up, or that somebody made the owner discard. */
function discardEffect(table: RootTable, me: Faction, id: string): void {
  const { state } = table.scene;
  const card = state.facts.cards.findIndex((known) => known.id === id);
  if (!state.inPlay[me]?.includes(card)) refuse('no.notInPlay', { card: ref('literal', id) });
  discardFromPlay(state, me, card);
  table.emit?.(rule('law.craft'), m('fix.toDiscard'), { card: cardRef(state)(card) });
}

/** 2.8.1: bots have no hand. */
function exchangeCard(table: RootTable, kind: 'give' | 'take', id: string): void {
  const { state } = table.scene;
  const bot = factionOf(id);
  if (!isBot(state, bot)) refuse('no.notABot', { faction: ref('faction', id) });
  if (kind === 'take') {
    table.emit?.(rule('2.8.1'), m('do.takeCard'));
    return;
  }
  table.emit?.(rule('2.8.1'), m('do.giveCard'));
  score(table, bot, common.giftVp, 'gifts', rule('2.8.1'));
}

// ---- the map, the turn, the end ----------------------------------------------------------

function explore(table: RootTable, me: Faction, at: Clearing): void {
  const { state } = table.scene;
  if (!isVagabond(me)) refuse('no.noPawn');
  if (!hasRuin(state, at)) refuse('no.ruin', { at: clearingRef(at) });
  const hidden = ruinItems(state, at);
  const item = chooseRuinItem(table, hidden);
  takeRuinItem(state, at, item);
  if (item !== NO_ITEM && item !== UNKNOWN_ITEM) {
    table.emit?.(rule('law.vagabond'), m('do.explore'), {
      at: clearingRef(at),
      item: itemRef(item),
    });
  }
  if (hidden.length > 1) return;
  state.cells[RUINS + at] = 0;
  table.emit?.(rule('law.vagabond'), m('do.removeRuin'), { at: clearingRef(at) });
}

/** Of two items the explorer takes which he likes; what nobody has looked at is not asked for. */
function chooseRuinItem(
  table: RootTable,
  [first = NO_ITEM, second = first]: readonly Item[],
): Item {
  if (first === second) return first;
  if (first === UNKNOWN_ITEM || second === UNKNOWN_ITEM) return UNKNOWN_ITEM;
  return table.ask({
    rule: rule('law.vagabond'),
    channel: 'human',
    ask: { id: m('ask.chooseRuinItem') },
    answers: [first, second],
    ref: itemRef,
  });
}

const itemRef = (item: Item): Ref => ref('item', ITEM_IDS[item] as string);

function openPath(table: RootTable, me: Faction, from: number, to: number): void {
  const { state } = table.scene;
  const { closedPaths } = state.facts.map;
  const path = closedPaths.findIndex(
    ([a, b]) => (a === from && b === to) || (a === to && b === from),
  );
  if (path < 0 || cell(state, OPENED_PATHS + path) === 1) refuse('no.closedPath');
  state.cells[OPENED_PATHS + path] = 1;
  table.emit?.(rule('law.closedPath'), m('do.openPath'), {
    from: clearingRef(from - 1),
    to: clearingRef(to - 1),
  });
  score(table, me, 1, 'map', rule('law.closedPath'));
}

function endTurn(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  const { pass } = state.facts;
  if (pass >= 0 && rules(state, me, pass)) score(table, me, common.passVp, 'map', rule('law.pass'));
  if (!isOver(state)) nextSeat(state);
}

/** A human who wins by dominance or by a card says so; the app does not follow dominance. */
function claimVictory(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  state.cells[WINNER] = me;
  table.emit?.(rule('law.victory'), m('do.win'), { faction: factionRef(me) });
}

export function nextSeat(state: State): void {
  const seats = state.facts.seatFactions.length;
  const next = (cell(state, SEAT) + 1) % seats;
  state.cells[SEAT] = next;
  if (next === 0) state.cells[TURN] = cell(state, TURN) + 1;
  state.cells[FERRY_USED] = 0;
}
