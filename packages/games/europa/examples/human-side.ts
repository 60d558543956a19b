import { Refused } from '@empty-chair/kernel/errors';
import { runScripted } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { recordingOn } from '@empty-chair/testkit/recording';
import { showMessage } from '@empty-chair/testkit/show';

import { europa } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Position } from './position.ts';
import { readPosition } from './position.ts';

const { record, unchanged } = recordingOn(europa, readPosition);

export { record };

/** The one reason why it is refused, by the rules or by an invariant; nothing may have changed. */
export function refusal(text: string, position: Position = {}, by = 0): string {
  return unchanged(position, (state) => {
    const held = broken(state);
    if (held !== undefined) throw new Error(`the position breaks an invariant: ${held}`);
    try {
      const start = { state, seat: seat(by), input: europa.parseInput(text) };
      const ran = runScripted(europa, start, { cards: [], dice: [], choices: [] });
      return broken(ran.state) ?? 'nothing refused';
    } catch (error) {
      if (error instanceof Refused) return showMessage(error.reason);
      throw error;
    }
  });
}

const broken = (state: State): string | undefined => {
  for (const { check } of europa.invariants) {
    const problem = check(state);
    if (problem !== undefined) return showMessage(problem);
  }
  return undefined;
};
