import { optional, word } from '@empty-chair/kernel/fields';
import { isBot } from '../board.ts';
import { RIVERFOLK } from '../pieces.ts';
import { SERVICES } from '../state.ts';
import { buyService, saidBought, servicesToBuy, whyNotBought } from '../verbs/buy.ts';
import { rule } from '../words.ts';
import { act, card } from './act.ts';
import { whyNotBirdsong } from './when.ts';

/** 9.2.3: of the Riverfolk bot, as the turn begins. `buy handCard STD-14` names a card of the Market. */
export const buy = act({
  law: rule('9.2.3'),
  isAtStart: true,
  who: (_, state) => isBot(state, RIVERFOLK),
  fields: { service: word(SERVICES), card: optional(card, '') },
  whyNotNow: whyNotBirdsong,
  *choices(state, me) {
    for (const { service, card: id } of servicesToBuy(state, me)) yield { service, card: id };
  },
  refuses: (state, given, me) => whyNotBought(state, given, me),
  apply: buyService,
  said: saidBought,
});
