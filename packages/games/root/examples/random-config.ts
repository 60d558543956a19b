import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { BotId, BotSeat, Config, SeatConfig } from '../rules/config.ts';
import {
  BOT_FACTIONS,
  BOT_IDS,
  CHARACTERS,
  DECK_IDS,
  defaultSuits,
  FIRST_BOX,
  LEVELS,
  MAP_IDS,
  SCREEN_FACTIONS,
  TRAITS,
} from '../rules/config.ts';
import { root } from '../rules/module.ts';
import { FIRST_BOX_OPTIONS, TABLE_OPTIONS } from '../rules/options.ts';
import type { FactionId } from '../rules/pieces.ts';

const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)] as T;
const some = <T>(rng: Rng, items: readonly T[]): T[] => items.filter(() => rng.below(3) === 0);

const FACTION_OF: Readonly<Record<BotId, FactionId>> = {
  mechanicalMarquise2: 'marquise',
  electricEyrie: 'eyrie',
  automatedAlliance: 'alliance',
  vagabot: 'vagabond',
  logicalLizards: 'lizards',
  riverfolkRobots: 'riverfolk',
  drillbitDuchy: 'duchy',
  cogwheelCorvids: 'corvids',
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
    FIRST_BOX.map((bot) => botSeat(rng, bot)),
  );
}

/** The same with some seats given to humans, and now and then together against the bots. */
export function withHumans(seed: string): Config {
  const rng = rngFromSeed(seed);
  const bots = FIRST_BOX.map((bot) => botSeat(rng, bot));
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

/** The Logical Lizards and three others of any kind, up to two of them human; now and then together. */
export const withLizards = (seed: string): Config => withBot(seed, 'logicalLizards', FIRST_BOX);

/** The Riverfolk Robots likewise, among all that there are: every bot can be a customer. Now and then of humans. */
export function withRiverfolk(seed: string): Config {
  const config = withBot(seed, 'riverfolkRobots', BOT_IDS);
  if (rngFromSeed(`human ${seed}`).below(5) !== 0) return config;
  return {
    ...config,
    seats: config.seats.map((one) =>
      one.faction === 'riverfolk' ? { faction: one.faction } : one,
    ),
    options: { ...config.options, humanRiverfolk: 'asked' },
  };
}

/** The other two in the same way. */
export const withDuchy = (seed: string): Config => withBot(seed, 'drillbitDuchy', BOT_IDS);
export const withCorvids = (seed: string): Config => withBot(seed, 'cogwheelCorvids', BOT_IDS);

/** Any four of the eight bots, and no human: what they do to each other. */
export function anyOfEight(seed: string): Config {
  const rng = rngFromSeed(seed);
  const bots = BOT_IDS.map((bot) => botSeat(rng, bot));
  shuffle(bots, rng);
  return around(rng, bots.slice(0, 4), TABLE_OPTIONS);
}

/** Human Corvids and two or three bots of the first box; now and then together. */
export function withHumanCorvids(seed: string): Config {
  const rng = rngFromSeed(seed);
  const bots = FIRST_BOX.map((bot) => botSeat(rng, bot));
  shuffle(bots, rng);
  const seats = [{ faction: 'corvids' as const }, ...bots.slice(0, 2 + rng.below(2))];
  return { ...around(rng, seats, TABLE_OPTIONS), coop: rng.below(3) === 0 };
}

/** One to four people on the screen, and one to three bots of either box; now and then together. */
export function onScreen(seed: string): Config {
  const rng = rngFromSeed(seed);
  const people = some(rng, SCREEN_FACTIONS);
  const factions = people.length === 0 ? [pick(rng, SCREEN_FACTIONS)] : people;
  const bots = BOT_IDS.filter((bot) => !BOT_FACTIONS[bot].some((one) => factions.includes(one)));
  shuffle(bots, rng);
  const seats = [
    ...factions.map((faction) => ({ faction })),
    ...bots.slice(0, 1 + rng.below(3)).map((bot) => botSeat(rng, bot)),
  ];
  const coop = rng.below(4) === 0;
  return {
    ...around(rng, seats, TABLE_OPTIONS),
    play: 'screen',
    coop,
    team: coop && rng.below(2) === 0,
  };
}

function withBot(seed: string, one: BotId, among: readonly BotId[]): Config {
  const rng = rngFromSeed(seed);
  const bots = among.filter((bot) => bot !== one).map((bot) => botSeat(rng, bot));
  shuffle(bots, rng);
  const humans = rng.below(3);
  const others: SeatConfig[] = bots
    .slice(0, 3)
    .map((seat, index) => (index < humans ? { faction: seat.faction } : seat));
  const seats = [botSeat(rng, one), ...others];
  const coop = humans > 0 && rng.below(3) === 0;
  return {
    ...around(rng, seats, TABLE_OPTIONS),
    coop,
    team: coop && rng.below(2) === 0,
  };
}

/** Games of the first box leave the options of the second alone. */
function around(
  rng: Rng,
  seats: readonly SeatConfig[],
  table: Readonly<Record<string, readonly string[]>> = FIRST_BOX_OPTIONS,
): Config {
  const order = seats.slice();
  shuffle(order, rng);
  const map = pick(rng, MAP_IDS);
  // One draw in four is the second reading, another one the third where there is one.
  const options = Object.fromEntries(
    Object.entries(table).map(([name, values]) => {
      const drawn = rng.below(4);
      return [name, (drawn === 1 ? values[2] : undefined) ?? values[drawn === 0 ? 1 : 0]];
    }),
  );
  return root.codecs.config.decode({
    map,
    suits: rng.below(2) === 0 ? 'random' : defaultSuits(map),
    deck: pick(rng, DECK_IDS),
    seats: order,
    options,
  });
}
