import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { isBot, mayPlace } from '../board.ts';
import { removeWarriors, replaceWarrior } from '../effects.ts';
import { cardNamed, enemiesOf } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import {
  clearingNumbered,
  EVERY_CLEARING,
  factionId,
  ITEM_IDS,
  isVagabond,
  itemId,
  itemNamed,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { suitOf, warriorSupply, warriorsAt } from '../state.ts';
import { clearing, faction, no, saidAt } from '../verbs/verb.ts';
import { clearingRef, factionRef, m, ref, rule, suitRef } from '../words.ts';
import { card, cardIdOf, whyNotInHand } from './act.ts';
import { fightFields, fightOf, fights, lawfulBattles, saidFight, whyNoBattle } from './battle.ts';
import { effectAct } from './effect-act.ts';
import { cardsFor, drawCards, fits, showHand, spendCard } from './hands.ts';
import { marches, marchFields, marchOf, marchOffers, saidMarch } from './move.ts';
import { otherOf, otherRef, others, whom, whyNotEnemy, whyNotOther } from './players.ts';
import { readyItems, tire } from './tired-items.ts';
import { whyNoMove } from './ways.ts';

/** Cards that are used in Daylight. */

const hasWarriors = (me: Faction): boolean => !isVagabond(me);

const commandWarren = effectAct({
  effect: 'commandWarren',
  law: rule('card.commandWarren'),
  step: 'daylight',
  isAtStart: true,
  fields: fightFields,
  choices: lawfulBattles,
  refuses: (state, given, me) => whyNoBattle(state, me, fightOf(given)),
  apply: (table, given, me) => fights(table, me, fightOf(given)),
  said: saidFight,
});

/** A hand is shown to one person; a bot has none. */
const codebreakers = effectAct({
  effect: 'codebreakers',
  law: rule('card.codebreakers'),
  step: 'daylight',
  fields: whom,
  choices: (state, me) => others(state, me, (other) => !isBot(state, other)),
  refuses: (state, given, me) =>
    whyNotOther(state, me, given) ??
    (isBot(state, otherOf(given)) ? no('no.noCards', { faction: otherRef(given) }) : undefined),
  apply: (table, given, me) =>
    showHand(table, { of: otherOf(given), to: me, by: rule('card.codebreakers') }),
  said: (given, by) => message(m('did.codebreakers'), { faction: by, other: otherRef(given) }),
});

const taxCollector = effectAct({
  effect: 'taxCollector',
  law: rule('card.taxCollector'),
  step: 'daylight',
  user: hasWarriors,
  fields: { at: clearing },
  *choices(state, me) {
    for (const at of EVERY_CLEARING) if (warriorsAt(state, me, at) > 0) yield { at: at + 1 };
  },
  refuses: (state, { at }, me) =>
    warriorsAt(state, me, clearingNumbered(at)) > 0
      ? undefined
      : no('no.soMany', { at: clearingRef(clearingNumbered(at)) }),
  apply: (table, { at }, me) => {
    removeWarriors(table, me, clearingNumbered(at), 1, rule('card.taxCollector'));
    drawCards(table, me, 1, rule('card.taxCollector'));
  },
  said: saidAt('did.taxCollector'),
});

/** Both halves must be possible (law G.23): an enemy warrior leaves, one's own takes its place. */
const propaganda = effectAct({
  effect: 'propagandaBureau',
  law: rule('card.propagandaBureau'),
  step: 'daylight',
  user: hasWarriors,
  fields: { card, faction, at: clearing },
  whyNotNow: (state, me) =>
    warriorSupply(state, me) > 0 ? undefined : no('no.supply', { faction: factionRef(me), n: 0 }),
  *choices(state, me) {
    for (const at of EVERY_CLEARING) {
      for (const enemy of enemiesOf(state.facts, me)) {
        if (warriorsAt(state, enemy, at) === 0 || !mayPlace(state, me, at)) continue;
        for (const one of cardsFor(state, me, suitOf(state, at))) {
          yield { card: cardIdOf(state, one), faction: factionId(enemy), at: at + 1 };
        }
      }
    }
  },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    const why = whyNotInHand(state, me, given.card) ?? whyNotEnemy(state, me, given);
    if (why !== undefined) return why;
    if (!fits(state, cardNamed(state.facts, given.card), suitOf(state, at))) {
      return no('no.suit', { suit: suitRef(suitOf(state, at)) });
    }
    return warriorsAt(state, otherOf(given), at) > 0 && mayPlace(state, me, at)
      ? undefined
      : no('no.noEnemyThere', { at: clearingRef(at) });
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const by = rule('card.propagandaBureau');
    spendCard(table, me, cardNamed(state.facts, given.card), by);
    replaceWarrior(table, { from: otherOf(given), to: me, at: clearingNumbered(given.at), by });
  },
  said: (given, by) =>
    message(m('did.propaganda'), {
      faction: by,
      other: otherRef(given),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

// ---- the League of Adventurous Mice ------------------------------------------------------

const whyNotReady = (state: State, me: Faction, id: (typeof ITEM_IDS)[number]) =>
  readyItems(state, me).includes(itemNamed(id))
    ? undefined
    : no('no.readyItem', { item: ref('item', id) });

const leagueMove = effectAct({
  effect: 'leagueOfAdventurousMice',
  law: rule('card.leagueOfAdventurousMice'),
  step: 'daylight',
  user: hasWarriors,
  fields: { item: word(ITEM_IDS), ...marchFields },
  *choices(state, me) {
    for (const item of readyItems(state, me)) {
      for (const march of marchOffers(state, me)) yield { item: itemId(item), ...march };
    }
  },
  refuses: (state, given, me) =>
    whyNotReady(state, me, given.item) ?? whyNoMove(state, me, marchOf(given)),
  apply: (table, given, me) => {
    tire(table.scene.state, me, itemNamed(given.item));
    marches(table, me, marchOf(given));
  },
  said: (given, by) => saidMarch(given, by),
});

const leagueBattle = effectAct({
  effect: 'leagueOfAdventurousMice',
  law: rule('card.leagueOfAdventurousMice'),
  step: 'daylight',
  user: hasWarriors,
  fields: { item: word(ITEM_IDS), ...fightFields },
  *choices(state, me) {
    for (const item of readyItems(state, me)) {
      for (const fight of lawfulBattles(state, me)) yield { item: itemId(item), ...fight };
    }
  },
  refuses: (state, given, me) =>
    whyNotReady(state, me, given.item) ?? whyNoBattle(state, me, fightOf(given)),
  apply: (table, given, me) => {
    tire(table.scene.state, me, itemNamed(given.item));
    fights(table, me, fightOf(given));
  },
  said: saidFight,
});

export const DAYLIGHT_EFFECTS = {
  commandWarren,
  codebreakers,
  taxCollector,
  propaganda,
  leagueMove,
  leagueBattle,
};
