import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import { isBot, rules } from './board.ts';
import { common } from './content.ts';
import { correct } from './correct.ts';
import { craft, discardEffect, exchangeCard, playEffect } from './human-cards.ts';
import { ambush, move, movePawn, startBattle } from './human-moves.ts';
import { clearAll, destroy, place, remove } from './human-pieces.ts';
import { refuse } from './human-refusal.ts';
import type { Input } from './input.ts';
import type { Clearing, Faction, Item } from './pieces.ts';
import { FACTION_IDS, ITEM_IDS, isVagabond } from './pieces.ts';
import { checkEnd, score } from './points.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import {
  cell,
  FERRY_USED,
  HUMANS,
  hasRuin,
  isOver,
  NO_ITEM,
  NOBODY,
  OPENED_PATHS,
  RUINS,
  ruinItems,
  SEAT,
  scoreOf,
  TURN,
  takeRuinItem,
  UNKNOWN_ITEM,
  WINNER,
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

// ---- the map, the turn, the end ------------------------------------------------------

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
