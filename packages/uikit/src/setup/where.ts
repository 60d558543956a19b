import type { AnyConfig } from '@empty-chair/registry/games';
import type { Where, WhereParts } from '../game-ui.ts';
import type { ChanceKind } from './chance-icons.ts';
import { CHANCE_ICONS } from './chance-icons.ts';
import type { Drafts } from './draft.ts';

interface WithChance<C extends ChanceKind> {
  readonly chance: Readonly<Record<C, string>>;
}

/**
 * What the place of a game means for its cards and dice. With the box all of `boxed` comes out of it;
 * on the screen the app has it. What is not in the box at all stays as it is.
 */
export function whereIn<C extends ChanceKind, Draft extends WithChance<C>>(
  { draftOf, check }: Drafts<Draft>,
  boxed: readonly C[],
  told: readonly C[],
  say: (chance: C, by: 'app' | 'table') => string,
): WhereParts {
  const isBoxed =
    ({ chance }: Draft) =>
    (name: C): boolean =>
      chance[name] === 'table';
  return {
    of: (config): Where => (boxed.some(isBoxed(draftOf(config))) ? 'box' : 'screen'),
    at: (config, where): AnyConfig => {
      const draft = draftOf(config);
      const by = where === 'box' ? 'table' : 'app';
      const chance = { ...draft.chance, ...Object.fromEntries(boxed.map((name) => [name, by])) };
      return check({ ...draft, chance }).config ?? config;
    },
    lines: (config) => {
      const draft = draftOf(config);
      return told.map((name) => ({
        icon: CHANCE_ICONS[name],
        text: say(name, isBoxed(draft)(name) ? 'table' : 'app'),
      }));
    },
  };
}
