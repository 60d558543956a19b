import type { Seat } from '@empty-chair/kernel/words';
import { canBattle } from './battle.ts';
import { isBot, isShut, mayPlace, moveTargets, piecesOf } from './board.ts';
import { canBuild } from './effects.ts';
import type { Input } from './input.ts';
import type { Clearing, Faction, Kind } from './pieces.ts';
import {
  CLEARINGS,
  FACTION_IDS,
  ITEM_IDS,
  isVagabond,
  KIND_IDS,
  KIND_IS_BUILDING,
  KINDS_OF,
  SYMPATHY,
} from './pieces.ts';
import type { State } from './state.ts';
import {
  cell,
  FOREST,
  hasRuin,
  isOver,
  itemSupply,
  OPENED_PATHS,
  pawnOf,
  pieceSupply,
  piecesAt,
  SEAT,
  warriorSupply,
  warriorsAt,
} from './state.ts';

/**
 * What the seat can record now, without the corrections, which are always possible. Moves are
 * listed along paths and by the Ferry only, though others are recorded too (river, tunnels, cards).
 * A human who is not on turn can do little; human.ts says what.
 */
export function legalInputs(state: State, seat: Seat): readonly Input[] {
  const me = state.facts.seatFactions[seat];
  if (me === undefined || isBot(state, me) || isOver(state)) return [];
  const inputs: Input[] = [];
  addAtAnyTime(inputs, state, me);
  if (cell(state, SEAT) === seat) addOnTurn(inputs, state, me);
  return inputs;
}

function addAtAnyTime(inputs: Input[], state: State, me: Faction): void {
  for (let clearing = 0; clearing < CLEARINGS; clearing += 1) {
    addPieces(inputs, state, me, clearing);
  }
  for (const n of [1, 2, 3, 4, 5, -1]) inputs.push({ kind: 'score', n });
  for (const card of state.inPlay[me] ?? []) {
    inputs.push({ kind: 'discard', card: state.facts.cards[card]?.id as string });
  }
}

function addOnTurn(inputs: Input[], state: State, me: Faction): void {
  for (let clearing = 0; clearing < CLEARINGS; clearing += 1) {
    addMoves(inputs, state, me, clearing);
    addEnemies(inputs, state, me, clearing);
  }
  if (isVagabond(me)) addPawn(inputs, state, me);
  addCards(inputs, state, me);
  for (const [index, [from, to]] of state.facts.map.closedPaths.entries()) {
    if (cell(state, OPENED_PATHS + index) === 0 && from !== undefined && to !== undefined) {
      inputs.push({ kind: 'open', from, to });
    }
  }
  inputs.push({ kind: 'pass' }, { kind: 'win' });
}

function addPieces(inputs: Input[], state: State, me: Faction, clearing: Clearing): void {
  const at = clearing + 1;
  const allowed = mayPlace(state, me, clearing);
  const most = allowed ? warriorSupply(state, me) : 0;
  for (let n = 1; n <= most; n += 1) inputs.push({ kind: 'place', n, piece: 'warrior', at });
  for (let n = 1; n <= warriorsAt(state, me, clearing); n += 1) {
    inputs.push({ kind: 'remove', n, piece: 'warrior', at });
  }
  for (const kind of KINDS_OF[me] as readonly Kind[]) {
    const piece = KIND_IDS[kind] as string;
    const fits = KIND_IS_BUILDING[kind]
      ? canBuild(state, me, clearing)
      : allowed && (kind !== SYMPATHY || piecesAt(state, SYMPATHY, clearing) === 0);
    if (pieceSupply(state, kind) > 0 && fits) inputs.push({ kind: 'place', n: 1, piece, at });
    if (piecesAt(state, kind, clearing) > 0) inputs.push({ kind: 'remove', n: 1, piece, at });
  }
}

function addMoves(inputs: Input[], state: State, me: Faction, clearing: Clearing): void {
  for (const to of moveTargets(state, clearing)) {
    if (isShut(state, clearing, to)) continue;
    for (let n = 1; n <= warriorsAt(state, me, clearing); n += 1) {
      inputs.push({ kind: 'move', n, from: clearing + 1, to: to + 1 });
    }
  }
}

function addEnemies(inputs: Input[], state: State, me: Faction, clearing: Clearing): void {
  const at = clearing + 1;
  let any = false;
  for (const enemy of state.facts.enemies[me] as readonly Faction[]) {
    const of = FACTION_IDS[enemy] as string;
    if (piecesOf(state, enemy, clearing) === 0) continue;
    any = true;
    if (canBattle(state, me, enemy, clearing)) {
      for (const extra of [0, 1]) {
        inputs.push({ kind: 'battle', at, defender: of, extra, defenderExtra: 0 });
      }
    }
    for (let n = 1; n <= warriorsAt(state, enemy, clearing); n += 1) {
      inputs.push({ kind: 'destroy', n, piece: 'warrior', of, at });
    }
    for (const kind of KINDS_OF[enemy] as readonly Kind[]) {
      if (piecesAt(state, kind, clearing) === 0) continue;
      inputs.push({ kind: 'destroy', n: 1, piece: KIND_IDS[kind] as string, of, at });
    }
  }
  if (any) inputs.push({ kind: 'clear', at });
}

function addPawn(inputs: Input[], state: State, me: Faction): void {
  const place = pawnOf(state, me);
  const { facts } = state;
  const clearings =
    place >= FOREST ? facts.forestClearings[place - FOREST] : moveTargets(state, place);
  const forests =
    place >= FOREST ? facts.forestNeighbours[place - FOREST] : facts.clearingForests[place];
  for (const clearing of clearings ?? []) {
    if (place < FOREST && isShut(state, place, clearing)) continue;
    inputs.push({ kind: 'pawn', to: String(clearing + 1) });
  }
  for (const forest of forests ?? []) {
    inputs.push({ kind: 'pawn', to: facts.forestIds[forest] as string });
  }
  if (place < FOREST && hasRuin(state, place)) inputs.push({ kind: 'explore', at: place + 1 });
}

/** The printed points, and the one point of the Eyrie's Disdain for Trade. */
function pointsFor(state: State, item: string): readonly number[] {
  const printed = state.facts.cards.find((card) => card.item === item)?.vp ?? 1;
  return printed === 1 ? [1] : [printed, 1];
}

function addCards(inputs: Input[], state: State, me: Faction): void {
  for (const [item, id] of ITEM_IDS.entries()) {
    if (itemSupply(state, item) === 0) continue;
    for (const vp of pointsFor(state, id)) inputs.push({ kind: 'craft', item: id, vp });
  }
  const taken = [...state.decree.flat(), ...state.inPlay.flat(), ...state.available];
  for (const [card, { id, kind }] of state.facts.cards.entries()) {
    if (kind === 'persistent' && !taken.includes(card)) inputs.push({ kind: 'effect', card: id });
  }
  for (const enemy of state.facts.enemies[me] as readonly Faction[]) {
    if (!isBot(state, enemy)) continue;
    const bot = FACTION_IDS[enemy] as string;
    inputs.push({ kind: 'give', bot }, { kind: 'take', bot });
  }
}
