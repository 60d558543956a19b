import type { Ref } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import type { PadKind } from './pad-kind.ts';
import { padKind } from './pad-kind.ts';
import { quickNumbers } from './quick-numbers.ts';

const refs = (...all: readonly string[]): Ref[] =>
  all.map((text) => {
    const [kind = '', id = ''] = text.split(' ');
    return { kind, id };
  });

test.each<readonly [string, readonly Ref[], PadKind | undefined]>([
  ['yes or no', refs('case yes', 'case no'), 'choice'],
  ['numbers', refs('number 0', 'number 1'), 'number'],
  ['a die', refs('die 1', 'die 2'), 'die'],
  ['Bot cards', refs('card 4', 'card 5'), 'cards'],
  ['realms, or none', refs('case none', 'realm castile', 'realm england'), 'list'],
  ['areas and provinces', refs('area burgundy', 'province caux'), 'list'],
  ['the parts of an Event', refs('eventPart nothing', 'eventPart own'), 'event'],
  ['Event cards and parts', refs('event 103-1', 'eventPart own'), 'event'],
  ['the faces of a Rebel Die', refs('face rebellion', 'face blank'), 'choice'],
  ['hits of a battle, and retreats', refs('hits 0-0', 'area loire', 'case elsewhere'), 'battle'],
  ['faces beside places', refs('face skull', 'area aceh'), undefined],
  ['many ways on', refs('case a', 'case b', 'case c', 'case d', 'case e'), undefined],
  ['nothing but none', refs('case none'), undefined],
])('%s', (_, answers, kind) => {
  // "None" alone is a single large button.
  expect(padKind(answers)).toBe(answers.length === 1 ? undefined : kind);
});

test('a few numbers are all there, of many those around zero', () => {
  const range = (least: number, most: number): number[] =>
    Array.from({ length: most - least + 1 }, (_, i) => least + i);
  expect(quickNumbers(range(0, 6))).toEqual(range(0, 6));
  expect(quickNumbers(range(1, 40))).toEqual(range(1, 12));
  expect(quickNumbers(range(-30, 30))).toEqual(range(-5, 6));
});
