import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { battle as resolveBattle } from '../battle.ts';
import { isBot } from '../board.ts';
import { cardRef } from '../chance.ts';
import type { Character } from '../config.ts';
import { cardNamed } from '../facts.ts';
import { playersHere, standsIn } from '../humans/vagabond.ts';
import { characterOf, exhaustOne, hold } from '../pack.ts';
import type { Faction } from '../pieces.ts';
import { factionId, factionNamed, isVagabond, itemNamed } from '../pieces.ts';
import type { State } from '../state.ts';
import { suitOf } from '../state.ts';
import { removeAll } from '../verbs/enemies.ts';
import { whyNotReady } from '../verbs/vagabond.ts';
import { hideOut } from '../verbs/vagabond-deeds.ts';
import { faction, no } from '../verbs/verb.ts';
import { clearingRef, factionRef, m, ref, rule, suitRef } from '../words.ts';
import { act, card, cardIdOf, saidCard } from './act.ts';
import { fights, whyNoBattle } from './battle.ts';
import { addToHand, drawCards, fits, takeFromHand } from './hands.ts';
import { handOf, screenOf } from './play.ts';
import { endStep } from './turn.ts';
import { whyNotDaylight } from './when.ts';

/** law.9.5.9: the special action of each character (V.1 to V.6), for a torch. The Arbiter has none (V.5). */

const whyNotThis = (
  state: State,
  me: Faction,
  character: Character,
  where: 'clearing' | 'anywhere' = 'clearing',
): Message | undefined => {
  if (characterOf(state, me) !== character) {
    return no('no.otherCharacter', { character: ref('character', character) });
  }
  if (where === 'clearing' && standsIn(state, me) === undefined) return no('no.inForest');
  return whyNotDaylight(state) ?? whyNotReady(state, me, 'torch');
};

/** V.1: a random card of a player here; a bot has none, so he draws one (2.8.1). */
export const steal = act({
  law: rule('law.V.1'),
  who: isVagabond,
  fields: { from: faction },
  whyNotNow: (state, me) => whyNotThis(state, me, 'thief'),
  *choices(state, me) {
    for (const other of playersHere(state, me)) yield { from: factionId(other) };
  },
  refuses: (state, given, me) => {
    const other = factionNamed(given.from);
    if (!playersHere(state, me).includes(other)) {
      return no('no.notHere', { faction: ref('faction', given.from) });
    }
    return isBot(state, other) || handOf(state, other).length > 0
      ? undefined
      : no('no.emptyHand', { faction: factionRef(other) });
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const other = factionNamed(given.from);
    exhaustOne(table, me, 'torch', rule('law.V.1'));
    if (isBot(state, other)) {
      drawCards(table, me, 1, rule('2.8.1'));
      return;
    }
    const stolen = chooseAtRandom(table, {
      rule: rule('law.V.1'),
      channel: 'choices',
      ask: message(m('ask.stolenCard')),
      answers: handOf(state, other),
      ref: cardRef(state),
    });
    takeFromHand(state, other, stolen);
    addToHand(state, me, stolen);
    table.emit?.(rule('law.V.1'), m('do.cardTaken'), {
      faction: factionRef(me),
      other: factionRef(other),
    });
  },
  said: (given, by) => message(m('did.steal'), { faction: by, other: ref('faction', given.from) }),
});

/** V.2: a card of the clearing's suit, or a bird, from the discard pile. */
export const labor = act({
  law: rule('law.V.2'),
  who: isVagabond,
  fields: { card },
  whyNotNow: (state, me) => whyNotThis(state, me, 'tinker'),
  *choices(state) {
    for (const one of state.deck.discard) yield { card: cardIdOf(state, one) };
  },
  refuses: (state, given, me) => {
    const one = cardNamed(state.facts, given.card);
    const at = standsIn(state, me);
    if (!state.deck.discard.includes(one) || at === undefined) return no('no.notDiscarded');
    return fits(state, one, suitOf(state, at))
      ? undefined
      : no('no.suit', { suit: suitRef(suitOf(state, at)) });
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const one = cardNamed(state.facts, given.card);
    exhaustOne(table, me, 'torch', rule('law.V.2'));
    state.deck.discard = state.deck.discard.filter((other) => other !== one);
    addToHand(state, me, one);
  },
  said: saidCard('did.labor'),
});

/** V.3: three items repaired, or what there is (H-37), and Daylight is over. */
export const hideout = act({
  law: rule('law.V.3'),
  who: isVagabond,
  fields: {},
  whyNotNow: (state, me) => whyNotThis(state, me, 'ranger', 'anywhere'),
  choices: () => [{}],
  apply: (table, _, me) => {
    exhaustOne(table, me, 'torch', rule('law.V.3'));
    hideOut(table, me);
    endStep(table);
  },
  said: (_, by) => message(m('did.hideout'), { faction: by }),
});

/** V.4: somebody here, he too, has to battle somebody else here; what buildings and tokens bring is his. Within it they decide themselves (law.1.5.5). */
export const instigate = act({
  law: rule('law.V.4'),
  who: isVagabond,
  fields: { attacker: faction, defender: faction },
  whyNotNow: (state, me) => whyNotThis(state, me, 'vagrant'),
  *choices(state, me) {
    const here = [me, ...playersHere(state, me)];
    for (const attacker of here) {
      for (const defender of here) {
        yield { attacker: factionId(attacker), defender: factionId(defender) };
      }
    }
  },
  refuses: (state, given, me) => {
    const at = standsIn(state, me);
    return at === undefined
      ? no('no.inForest')
      : whyNoBattle(state, factionNamed(given.attacker), {
          at,
          defender: factionNamed(given.defender),
        });
  },
  apply: (table, given, me) => {
    const at = standsIn(table.scene.state, me);
    if (at === undefined) return;
    const attacker = factionNamed(given.attacker);
    const defender = factionNamed(given.defender);
    const by = rule('law.V.4');
    exhaustOne(table, me, 'torch', by);
    if (isBot(table.scene.state, attacker)) {
      resolveBattle(table, { attacker, defender, clearing: at, by, scorer: me });
    } else fights(table, attacker, { at, defender }, me);
  },
  said: (given, by) =>
    message(m('did.instigate'), {
      faction: by,
      attacker: ref('faction', given.attacker),
      defender: ref('faction', given.defender),
    }),
});

/** V.6: the torch stays here for good. All enemy pieces go, and none comes in any more. */
export const scorch = act({
  law: rule('law.V.6'),
  who: isVagabond,
  fields: {},
  whyNotNow: (state, me) => whyNotThis(state, me, 'scoundrel'),
  choices: () => [{}],
  apply: (table, _, me) => {
    const { state } = table.scene;
    const at = standsIn(state, me);
    if (at === undefined) return;
    const by = rule('law.V.6');
    hold(state, me, itemNamed('torch'), 'ready', -1);
    table.emit?.(by, m('do.scorchedEarth'), { at: clearingRef(at) });
    removeAll(table, me, [at], by);
    const screen = screenOf(state);
    screen.scorched = [...screen.scorched, at];
  },
  said: (_, by) => message(m('did.scorch'), { faction: by }),
});
