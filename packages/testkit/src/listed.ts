import type { GameModule } from '@empty-chair/kernel/module';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { checkInvariants } from './checks-state.ts';
import { showError } from './show.ts';

export interface ListedOptions<C, S, I> {
  /** By name; each is played once. */
  readonly configs: Readonly<Record<string, C>>;
  readonly policy: Policy<S, I>;
  /** So many entries of each game. */
  readonly most: number;
  /** Everything is tried in the first position and in every so-manieth after it. */
  readonly every: number;
}

/**
 * A test that whatever is legal can be done, for every seat, on its turn or off. Conformance tries
 * only a few of a long list, but in every position.
 */
export function listedTest<C, S, I>(
  game: GameModule<C, S, I>,
  { least, ...options }: ListedOptions<C, S, I> & { readonly least: number },
): void {
  test('everything that is listed can be done', () => {
    const { problems, tried } = checkListed(game, options);
    expect(problems).toEqual([]);
    expect(tried).toBeGreaterThan(least);
  });
}

export function checkListed<C, S, I>(
  game: GameModule<C, S, I>,
  { configs, policy, most, every }: ListedOptions<C, S, I>,
): { readonly problems: readonly string[]; readonly tried: number } {
  const problems: string[] = [];
  let tried = 0;
  for (const [name, config] of Object.entries(configs)) {
    let positions = 0;
    const watch = (state: S): void => {
      positions += 1;
      if (positions % every !== 1 % every) return;
      for (const { seat } of game.seats(config)) {
        for (const input of game.legal(state, seat)) {
          tried += 1;
          const found = tryOnCopy(game, state, seat, input);
          problems.push(...found.map((problem) => `${name}: ${game.inputKey(input)}: ${problem}`));
        }
      }
    };
    simulate(game, config, `listed ${name}`, { policy, most, watch });
  }
  return { problems, tried };
}

/** With the first of every question's answers; then the invariants hold. */
function tryOnCopy<C, S, I>(
  game: GameModule<C, S, I>,
  state: S,
  seat: Seat,
  input: I,
): readonly string[] {
  const scene = game.clone(state);
  try {
    game.apply(
      {
        scene,
        rng: rngFromSeed('listed'),
        atTable: CHANCE_BY_APP,
        ask: ({ answers }) => answers[0] as never,
        emit: undefined,
        trace: undefined,
      },
      seat,
      input,
    );
  } catch (error) {
    return [showError(error)];
  }
  return checkInvariants(game, scene);
}
