import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script } from '@empty-chair/kernel/scripted';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import type { RootTable } from '../rules/scene.ts';
import type { State } from '../rules/state.ts';
import type { Position } from './position.ts';
import { readPosition } from './position.ts';

export interface DirectRun {
  readonly state: State;
  readonly happenings: readonly string[];
}

/**
 * Runs one piece of the rules on a position, with all chance and all answers written down: for what
 * would otherwise need a whole bot turn around it.
 */
export function direct(
  position: Position,
  act: (table: RootTable) => void,
  script: Partial<Script> = {},
): DirectRun {
  const state = readPosition(position);
  const recorder = new Recorder();
  const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices: [], ...script });
  act({
    scene: { state },
    rng: rngFromSeed('direct'),
    atTable: { cards: true, dice: true, choices: true },
    ask,
    emit: recorder.emit,
    trace: recorder,
  });
  finish();
  return { state, happenings: recorder.happenings.map(showMessage) };
}
