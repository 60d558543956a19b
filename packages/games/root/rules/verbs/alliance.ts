import type { Message, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { baseFor } from '../board.ts';
import { placePiece, placeWarriors, removeWarriors } from '../effects.ts';
import {
  basesOn,
  canRevolt,
  canTake,
  costOfSpread,
  nextPoints,
  REVOLT_COST,
  sympathizers,
} from '../humans/alliance.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { ALLIANCE, clearingNumbered, SYMPATHY } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import {
  cell,
  suitOf,
  WARRIOR_SUPPLY,
  WARRIORS_ELSEWHERE,
  warriorSupply,
  warriorsAt,
} from '../state.ts';
import { clearingRef, factionRef, m, rule, suitRef } from '../words.ts';
import { removeAll } from './enemies.ts';
import { clearing, no, saidAt, verb } from './verb.ts';

/** What a human Alliance does in one breath (law 8). Its supporters are its own: only their price is told. */

const whyNotMice = (me: Faction): Message | undefined =>
  me === ALLIANCE ? undefined : no('no.notYourVerb');

const fields = { at: clearing };

/** Law 8.4.2: pays, places and scores. */
export const spread = verb({
  fields,
  refuses: (state, given, me) =>
    whyNotMice(me) ??
    (costOfSpread(state, clearingNumbered(given.at)) === undefined
      ? no('no.spread', { at: clearingRef(clearingNumbered(given.at)) })
      : undefined),
  apply: (table, given) => {
    const { state } = table.scene;
    const at = clearingNumbered(given.at);
    const cost = costOfSpread(state, at) ?? 0;
    sympathize(table, at, rule('law.spread'));
    spend(table, at, cost);
  },
  said: saidAt('did.spread'),
});

/** Law 8.6.1: a warrior becomes a sympathy token. */
export const organize = verb({
  fields,
  refuses: (state, given, me) =>
    whyNotMice(me) ??
    (canOrganize(state, clearingNumbered(given.at))
      ? undefined
      : no('no.spread', { at: clearingRef(clearingNumbered(given.at)) })),
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    removeWarriors(table, me, at, 1, rule('law.organize'));
    sympathize(table, at, rule('law.spread'));
  },
  said: saidAt('did.organize'),
});

export const canOrganize = (state: State, at: Clearing): boolean =>
  warriorsAt(state, ALLIANCE, at) > 0 && canTake(state, at);

/** A token, and the points of the space that it uncovers. */
export function sympathize(table: RootTable, at: Clearing, by: RuleId): void {
  const points = nextPoints(table.scene.state);
  placePiece(table, SYMPATHY, at, by);
  score(table, ALLIANCE, points, 'sympathy', by);
}

function spend(table: RootTable, at: Clearing, n: number): void {
  const { state } = table.scene;
  table.emit?.(rule('law.spread'), m('do.supporters'), { n, suit: suitRef(suitOf(state, at)) });
}

/** Law 8.4.1: enemies go, a base comes with warriors and an officer. */
export const revolt = verb({
  fields,
  refuses: (state, given, me) =>
    whyNotMice(me) ??
    (canRevolt(state, clearingNumbered(given.at))
      ? undefined
      : no('no.revolt', { at: clearingRef(clearingNumbered(given.at)) })),
  apply: (table, given) => {
    const at = clearingNumbered(given.at);
    spend(table, at, REVOLT_COST);
    riseUp(table, at, rule('law.revolt'));
    makeOfficer(table, rule('law.train'));
  },
  said: saidAt('did.revolt'),
});

/** Enemies make room for the base and for a warrior of each sympathetic clearing of the suit. */
export function riseUp(table: RootTable, at: Clearing, by: RuleId): void {
  const { state } = table.scene;
  removeAll(table, ALLIANCE, [at], by);
  placePiece(table, baseFor(state, at), at, by);
  placeWarriors(table, ALLIANCE, at, sympathizers(state, suitOf(state, at)), by);
}

/** Law 8.5: a card of a base's suit makes an officer. */
export const train = verb({
  fields: {},
  refuses: (state, _, me) => whyNotMice(me) ?? whyNoTraining(state),
  apply: (table) => makeOfficer(table, rule('law.train')),
  said: (_, faction) => message(m('did.train'), { faction }),
});

export function whyNoTraining(state: State): Message | undefined {
  if (basesOn(state).length === 0) return no('no.noBase');
  return warriorSupply(state, ALLIANCE) === 0
    ? no('no.supply', { faction: factionRef(ALLIANCE), n: 0 })
    : undefined;
}

/** H-39: an officer is a warrior out of the supply, while it lasts. */
export function makeOfficer(table: RootTable, by: RuleId): void {
  const { state } = table.scene;
  if (warriorSupply(state, ALLIANCE) === 0) return;
  state.cells[WARRIOR_SUPPLY + ALLIANCE] = warriorSupply(state, ALLIANCE) - 1;
  state.cells[WARRIORS_ELSEWHERE + ALLIANCE] = cell(state, WARRIORS_ELSEWHERE + ALLIANCE) + 1;
  table.emit?.(by, m('do.officer'));
}
