import type { WhereParts } from '@empty-chair/uikit/game-ui.ts';
import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { words } from '../words.ts';
import { BOXED, withBooklet } from './booklet.ts';
import { check, draftOf } from './setup-model.ts';

export const where: WhereParts = withBooklet(
  whereIn({ draftOf, check }, BOXED, BOXED, (chance, by) =>
    words.t(`ui.europa.setup.where.${chance}.${by}`),
  ),
);
