import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { words } from '../words.ts';
import { CHANCES, check, draftOf } from './setup-model.ts';

/** Decision cards, tapestry cards, tiles and the die all lie in the box. */
export const where = whereIn({ draftOf, check }, CHANCES, ['cards', 'dice'], (chance, by) =>
  words.t(`ui.tapestry.setup.where.${chance === 'cards' ? 'cards' : 'dice'}.${by}`),
);
