import type { AnyConfig } from '@empty-chair/registry/games';
import { pick, type Random } from '@empty-chair/uikit/random.ts';
import { setupChoices } from '../rules/view.ts';
import { check, draftOf, firstConfig, withCivilization } from './setup/setup-model.ts';

/**
 * A solo game of the app's own liking, on the normal side of the mat. Who draws the cards is the
 * table's habit and stays as it is.
 */
export function surprise(random: Random): AnyConfig {
  const normal = setupChoices.levels.filter(({ mat }) => mat === 'normal');
  const wild = {
    ...withCivilization(draftOf(firstConfig()), pick(setupChoices.civilizations, random).id),
    level: pick(normal, random).level,
    first: pick(setupChoices.first, random),
  };
  return check(wild).config ?? firstConfig();
}
