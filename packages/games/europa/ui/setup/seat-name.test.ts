import { createRenderer } from '@empty-chair/text/renderer';
import { expect, test } from 'vitest';
import { viewScenarios } from '../../rules/view.ts';
import cs from '../../text/cs/rules.json' with { type: 'json' };
import en from '../../text/en/rules.json' with { type: 'json' };
import pl from '../../text/pl/rules.json' with { type: 'json' };
import { seatNameRef } from './seat-name.ts';

const CALLED = viewScenarios.flatMap(({ variants }) =>
  variants.flatMap(({ realms }) => realms.flatMap(({ name }) => name ?? [])),
);

test('what a scenario calls a realm is said in every language', () => {
  expect(CALLED).toContain('Protestant League');
  for (const name of CALLED) {
    const ref = seatNameRef({ name, played: 'castile' });
    const key = `ref.${ref.kind}.${ref.id}`;
    for (const texts of [en, pl, cs]) expect(Object.keys(texts)).toContain(key);
    expect(createRenderer('en', en).name(ref)).toBe(name);
  }
  const called = (name: string): string =>
    createRenderer('pl', pl).name(seatNameRef({ name, played: 'castile' }));
  expect(called('Protestant League')).toBe('Liga Protestancka');
});

test('else it has its own name', () => {
  const ref = seatNameRef({ name: undefined, played: 'castile' });
  expect(createRenderer('cs', cs).name(ref)).toBe('Kastilie');
});
