import { expect, test } from 'vitest';
import { ACTS } from '../../rules/screen/acts.ts';
import en from '../../text/en/ui.json' with { type: 'json' };
import { iconOf, shownVerbs } from './verbs-shown.ts';

const WHATS = Object.keys(ACTS) as (keyof typeof ACTS)[];

test('every act of the law has a name and a sign of its own', () => {
  expect(WHATS.filter((what) => !(`ui.root.screen.verb.${what}` in en))).toEqual([]);
  expect(WHATS.filter((what) => what !== 'decree' && iconOf(what) === 'card')).toEqual([]);
});

test('six verbs are in sight, most used first, the others under "More"', () => {
  const { shown, more } = shownVerbs(['craft', 'move', 'extra', 'overwork', 'build', 'recruit']);
  expect(shown).toEqual(['move', 'recruit', 'build', 'overwork', 'extra', 'craft']);
  expect(more).toEqual([]);
  const seven = shownVerbs([...shown, 'battle']);
  expect(seven.shown).toHaveLength(5);
  expect(seven.more).toEqual(['extra', 'craft']);
});
