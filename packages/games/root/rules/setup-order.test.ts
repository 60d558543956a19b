import { answer, newMatch } from '@empty-chair/kernel/match';
import { expect, test } from 'vitest';
import { encodeState } from './codec-encode.ts';
import { configFrom } from './config-words.ts';
import { root } from './module.ts';
import type { State } from './state.ts';

interface Encoded {
  readonly clearings: Readonly<
    Record<string, { readonly buildings: readonly string[]; readonly tokens: readonly string[] }>
  >;
}

/** Sets a game up with the answers in their order, else the first that is offered. */
function setUp(words: Readonly<Record<string, string>>, answers: readonly string[] = []) {
  let match = newMatch(root, configFrom(words), 'order');
  for (let given = 0; match.waiting.kind === 'question'; given += 1) {
    const { question } = match.waiting;
    const [first] = question.answers;
    const offered = first === undefined ? '' : question.ref(first).id;
    match = answer(root, match, answers[given] ?? offered);
  }
  const { clearings } = encodeState(match.state as State) as Encoded;
  return { clearings, rules: match.happenings.map(({ rule }) => String(rule)) };
}

/** The sections of bots whose set-up is told, one after the other; items in ruins are no faction's. */
function sectionsOf(rules: readonly string[]): readonly number[] {
  const told = rules
    .filter((rule) => /^\d+\.3(\.|$)/.test(rule) && !rule.startsWith('3.') && rule !== '7.3.4')
    .map((rule) => Number(rule.split('.')[0]));
  return told.filter((section, place) => section !== told[place - 1]);
}

test.each([
  ['marquise/bot,eyrie/bot,alliance/bot,vagabond/bot', [4, 5, 6, 7]],
  ['corvids/bot,duchy/bot,riverfolk/bot,lizards/bot', [8, 9, 10, 11]],
  ['corvids/bot,marquise/bot,duchy/bot,eyrie/bot', [4, 5, 10, 11]],
  ['riverfolk/bot,vagabond/bot,lizards/bot,alliance/bot', [6, 7, 8, 9]],
  ['duchy/bot,lizards/bot,eyrie/bot,marquise/bot', [4, 5, 8, 10]],
  ['corvids/bot,riverfolk/bot,alliance/bot,marquise/bot', [4, 6, 9, 11]],
  ['duchy/bot,vagabond/bot,corvids/bot,lizards/bot', [7, 8, 10, 11]],
  // Humans of the other four among them.
  [
    'marquise,corvids/bot,eyrie,duchy/bot,alliance,riverfolk/bot,vagabond,lizards/bot',
    [8, 9, 10, 11],
  ],
])('2.2, B-03: %s set up by letter, wherever they sit', (seats, sections) => {
  for (const map of ['autumn', 'winter', 'lake', 'mountain']) {
    expect(sectionsOf(setUp({ seats, map }).rules)).toEqual(sections);
  }
});

/** What each puts into its corner, and where that is. */
const STARTS = ['keep', 'roost', 'garden', 'tunnel'];

test.each([
  [
    'all four have a corner',
    'duchy/bot,lizards/bot,eyrie/bot,marquise/bot',
    ['1', '1', '5', '9', '4'],
    ['keep 1', 'roost 3', 'garden 4', 'tunnel 2'],
  ],
  [
    'without the Eyrie the Lizards are opposite the keep',
    'duchy/bot,lizards/bot,marquise/bot',
    ['1', '1', '5', '9', '4'],
    ['keep 1', 'garden 3', 'tunnel 4'],
  ],
  [
    'without the Lizards it is the Duchy',
    'duchy/bot,corvids/bot,marquise/bot',
    ['2', '2', '5', '6'],
    ['keep 2', 'tunnel 4'],
  ],
  [
    'without cats and birds the Duchy are opposite the Lizards',
    'corvids/bot,duchy/bot,lizards/bot,riverfolk/bot',
    ['2'],
    ['garden 2', 'tunnel 4'],
  ],
  [
    'alone the Duchy may start anywhere',
    'riverfolk/bot,duchy/bot,corvids/bot',
    ['3'],
    ['tunnel 3'],
  ],
])('B-02, B-03: %s', (_, seats, answers, starts) => {
  const { clearings } = setUp({ choices: 'table', seats }, answers);
  const found = STARTS.flatMap((piece) =>
    Object.entries(clearings).flatMap(([at, { buildings, tokens }]) =>
      [...buildings, ...tokens].includes(piece) ? [`${piece} ${at}`] : [],
    ),
  );
  expect(found).toEqual(starts);
});
