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

const trackRef = (id: string): Ref => ({ kind: 'track', id });
const playerRef = (id: string): Ref => ({ kind: 'player', id });
const at: Ref = { kind: 'hex', id: 'C4' };
const [automa, shadow] = [playerRef('automa'), playerRef('shadow')];

describe('a line is said as a sentence', () => {
  test.each<[keyof typeof pl, Params, string, string]>([
    [
      'do.advance',
      { who: automa, track: trackRef('science'), n: 3 },
      'Przesuń znacznik Automy na torze nauki na pole 3.',
      'Postupte s Automou na stupnici vědy na pole 3.',
    ],
    [
      'do.advance',
      { who: shadow, track: trackRef('military'), n: 3 },
      'Przesuń znacznik Imperium Cienia na torze wojskowości na pole 3.',
      'Postupte se Stínovou říší na stupnici vojenství na pole 3.',
    ],
    [
      'do.favorite',
      { who: shadow, track: trackRef('exploration') },
      'Ulubionym torem Imperium Cienia zostaje tor eksploracji: przenieś tam znacznik.',
      'Oblíbenou stupnicí Stínové říše se stává stupnice objevitelství: přesuňte k ní žeton.',
    ],
    [
      'fix.track',
      { who: automa, track: trackRef('science'), n: 4 },
      'Ustaw znacznik Automy na torze nauki na polu 4.',
      'Přesuňte žeton Automy na stupnici vědy na pole 4.',
    ],
    [
      'fix.track',
      { who: shadow, track: trackRef('science'), n: 0 },
      'Ustaw znacznik Imperium Cienia na torze nauki na polu początkowym.',
      'Přesuňte žeton Stínové říše na stupnici vědy na počáteční pole.',
    ],
    [
      'do.guard',
      { who: shadow, at },
      'Umieść przewróconą placówkę Imperium Cienia na heksie C4.',
      'Umístěte povalený žeton osídlení Stínové říše na pole C4.',
    ],
    [
      'show.outposts',
      { who: automa, at, n: 2 },
      'Heks C4: 2 placówki Automy.',
      'Pole C4: 2 žetony osídlení Automy.',
    ],
    [
      'show.outposts',
      { who: playerRef('human2'), at, n: 5 },
      'Heks C4: 5 placówek gracza 2.',
      'Pole C4: 5 žetonů osídlení hráče 2.',
    ],
  ])('%s', (id, params, polish, czech) => {
    expect(said('pl', id, params)).toBe(polish);
    expect(said('cs', id, params)).toBe(czech);
  });
});

/** As on a form: "Track: science." */
const LABEL = /(Tor|Stupnice): \{/;

test.each(LANGUAGES)('no line reads like a form: %s', (language) => {
  const lines = Object.entries({ pl, cs }[language]).filter(([, text]) => LABEL.test(text));
  expect(lines.map(([id]) => id)).toEqual([]);
});

/** So many letters fit into one row of a scoring on a phone. */
const ONE_ROW = 28;

test.each([
  ['en', { ...en, ...enUi }],
  ['pl', { ...pl, ...plUi }],
  ['cs', { ...cs, ...csUi }],
] as const)('what points come from fits into one row: %s', (_, texts) => {
  const lines = Object.entries(texts).filter(([id]) => id.startsWith('ref.line.'));
  expect(lines).toHaveLength(4);
  for (const [id, name] of lines) expect(name.length, id).toBeLessThanOrEqual(ONE_ROW);
});
