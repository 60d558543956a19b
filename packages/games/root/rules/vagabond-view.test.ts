import { showMessage } from '@empty-chair/testkit/show';
import { expect, test } from 'vitest';
import { vagabondGame } from '../examples/screen-vagabond.ts';
import { quests as content } from './content.ts';
import { describe } from './describe.ts';
import { VAGABOND } from './pieces.ts';
import { viewOf } from './view.ts';

const game = vagabondGame({
  pack: 'tea/torch//',
  screen: { quests: ['Q-02', 'Q-10', 'Q-05'] },
  supply: 'boot2',
});
const seen = viewOf(game.state).factions.find(({ faction }) => faction === 'vagabond')?.vagabond;

test('law.9.3: the quests that lie open are seen, with what he has ready for them', () => {
  const open = content.filter(({ id }) => ['Q-02', 'Q-05', 'Q-10'].includes(id));
  expect(seen?.quests.map(({ quest, suit }) => [quest, suit])).toEqual(
    open.map(({ id, suit }) => [id, suit]),
  );
  // Q-02 wants tea and a coin; of what the others want the torch is exhausted and the rest missing.
  const ready = seen?.quests.flatMap(({ quest, items }) =>
    items.flatMap(({ item, isReady }) => (isReady ? [`${quest} ${item}`] : [])),
  );
  expect(ready).toEqual(['Q-02 tea']);
});

test('law.9.2.9: so is what each faction thinks of him', () => {
  const others = game.state.facts.factions.filter((one) => one !== VAGABOND);
  expect(seen?.relations).toHaveLength(others.length);
});

test('both are told in words, and what is left of deck and items', () => {
  const told = describe(game.state).map(showMessage);
  expect(told.some((line) => line.startsWith('show.openQuests quests=['))).toBe(true);
  expect(told.filter((line) => line.startsWith('show.relation '))).toHaveLength(
    seen?.relations.length ?? 0,
  );
  expect(told.some((line) => line.startsWith('show.itemSupply items=['))).toBe(true);
  expect(told.at(-1)).toMatch(/^show\.deck /);
});
