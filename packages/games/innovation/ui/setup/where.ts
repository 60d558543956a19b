import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { words } from '../words.ts';
import { check, draftOf } from './setup-model.ts';

/** Of all that the Automa needs, only its cards are drawn. */
const BOXED = ['cards'] as const;

export const where = whereIn({ draftOf, check }, BOXED, BOXED, (chance, by) =>
  words.t(`ui.innovation.setup.where.${chance}.${by}`),
);
