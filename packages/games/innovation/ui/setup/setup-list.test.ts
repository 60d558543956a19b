import { Story } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/words';
import { refsOf } from '@empty-chair/uikit/sentence.ts';
import { expect, test } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { DEFAULT_CONFIG } from '../../rules/config.ts';
import { innovation } from '../../rules/module.ts';
import sentences from '../../text/en/ui.json' with { type: 'json' };
import { isTileKind } from '../tiles/tile-faces.ts';
import { ownerInSetup, setupList } from './setup-list.ts';

/** The rule of all set-up lists. */
const MOST_LINES = 12;

function happeningsOf(config: Config): readonly Happening[] {
  let story = Story.begin(innovation, config, 'list');
  for (;;) {
    const { waiting } = story.match;
    if (waiting.kind !== 'question') return story.explain(-1).happenings;
    const { answers, ref } = waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
}
const CARDS_ON_TABLE: Config = {
  ...DEFAULT_CONFIG,
  chance: { ...DEFAULT_CONFIG.chance, cards: 'table' },
};
const all = happeningsOf(DEFAULT_CONFIG);
const listed = setupList(all);
const tilesOf = (list: readonly Happening[]) =>
  list
    .flatMap((one) => refsOf(one))
    .filter(({ kind }) => isTileKind(kind))
    .map(({ kind, id }) => `${kind} ${id}`)
    .toSorted();

test.each<[string, Config]>([
  ['by the app', DEFAULT_CONFIG],
  ['on the table', CARDS_ON_TABLE],
])('with cards %s a game for one is put out in few lines', (_, config) => {
  expect(setupList(happeningsOf(config)).length).toBeLessThanOrEqual(MOST_LINES);
});

test('no tile is lost, none is told twice', () => {
  expect(tilesOf(all).length).toBeGreaterThan(20);
  expect(tilesOf(listed)).toEqual(tilesOf(all));
});

test('each marker goes up as far as before', () => {
  const before = all.filter(({ id }) => (id as string) === 'setup.science');
  const after = listed.filter(({ id }) => /^list\..*levels$/i.test(id));
  const told = (list: readonly Happening[]) =>
    list
      .flatMap((one) => refsOf(one).map(({ id }) => `${id} ${String(one.params?.['n'])}`))
      .toSorted();
  expect(before.length).toBeGreaterThan(0);
  expect(told(after)).toEqual(told(before));
});

test('what lies in the box stays there, with the cards where the app has them', () => {
  const ids = (config: Config) => setupList(happeningsOf(config)).map(({ id }) => id as string);
  expect(ids(DEFAULT_CONFIG)).toContain('list.boxWithCards');
  expect(ids(CARDS_ON_TABLE)).toEqual(expect.arrayContaining(['list.box', 'setup.cards']));
});

test('lines know whose they are, and every short one has its words', () => {
  const owner = (id: string) => {
    const one = listed.find((it) => (it.id as string) === id);
    return one && ownerInSetup(one)?.id;
  };
  expect(owner('list.automa')).toBe('automa');
  expect(owner('setup.human')).toBe('human');
  expect(owner('list.rounds')).toBeUndefined();
  const own = listed.map(({ id }) => id as string).filter((id) => id.startsWith('list.'));
  expect(own.length).toBeGreaterThan(7);
  for (const id of own) expect(sentences).toHaveProperty([id]);
});
