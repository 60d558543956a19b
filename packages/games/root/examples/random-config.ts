import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { BotId, BotSeat, Config, SeatConfig, TableOption } from '../rules/config.ts';
import {
  BOT_IDS,
  CHARACTERS,
  DECK_IDS,
  defaultSuits,
  LEVELS,
  MAP_IDS,
  TABLE_OPTIONS,
  TRAITS,
} from '../rules/config.ts';
import { root } from '../rules/module.ts';
import type { FactionId } from '../rules/pieces.ts';

const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)] as T;
const some = <T>(rng: Rng, items: readonly T[]): T[] => items.filter(() => rng.below(3) === 0);

const FACTION_OF: Readonly<Record<BotId, FactionId>> = {
  mechanicalMarquise2: 'marquise',
  electricEyrie: 'eyrie',
  automatedAlliance: 'alliance',
  vagabot: 'vagabond',
};

function botSeat(rng: Rng, bot: BotId): BotSeat {
  return {
    faction: FACTION_OF[bot],
    bot,
    difficulty: pick(rng, LEVELS),
    traits: some(rng, TRAITS[bot]),
    ...(bot === 'vagabot' && { character: pick(rng, CHARACTERS) }),
  };
}

/** Any map, deck, difficulty, set of traits, character and order of seats; four bots. */
export function fourBots(seed: string): Config {
  const rng = rngFromSeed(seed);
  return around(
    rng,
    BOT_IDS.map((bot) => botSeat(rng, bot)),
  );
}

/** The same with some seats given to humans, and now and then together against the bots. */
export function withHumans(seed: string): Config {
  const rng = rngFromSeed(seed);
  const bots = BOT_IDS.map((bot) => botSeat(rng, bot));
  shuffle(bots, rng);
  const humans = 1 + rng.below(3);
  const seats: SeatConfig[] = bots.map((seat, index) =>
    index < humans ? { faction: seat.faction } : seat,
  );
  for (const faction of some(rng, ['lizards', 'riverfolk', 'duchy', 'corvids'] as const)) {
    if (seats.filter(({ bot }) => bot === undefined).length < 4) seats.push({ faction });
  }
  const coop = rng.below(3) === 0;
  return { ...around(rng, seats), coop, team: coop && rng.below(2) === 0 };
}

function around(rng: Rng, seats: readonly SeatConfig[]): Config {
  const order = seats.slice();
  shuffle(order, rng);
  const map = pick(rng, MAP_IDS);
  const options = Object.fromEntries(
    (Object.keys(TABLE_OPTIONS) as TableOption[]).map((name) => [
      name,
      TABLE_OPTIONS[name][rng.below(4) === 0 ? 1 : 0],
    ]),
  );
  return root.codecs.config.decode({
    map,
    suits: rng.below(2) === 0 ? 'random' : defaultSuits(map),
    deck: pick(rng, DECK_IDS),
    seats: order,
    options,
  });
}
