import type { AnyConfig } from '@empty-chair/registry/games';
import { setupChoices } from '../rules/view.ts';
import type { SeatDraft, SetupDraft } from './setup/setup-model.ts';
import {
  bot,
  charactersOf,
  check,
  draftOf,
  firstConfig,
  human,
  traitsOf,
} from './setup/setup-model.ts';

/**
 * A game of the app's own liking: one human with a faction that stands on its own, two or three bots,
 * any map. Rulings and who rolls the dice are the table's habits and stay as they are.
 */
export function surprise(random: () => number): AnyConfig {
  const draft = draftOf(firstConfig());
  const map = pick(setupChoices.maps, random);
  const me = pick(FOR_ONE, random);
  const firstBox = setupChoices.bots.filter(({ isSecondBox }) => !isSecondBox);
  const bots = shuffled(firstBox, random).flatMap(({ factions }) =>
    factions.filter((faction) => faction !== me).slice(0, 1),
  );
  const opponents = bots.slice(0, 2 + below(2, random)).map((faction) => botSeat(faction, random));
  const wild: SetupDraft = {
    ...draft,
    map: map.id,
    suits: pick(map.suits, random),
    deck: pick(setupChoices.decks, random),
    seats: shuffled([human(me), ...opponents], random),
  };
  return check(wild).config ?? firstConfig();
}

/** Factions that are good company for bots: the others need people to trade or to scheme with. */
const FOR_ONE = ['marquise', 'eyrie', 'alliance', 'vagabond', 'duchy', 'corvids', 'lizards'];

/** Mostly plain, sometimes with a trait: a surprise, not a trap. */
function botSeat(faction: string, random: () => number): SeatDraft {
  const seat = bot(faction);
  const characters = charactersOf(seat.bot);
  return {
    ...seat,
    difficulty: pick(setupChoices.levels.slice(0, 3), random),
    traits: random() < 0.4 ? [pick(traitsOf(seat.bot), random)] : [],
    ...(characters.length > 0 && { character: pick(characters, random) }),
  };
}

const below = (n: number, random: () => number): number =>
  Math.min(n - 1, Math.floor(random() * n));

function pick<T>(from: readonly T[], random: () => number): T {
  const found = from[below(from.length, random)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

function shuffled<T>(from: readonly T[], random: () => number): T[] {
  return from
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
