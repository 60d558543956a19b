import type { MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, test } from 'vitest';
import cs from '../text/cs/rules.json' with { type: 'json' };
import pl from '../text/pl/rules.json' with { type: 'json' };

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
      'Anglia pasuje jako 3. w kolejności.',
      'Anglie pasuje jako 3. v pořadí.',
    ],
    [
      'ask.whitePeace',
      { who: england, enemy: ottomans },
      'Anglia proponuje Biały Pokój Królestwu Osmanowie. Czy Wróg go przyjmuje?',
      'Anglie nabízí bílý mír říši Osmané. Přijme ho nepřítel?',
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
