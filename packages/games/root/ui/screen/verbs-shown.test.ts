import type { MessageId } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { ACTS } from '../../rules/screen/acts.ts';
import rulesCs from '../../text/cs/rules.json' with { type: 'json' };
import cs from '../../text/cs/ui.json' with { type: 'json' };
import rulesEn from '../../text/en/rules.json' with { type: 'json' };
import en from '../../text/en/ui.json' with { type: 'json' };
import rulesPl from '../../text/pl/rules.json' with { type: 'json' };
import pl from '../../text/pl/ui.json' with { type: 'json' };
import { byReason, iconOf, shownVerbs } from './verbs-shown.ts';

const WHATS = Object.keys(ACTS) as (keyof typeof ACTS)[];

test('every act of the law has a name and a sign of its own', () => {
  // The end of a step is called by the step.
  const verbs = WHATS.filter((what) => what !== 'end');
  expect(verbs.filter((what) => !(`ui.root.screen.verb.${what}` in en))).toEqual([]);
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

test('each reason is told once, of all that it holds of', () => {
  const no = (id: string) => ({ id: id as MessageId });
  const list = [
    { what: 'move', why: no('no.inDaylight') },
    { what: 'craft', why: no('no.crafts') },
    { what: 'battle', why: no('no.inDaylight') },
  ] as const;
  expect(byReason(list, ({ why }) => why.id)).toEqual([
    ['no.inDaylight', ['move', 'battle']],
    ['no.crafts', ['craft']],
  ]);
});

test.each([
  ['English', en],
  ['Polish', pl],
  ['Czech', cs],
])('phases and deeds have one name on the screen and at a table, in %s', (_, text) => {
  const named: Readonly<Record<string, string>> = text;
  for (const phase of ['birdsong', 'daylight', 'evening']) {
    expect(named[`ui.root.screen.phase.${phase}`]).toBe(named[`phase.${phase}`]);
  }
  const deeds = ['recruit', 'overwork', 'revolt', 'organize', 'slip', 'walk', 'explore', 'aid'];
  for (const verb of [...deeds, 'quest', 'strike', 'repair']) {
    expect(named[`ui.root.screen.verb.${verb}`]).toBe(named[`ui.root.turn.verb.${verb}`]);
  }
});

test.each([
  ['English', rulesEn, /^only /],
  ['Polish', rulesPl, /^tylko /],
  ['Czech', rulesCs, /^jen /],
])('a phase as a reason why not says that it is the only one, in %s', (_, text, only) => {
  // "Not now: Battle (in Daylight)" would read as if it were Daylight now.
  for (const phase of ['Birdsong', 'Daylight', 'Evening'] as const)
    expect(text[`no.in${phase}`]).toMatch(only);
});
