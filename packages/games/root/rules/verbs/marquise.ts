import { word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { rules } from '../board.ts';
import { canBuild, placePiece, placeWarriors } from '../effects.ts';
import {
  atWork,
  buildCost,
  buildPoints,
  clearingsToBuild,
  MARQUISE_BUILDINGS,
  standing,
} from '../humans/marquise.ts';
import { payWood } from '../humans/pay-wood.ts';
import { shareOut } from '../humans/share-out.ts';
import type { Clearing, Faction, Kind } from '../pieces.ts';
import {
  clearingNumbered,
  EVERY_CLEARING,
  KEEP,
  kindNamed,
  MARQUISE,
  RECRUITER,
  SAWMILL,
  WOOD,
} from '../pieces.ts';
import { score } from '../points.ts';
import type { State } from '../state.ts';
import { pieceSupply, piecesAt, warriorSupply } from '../state.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { clearing, n, no, verb, whyHeldFast } from './verb.ts';

/** What a human Marquise does in one breath (law 6); piece by piece it can be said by other verbs. */

export const BUILDING_IDS = ['sawmill', 'workshop', 'recruiter'] as const;

const whyNotCats = (me: Faction): Message | undefined =>
  me === MARQUISE ? undefined : no('no.notYourVerb');

/** All of them stand under Snares. */
function whyIdle(state: State, kind: Kind): Message | undefined {
  const [first] = standing(state, kind);
  return first === undefined ? undefined : whyHeldFast(state, MARQUISE, first);
}

/** Law 6.4. */
export function whyNoWood(state: State): Message | undefined {
  const sawmills = atWork(state, SAWMILL).length;
  const supply = pieceSupply(state, WOOD);
  if (sawmills === 0) return whyIdle(state, SAWMILL) ?? no('no.noSawmill');
  return supply === 0 ? no('no.wood', { n: supply }) : undefined;
}

export const wood = verb({
  fields: {},
  refuses: (state, _, me) => whyNotCats(me) ?? whyNoWood(state),
  apply: (table) => {
    const { state } = table.scene;
    for (const at of shareOut(table, 'wood', atWork(state, SAWMILL), pieceSupply(state, WOOD))) {
      placePiece(table, WOOD, at, rule('law.wood'));
    }
  },
  said: (_, faction, state) =>
    message(m('did.wood'), {
      faction,
      n: Math.min(atWork(state, SAWMILL).length, pieceSupply(state, WOOD)),
    }),
});

/** Law 6.5.3. */
export function whyNoRecruits(state: State): Message | undefined {
  const recruiters = atWork(state, RECRUITER).length;
  const supply = warriorSupply(state, MARQUISE);
  if (recruiters === 0) return whyIdle(state, RECRUITER) ?? no('no.noRecruiter');
  return supply === 0 ? no('no.supply', { faction: factionRef(MARQUISE), n: supply }) : undefined;
}

export const recruit = verb({
  fields: {},
  refuses: (state, _, me) => whyNotCats(me) ?? whyNoRecruits(state),
  apply: (table, _, me) => {
    const { state } = table.scene;
    const supply = warriorSupply(state, MARQUISE);
    const places = shareOut(table, 'warrior', atWork(state, RECRUITER), supply);
    for (const at of EVERY_CLEARING) {
      const n = places.filter((place) => place === at).length;
      if (n > 0) placeWarriors(table, me, at, n, rule('law.recruit'));
    }
  },
  said: (_, faction, state) =>
    message(m('did.recruit'), {
      faction,
      n: Math.min(atWork(state, RECRUITER).length, warriorSupply(state, MARQUISE)),
    }),
});

/** Law 6.5.4: pays, places and scores. */
export const build = verb({
  fields: { piece: word(BUILDING_IDS), at: clearing },
  refuses: (state, given, me) =>
    whyNotCats(me) ?? whyNotBuilt(state, given.piece, clearingNumbered(given.at)),
  apply: (table, given, me) => {
    const { state } = table.scene;
    const kind = kindNamed(given.piece);
    const at = clearingNumbered(given.at);
    const points = buildPoints(state, kind);
    payWood(table, at, buildCost(state, kind) ?? 0, rule('law.build'));
    placePiece(table, kind, at, rule('law.build'));
    score(table, me, points, 'buildings', rule('law.build'));
  },
  said: (given, faction) =>
    message(m('did.build'), {
      faction,
      piece: ref('piece', given.piece),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

function whyNotBuilt(
  state: State,
  id: (typeof BUILDING_IDS)[number],
  at: Clearing,
): Message | undefined {
  const kind = kindNamed(id);
  const cost = buildCost(state, kind);
  if (cost === undefined) return no('no.supply', { faction: factionRef(MARQUISE), n: 0 });
  if (!rules(state, MARQUISE, at)) return no('no.notRuled', { at: clearingRef(at) });
  const why = whyHeldFast(state, MARQUISE, at);
  if (why !== undefined) return why;
  if (!canBuild(state, MARQUISE, at)) return no('no.slot', { at: clearingRef(at) });
  return clearingsToBuild(state, kind).includes(at) ? undefined : no('no.woodThere', { n: cost });
}

/** Law 6.5.5: a card of the clearing's suit for a wood. */
export const overwork = verb({
  fields: { at: clearing },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    if (me !== MARQUISE) return no('no.notYourVerb');
    if (piecesAt(state, SAWMILL, at) === 0) return no('no.noSawmill');
    return pieceSupply(state, WOOD) === 0 ? no('no.wood', { n: 0 }) : whyHeldFast(state, me, at);
  },
  apply: (table, given) => {
    placePiece(table, WOOD, clearingNumbered(given.at), rule('law.overwork'));
  },
  said: (given, faction) =>
    message(m('did.overwork'), { faction, at: clearingRef(clearingNumbered(given.at)) }),
});

/** The clearing of the keep; undefined when it is gone. */
export const keepOf = (state: State): Clearing | undefined =>
  EVERY_CLEARING.find((at) => piecesAt(state, KEEP, at) > 0);

/** Law 6.2.3: a card brings the warriors that fell in its clearing to the keep. */
export const hospitals = verb({
  fields: { n },
  refuses: (state, given, me) => {
    if (me !== MARQUISE) return no('no.notYourVerb');
    if (given.n < 1) return no('no.zero');
    if (keepOf(state) === undefined) return no('no.noKeep');
    const supply = warriorSupply(state, me);
    return supply < given.n ? no('no.supply', { faction: factionRef(me), n: supply }) : undefined;
  },
  apply: (table, given, me) => {
    const keep = keepOf(table.scene.state);
    if (keep !== undefined) placeWarriors(table, me, keep, given.n, rule('law.hospitals'));
  },
  said: (given, faction) => message(m('did.hospitals'), { faction, n: given.n }),
});

export function* marquiseActions(
  state: State,
  me: Faction,
): Offers<{
  wood: typeof wood;
  recruit: typeof recruit;
  build: typeof build;
  overwork: typeof overwork;
}> {
  if (me !== MARQUISE) return;
  if (whyNoWood(state) === undefined) yield { kind: 'wood' };
  if (whyNoRecruits(state) === undefined) yield { kind: 'recruit' };
  for (const [index, kind] of MARQUISE_BUILDINGS.entries()) {
    const piece = BUILDING_IDS[index] as (typeof BUILDING_IDS)[number];
    for (const at of clearingsToBuild(state, kind)) yield { kind: 'build', piece, at: at + 1 };
  }
  if (pieceSupply(state, WOOD) === 0) return;
  for (const at of new Set(atWork(state, SAWMILL))) yield { kind: 'overwork', at: at + 1 };
}
