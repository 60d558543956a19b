import { NONE } from '@empty-chair/kernel/ids';
import { literal, message } from '@empty-chair/kernel/words';
import { discardFromPlay } from '../battle-cards.ts';
import { isBot, rules } from '../board.ts';
import { cardRef, discardCard } from '../chance.ts';
import { moveWarriors } from '../effects.ts';
import { cardNamed, enemiesOf } from '../facts.ts';
import { neighboursFor } from '../humans/ways.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { clearingNumbered, EVERY_CLEARING, factionId, isVagabond } from '../pieces.ts';
import { score } from '../points.ts';
import type { State } from '../state.ts';
import { inPlayOf, warriorsAt } from '../state.ts';
import { clearing, faction, no, whyHeldFast } from '../verbs/verb.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import { card, cardIdOf } from './act.ts';
import { effectAct } from './effect-act.ts';
import { addToHand, askForCard, drawCards, takeFromHand } from './hands.ts';
import { handOf } from './play.ts';
import {
  anyEnemy,
  drawsOrScores,
  otherOf,
  otherRef,
  robbing,
  takeRandomCard,
  whyNotEnemy,
} from './players.ts';
import { unscorched } from './scorched.ts';

/** Cards that are used in Birdsong. */

const royalClaim = effectAct({
  effect: 'royalClaim',
  law: rule('card.royalClaim'),
  step: 'birdsong',
  isDiscarded: true,
  fields: {},
  choices: () => [{}],
  apply: (table, _, me) => {
    const { state } = table.scene;
    const n = EVERY_CLEARING.filter((at) => rules(state, me, at)).length;
    score(table, me, n, 'craft', rule('card.royalClaim'));
  },
  said: (_, by) => message(m('did.royalClaim'), { faction: by }),
});

/** H-31: optional, as newly printed. */
const burrowBank = effectAct({
  effect: 'betterBurrowBank',
  law: rule('card.betterBurrowBank'),
  step: 'birdsong',
  isAtStart: true,
  ...anyEnemy,
  apply: (table, given, me) => {
    drawCards(table, me, 1, rule('card.betterBurrowBank'));
    drawsOrScores(table, otherOf(given), rule('card.betterBurrowBank'));
  },
  said: (given, by) => message(m('did.burrowBank'), { faction: by, other: otherRef(given) }),
});

const saboteurs = effectAct({
  effect: 'saboteurs',
  law: rule('card.saboteurs'),
  step: 'birdsong',
  isAtStart: true,
  isDiscarded: true,
  fields: { faction, card },
  *choices(state, me) {
    for (const other of enemiesOf(state.facts, me)) {
      for (const one of inPlayOf(state, other)) {
        yield { faction: factionId(other), card: cardIdOf(state, one) };
      }
    }
  },
  refuses: (state, given, me) =>
    whyNotEnemy(state, me, given) ??
    (inPlayOf(state, otherOf(given)).includes(cardNamed(state.facts, given.card))
      ? undefined
      : no('no.notInPlay', { card: literal(given.card) })),
  apply: (table, given) =>
    discardFromPlay(table, otherOf(given), cardNamed(table.scene.state.facts, given.card)),
  said: (given, by, state) =>
    message(m('did.saboteurs'), {
      faction: by,
      other: otherRef(given),
      card: cardRef(state)(cardNamed(state.facts, given.card)),
    }),
});

/** H-21: a robbed bot scores too, unless the table says otherwise. */
const standAndDeliver = effectAct({
  effect: 'standAndDeliver',
  law: rule('card.standAndDeliver'),
  step: 'birdsong',
  ...robbing,
  refuses: (state, given, me) => whyNotEnemy(state, me, given) ?? robbing.refuses(state, given, me),
  apply: (table, given, me) => {
    const { state } = table.scene;
    const other = otherOf(given);
    takeRandomCard(table, me, other, rule('card.standAndDeliver'));
    const isSpared = isBot(state, other) && state.facts.config.options.robbedBotScores === 'no';
    if (!isSpared) score(table, other, 1, 'gifts', rule('card.standAndDeliver'));
  },
  said: (given, by) => message(m('did.standAndDeliver'), { faction: by, other: otherRef(given) }),
});

const swapMeet = effectAct({
  effect: 'swapMeet',
  law: rule('card.swapMeet'),
  step: 'birdsong',
  ...robbing,
  apply: (table, given, me) => {
    const { state } = table.scene;
    const other = otherOf(given);
    takeRandomCard(table, me, other, rule('card.swapMeet'));
    const back = askForCard(table, me, {
      rule: rule('card.swapMeet'),
      ask: message(m('ask.giveBack'), { other: factionRef(other) }),
      cards: handOf(state, me),
    });
    if (back === NONE) return;
    takeFromHand(state, me, back);
    if (!isBot(state, other)) {
      addToHand(state, other, back);
      return;
    }
    // 2.8.1: what is given to a bot is discarded, and the bot scores.
    table.emit?.(rule('2.8.1'), m('do.spendCard'), {
      faction: factionRef(me),
      card: cardRef(state)(back),
    });
    discardCard(table, back);
    score(table, other, 1, 'gifts', rule('2.8.1'));
  },
  said: (given, by) => message(m('did.swapMeet'), { faction: by, other: otherRef(given) }),
});

/** Half of the warriors in a clearing, rounded up. */
const half = (state: State, other: Faction, from: Clearing): number =>
  Math.ceil(warriorsAt(state, other, from) / 2);

/** Along the paths of that faction, and not where nothing may move in any more (law V.6). */
const orderedTo = (state: State, other: Faction, from: Clearing): readonly Clearing[] =>
  unscorched(state, neighboursFor(state, other, from));

/** H-27: along a path of that faction, whoever rules; Outrage and Ferry are its own affair. Never a pawn. */
const falseOrders = effectAct({
  effect: 'falseOrders',
  law: rule('card.falseOrders'),
  step: 'birdsong',
  isDiscarded: true,
  fields: { faction, from: clearing, to: clearing },
  *choices(state, me) {
    for (const other of enemiesOf(state.facts, me)) {
      if (isVagabond(other)) continue;
      for (const from of EVERY_CLEARING) {
        if (warriorsAt(state, other, from) === 0) continue;
        for (const to of orderedTo(state, other, from)) {
          yield { faction: factionId(other), from: from + 1, to: to + 1 };
        }
      }
    }
  },
  refuses: (state, given, me) => {
    const other = otherOf(given);
    const from = clearingNumbered(given.from);
    const to = clearingNumbered(given.to);
    const why = whyNotEnemy(state, me, given) ?? whyHeldFast(state, other, from);
    if (why !== undefined) return why;
    if (warriorsAt(state, other, from) === 0) return no('no.soMany', { at: clearingRef(from) });
    return orderedTo(state, other, from).includes(to)
      ? undefined
      : no('no.path', { from: clearingRef(from), to: clearingRef(to) });
  },
  apply: (table, given) => {
    const { state } = table.scene;
    const from = clearingNumbered(given.from);
    const n = half(state, otherOf(given), from);
    const to = clearingNumbered(given.to);
    moveWarriors(table, { faction: otherOf(given), from, to, n }, rule('card.falseOrders'));
  },
  said: (given, by) =>
    message(m('did.falseOrders'), {
      faction: by,
      other: ref('faction', given.faction),
      from: clearingRef(clearingNumbered(given.from)),
      to: clearingRef(clearingNumbered(given.to)),
    }),
});

export const BIRDSONG_EFFECTS = {
  royalClaim,
  burrowBank,
  saboteurs,
  standAndDeliver,
  swapMeet,
  falseOrders,
};
