import type { Params } from '@empty-chair/kernel/words';
import { isAtWar } from '../board.ts';
import { REALM_OF_EVENT } from '../events.ts';
import { eventRef, m, realmRef, ref, rule } from '../words.ts';
import { askFor, askNumber, askWhether, rollDie } from './ask.ts';
import type { EffectId } from './effect-kinds.ts';
import { AMOUNTS, EFFECTS } from './effect-kinds.ts';
import { applyEffect, powerForDucats, RULE_OF } from './effects.ts';
import { eventParts, printEvent, readEvent } from './event-line.ts';
import type { EventPart } from './event-parts.ts';
import { tellSymbols } from './event-symbols.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { adopt, applyNamedEffect, gainTowns, NAMED_EFFECTS } from './named-effects.ts';
import { gainPower } from './power.ts';
import type { EventRead, Turn, TurnTable } from './turn.ts';

/** EU-22.4: what the cards say is not public, so the human says what they do to the bot. */
const asked = ({ me }: Turn) => ({ who: realmRef(me.realm) });

export const facts = {
  'events.ownRealmFaceUp': (table) => yes(eventOf(table).isOwn),
  'event.hasOptions': (table) => {
    const { parts } = eventOf(table);
    if (parts !== undefined) return yes(parts.some(({ what }) => what === 'option'));
    const params = asked(table.scene);
    return yes(askWhether(table, { rule: rule('EU-22.4'), ask: m('ask.eventOptions'), params }));
  },
} satisfies Facts;

/** Asked where it is needed first, and once. */
function eventOf(table: TurnTable): EventRead {
  table.scene.event ??= askEvent(table);
  return table.scene.event;
}

/** Which Event and which option: both dice are told with the question, for they decide what is read. */
function askEvent(table: TurnTable): EventRead {
  const { state, me } = table.scene;
  const rolled = table.atTable.dice ? undefined : rollBoth(table);
  const face = rolled?.face;
  const read = (parts: readonly EventPart[]): EventRead => {
    const card = parts.find((part) => part.what === 'card')?.card;
    const isOwn =
      parts.some(({ what }) => what === 'own') ||
      (card !== undefined && REALM_OF_EVENT[card] === me.realm);
    return { isOwn, card, face, parts };
  };
  return table.ask<EventRead>({
    rule: rule('EU-22.4'),
    channel: 'human',
    ask: {
      id: rolled === undefined ? m('ask.eventAtTable') : m('ask.event'),
      params: { ...asked(table.scene), ...rolled?.params },
    },
    answers: eventParts(state, me).map((part) => read([part])),
    ref: ({ isOwn, card, parts }) => {
      if (parts === undefined) return ref('case', isOwn ? 'yes' : 'no');
      const isCardAlone = card !== undefined && parts.length === 1;
      return isCardAlone ? eventRef(card) : ref('eventPart', printEvent(parts));
    },
    reads: (typed) => {
      const line = typed.trim();
      // As it was before the line: whether its own Event is face-up, then one question after the other.
      if (line === 'yes' || line === 'no') {
        return { isOwn: line === 'yes', card: undefined, face, parts: undefined };
      }
      return read(readEvent(state, line));
    },
  });
}

function rollBoth(table: TurnTable): { readonly face: number; readonly params: Params } {
  const params = asked(table.scene);
  const face = rollDie(table, { rule: rule('EU-22.4'), ask: m('ask.eventDie'), params });
  const option = rollDie(table, { rule: rule('EU-22.4'), ask: m('ask.optionDie'), params });
  return {
    face,
    params: { ...placesOf(face), option: ref('option', isOptionA(option) ? 'a' : 'b') },
  };
}
/** A die for one of three or of two face-up Events. */
const placesOf = (face: number) => ({ ofThree: Math.ceil(face / 2), ofTwo: Math.ceil(face / 3) });
const isOptionA = (face: number): boolean => face <= 3;

/** The ducats on the card, in the steps that make a difference. */
const DUCATS = [0, 10, 20, 30] as const;
const END = 'end';
/** EU-23.7: what ends the Event with the MILITARY chart. */
const WARS = ['war', 'declareWar', 'military'] as const;
type WarEffect = (typeof WARS)[number];
const CHOICES = [END, ...EFFECTS, ...NAMED_EFFECTS, ...WARS] as const;

export const deeds = {
  takeOwnEvent: (table) => {
    if (tellNamed(table)) return;
    table.emit?.(rule('EU-22.4'), m('do.takeOwnEvent'), asked(table.scene));
  },
  takeRolledEvent: (table) => {
    if (tellNamed(table)) return;
    const params = asked(table.scene);
    const { face, parts } = eventOf(table);
    const n =
      face ??
      (parts === undefined
        ? rollDie(table, { rule: rule('EU-22.4'), ask: m('ask.eventDie'), params })
        : undefined);
    if (n === undefined) table.emit?.(rule('EU-22.4'), m('do.takeEventOfDie'), params);
    else table.emit?.(rule('EU-22.4'), m('do.takeEvent'), { ...params, n, ...placesOf(n) });
  },
  collectEventDucats: (table, amount) => {
    const turn = table.scene;
    turn.me.hasTakenEvent = true;
    const { card, parts } = eventOf(table);
    if (card !== undefined && !turn.state.seenEvents.includes(card)) {
      turn.state.seenEvents.push(card);
    }
    const ducats = parts === undefined ? askDucats(table) : ducatsOn(parts);
    const n = powerForDucats(ducats, amount('ducatsPerBotPower'), amount('mostBotPower'));
    gainPower(table, turn.state, turn.me, n, rule('EU-23.3'));
    table.emit?.(rule('EU-22.4'), m('do.ducatsOnOthers'), { n: amount('ducatsOnOthers') });
  },
  chooseEventOption: (table) => {
    const params = asked(table.scene);
    const option = eventOf(table).parts?.find((part) => part.what === 'option');
    const isA =
      option === undefined
        ? isOptionA(rollDie(table, { rule: rule('EU-22.4'), ask: m('ask.optionDie'), params }))
        : option.which === 'a';
    table.emit?.(rule('EU-22.4'), isA ? m('do.optionA') : m('do.optionB'), params);
  },
  resolveEvent: (table, amount) => {
    const { state, me } = table.scene;
    const parts = eventOf(table).parts ?? [];
    const applied =
      eventOf(table).parts === undefined ? applyOneByOne(table) : applyParts(table, parts);
    if (applied === 0) {
      gainPower(table, state, me, amount('botPowerIfNothing'), rule('EU-23.9'));
    }
    tellSymbols(table, eventOf(table).card, parts);
  },
  /** EU-4.1: the card costs nothing, another is drawn. */
  eventAlreadyTaken: ({ scene: turn }) => {
    if (turn.redraws < MOST_REDRAWS && turn.card !== undefined) {
      turn.redraws += 1;
      turn.next = 'main-turn';
    }
  },
} satisfies Deeds;
/** The card by its name says more than the die that led to it. */
function tellNamed(table: TurnTable): boolean {
  const { card } = eventOf(table);
  if (card === undefined) return false;
  const params = { ...asked(table.scene), event: eventRef(card) };
  table.emit?.(rule('EU-22.4'), m('do.takeNamedEvent'), params);
  return true;
}

const MOST_REDRAWS = 3;
const MOST_EFFECTS = 12;

function askDucats(table: TurnTable): number {
  return askFor(
    table,
    { rule: rule('EU-23.3'), ask: m('ask.ducats'), params: asked(table.scene) },
    DUCATS,
    (n) => ref('ducats', n),
  );
}
const ducatsOn = (parts: readonly EventPart[]): number =>
  parts.reduce((sum, part) => sum + (part.what === 'onCard' ? part.n : 0), 0);

/** In the order of the line; how many of them came to anything. */
function applyParts(table: TurnTable, parts: readonly EventPart[]): number {
  return parts.filter((part) => applyPart(table, part)).length;
}

/** R-EVENT-1: a War of the Event follows in the MILITARY chart, after all else that it does. */
function applyPart(table: TurnTable, part: EventPart): boolean {
  const turn = table.scene;
  const { state, me } = turn;
  if (part.what === 'gainVassal') {
    gainTowns(table, state, me, part.realm);
    return true;
  }
  if (part.what === 'stateReligion') return adopt(table, state, me, part.religion);
  if (part.what === 'remove') {
    table.emit?.(rule('EU-10.4'), m('do.removeToken'), asked(turn));
    return true;
  }
  if (isOneOf(WARS, part.what)) return goToWar(turn, part.what);
  if (!isOneOf(EFFECTS, part.what)) return false;
  return applyEffect(table, state, me, part.what, 'n' in part ? part.n : 0);
}

/** Effect after effect, until the human says that this was all; how many came to anything. */
function applyOneByOne(table: TurnTable): number {
  const turn = table.scene;
  const { state, me } = turn;
  let applied = 0;
  for (let i = 0; i < MOST_EFFECTS; i += 1) {
    const effect = askFor(
      table,
      { rule: rule('EU-23.1'), ask: m('ask.effect'), params: asked(turn) },
      CHOICES,
      (id) => ref('effect', id),
    );
    if (effect === END) break;
    if (isOneOf(WARS, effect)) {
      applied += goToWar(turn, effect) ? 1 : 0;
      break;
    }
    if (isOneOf(NAMED_EFFECTS, effect)) {
      applied += applyNamedEffect(table, state, me, effect) ? 1 : 0;
      continue;
    }
    applied += applyEffect(table, state, me, effect, amountOf(table, effect)) ? 1 : 0;
  }
  return applied;
}
const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

/** "May declare war" only at Peace, and with more Available than Spent power. */
function goToWar(turn: Turn, effect: WarEffect): boolean {
  const { state, me } = turn;
  const mayBe = !isAtWar(state, me) && me.mat.available > me.mat.spent;
  if (effect === 'war' && !mayBe) return false;
  // A Declare War Action goes straight to the declaration: nobody compares Strength.
  turn.isDirect = effect === 'declareWar';
  turn.next = 'military';
  return true;
}

function amountOf(table: TurnTable, effect: EffectId): number {
  const limits = AMOUNTS[effect];
  if (limits === undefined) return 0;
  const [least, most] = limits;
  const params = { ...asked(table.scene), effect: ref('effect', effect) };
  return askNumber(table, { rule: RULE_OF[effect], ask: m('ask.amount'), params }, least, most);
}
