import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARTS } from './content.ts';
import { rangeOf } from './dice.ts';

type Texts = Readonly<Record<string, string>>;

const fileOf = (language: string) => new URL(`../../text/${language}/charts.json`, import.meta.url);
const textsOf = (language: string): Texts => JSON.parse(readFileSync(fileOf(language), 'utf8'));

const EN = textsOf('en');
const TRANSLATIONS = ['pl', 'cs'].filter((language) => existsSync(fileOf(language)));
/** What fits a drawn box; translations run a little longer. */
const MOST_IN_A_BOX = 24;
const MOST_TRANSLATED = 28;
const MOST_WORDS = 4;
/** Names that are the same in every language. */
const PROPER_NAMES = ['Bot', 'NPR', 'Idea', 'Idea: Quest'];

const charts = [...CHARTS.values()];
const nodes = charts.flatMap(({ id, nodes: all }) => all.map((node) => ({ chart: id, node })));
/** The one way of a step has no name, and faces of a die are written as they are. */
const cases = new Set(
  nodes
    .flatMap(({ node }) => Object.keys(node.edges ?? {}))
    .filter((name) => name !== 'next' && rangeOf(name) === undefined),
);
/** In the order of the file, so that the languages can be read side by side. */
const wanted = [
  ...[...cases].map((name) => `case.${name}`),
  ...charts.flatMap(({ id, nodes: all }) => [
    `chart.${id}`,
    `short.chart.${id}`,
    ...all.flatMap((node) => [`node.${id}.${node.id}`, `short.${id}.${node.id}`]),
  ]),
];
const isShort = (key: string) => key.startsWith('short.') || key.startsWith('case.');
const keysWhere = (texts: Texts, isBad: (text: string, key: string) => boolean) =>
  Object.entries(texts)
    .filter(([key, text]) => isBad(text, key))
    .map(([key, text]) => `${key}: ${text}`);

/** Numbers of a node that its words name too: a rules pack would make them untrue. */
const namedAmounts = (texts: Texts) =>
  nodes.flatMap(({ chart, node }) => {
    const words = `${texts[`node.${chart}.${node.id}`]} ${texts[`short.${chart}.${node.id}`]}`;
    const named = new Set(words.match(/\d+/g));
    return Object.entries(node.amounts ?? {})
      .filter(([, n]) => named.has(String(n)))
      .map(([name]) => `${chart}/${node.id} ${name}`);
  });

describe.each(['en', ...TRANSLATIONS])('the words of the charts in %s', (language) => {
  const texts = textsOf(language);
  const most = language === 'en' ? MOST_IN_A_BOX : MOST_TRANSLATED;

  test('are there for every case, chart and node, long and short, and for nothing else', () => {
    expect(Object.keys(texts)).toEqual(wanted);
  });

  test('are never empty', () => {
    expect(keysWhere(texts, (text) => text.trim() !== text || text === '')).toEqual([]);
  });

  test('fit a box where they are short', () => {
    const isTooLong = (text: string, key: string) => isShort(key) && text.length > most;
    expect(keysWhere(texts, isTooLong)).toEqual([]);
  });

  test('name no number that a rules pack can change', () => {
    expect(namedAmounts(texts)).toEqual([]);
  });

  test('speak to a player: no ids, no gaps of the sources, nothing that ICU would read', () => {
    const ids = new Set(nodes.map(({ node }) => node.id));
    const isInternal = (text: string) =>
      /fallback|unknown|\bEU-\d|['{}\u2014]/i.test(text) ||
      text.split(/[^\w-]+/).some((word) => ids.has(word));
    expect(keysWhere(texts, isInternal)).toEqual([]);
  });
});

test('a box has at most four words in English', () => {
  const isWordy = (text: string, key: string) =>
    isShort(key) && text.split(' ').length > MOST_WORDS;
  expect(keysWhere(EN, isWordy)).toEqual([]);
});

test.each(TRANSLATIONS)('the words in %s are translated, but for proper names', (language) => {
  const isLeft = (text: string, key: string) => text === EN[key] && !PROPER_NAMES.includes(text);
  expect(keysWhere(textsOf(language), isLeft)).toEqual([]);
});
