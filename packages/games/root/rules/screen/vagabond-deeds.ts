import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { suitOfQuest } from '../facts.ts';
import {
  hasItemsFor,
  piecesToStrike,
  playersHere,
  pointsForQuest,
  standsIn,
} from '../humans/vagabond.ts';
import { exhaustOne, itemsIn, repairOne } from '../pack.ts';
import {
  EVERY_QUEST,
  factionId,
  factionNamed,
  isVagabond,
  questId,
  questNamed,
} from '../pieces.ts';
import { score } from '../points.ts';
import { hasRuin, suitOf } from '../state.ts';
import { exploreRuin } from '../verbs/explore.ts';
import { item, whyNotDamaged, whyNotReady } from '../verbs/vagabond.ts';
import { completeQuest, saidQuest, saidStrike, strikes } from '../verbs/vagabond-deeds.ts';
import { faction, no, piece } from '../verbs/verb.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import { act } from './act.ts';
import { drawCards } from './hands.ts';
import { screenOf } from './play.ts';
import { without } from './screen.ts';
import { openQuest } from './setup.ts';
import { whyNotDaylight } from './when.ts';

/** What a Vagabond does in the clearing where he stands (law 9.5). */

/** Law 9.5.3: a torch for what lies under the ruin, and a point. */
export const explore = act({
  law: rule('law.9.5.3'),
  who: isVagabond,
  fields: {},
  whyNotNow: (state, me) => {
    const at = standsIn(state, me);
    if (at === undefined || !hasRuin(state, at)) return no('no.ruinHere');
    return whyNotDaylight(state) ?? whyNotReady(state, me, 'torch');
  },
  choices: () => [{}],
  apply: (table, _, me) => {
    const at = standsIn(table.scene.state, me);
    if (at !== undefined) exploreRuin(table, me, at);
  },
  said: (_, by, state) => {
    const at = standsIn(state, factionNamed(by.id));
    return message(m('did.explore'), {
      faction: by,
      ...(at !== undefined && { at: clearingRef(at) }),
    });
  },
});

const QUEST_CARDS = 2;
const QUEST_BRINGS = ['points', 'cards'] as const;

/** Law 9.5.5: one of the open quests, for points or for two cards; another one takes its place. */
export const quest = act({
  law: rule('law.9.5.5'),
  who: isVagabond,
  fields: { quest: word(EVERY_QUEST.map(questId)), for: word(QUEST_BRINGS) },
  whyNotNow: (state, me) =>
    standsIn(state, me) === undefined ? no('no.inForest') : whyNotDaylight(state),
  *choices(state) {
    for (const one of screenOf(state).quests) {
      for (const what of QUEST_BRINGS) yield { quest: questId(one), for: what };
    }
  },
  refuses: (state, given, me) => {
    const one = questNamed(given.quest);
    const at = standsIn(state, me);
    if (!screenOf(state).quests.includes(one)) return no('no.questNotOpen');
    if (at === undefined || suitOf(state, at) !== suitOfQuest(state.facts, one)) {
      return no('no.questSuit');
    }
    return hasItemsFor(state, me, one) ? undefined : no('no.questItems');
  },
  nothing: 'no.questsHere',
  apply: (table, given, me) => {
    const { state } = table.scene;
    const screen = screenOf(state);
    const one = questNamed(given.quest);
    const points = pointsForQuest(state, me, one);
    completeQuest(table, me, one, rule('law.9.5.5'));
    screen.quests = without(screen.quests, one);
    if (given.for === 'points') score(table, me, points, 'quests', rule('law.9.5.5'));
    else drawCards(table, me, QUEST_CARDS, rule('law.9.5.5'));
    openQuest(table);
  },
  said: saidQuest,
});

/** Law 9.5.6: a crossbow removes a warrior, or any other piece of who has none there. No Infamy. */
export const strike = act({
  law: rule('law.9.5.6'),
  who: isVagabond,
  fields: { of: faction, piece },
  whyNotNow: (state, me) => {
    if (playersHere(state, me).length === 0) return no('no.nobodyHere');
    return whyNotDaylight(state) ?? whyNotReady(state, me, 'crossbow');
  },
  *choices(state, me) {
    for (const enemy of playersHere(state, me)) {
      for (const one of piecesToStrike(state, me, enemy)) {
        yield { of: factionId(enemy), piece: one };
      }
    }
  },
  refuses: (state, given, me) =>
    piecesToStrike(state, me, factionNamed(given.of)).includes(given.piece)
      ? undefined
      : no('no.strike', { piece: ref('piece', given.piece) }),
  apply: (table, given, me) => {
    exhaustOne(table, me, 'crossbow', rule('law.9.5.6'));
    strikes(table, me, factionNamed(given.of), given.piece);
  },
  said: saidStrike,
});

/** Law 9.5.7: a hammer brings one damaged item back, with the face that it had. */
export const repair = act({
  law: rule('law.9.5.7'),
  who: isVagabond,
  fields: { item },
  whyNotNow: (state, me) => {
    if (itemsIn(state, me, 'damagedReady', 'damagedExhausted').length === 0) {
      return no('no.damaged');
    }
    return whyNotDaylight(state) ?? whyNotReady(state, me, 'hammer');
  },
  *choices(state, me) {
    for (const id of new Set(itemsIn(state, me, 'damagedReady', 'damagedExhausted'))) {
      yield { item: id };
    }
  },
  refuses: (state, given, me) => whyNotDamaged(state, me, given.item),
  apply: (table, given, me) => {
    exhaustOne(table, me, 'hammer', rule('law.9.5.7'));
    repairOne(table, me, given.item, rule('law.9.5.7'));
  },
  said: (given, by) => message(m('did.repair'), { faction: by, item: ref('item', given.item) }),
});
