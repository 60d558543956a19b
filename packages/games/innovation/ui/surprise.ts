import type { AnyConfig } from '@empty-chair/registry/games';
import { pick, type Random } from '@empty-chair/uikit/random.ts';
import { setupChoices } from '../rules/view.ts';
import {
  check,
  draftOf,
  firstConfig,
  RANDOM,
  withFaction,
  withHuman,
} from './setup/setup-model.ts';

/**
 * A game of the app's own liking: one human, an Automa whose card is known from end to end, one of
 * the first three levels. Who draws the cards is the table's habit and stays as it is.
 */
export function surprise(random: Random): AnyConfig {
  const first = draftOf(firstConfig());
  const known = setupChoices.factions.filter(({ complete }) => complete);
  const human = {
    terrain: pick(setupChoices.terrains, random),
    faction: pick(setupChoices.humanFactions, random),
  };
  const wild = {
    ...withFaction(withHuman(first, 0, human), pick(known, random).id),
    side: pick(setupChoices.sides, random).id,
    level: pick(setupChoices.levels.slice(0, 3), random).id,
    terrain: RANDOM,
  };
  return check(wild).config ?? firstConfig();
}
