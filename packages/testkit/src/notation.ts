import { isDeepStrictEqual } from 'node:util';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';

/** A position as one line that people read and write. */
export interface Notation<State> {
  print(state: State): string;
  /** What the state's codec reads. */
  parse(line: string): unknown;
}

export interface OnTheWay {
  /** The first printed position that does not read back as it was; undefined when all do. */
  readonly lost: string | undefined;
  /** How many positions were printed and read. */
  readonly seen: number;
}

/** Prints and reads every position of a game. */
export function notationOnTheWay<C, S, I>(
  game: GameModule<C, S, I>,
  { print, parse }: Notation<S>,
  { config, seed }: { readonly config: C; readonly seed: string },
  options: { readonly policy: Policy<S, I>; readonly most: number },
): OnTheWay {
  const { encode, decode } = game.codecs.state;
  let lost: string | undefined;
  let seen = 0;
  const watch = (state: S): void => {
    if (lost !== undefined) return;
    seen += 1;
    const line = print(state);
    const back = decode(parse(line), config);
    const isSame =
      isDeepStrictEqual(back, state) &&
      isDeepStrictEqual(encode(back), encode(state)) &&
      print(back) === line;
    if (!isSame) lost = line;
  };
  simulate(game, config, seed, { ...options, watch });
  return { lost, seen };
}
