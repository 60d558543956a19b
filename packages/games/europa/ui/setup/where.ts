import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { words } from '../words.ts';
import { check, draftOf } from './setup-model.ts';

/** Bot decks and dice lie in the box. */
const BOXED = ['cards', 'dice'] as const;

export const where = whereIn({ draftOf, check }, BOXED, BOXED, (chance, by) =>
  words.t(`ui.europa.setup.where.${chance}.${by}`),
);
