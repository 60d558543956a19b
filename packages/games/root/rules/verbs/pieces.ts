import type { Given } from '@empty-chair/kernel/fields';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { mayPlace } from '../board.ts';
import { canBuild, placePiece, placeWarriors, removePiece, removeWarriors } from '../effects.ts';
import type { Clearing, Faction, Kind } from '../pieces.ts';
import {
  clearingNumbered,
  isBuilding,
  kindId,
  kindNamed,
  kindsOf,
  ownerOf,
  PLOT,
  SYMPATHY,
} from '../pieces.ts';
import { takesPlot } from '../plots.ts';
import type { State } from '../state.ts';
import { pieceSupply, piecesAt, warriorSupply, warriorsAt } from '../state.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import type { Offers, PieceId } from './verb.ts';
import { clearing, n, no, piece, verb, whyHeldFast } from './verb.ts';

const fields = { n, piece, at: clearing };

/** A human's own pieces come and go. */
export const place = verb({
  fields,
  refuses: (state, given, me) => {
    if (given.n < 1) return no('no.zero');
    const supply = warriorSupply(state, me);
    if (given.piece === 'warrior' && supply < given.n) {
      return no('no.supply', { faction: factionRef(me), n: supply });
    }
    return whyNotYours(me, given.piece) ?? whyNotPlaced(state, me, clearingNumbered(given.at));
  },
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    if (given.piece === 'warrior') {
      placeWarriors(table, me, at, given.n, rule('law.place'));
      return;
    }
    const kind = kindOf(given.piece);
    for (let placed = 0; placed < given.n; placed += 1) {
      refuseIf(whyNoMore(table.scene.state, me, kind, at, placed));
      placePiece(table, kind, at, rule('law.place'));
    }
  },
  said: (given, faction) => told(given, faction, m('did.placeWarriors'), m('did.place')),
});

export const remove = verb({
  fields,
  refuses: (state, given, me) =>
    given.n < 1 ? no('no.zero') : (whyNotYours(me, given.piece) ?? whyNotSoMany(state, me, given)),
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    if (given.piece === 'warrior') {
      removeWarriors(table, me, at, given.n, rule('law.place'));
      return;
    }
    const kind = kindOf(given.piece);
    for (let left = given.n; left > 0; left -= 1) removePiece(table, kind, at, rule('law.place'));
  },
  said: (given, faction) => told(given, faction, m('did.removeWarriors'), m('did.remove')),
});

/** Warriors in any number, buildings and tokens one by one. */
export function* ownPiecesAt(
  state: State,
  me: Faction,
  here: Clearing,
): Offers<{ place: typeof place; remove: typeof remove }> {
  const at = here + 1;
  const isAllowed = mayPlace(state, me, here);
  const free = isAllowed ? warriorSupply(state, me) : 0;
  const warriors = warriorsAt(state, me, here);
  if (free > 0) yield { kind: 'place', n: { least: 1, most: free }, piece: 'warrior', at };
  if (warriors > 0) yield { kind: 'remove', n: { least: 1, most: warriors }, piece: 'warrior', at };
  for (const kind of kindsOf(me)) {
    const id = kindId(kind);
    const fits = isBuilding(kind)
      ? canBuild(state, me, here)
      : isAllowed && canLieThere(state, kind, here);
    if (pieceSupply(state, kind) > 0 && fits) yield { kind: 'place', n: 1, piece: id, at };
    if (piecesAt(state, kind, here) > 0) yield { kind: 'remove', n: 1, piece: id, at };
  }
}

export const kindOf = (id: PieceId): Kind => kindNamed(id);

export function whyNotSoMany(
  state: State,
  faction: Faction,
  given: Given<typeof fields>,
): Message | undefined {
  const at = clearingNumbered(given.at);
  const standing =
    given.piece === 'warrior'
      ? warriorsAt(state, faction, at)
      : piecesAt(state, kindOf(given.piece), at);
  return standing < given.n ? no('no.soMany', { at: clearingRef(at) }) : undefined;
}

/** The keep of somebody else (4.2.1), or a Snare (11.7.2). */
export function whyNotPlaced(state: State, me: Faction, at: Clearing): Message | undefined {
  return whyHeldFast(state, me, at) ?? (mayPlace(state, me, at) ? undefined : no('no.keep'));
}

function whyNotYours(me: Faction, id: PieceId): Message | undefined {
  return id === 'warrior' || ownerOf(kindOf(id)) === me
    ? undefined
    : no('no.notYours', { piece: ref('piece', id) });
}

function whyNoMore(
  state: State,
  me: Faction,
  kind: Kind,
  at: Clearing,
  placed: number,
): Message | undefined {
  if (pieceSupply(state, kind) < 1) return no('no.supply', { faction: factionRef(me), n: placed });
  if (isBuilding(kind) && !canBuild(state, me, at)) {
    return no('no.slot', { at: clearingRef(at) });
  }
  if (canLieThere(state, kind, at)) return undefined;
  return kind === PLOT ? no('no.plotThere', { at: clearingRef(at) }) : no('no.oneSympathy');
}

/** One sympathy token in a clearing, and one plot. */
function canLieThere(state: State, kind: Kind, at: Clearing): boolean {
  if (kind === PLOT) return takesPlot(state, at);
  return kind !== SYMPATHY || piecesAt(state, SYMPATHY, at) === 0;
}

/** Warriors are counted in words; of any other piece the name stands behind the number. */
function told(
  { n, piece, at }: Given<typeof fields>,
  faction: Ref,
  ofWarriors: MessageId,
  ofOthers: MessageId,
): Message {
  const params = { faction, n, at: clearingRef(clearingNumbered(at)) };
  return piece === 'warrior'
    ? message(ofWarriors, params)
    : message(ofOthers, { ...params, piece: ref('piece', piece) });
}
