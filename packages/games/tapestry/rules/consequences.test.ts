import type { Consequences } from '@empty-chair/kernel/module';
import { expect, test } from 'vitest';
import type { Fields } from '../examples/position.ts';
import { BOTS, readPosition, SHADOW } from '../examples/position.ts';
import { consequences } from './consequences.ts';

const shown = ({ losses, taken, points }: Consequences) => ({
  lost: losses.map(({ place, seat: of, pieces }) => `${place.kind} ${place.id} ${of}:${pieces}`),
  taken: taken.map(({ kind, id }) => `${kind} ${id}`),
  points,
});
const NOTHING = { lost: [], taken: [], points: 0 };
const BEFORE: Fields = { tokens: { C1: 'Y', C3: 'A' }, explored: ['E3'] };
const between = (before: Fields, after: Fields) =>
  shown(consequences(readPosition({ state: before }), readPosition({ state: after }), BOTS));

test.each<[string, Fields, Fields, Partial<ReturnType<typeof shown>>]>([
  ['nothing', BEFORE, BEFORE, {}],
  // COP-A1: the human's outpost falls, and the Automa's stands there.
  [
    'a conquest of the human’s territory',
    BEFORE,
    { ...BEFORE, tokens: { C1: 'yA', C3: 'A' } },
    { lost: ['hex C1 0:1'], taken: ['hex C1'] },
  ],
  [
    'two outposts of the human at once',
    { tokens: { C1: 'YY' } },
    { tokens: { C1: 'yy' } },
    { lost: ['hex C1 0:2'] },
  ],
  [
    'a trap: the outpost that comes in lies, and nothing is taken or lost',
    BEFORE,
    { ...BEFORE, tokens: { C1: 'Ya', C3: 'A' } },
    {},
  ],
  // CNE-A2.
  [
    'a conquest of a neutral territory',
    BEFORE,
    { ...BEFORE, tokens: { C1: 'Y', C3: 'A', E3: 'A' } },
    { taken: ['hex E3'] },
  ],
  // CNE-A3: the toppled guard of the Shadow Empire controls nothing.
  ['a guard', BEFORE, { ...BEFORE, tokens: { C1: 'Y', C3: 'AS' } }, {}],
  [
    'a tile laid where nobody had explored',
    BEFORE,
    { ...BEFORE, explored: ['E3', 'E4'] },
    { taken: ['hex E4'] },
  ],
  [
    'a landmark of either bot, for both lie on the Automa’s mat (ADV-A2)',
    { landmarks: { forge: 'automa' } },
    { landmarks: { forge: 'automa', academy: 'automa', barn: 'shadow' } },
    { taken: ['landmark academy', 'landmark barn'] },
  ],
  ['a landmark of the human', {}, { landmarks: { forge: 'human' } }, {}],
  [
    'an achievement of either bot',
    { achievements: { toppleTwo: ['human'], middleIsland: ['automa'] } },
    {
      achievements: {
        toppleTwo: ['human', 'automa'],
        completeTrack: ['shadow'],
        middleIsland: ['automa'],
      },
    },
    { taken: ['achievement completeTrack', 'achievement toppleTwo'] },
  ],
  ['an achievement of the human', {}, { achievements: { middleIsland: ['human'] } }, {}],
  [
    'points, from whatever they came',
    { points: { automa: { play: 5 }, human: { play: 9 } } },
    { points: { automa: { play: 7, territories: 4 }, human: { play: 30 } } },
    { points: 6 },
  ],
])('%s', (_, before, after, expected) => {
  expect(between(before, after)).toEqual({ ...NOTHING, ...expected });
});

test('with two humans each loses their own, and the Shadow Empire scores nothing', () => {
  const position = (state: Fields) => readPosition({ config: { game: 'shadow' }, state });
  const before = position({ tokens: { C1: 'Y', C3: 'Z' } });
  const after = position({
    tokens: { C1: 'y', C3: 'z' },
    landmarks: { forge: 'shadow', barn: 'human2' },
  });
  expect(shown(consequences(before, after, SHADOW))).toEqual({
    lost: ['hex C1 0:1', 'hex C3 1:1'],
    taken: ['landmark forge'],
    points: 0,
  });
});
