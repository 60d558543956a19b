import { kernelMessage } from '@empty-chair/kernel/errors';
import { count, indexed, named, optional } from '@empty-chair/kernel/fields';
import { verbOf } from '@empty-chair/kernel/verbs';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { Achievement, Landmark, Track } from '../content.ts';
import { ACHIEVEMENTS, LANDMARKS, LIMITS, TRACKS } from '../content.ts';
import type { Hex } from '../hexes.ts';
import { ALL_HEXES, hexName, hexOf } from '../hexes.ts';
import type { State } from '../state.ts';
import { m } from '../words.ts';

export const verb = verbOf<State>();

export const hex = named<Hex>({
  all: ALL_HEXES,
  of: (name) => hexOf(name.toUpperCase()),
  name: hexName,
  unknown: (word) => message(m('no.hex'), { word: literal(word) }),
});
export const track = indexed<Track>(TRACKS);
export const landmark = indexed<Landmark>(LANDMARKS);
export const achievement = indexed<Achievement>(ACHIEVEMENTS);

/** Which tile, and turned by how many sixths; 0 when it is not said. */
export const tile = optional(count(1, LIMITS.tiles), 0);
export const rotation = optional(count(0, LIMITS.rotations - 1), 0);

export const number = count(-LIMITS.points, LIMITS.points);

export const whyOutside = (value: number, least: number, most: number): Message | undefined =>
  value >= least && value <= most
    ? undefined
    : kernelMessage('data.outOfRange', { value, least, most });
