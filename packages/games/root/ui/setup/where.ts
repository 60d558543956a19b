import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { words } from '../words.ts';
import { check, draftOf } from './setup-model.ts';

/** Random choices are in no box: the app makes them quietly wherever the game is played. */
const BOXED = ['cards', 'dice'] as const;

export const where = whereIn({ draftOf, check }, BOXED, BOXED, (chance, by) =>
  words.t(`ui.root.setup.where.${chance}.${by}`),
);
