import { isAtWar } from '../table/reading.ts';
import { m, realmRef, ref, rule } from '../words.ts';
import { askFor, askNumber, askWhether, rollDie } from './ask.ts';
import type { EffectId } from './effects.ts';
import { AMOUNTS, applyEffect, EFFECTS, powerForDucats } from './effects.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import { gainPower } from './power.ts';
import type { Turn, TurnTable } from './turn.ts';

/** EU-22.4: the cards themselves are not public, so the human says what they do to the bot. */
const asked = ({ me }: Turn) => ({ who: realmRef(me.realm) });

export const facts: Facts = {
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
};

/** The ducats on the card, in the steps that make a difference. */
const DUCATS = [0, 10, 20, 30] as const;
const END = 'end';
const WAR = 'war';
const MILITARY = 'military';
type Chosen = EffectId | typeof END | typeof WAR | typeof MILITARY;
const CHOICES: readonly Chosen[] = [END, ...EFFECTS, WAR, MILITARY];

export const deeds: Deeds = {
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
    if (turn.redraws < MOST_REDRAWS && turn.isByCard) {
      turn.redraws += 1;
      turn.next = 'main-turn';
    }
  },
};
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
    if (effect === WAR || effect === MILITARY) {
      applied += goToWar(turn, effect === WAR) ? 1 : 0;
      break;
    }
    applied += 1;
    applyEffect(table, state, me, effect, amountOf(table, effect));
  }
  if (applied === 0) gainPower(table, state, me, botPowerIfNothing, rule('EU-23.9'));
  table.emit?.(rule('EU-24.1'), m('do.secondaryEffects'), asked(turn));
}

/** EU-23.7: "may declare war" only at Peace, and with more Available than Spent power. */
function goToWar(turn: Turn, isMay: boolean): boolean {
  const { state, me } = turn;
  if (isMay && (isAtWar(state, me) || me.mat.available <= me.mat.spent)) return false;
  turn.next = 'military';
  return true;
}

function amountOf(table: TurnTable, effect: EffectId): number {
  const limits = AMOUNTS[effect];
  if (limits === undefined) return 0;
  const [least, most] = limits;
  const params = { ...asked(table.scene), effect: ref('effect', effect) };
  return askNumber(table, { rule: rule('EU-23.1'), ask: m('ask.amount'), params }, least, most);
}
