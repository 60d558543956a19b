import { word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { rules } from '../board.ts';
import { canBuild, placePiece, placeWarriors } from '../effects.ts';
import { cardNamed, suitOfCard } from '../facts.ts';
import {
  atWork,
  buildCost,
  buildPoints,
  clearingsToBuild,
  MARQUISE_ACTIONS,
  MARQUISE_BUILDINGS,
  marquiseDraw,
} from '../humans/marquise.ts';
import { payWood } from '../humans/pay-wood.ts';
import { shareOut } from '../humans/share-out.ts';
import type { Clearing, Kind } from '../pieces.ts';
import {
  BIRD,
  clearingNumbered,
  EVERY_CLEARING,
  kindNamed,
  MARQUISE,
  RECRUITER,
  SAWMILL,
  WOOD,
  WORKSHOP,
} from '../pieces.ts';
import { score } from '../points.ts';
import type { State } from '../state.ts';
import { pieceSupply, piecesAt, suitOf, warriorSupply } from '../state.ts';
import { BUILDING_IDS } from '../verbs/marquise.ts';
import { clearing, no, whyHeldFast } from '../verbs/verb.ts';
import { clearingRef, m, ref, rule, suitRef } from '../words.ts';
import { act, card, cardIdOf, saidCard, whyNotInHand } from './act.ts';
import type { Chapter } from './chapter.ts';
import { craftingWith } from './crafting.ts';
import { cardsFor, fits, spendCard } from './hands.ts';
import { handOf, inTurn, isDoneOnce, markOnce, turnOf } from './play.ts';
import { whyNotBirdsong, whyNotDaylight } from './when.ts';

/** The Marquise de Cat (law 6). */

/** Moves of a march. */
const MARCH = 2;

const isCats = (faction: number): boolean => faction === MARQUISE;

/** Law 6.5: three, and one more for each bird. */
export const actionsLeft = (state: State): number => {
  const { taken, birds } = turnOf(state);
  return MARQUISE_ACTIONS + birds - taken;
};

const whyNoAction = (state: State): Message | undefined =>
  whyNotDaylight(state) ?? (actionsLeft(state) > 0 ? undefined : no('no.actions'));

/** An action that is no march ends the march before it. */
const takeAction = (state: State): void =>
  inTurn(state, { taken: turnOf(state).taken + 1, marching: 0 });

// ---- Birdsong -------------------------------------------------------------------------

/** Law 6.4: one wood for each sawmill, in its clearing; of too little wood she says where it goes. */
const wood = act({
  law: rule('law.6.4'),
  who: isCats,
  fields: {},
  whyNotNow: (state) =>
    whyNotBirdsong(state) ?? (isDoneOnce(state, 'wood') ? no('no.onceATurn') : undefined),
  choices: () => [{}],
  apply: (table) => {
    const { state } = table.scene;
    markOnce(state, 'wood');
    for (const at of shareOut(table, 'wood', atWork(state, SAWMILL), pieceSupply(state, WOOD))) {
      placePiece(table, WOOD, at, rule('law.6.4'));
    }
  },
  said: (_, faction, state) =>
    message(m('did.wood'), { faction, n: atWork(state, SAWMILL).length }),
});

// ---- Daylight -------------------------------------------------------------------------

/** Law 6.5.3: once a turn, a warrior at each recruiter. */
const recruit = act({
  law: rule('law.6.5.3'),
  who: isCats,
  fields: {},
  whyNotNow: (state) => {
    if (isDoneOnce(state, 'recruit')) return no('no.onceATurn');
    if (atWork(state, RECRUITER).length === 0) return no('no.noRecruiter');
    return warriorSupply(state, MARQUISE) === 0
      ? no('no.supply', { faction: ref('faction', 'marquise'), n: 0 })
      : whyNoAction(state);
  },
  choices: () => [{}],
  apply: (table) => {
    const { state } = table.scene;
    takeAction(state);
    markOnce(state, 'recruit');
    const supply = warriorSupply(state, MARQUISE);
    const places = shareOut(table, 'warrior', atWork(state, RECRUITER), supply);
    for (const at of EVERY_CLEARING) {
      const n = places.filter((place) => place === at).length;
      if (n > 0) placeWarriors(table, MARQUISE, at, n, rule('law.6.5.3'));
    }
  },
  said: (_, faction, state) =>
    message(m('did.recruit'), { faction, n: atWork(state, RECRUITER).length }),
});

/** Law 6.5.4: pays with any wood within reach, places and scores. */
const build = act({
  law: rule('law.6.5.4'),
  who: isCats,
  fields: { piece: word(BUILDING_IDS), at: clearing },
  whyNotNow: whyNoAction,
  *choices(state) {
    for (const [index, kind] of MARQUISE_BUILDINGS.entries()) {
      const piece = BUILDING_IDS[index] as (typeof BUILDING_IDS)[number];
      for (const at of clearingsToBuild(state, kind)) yield { piece, at: at + 1 };
    }
  },
  areLawful: true,
  refuses: (state, given) => whyNotBuilt(state, kindNamed(given.piece), clearingNumbered(given.at)),
  nothing: 'no.builds',
  apply: (table, given) => {
    const { state } = table.scene;
    const kind = kindNamed(given.piece);
    const at = clearingNumbered(given.at);
    const points = buildPoints(state, kind);
    takeAction(state);
    payWood(table, at, buildCost(state, kind) ?? 0, rule('law.6.5.4'));
    placePiece(table, kind, at, rule('law.6.5.4'));
    score(table, MARQUISE, points, 'buildings', rule('law.6.5.4'));
  },
  said: (given, faction) =>
    message(m('did.build'), {
      faction,
      piece: ref('piece', given.piece),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

function whyNotBuilt(state: State, kind: Kind, at: Clearing): Message | undefined {
  const cost = buildCost(state, kind);
  if (cost === undefined) return no('no.supply', { faction: ref('faction', 'marquise'), n: 0 });
  if (!rules(state, MARQUISE, at)) return no('no.notRuled', { at: clearingRef(at) });
  const held = whyHeldFast(state, MARQUISE, at);
  if (held !== undefined) return held;
  if (!canBuild(state, MARQUISE, at)) return no('no.slot', { at: clearingRef(at) });
  return clearingsToBuild(state, kind).includes(at) ? undefined : no('no.woodThere', { n: cost });
}

/** Law 6.5.5: a card for one wood at a sawmill of its suit. */
const overwork = act({
  law: rule('law.6.5.5'),
  who: isCats,
  fields: { card, at: clearing },
  whyNotNow: (state) =>
    pieceSupply(state, WOOD) === 0 ? no('no.wood', { n: 0 }) : whyNoAction(state),
  *choices(state) {
    for (const at of new Set(atWork(state, SAWMILL))) {
      for (const one of cardsFor(state, MARQUISE, suitOf(state, at))) {
        yield { card: cardIdOf(state, one), at: at + 1 };
      }
    }
  },
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    if (piecesAt(state, SAWMILL, at) === 0) return no('no.noSawmill');
    const why = whyNotInHand(state, MARQUISE, given.card) ?? whyHeldFast(state, MARQUISE, at);
    if (why !== undefined) return why;
    return fits(state, cardNamed(state.facts, given.card), suitOf(state, at))
      ? undefined
      : no('no.suit', { suit: suitRef(suitOf(state, at)) });
  },
  nothing: 'no.overworks',
  apply: (table, given) => {
    const { state } = table.scene;
    takeAction(state);
    spendCard(table, MARQUISE, cardNamed(state.facts, given.card), rule('law.6.5.5'));
    placePiece(table, WOOD, clearingNumbered(given.at), rule('law.6.5.5'));
  },
  said: (given, faction) =>
    message(m('did.overwork'), { faction, at: clearingRef(clearingNumbered(given.at)) }),
});

/** Law 6.5: a bird card for one more action, also when none follows (H-12). */
const extra = act({
  law: rule('law.6.5'),
  who: isCats,
  fields: { card },
  whyNotNow: whyNotDaylight,
  *choices(state) {
    for (const one of handOf(state, MARQUISE)) {
      if (suitOfCard(state.facts, one) === BIRD) yield { card: cardIdOf(state, one) };
    }
  },
  refuses: (state, given) =>
    whyNotInHand(state, MARQUISE, given.card) ??
    (suitOfCard(state.facts, cardNamed(state.facts, given.card)) === BIRD
      ? undefined
      : no('no.bird')),
  nothing: 'no.noBird',
  apply: (table, given) => {
    const { state } = table.scene;
    spendCard(table, MARQUISE, cardNamed(state.facts, given.card), rule('law.6.5'));
    inTurn(state, { birds: turnOf(state).birds + 1 });
  },
  said: saidCard('did.extra'),
});

export const MARQUISE_ACTS = { wood, recruit, build, overwork, extra };

export const marquiseChapter: Chapter = {
  move: {
    law: rule('law.6.5.2'),
    whyNotNow: (state) => (turnOf(state).marching > 0 ? undefined : whyNoAction(state)),
    /** One action is up to two moves (law 6.5.2). */
    pay: ({ scene: { state } }) => {
      const { marching } = turnOf(state);
      if (marching > 0) inTurn(state, { marching: marching - 1 });
      else {
        takeAction(state);
        inTurn(state, { marching: MARCH - 1 });
      }
    },
  },
  battle: {
    law: rule('law.6.5.1'),
    whyNotNow: whyNoAction,
    pay: ({ scene: { state } }) => takeAction(state),
  },
  /** With workshops (law.6.2.1). */
  crafting: {
    ...craftingWith(WORKSHOP),
    whyNotNow: (state) => {
      const { taken, birds } = turnOf(state);
      // H-11: neither after an action nor after a bird spent for one.
      const isClosed = state.facts.config.options.marquiseCraft === 'first' && taken + birds > 0;
      return whyNotDaylight(state) ?? (isClosed ? no('no.craftFirst') : undefined);
    },
  },
  whyNotEnd: (state) =>
    turnOf(state).step === 'birdsong' && !isDoneOnce(state, 'wood')
      ? no('no.woodFirst')
      : undefined,
  draw: { law: rule('law.6.6'), cards: marquiseDraw },
};
