import { Story } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { DEFAULT_CONFIG } from '../../rules/config.ts';
import { tapestry } from '../../rules/module.ts';
import sentences from '../../text/en/ui.json' with { type: 'json' };
import { ownerInSetup, refsIn, setupList } from './setup-list.ts';

/** The rule of all set-up lists. */
const MOST_LINES = 12;

function happeningsOf(config: Config): readonly Happening[] {
  let story = Story.begin(tapestry, config, 'list');
  for (;;) {
    const { waiting } = story.match;
    if (waiting.kind !== 'question') return story.explain(-1).happenings;
    const { answers, ref } = waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
}
const all = happeningsOf(DEFAULT_CONFIG);
const listed = setupList(all);
const one = (list: readonly Happening[], id: string): Happening => {
  const found = list.find((it) => (it.id as string) === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

test('a game for one is put out in few lines, each of them something to do', () => {
  expect(listed.length).toBeLessThanOrEqual(MOST_LINES);
  const ids = listed.map(({ id }) => id as string);
  expect(ids).not.toContain('setup.nothingElse');
  expect(ids).not.toContain('setup.first');
});

test('no card is lost, and those that may stay are told with their deck', () => {
  for (const kind of ['Tapestry', 'Civilizations']) {
    const cards = refsIn(one(all, `setup.remove${kind}`), 'cards');
    expect(cards.length).toBeGreaterThan(2);
    expect(refsIn(one(listed, `list.remove${kind}`), 'cards')).toEqual(cards);
  }
  const keep = refsIn(one(all, 'setup.mayKeep'), 'cards');
  expect(keep.length).toBeGreaterThan(0);
  expect([
    ...refsIn(one(listed, 'list.removeTapestry'), 'keep'),
    ...refsIn(one(listed, 'list.removeCivilizations'), 'keep'),
  ]).toEqual(keep);
});

test('the outposts of a bot are told with its favorite track', () => {
  const favorites = all.filter(({ id }) => (id as string) === 'setup.favorite');
  expect(favorites.map((it) => refsIn(it, 'track'))).toEqual([
    refsIn(one(listed, 'list.automaOutposts'), 'track'),
    refsIn(one(listed, 'list.shadowPieces'), 'track'),
  ]);
});

test('lines know whose they are, and every short one has its words', () => {
  expect(ownerInSetup(one(listed, 'setup.mat'))?.id).toBe('automa');
  expect(ownerInSetup(one(listed, 'list.shadowPieces'))?.id).toBe('shadow');
  expect(ownerInSetup(one(listed, 'setup.human'))?.id).toBe('human');
  expect(ownerInSetup(one(listed, 'list.board'))).toBeUndefined();
  const own = listed.map(({ id }) => id as string).filter((id) => id.startsWith('list.'));
  expect(own).toHaveLength(6);
  for (const id of own) expect(sentences).toHaveProperty([id]);
});
