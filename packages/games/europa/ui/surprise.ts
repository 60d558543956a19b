import type { AnyConfig } from '@empty-chair/registry/games';
import { pick, type Random } from '@empty-chair/uikit/random.ts';
import { viewLevels, viewScenarios, withVariant } from '../rules/view.ts';
import { check, draftOf, firstConfig } from './setup/setup-model.ts';

/** One human in any scenario, against bots of one level; the rest of the table's habits stays. */
export function surprise(random: Random): AnyConfig {
  const scenario = pick(viewScenarios, random);
  const variant = pick(scenario.variants, random);
  const draft = withVariant(draftOf(firstConfig), scenario.id, variant.id);
  const level = pick(viewLevels, random).id;
  const isFixed = (realm: string): boolean =>
    variant.realms.some((one) => one.realm === realm && one.isFixed);
  const open = draft.seats.filter(({ realm }) => !isFixed(realm));
  // Where the scenario has a human of its own, everybody else is a bot.
  const hasHuman = draft.seats.some(({ realm, role }) => isFixed(realm) && role === 'human');
  const human = hasHuman || open.length === 0 ? undefined : pick(open, random).realm;
  const seats = draft.seats.map((seat) => {
    if (isFixed(seat.realm)) return { ...seat, level };
    const role = seat.realm === human ? ('human' as const) : ('bot' as const);
    return { ...seat, level, role };
  });
  return check({ ...draft, seats }).config ?? firstConfig;
}
