import type { GameModule } from '@empty-chair/kernel/module';
import { seat } from '@empty-chair/kernel/words';
import type { ReadPosition } from './examples.ts';
import { scripted } from './scripted.ts';
import { showMessage } from './show.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Recording<Position, State> {
  /** What an input brings about. */
  record(
    text: string,
    position: Position,
    by?: number,
    choices?: readonly string[],
  ): { readonly said: readonly string[]; readonly after: Json };
  /** Runs with the state of the position, which must stay as it was. */
  unchanged<T>(position: Position, run: (state: State) => T): T;
}

/** What a human records on a position, for tests of what it brings about. */
export function recordingOn<C, S, I, P>(
  game: GameModule<C, S, I>,
  read: ReadPosition<P, S>,
): Recording<P, S> {
  const written = (state: S): Json => game.codecs.state.encode(state) as Json;
  const unchanged = <T>(position: P, run: (state: S) => T): T => {
    const state = read(position);
    const before = JSON.stringify(written(state));
    const result = run(state);
    if (JSON.stringify(written(state)) !== before) throw new Error('the position was changed');
    return result;
  };
  return {
    unchanged,
    record: (text, position, by = 0, choices = []) =>
      unchanged(position, (state) => {
        const start = { state, seat: seat(by), input: game.parseInput(text) };
        const ran = scripted(game, start, { choices: [...choices] });
        return { said: ran.happenings.map(showMessage), after: written(ran.state) };
      }),
  };
}
