import { word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { mayPlace, openSlots, rules } from '../board.ts';
import { cardRef } from '../chance.ts';
import { canBuild, placePiece, placeWarriors } from '../effects.ts';
import { cardNamed, enemiesOf, suitOfCard } from '../facts.ts';
import {
  clearingsToRecruit,
  clearingsToRoost,
  eyrieDraw,
  roostPoints,
  roosts,
} from '../humans/eyrie.ts';
import type { ColumnId } from '../leaders.ts';
import { COLUMN_IDS } from '../leaders.ts';
import type { Clearing } from '../pieces.ts';
import { BIRD, clearingNumbered, EVERY_CLEARING, EYRIE, ROOST } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { pieceSupply, piecesAt, warriorSupply, warriorsAt } from '../state.ts';
import { clearing, no, whyHeldFast } from '../verbs/verb.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import { act, card, cardIdOf, whyNotInHand } from './act.ts';
import type { Chapter, Means } from './chapter.ts';
import { craftingWith } from './crafting.ts';
import {
  cardFor,
  currentColumn,
  isDecreeBegun,
  mayFail,
  mustFall,
  openCards,
  recruits,
  useUp,
} from './decree.ts';
import { drawCards, takeFromHand } from './hands.ts';
import { beginStep, handOf, inTurn, isDoneOnce, markOnce, screenOf, turnOf } from './play.ts';
import { withAt } from './screen.ts';
import { turmoil } from './turmoil.ts';
import { whyNotBirdsong, whyNotDaylight } from './when.ts';

/** The Eyrie Dynasties (law 7). */

/** Law 7.4.2: cards that are added in one Birdsong, and the birds among them. */
const MOST_CARDS = 2;
const MOST_BIRDS = 1;
/** Law 7.4.3: warriors that come with a new roost. */
const NEW_FLOCK = 3;

const isBirds = (faction: number): boolean => faction === EYRIE;

// ---- Birdsong -------------------------------------------------------------------------

/** Law 7.4.2: one or two cards must be added, of any kind. */
const decree = act({
  law: rule('law.7.4.2'),
  who: isBirds,
  fields: { card, column: word(COLUMN_IDS) },
  whyNotNow: (state) => {
    const why = whyNotBirdsong(state);
    if (why !== undefined) return why;
    const { taken } = turnOf(state);
    // A new roost comes after the cards.
    if (taken >= MOST_CARDS || isDoneOnce(state, 'roost')) return no('no.decreeFull');
    return handOf(state, EYRIE).length === 0 ? no('no.emptyHand') : undefined;
  },
  *choices(state) {
    for (const one of handOf(state, EYRIE)) {
      for (const column of COLUMN_IDS) yield { card: cardIdOf(state, one), column };
    }
  },
  refuses: (state, given) => {
    const why = whyNotInHand(state, EYRIE, given.card);
    if (why !== undefined) return why;
    const isBird = suitOfCard(state.facts, cardNamed(state.facts, given.card)) === BIRD;
    return isBird && turnOf(state).birds >= MOST_BIRDS ? no('no.secondBird') : undefined;
  },
  apply: (table, given) => {
    const { state } = table.scene;
    const screen = screenOf(state);
    const { taken, birds } = turnOf(state);
    const one = cardNamed(state.facts, given.card);
    const index = COLUMN_IDS.indexOf(given.column);
    takeFromHand(state, EYRIE, one);
    screen.decree = withAt(screen.decree, index, [...(screen.decree[index] ?? []), one]);
    inTurn(state, {
      taken: taken + 1,
      birds: birds + (suitOfCard(state.facts, one) === BIRD ? 1 : 0),
    });
    table.emit?.(rule('law.7.4.2'), m('do.decreeCard'), {
      card: cardRef(state)(one),
      column: ref('column', given.column),
    });
  },
  said: (given, faction, state) =>
    message(m('did.decreeCard'), {
      faction,
      card: cardRef(state)(cardNamed(state.facts, given.card)),
      column: ref('column', given.column),
    }),
});

/** Law 7.4.1: an empty hand draws a card, after all that comes at the start of Birdsong. */
const dawn = {
  isDue: (state: State): boolean =>
    whyNotBirdsong(state) === undefined &&
    turnOf(state).taken === 0 &&
    handOf(state, EYRIE).length === 0 &&
    !isDoneOnce(state, 'dawn'),
  comes: (table: RootTable): void => {
    markOnce(table.scene.state, 'dawn');
    drawCards(table, EYRIE, 1, rule('law.7.4.1'));
  },
};

/** Law 7.4.2: the cards come first, as far as there are any. */
const owesCards = (state: State): boolean =>
  turnOf(state).taken === 0 && (handOf(state, EYRIE).length > 0 || dawn.isDue(state));

/** Law 7.4.3: without a roost on the map a new one with three warriors. */
const newRoost = act({
  law: rule('law.7.4.3'),
  who: isBirds,
  fields: { at: clearing },
  whyNotNow: (state) => {
    const why = whyNotBirdsong(state);
    if (why !== undefined) return why;
    if (roosts(state) > 0) return no('no.hasRoost');
    return owesCards(state) ? no('no.decreeFirst') : undefined;
  },
  *choices(state) {
    for (const at of newRoosts(state)) yield { at: at + 1 };
  },
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    if (!canBuild(state, EYRIE, at)) return whyNoRoom(state, at);
    return newRoosts(state).includes(at) ? undefined : no('no.fewestWarriors');
  },
  apply: (table, given) => {
    const { state } = table.scene;
    const at = clearingNumbered(given.at);
    markOnce(state, 'roost');
    placePiece(table, ROOST, at, rule('law.7.4.3'));
    placeWarriors(table, EYRIE, at, NEW_FLOCK, rule('law.7.4.3'));
  },
  said: (given, faction) =>
    message(m('did.build'), {
      faction,
      piece: ref('piece', 'roost'),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

/** H-13: where there is room and the Eyrie may place, the fewest warriors of all, or of the enemies. */
function newRoosts(state: State): readonly Clearing[] {
  const { config, factions } = state.facts;
  const counted = config.options.newRoost === 'all' ? factions : enemiesOf(state.facts, EYRIE);
  const warriors = (at: Clearing): number =>
    counted.reduce((sum, faction) => sum + warriorsAt(state, faction, at), 0);
  const open = EVERY_CLEARING.filter((at) => canBuild(state, EYRIE, at));
  const fewest = Math.min(...open.map(warriors));
  return open.filter((at) => warriors(at) === fewest);
}

/** Why a roost cannot stand there. */
function whyNoRoom(state: State, at: Clearing): Message {
  const held = whyHeldFast(state, EYRIE, at);
  if (held !== undefined) return held;
  return openSlots(state, at) <= 0
    ? no('no.slot', { at: clearingRef(at) })
    : no('no.keepThere', { at: clearingRef(at) });
}

// ---- Daylight: the Decree ----------------------------------------------------------------

/** Column by column, within one in any order (law.7.5.2). */
function whyNotColumn(state: State, column: ColumnId): Message | undefined {
  const why = whyNotDaylight(state);
  if (why !== undefined) return why;
  const current = currentColumn(state);
  if (current === undefined) return no('no.decreeDone');
  return current === column ? undefined : no('no.column', { column: ref('column', current) });
}

const whyNoCard = (state: State, column: ColumnId, at: Clearing): Message | undefined =>
  cardFor(state, column, at) === undefined
    ? no('no.decreeCard', { at: clearingRef(at) })
    : undefined;

/** What a card of that column pays for, in a clearing of its suit. */
const byColumn = <Given>(
  law: Means<Given>['law'],
  column: ColumnId,
  place: (given: Given) => Clearing,
): Means<Given> => ({
  law,
  whyNotNow: (state) => whyNotColumn(state, column),
  refuses: (state, given) => whyNoCard(state, column, place(given)),
  pay: ({ scene: { state } }, given) => useUp(state, column, place(given)),
});

/** Law 7.5.2.I: a warrior, or the two of the Charismatic leader, at a roost. */
const decreeRecruit = act({
  law: rule('law.7.5.2.I'),
  who: isBirds,
  fields: { at: clearing },
  whyNotNow: (state) => whyNotColumn(state, 'recruit'),
  *choices(state) {
    for (const at of clearingsToRecruit(state, BIRD)) yield { at: at + 1 };
  },
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    if (piecesAt(state, ROOST, at) === 0) return no('no.noRoost', { at: clearingRef(at) });
    if (warriorSupply(state, EYRIE) === 0) return whyNoneLeft();
    if (!mayPlace(state, EYRIE, at)) return whyNoRoom(state, at);
    return whyNoCard(state, 'recruit', at);
  },
  apply: (table, given) => {
    const { state } = table.scene;
    const at = clearingNumbered(given.at);
    useUp(state, 'recruit', at);
    const placed = placeWarriors(table, EYRIE, at, recruits(state), rule('law.7.5.2.I'));
    if (placed === recruits(state)) return;
    // What could be done was done, and that was not all of it.
    turmoil(table);
    beginStep(state, 'evening');
  },
  said: (given, faction, state) =>
    message(m('did.placeWarriors'), {
      faction,
      n: Math.min(recruits(state), warriorSupply(state, EYRIE)),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

const whyNoneLeft = (): Message => no('no.supply', { faction: factionRef(EYRIE), n: 0 });

/** Law 7.5.2.IV: a roost where it rules, has none yet, and a slot is open. */
const decreeBuild = act({
  law: rule('law.7.5.2.IV'),
  who: isBirds,
  fields: { at: clearing },
  whyNotNow: (state) => whyNotColumn(state, 'build'),
  *choices(state) {
    for (const at of clearingsToRoost(state, BIRD)) yield { at: at + 1 };
  },
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    if (pieceSupply(state, ROOST) === 0) return whyNoneLeft();
    if (piecesAt(state, ROOST, at) > 0) return no('no.roostThere', { at: clearingRef(at) });
    if (!rules(state, EYRIE, at)) return no('no.notRuled', { at: clearingRef(at) });
    return canBuild(state, EYRIE, at) ? whyNoCard(state, 'build', at) : whyNoRoom(state, at);
  },
  apply: (table, given) => {
    const { state } = table.scene;
    const at = clearingNumbered(given.at);
    useUp(state, 'build', at);
    placePiece(table, ROOST, at, rule('law.7.5.2.IV'));
  },
  said: (given, faction) =>
    message(m('did.build'), {
      faction,
      piece: ref('piece', 'roost'),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

export const EYRIE_ACTS = { decree, newRoost, decreeRecruit, decreeBuild };

export const eyrieChapter: Chapter = {
  move: byColumn(rule('law.7.5.2.II'), 'move', ({ from }) => from),
  battle: byColumn(rule('law.7.5.2.III'), 'battle', ({ at }) => at),
  crafting: {
    ...craftingWith(ROOST),
    /** With roosts (law.7.2.1), before the Decree (law.7.5.1). */
    whyNotNow: (state) =>
      whyNotDaylight(state) ?? (isDecreeBegun(state) ? no('no.craftBeforeDecree') : undefined),
  },
  /** Disdain for Trade (law.7.2.3), which the Builder overcomes (7.8). */
  itemPoints: (state, printed) => (screenOf(state).leader === 'builder' ? printed : 1),
  dawn,
  whyNotEnd: (state) => {
    const { step } = turnOf(state);
    if (step === 'birdsong') {
      if (owesCards(state)) return no('no.decreeFirst');
      return roosts(state) === 0 && newRoosts(state).length > 0 ? no('no.roostFirst') : undefined;
    }
    const column = step === 'daylight' ? currentColumn(state) : undefined;
    if (column === undefined || mayFail(state, column)) return undefined;
    return no('no.decreeLeft', {
      n: openCards(state, column).length,
      column: ref('column', column),
    });
  },
  falls: mustFall,
  dusk: (table) => {
    if (currentColumn(table.scene.state) !== undefined) turmoil(table);
  },
  evening: (table) =>
    score(table, EYRIE, roostPoints(table.scene.state), 'roosts', rule('law.7.6')),
  draw: { law: rule('law.7.6'), cards: eyrieDraw },
};
