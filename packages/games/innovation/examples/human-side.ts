import { Refused } from '@empty-chair/kernel/errors';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { parseInput } from '../src/input.ts';
import { innovation } from '../src/module.ts';
import type { State } from '../src/state.ts';
import type { Position } from './position.ts';
import { readPosition } from './position.ts';

export type Json = Readonly<Record<string, unknown>>;

const written = (state: State): Json => innovation.codecs.state.encode(state) as Json;

/** What an input brings about; the position that it began with must stay as it was. */
export function record(text: string, position: Position, by = 0, choices: readonly string[] = []) {
  return unchanged(position, (state) => {
    const start = { state, seat: seat(by), input: parseInput(text) };
    const ran = scripted(innovation, start, { choices: [...choices] });
    return { said: ran.happenings.map(showMessage), after: written(ran.state) };
  });
}

/** The one reason why it is refused; nothing may have changed by then. */
export function refusal(text: string, position: Position, by = 0): string {
  return unchanged(position, (state) => {
    try {
      scripted(innovation, { state, seat: seat(by), input: parseInput(text) });
    } catch (error) {
      if (error instanceof Refused) return showMessage(error.reason);
      throw error;
    }
    return 'nothing refused';
  });
}

function unchanged<T>(position: Position, run: (state: State) => T): T {
  const state = readPosition(position);
  const before = JSON.stringify(written(state));
  const result = run(state);
  if (JSON.stringify(written(state)) !== before) throw new Error('the position was changed');
  return result;
}
