import type { MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, test } from 'vitest';
import cs from '../text/cs/rules.json' with { type: 'json' };
import csUi from '../text/cs/ui.json' with { type: 'json' };
import en from '../text/en/rules.json' with { type: 'json' };
import enUi from '../text/en/ui.json' with { type: 'json' };
import pl from '../text/pl/rules.json' with { type: 'json' };
import plUi from '../text/pl/ui.json' with { type: 'json' };

const words = { pl: createRenderer('pl', pl), cs: createRenderer('cs', cs) };
const LANGUAGES = ['pl', 'cs'] as const;
/** No-break spaces are for the eye. */
const said = (language: 'pl' | 'cs', id: keyof typeof pl, params: Params): string =>
  words[language].render({ id: id as string as MessageId, params }).replaceAll('\u00a0', ' ');

const realmRef = (id: string): Ref => ({ kind: 'realm', id });
const areaRef = (id: string): Ref => ({ kind: 'area', id });
const england = realmRef('england');
const ottomans = realmRef('ottomans');
const burgundy = realmRef('burgundy');
const [seine, loire] = [areaRef('Seine'), areaRef('Loire')];

describe('a line is said as a sentence', () => {
  test.each<[keyof typeof pl, Params, string, string]>([
    [
      'do.declareWar',
      { who: england, enemy: burgundy },
      'Anglia wypowiada Wojnę Królestwu Burgundia.',
      'Anglie vyhlašuje válku říši Burgundsko.',
    ],
    [
      'do.declareWar',
      { who: ottomans, enemy: burgundy },
      'Osmanowie wypowiadają Wojnę Królestwu Burgundia.',
      'Osmané vyhlašují válku říši Burgundsko.',
    ],
    [
      'do.moveArmy',
      { who: england, n: 8, from: seine, area: loire },
      'Anglia przemieszcza Armię (8) z Obszaru Seine na Obszar Loire.',
      'Anglie přesouvá armádu (8) z oblasti Seine do oblasti Loire.',
    ],
    [
      'do.placeInfluence',
      { who: realmRef('venice'), n: 2, area: seine },
      'Wenecja umieszcza 2 kostki Wpływów na Obszarze Seine.',
      'Benátky umisťují 2 kostičky vlivu do oblasti Seine.',
    ],
    [
      'do.placeShip',
      { who: england, zone: { kind: 'seaZone', id: 'English Channel' } },
      'Anglia umieszcza Statek w Strefie Morskiej English Channel.',
      'Anglie umisťuje loď do námořní zóny English Channel.',
    ],
    [
      'do.pass',
      { who: england, n: 3 },
      'Anglia pasuje (3. w kolejności).',
      'Anglie pasuje (3. v pořadí).',
    ],
    [
      'ask.whitePeace',
      { who: england, enemy: ottomans },
      'Anglia proponuje Biały Pokój Królestwu Osmanowie. Czy Wróg go przyjmuje?',
      'Anglie nabízí bílý mír říši Osmané. Přijme ho nepřítel?',
    ],
    [
      'see.houseRoll',
      { who: ottomans, dice: [{ kind: 'die', id: '3' }], branch: { kind: 'literal', id: '3' } },
      'Osmanowie wyrzucają 3 w domowym (nieoficjalnym) Diagramie Celów: gałąź 3.',
      'Osmané házejí 3 na domácím (neoficiálním) diagramu cílů: větev 3.',
    ],
    [
      'show.power',
      { who: england, n: 2, spent: 7 },
      'Anglia ma 2 Dostępne Punkty Bota, Wydane: 7.',
      'Anglie má 2 dostupné body bota, vydané: 7.',
    ],
  ])('%s', (id, params, polish, czech) => {
    expect(said('pl', id, params)).toBe(polish);
    expect(said('cs', id, params)).toBe(czech);
  });
});

/** As on a form: the class of a thing, a colon, its name. */
const LABEL =
  /(Obszar|Prowincja|Strefa Morska|Węzeł Handlowy|Królestwo|Wróg|Oblast|Provincie|Námořní zóna|Obchodní uzel|Říše|Nepřítel|Spojenec|Soupeř): \{/;

test.each(LANGUAGES)('no line reads like a form: %s', (language) => {
  const lines = Object.entries({ pl, cs }[language]).filter(([id]) =>
    /^(do|did|see|ask|fix|no)\./.test(id),
  );
  expect(lines.filter(([, text]) => LABEL.test(text)).map(([id]) => id)).toEqual([]);
});

test.each(LANGUAGES)('a verb agrees with every realm that is a plural: %s', (language) => {
  const named = (ref: Ref): string => words[language].name(ref);
  for (const id of { pl, cs }[language]['many.realm'].split(' ')) {
    const who = realmRef(id);
    expect(said(language, 'did.pass', { who })).toMatch(new RegExp(`^${named(who)} pasuj(í|ą)`));
  }
});

/** Words of the command line, as one types them there. */
const TYPED = /\((prestige|occupy|rebels|peace)\b|\b(effect|replace) \{|targets=|\bdone\./;

test.each([
  ['en', en, enUi],
  ['pl', pl, plUi],
  ['cs', cs, csUi],
] as const)('the app says what to tap, not what to type: %s', (_, rules, ui) => {
  const shown: Readonly<Record<string, string>> = { ...rules, ...ui };
  const lines = Object.entries(shown).filter(([id]) => /^(do|see)\./.test(id));
  expect(lines.filter(([, text]) => TYPED.test(text)).map(([id]) => id)).toEqual([]);
});

describe('in English', () => {
  const english = createRenderer('en', en);
  const line = (id: keyof typeof en, who: Ref): string =>
    english
      .render({ id: id as string as MessageId, params: { who, enemy: burgundy, realm: burgundy } })
      .replaceAll('\u00a0', ' ');

  test('a Realm with a plural name takes the verb and the pronoun in the plural', () => {
    expect(line('do.declareWar', england)).toBe('England declares War on Burgundy.');
    expect(line('do.declareWar', ottomans)).toBe('Ottomans declare War on Burgundy.');
    expect(line('see.houseTarget', england)).toBe('England rolls its house target: Burgundy.');
    expect(line('see.houseTarget', ottomans)).toBe('Ottomans roll their house target: Burgundy.');
  });
});

test('later names of Realms have a name in every language', () => {
  for (const catalogue of [en, pl, cs]) {
    for (const id of ['spain', 'prussia', 'great_britain'] as const) {
      expect(catalogue[`ref.realm.${id}`]).not.toBe('');
    }
  }
});
