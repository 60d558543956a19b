import type { MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { arrowOf, putsDown } from './arrow-of.ts';
import { MAP_LAYOUT } from './board/hex-geometry.ts';
import { overlayOf } from './board/overlay.ts';
import { spaceOf, spaceRef } from './board/track-space.ts';

const automa: Ref = { kind: 'player', id: 'automa' };
const line = (id: string) =>
  message(id as MessageId, { who: automa, track: { kind: 'track', id: 'military' }, n: 5 });

test('a cube goes to the space that is named, from the one before it', () => {
  const way = { to: spaceRef('military', 5), n: 1, who: automa };
  expect(arrowOf(line('do.advance'))).toEqual({ ...way, from: spaceRef('military', 4) });
  expect(arrowOf(line('do.regress'))).toEqual({ ...way, from: spaceRef('military', 6) });
  expect(arrowOf(line('do.favorite'))).toBeUndefined();
});

test('the strip of the track has the way of the cube that is moved now, and of no other', () => {
  const arrow = arrowOf(line('do.advance'));
  if (arrow === undefined) throw new Error('no arrow');
  const known = { wayTo: () => [], rowsOf: () => [], trackOf: () => undefined };
  const cubeOf = (when: 'now' | 'coming') =>
    overlayOf(MAP_LAYOUT, { places: [], arrows: [{ ...arrow, when }] }, known).cube;
  expect(cubeOf('now')).toEqual({ track: 'military', from: 4, to: 5, who: 'automa' });
  expect(cubeOf('coming')).toBeUndefined();
});

test('a whole track is no space', () => {
  expect(spaceOf({ kind: 'track', id: 'military' })).toBeUndefined();
  expect(spaceOf({ kind: 'hex', id: 'E3' })).toBeUndefined();
});

test('an outpost is seen where it is to be put, the Automa’s where nobody is named', () => {
  const shadow: Ref = { kind: 'player', id: 'shadow' };
  const puts = (id: string, who?: Ref) => putsDown(message(id as MessageId, who && { who }));
  expect(puts('do.conquer')).toEqual({ who: automa, piece: 'outpost' });
  expect(puts('do.conquerOpponent')).toEqual({ who: automa, piece: 'outpost' });
  expect(puts('do.trapped')).toEqual({ who: automa, piece: 'toppled' });
  expect(puts('do.guard', shadow)).toEqual({ who: shadow, piece: 'toppled' });
  expect(puts('do.layTile')).toBeUndefined();
});
