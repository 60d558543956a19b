import type { Forecast } from '@empty-chair/kernel/forecast';
import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee } from '@empty-chair/kernel/foresee';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';

/** Few runs: what is the same in them is the same in many. */
const FEW = { samples: 2, most: 60, seed: 'foresight' };

/** What foresight says of the next turn of a bot. */
export function forecastOf<C, S, I>(
  game: GameModule<C, S, I>,
  state: S,
  seat: Seat,
  options: Partial<typeof FEW> = {},
): Forecast {
  const forecaster = new Forecaster();
  for (const one of foresee(game, { state, seat }, { ...FEW, ...options })) {
    forecaster.add(one, game.consequences(state, one.state, seat));
  }
  return forecaster.picture();
}

/** The cards that it holds possible, each once: those of all its cases. */
export function cardsForeseen<C, S, I>(
  game: GameModule<C, S, I>,
  state: S,
  seat: Seat,
): readonly string[] {
  const options = { ...FEW, samples: 1, most: 5000 };
  const cases = [...foresee(game, { state, seat }, options)];
  return [...new Set(cases.flatMap(({ cards }) => cards))];
}

export interface ForesightOptions<C, S, I> {
  /** By name: with bots, and best with a human. */
  readonly configs: Readonly<Record<string, C>>;
  readonly policy: Policy<S, I>;
  /** The game is looked at after every so many entries, as often as `looks` says. */
  readonly every: number;
  readonly looks: number;
  /** Changes all that the state holds and no human has seen, and nothing else. */
  readonly reorder: (state: S, rng: Rng) => void;
  /** Ids of cards that a human has seen leave the deck, and that cannot turn up in the next turn. */
  readonly seen: (state: S, seat: Seat) => readonly string[];
}

/** Foresight knows what a human at the table knows, and no more. */
export function foresightTests<C, S, I>(
  game: GameModule<C, S, I>,
  { configs, policy, every, looks, reorder, seen }: ForesightOptions<C, S, I>,
): void {
  const positions = (name: string, config: C): readonly S[] => {
    const states: S[] = [];
    let entry = 0;
    const watch = (state: S): void => {
      if (entry % every === 0) states.push(game.clone(state));
      entry += 1;
    };
    simulate(game, config, `foresight ${name}`, { policy, most: every * looks, watch });
    return states.filter((state) => game.next(state).kind !== 'over');
  };
  const bots = (config: C): readonly Seat[] =>
    game.seats(config).flatMap(({ seat, bot }) => (bot ? [seat] : []));

  test.each(Object.entries(configs))('hidden things make no difference: %s', (name, config) => {
    const rng = rngFromSeed(`reorder ${name}`);
    let different = 0;
    for (const state of positions(name, config)) {
      const other = game.clone(state);
      reorder(other, rng);
      const { encode } = game.codecs.state;
      if (JSON.stringify(encode(other)) !== JSON.stringify(encode(state))) different += 1;
      for (const seat of bots(config)) {
        expect(forecastOf(game, other, seat)).toEqual(forecastOf(game, state, seat));
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  test.each(Object.entries(configs))('cards that were seen are out: %s', (name, config) => {
    let out = 0;
    for (const state of positions(name, config)) {
      for (const seat of bots(config)) {
        const gone = seen(state, seat);
        out += gone.length;
        expect(cardsForeseen(game, state, seat).filter((card) => gone.includes(card))).toEqual([]);
      }
    }
    expect(out).toBeGreaterThan(0);
  });
}
