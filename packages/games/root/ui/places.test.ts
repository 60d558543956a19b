import { newMatch } from '@empty-chair/kernel/match';
import type { AnyState } from '@empty-chair/registry/games';
import { createRenderer } from '@empty-chair/text/renderer';
import { expect, it } from 'vitest';
import { root } from '../rules/module.ts';
import rules from '../text/en/rules.json' with { type: 'json' };
import ui from '../text/en/ui.json' with { type: 'json' };
import { chairs } from './chairs.ts';
import { placeKinds, places } from './places.ts';

const english = createRenderer('en', { ...rules, ...ui });
const config = root.codecs.config.decode({
  map: 'autumn',
  seats: [
    { faction: 'duchy' },
    { faction: 'eyrie', bot: 'electricEyrie' },
    { faction: 'vagabond', bot: 'vagabot', character: 'thief' },
  ],
});
const state = newMatch(root, config, 'places').state as unknown as AnyState;

it('lists the clearings in priority order, then forests with a pawn, each in words', () => {
  const found = places(state);
  expect(found.slice(0, 12).map(({ ref }) => ref.id)).toEqual(
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
  );
  expect(found.slice(12).map(({ ref }) => ref)).toEqual([{ kind: 'forest', id: '2_6_10_11_12' }]);
  expect(found.every(({ words }) => words.length > 0)).toBe(true);
});

it('names a clearing in the first of its lines only', () => {
  for (const { words: told, listed = told } of places(state).slice(0, 12)) {
    expect(listed).toHaveLength(told.length);
    expect(listed[0]).toEqual(told[0]);
    for (const line of listed.slice(1)) {
      const named = { kind: 'literal', id: 'HERE' };
      const said = english.render({ ...line, params: { ...line.params, at: named } });
      expect(said).not.toMatch(/HERE|learing/);
    }
  }
  // Four ruins, and the roost with six warriors in a corner.
  const lines = places(state).flatMap(({ listed = [] }) => listed.slice(1).map(({ id }) => id));
  expect(lines.sort()).toEqual([
    'ui.root.here.piece',
    ...Array.from({ length: 4 }, () => 'ui.root.here.ruin'),
    'ui.root.here.warriors',
  ]);
});

it('takes a forest for a place also where nobody stands: a set-up asks for one', () => {
  const kinds = ['clearing', 'forest'];
  expect(kinds.filter((kind) => !placeKinds.has(kind))).toEqual([]);
  expect(places(state).filter(({ ref }) => !placeKinds.has(ref.kind))).toEqual([]);
});

it('seats every faction on its chair', () => {
  expect(
    chairs(state).map(({ bot, icon, paint, points }) => ({ bot, icon, paint, points })),
  ).toEqual([
    { bot: false, icon: 'warrior-duchy', paint: '--duchy', points: 0 },
    { bot: true, icon: 'warrior-eyrie', paint: '--eyrie', points: 0 },
    { bot: true, icon: 'pawn-vagabond', paint: '--vagabond', points: 0 },
  ]);
});
