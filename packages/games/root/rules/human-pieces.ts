import { hurtVagabond } from './battle-hits.ts';
import { mayPlace, piecesOf } from './board.ts';
import { bots } from './content.ts';
import {
  canBuild,
  destroyAll,
  destroyPiece,
  placePiece,
  placeWarriors,
  removePiece,
  removeWarriors,
} from './effects.ts';
import { factionOf, kindOf, refuse } from './human-refusal.ts';
import type { Input } from './input.ts';
import type { Clearing, Faction, Kind } from './pieces.ts';
import { KIND_IS_BUILDING, KIND_OWNER, SYMPATHY } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { pieceSupply, piecesAt, warriorSupply, warriorsAt } from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

/** A human's pieces come and go, and enemies' pieces by effects other than battle. */
export function place(table: RootTable, me: Faction, piece: string, n: number, at: Clearing): void {
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

export function remove(
  table: RootTable,
  me: Faction,
  piece: string,
  n: number,
  at: Clearing,
): void {
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

export function destroy(
  table: RootTable,
  me: Faction,
  input: Extract<Input, { kind: 'destroy' }>,
): void {
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

export function clearAll(table: RootTable, me: Faction, at: Clearing): void {
  const { state } = table.scene;
  if (!(state.facts.enemies[me] ?? []).some((enemy) => piecesOf(state, enemy, at) > 0)) {
    refuse('no.noEnemyThere', { at: clearingRef(at) });
  }
  destroyAll(table, me, at, rule('law.removal'), (vagabond) => {
    table.emit?.(rule('7.2.1.I'), m('do.fullRemoval'));
    hurtVagabond(table, vagabond, bots.vagabot.numbers.fullRemovalDamage);
  });
}
