import { isAtWar } from '../board.ts';
import { m, realmRef, ref, rule } from '../words.ts';
import { askFor, askNumber, askWhether, rollDie } from './ask.ts';
import type { EffectId } from './effects.ts';
import { AMOUNTS, applyEffect, EFFECTS, powerForDucats, RULE_OF } from './effects.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { applyNamedEffect, NAMED_EFFECTS } from './named-effects.ts';
import { gainPower } from './power.ts';
import type { Turn, TurnTable } from './turn.ts';

/** EU-22.4: the cards themselves are not public, so the human says what they do to the bot. */
const asked = ({ me }: Turn) => ({ who: realmRef(me.realm) });

export const facts = {
  'events.ownRealmFaceUp': (table) =>
    yes(
      askWhether(table, {
        rule: rule('EU-22.4'),
        ask: m('ask.ownEvent'),
        params: asked(table.scene),
      }),
    ),
  'event.hasOptions': (table) =>
    yes(
      askWhether(table, {
        rule: rule('EU-22.4'),
        ask: m('ask.eventOptions'),
        params: asked(table.scene),
      }),
    ),
} satisfies Facts;

/** The ducats on the card, in the steps that make a difference. */
const DUCATS = [0, 10, 20, 30] as const;
const END = 'end';
/** EU-23.7: what ends the Event with the MILITARY chart. */
const WARS = ['war', 'declareWar', 'military'] as const;
type WarEffect = (typeof WARS)[number];
const CHOICES = [END, ...EFFECTS, ...NAMED_EFFECTS, ...WARS] as const;

export const deeds = {
  takeOwnEvent: ({ scene, emit }) => emit?.(rule('EU-22.4'), m('do.takeOwnEvent'), asked(scene)),
  takeRolledEvent: (table) => {
    const face = rollDie(table, {
      rule: rule('EU-22.4'),
      ask: m('ask.eventDie'),
      params: asked(table.scene),
    });
    table.emit?.(rule('EU-22.4'), m('do.takeEvent'), {
      ...asked(table.scene),
      n: face,
      ofThree: Math.ceil(face / 2),
      ofTwo: Math.ceil(face / 3),
    });
  },
  collectEventDucats: (table, amount) => {
    const turn = table.scene;
    turn.me.hasTakenEvent = true;
    const ducats = askFor(
      table,
      { rule: rule('EU-23.3'), ask: m('ask.ducats'), params: asked(turn) },
      DUCATS,
      (n) => ref('ducats', n),
    );
    const n = powerForDucats(ducats, amount('ducatsPerBotPower'), amount('mostBotPower'));
    gainPower(table, turn.state, turn.me, n, rule('EU-23.3'));
    table.emit?.(rule('EU-22.4'), m('do.ducatsOnOthers'), { n: amount('ducatsOnOthers') });
  },
  chooseEventOption: (table) => {
    const params = asked(table.scene);
    const face = rollDie(table, { rule: rule('EU-22.4'), ask: m('ask.optionDie'), params });
    table.emit?.(rule('EU-22.4'), face <= 3 ? m('do.optionA') : m('do.optionB'), params);
  },
  resolveEvent: (table, amount) => resolveEffects(table, amount('botPowerIfNothing')),
  /** EU-4.1: the card costs nothing, another is drawn. */
  eventAlreadyTaken: ({ scene: turn }) => {
    if (turn.redraws < MOST_REDRAWS && turn.card !== undefined) {
      turn.redraws += 1;
      turn.next = 'main-turn';
    }
  },
} satisfies Deeds;
const MOST_REDRAWS = 3;
const MOST_EFFECTS = 12;

/** Effect after effect, until the human says that this was all. */
function resolveEffects(table: TurnTable, botPowerIfNothing: number): void {
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
    applied += 1;
    applyEffect(table, state, me, effect, amountOf(table, effect));
  }
  if (applied === 0) gainPower(table, state, me, botPowerIfNothing, rule('EU-23.9'));
  tellSymbols(table);
}
const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

/** EU-24: the symbols are on the card; what is different with bots is told with them. */
function tellSymbols({ scene, emit }: TurnTable): void {
  if (emit === undefined) return;
  const params = asked(scene);
  emit(rule('EU-23.9'), m('do.secondaryEffects'), params);
  emit(rule('EU-24.1'), m('see.symbols.usual'), params);
  emit(rule('EU-24.2'), m('see.symbols.sea'), params);
  emit(rule('EU-24.3'), m('see.symbols.natives'), params);
  emit(rule('EU-24.4'), m('see.symbols.dnpr'), params);
  emit(rule('EU-24.5'), m('see.symbols.spread'), params);
}

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
