import { Refused } from '@empty-chair/kernel/errors';
import { runScripted } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { parseInput } from '../src/input.ts';
import { tapestry } from '../src/module.ts';
import type { State } from '../src/state.ts';
import type { Fields, Position } from './position.ts';
import { readPosition } from './position.ts';

const written = (state: State): Fields => tapestry.codecs.state.encode(state) as Fields;

/** What an input brings about; the position that it began with must stay as it was. */
export function record(text: string, position: Position, by = 0, choices: readonly string[] = []) {
  return unchanged(position, (state) => {
    const start = { state, seat: seat(by), input: parseInput(text) };
    const ran = scripted(tapestry, start, { choices: [...choices] });
    return { said: ran.happenings.map(showMessage), after: written(ran.state) };
  });
}

/** The one reason why it is refused, by the rules or by an invariant; nothing may have changed. */
export function refusal(text: string, position: Position, by = 0): string {
  return unchanged(position, (state) => {
    const held = broken(state);
    if (held !== undefined) throw new Error(`the position breaks an invariant: ${held}`);
    try {
      const start = { state, seat: seat(by), input: parseInput(text) };
      const ran = runScripted(tapestry, start, { cards: [], dice: [], choices: [] });
      return broken(ran.state) ?? 'nothing refused';
    } catch (error) {
      if (error instanceof Refused) return showMessage(error.reason);
      throw error;
    }
  });
}

const broken = (state: State): string | undefined => {
  for (const { check } of tapestry.invariants) {
    const problem = check(state);
    if (problem !== undefined) return showMessage(problem);
  }
  return undefined;
};

function unchanged<T>(position: Position, run: (state: State) => T): T {
  const state = readPosition(position);
  const before = JSON.stringify(written(state));
  const result = run(state);
  if (JSON.stringify(written(state)) !== before) throw new Error('the position was changed');
  return result;
}
