import { expect, test } from 'vitest';
import csRules from '../text/cs/rules.json' with { type: 'json' };
import csUi from '../text/cs/ui.json' with { type: 'json' };
import plRules from '../text/pl/rules.json' with { type: 'json' };
import plUi from '../text/pl/ui.json' with { type: 'json' };

/** One thing has one name, the rulebook's: what else it was once called here. */
const TEXTS = { pl: { ...plUi, ...plRules }, cs: { ...csUi, ...csRules } };

test.each([
  ['pl', 'przekuwać', /wytwarz/i],
  ['pl', 'komponent', /\belement/i],
  // With a capital it is a Hostile faction, in the Vagabond's eyes.
  ['pl', 'przeciwnik', /wróg|wrog(?!oś)|^Wróg$/],
  [
    'pl',
    'odświeżyć (Przygotowanie is the set-up)',
    /przygotuj przedmiot|^Przygotowanie(?!: postać)|przygotowany/,
  ],
  ['pl', 'niewyczerpany', /(?<!\p{L})gotow(?:y|ą|e|ych)(?!\p{L})/u],
  ['pl', 'kontrolować', /(?<!\p{L})rządź/u],
  ['pl', 'pula', /rezerw/i],
  ['pl', 'Jaszczury (Jaszczurzy Kultyści in full)', /(?<!Jaszczurzy )Kulty/],
  ['pl', 'rozmieścić', /umieś[cć]|umieszcz/i],
  ['pl', 'rozmieścić (drewno, Intryga)', /połóż (?:drewno|go odkrytego)|^Połóż Intryg/],
  ['pl', 'worek', /(?<!\p{L})torb/u],
  ['pl', 'młotek', /młot(?!ek|k)/i],
  ['pl', 'obrażenie', /trafieni(?:e|a) (?!usuwa żeton)/i],
  ['pl', 'Księga Praw', /(?<!Księ\p{L}+ )Praw(?![\p{L}])/u],
  ['cs', 'přepadení', /léčk/i],
  ['cs', 'protivník', /^Nepřítel$|soupeř|nepřítel(?! hráče)|nepřátel(?!sk\p{L}+ frakc|ství)/u],
  ['cs', 'bitva', /(?<!Stupnic\p{L} )(?<!\p{L})boj(?:e|ů|i)?(?!\p{L})/u],
  ['cs', 'přesun', /(?<!\p{L})pohyb/iu],
  ['cs', 'odhazovací hromádka', /odhazovací(?:ho)? balíč/],
  ['cs', 'bílý den', /za den|(?:začátku|jen za) dne|^den$/],
  ['cs', 'nevyčerpaný', /připraven(?:ý|á|é|ých|ého)(?!\p{L})/u],
  ['cs', 'stupnice', /řad[uay] rozkazu|(?:nejlepší|svou) řad/],
  // A phase has a capital where it is a heading, and not within a sentence.
  ['cs', 'rozbřesk', /(?<=\p{L} )(?:Rozbřesk|Večer|Bíl\p{L}+ d|Dne(?!\p{L}))/u],
] as const)('%s: %s', (language, _, wrong) => {
  const found = Object.entries(TEXTS[language]).filter(([, sentence]) =>
    wrong.test(sentence.replaceAll('\u00A0', ' ')),
  );
  expect(found).toEqual([]);
});
