import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { placeWarriors, removeWarriors } from '../effects.ts';
import { cardNamed } from '../facts.ts';
import { basesOn, canRevolt, costOfSpread, REVOLT_COST } from '../humans/alliance.ts';
import type { Clearing } from '../pieces.ts';
import { ALLIANCE, clearingNumbered, EVERY_CLEARING, SYMPATHY } from '../pieces.ts';
import type { State } from '../state.ts';
import { buildingsAt, cell, suitOf, WARRIORS_ELSEWHERE, warriorSupply } from '../state.ts';
import { canOrganize, makeOfficer, riseUp, sympathize, whyNoTraining } from '../verbs/alliance.ts';
import { clearing, no, saidAt, whyHeldFast } from '../verbs/verb.ts';
import { clearingRef, factionRef, m, rule, suitRef } from '../words.ts';
import { act, card, cardIdOf, whyNotInHand } from './act.ts';
import type { Chapter } from './chapter.ts';
import { craftingWith } from './crafting.ts';
import { fits, spendCard, takeFromHand } from './hands.ts';
import { handOf, inTurn, isDoneOnce, markOnce, turnOf } from './play.ts';
import { addSupporter, spendSupporters, supportersFor } from './supporters.ts';
import { whyNotBirdsong, whyNotDaylight, whyNotEvening } from './when.ts';

/** The Woodland Alliance (law 8). */

const isMice = (faction: number): boolean => faction === ALLIANCE;

function* everywhere() {
  for (const at of EVERY_CLEARING) yield { at: at + 1 };
}

// ---- Birdsong -------------------------------------------------------------------------

function whyTooFew(state: State, at: Clearing, n: number): Message | undefined {
  const suit = suitOf(state, at);
  return supportersFor(state, suit).length < n
    ? no('no.supporters', { n, suit: suitRef(suit) })
    : undefined;
}

/** Law 8.4.1: any number of revolts, before sympathy spreads. */
const revolt = act({
  law: rule('law.8.4.1'),
  who: isMice,
  fields: { at: clearing },
  whyNotNow: (state) =>
    whyNotBirdsong(state) ?? (isDoneOnce(state, 'spread') ? no('no.revoltFirst') : undefined),
  choices: everywhere,
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    return canRevolt(state, at)
      ? whyTooFew(state, at, REVOLT_COST)
      : no('no.revolt', { at: clearingRef(at) });
  },
  nothing: 'no.revolts',
  apply: (table, given) => {
    const at = clearingNumbered(given.at);
    const by = rule('law.8.4.1');
    spendSupporters(table, REVOLT_COST, suitOf(table.scene.state, at), by);
    riseUp(table, at, by);
    makeOfficer(table, by);
  },
  said: saidAt('did.revolt'),
});

/** Law 8.4.2: any number of times. */
const spread = act({
  law: rule('law.8.4.2'),
  who: isMice,
  fields: { at: clearing },
  whyNotNow: whyNotBirdsong,
  choices: everywhere,
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    const cost = costOfSpread(state, at);
    return cost === undefined
      ? no('no.spread', { at: clearingRef(at) })
      : whyTooFew(state, at, cost);
  },
  nothing: 'no.spreads',
  apply: (table, given) => {
    const { state } = table.scene;
    const at = clearingNumbered(given.at);
    if (!isDoneOnce(state, 'spread')) markOnce(state, 'spread');
    spendSupporters(table, costOfSpread(state, at) ?? 0, suitOf(state, at), rule('law.8.4.2'));
    sympathize(table, at, rule('law.8.4.2'));
  },
  said: saidAt('did.spread'),
});

// ---- Daylight -------------------------------------------------------------------------

function* cardsInHand(state: State) {
  for (const one of handOf(state, ALLIANCE)) yield { card: cardIdOf(state, one) };
}

/** Law 8.5: a card joins the supporters face down, also onto a full stack (H-17). Nobody is told which. */
const mobilize = act({
  law: rule('law.8.5'),
  who: isMice,
  fields: { card },
  whyNotNow: whyNotDaylight,
  choices: cardsInHand,
  refuses: (state, given) => whyNotInHand(state, ALLIANCE, given.card),
  nothing: 'no.emptyHand',
  apply: (table, given) => {
    const { state } = table.scene;
    const one = cardNamed(state.facts, given.card);
    takeFromHand(state, ALLIANCE, one);
    table.emit?.(rule('law.8.5'), m('do.mobilize'));
    addSupporter(table, one);
  },
  said: (_, faction) => message(m('did.mobilize'), { faction }),
});

/** Law 8.5: a card of a base's suit makes an officer. */
const train = act({
  law: rule('law.8.5'),
  who: isMice,
  fields: { card },
  whyNotNow: (state) => whyNotDaylight(state) ?? whyNoTraining(state),
  choices: cardsInHand,
  refuses: (state, given) => {
    const why = whyNotInHand(state, ALLIANCE, given.card);
    if (why !== undefined) return why;
    const one = cardNamed(state.facts, given.card);
    return basesOn(state).some((suit) => fits(state, one, suit)) ? undefined : no('no.suitOfBase');
  },
  nothing: 'no.emptyHand',
  apply: (table, given) => {
    const one = cardNamed(table.scene.state.facts, given.card);
    spendCard(table, ALLIANCE, one, rule('law.8.5'));
    makeOfficer(table, rule('law.8.5'));
  },
  said: (_, faction) => message(m('did.train'), { faction }),
});

// ---- Evening --------------------------------------------------------------------------

/** Law 8.6.1: as many operations as there are officers. */
export const operationsLeft = (state: State): number =>
  cell(state, WARRIORS_ELSEWHERE + ALLIANCE) - turnOf(state).taken;

const whyNoOperation = (state: State): Message | undefined =>
  whyNotEvening(state) ?? (operationsLeft(state) > 0 ? undefined : no('no.officers'));

const takeOperation = (state: State): void => inTurn(state, { taken: turnOf(state).taken + 1 });

const operation = {
  law: rule('law.8.6.1'),
  whyNotNow: whyNoOperation,
  pay: ({ scene: { state } }: { readonly scene: { readonly state: State } }) =>
    takeOperation(state),
};

/** Law 8.6.1: a warrior at a base. */
const baseRecruit = act({
  law: rule('law.8.6.1'),
  who: isMice,
  fields: { at: clearing },
  whyNotNow: (state) => {
    if (basesOn(state).length === 0) return no('no.noBase');
    return warriorSupply(state, ALLIANCE) === 0
      ? no('no.supply', { faction: factionRef(ALLIANCE), n: 0 })
      : whyNoOperation(state);
  },
  choices: everywhere,
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    if (buildingsAt(state, ALLIANCE, at) === 0) return no('no.baseThere', { at: clearingRef(at) });
    return whyHeldFast(state, ALLIANCE, at);
  },
  apply: (table, given) => {
    takeOperation(table.scene.state);
    placeWarriors(table, ALLIANCE, clearingNumbered(given.at), 1, rule('law.8.6.1'));
  },
  said: (given, faction) =>
    message(m('did.placeWarriors'), {
      faction,
      n: 1,
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

/** Law 8.6.1: a warrior becomes sympathy, wherever that is, at no price. */
const organize = act({
  law: rule('law.8.6.1'),
  who: isMice,
  fields: { at: clearing },
  whyNotNow: whyNoOperation,
  choices: everywhere,
  refuses: (state, given) => {
    const at = clearingNumbered(given.at);
    return canOrganize(state, at) ? undefined : no('no.spread', { at: clearingRef(at) });
  },
  nothing: 'no.organize',
  apply: (table, given) => {
    const at = clearingNumbered(given.at);
    takeOperation(table.scene.state);
    removeWarriors(table, ALLIANCE, at, 1, rule('law.8.6.1'));
    sympathize(table, at, rule('law.8.6.1'));
  },
  said: saidAt('did.organize'),
});

export const ALLIANCE_ACTS = { revolt, spread, mobilize, train, baseRecruit, organize };

export const allianceChapter: Chapter = {
  move: operation,
  battle: operation,
  /** With sympathy (law.8.2.1). */
  crafting: { ...craftingWith(SYMPATHY), whyNotNow: whyNotDaylight },
  whyNotEnd: () => undefined,
  draw: { law: rule('law.8.6.2'), cards: (state) => 1 + basesOn(state).length },
};
