import { seat } from '@empty-chair/kernel/words';
import { recordingOn } from '@empty-chair/testkit/recording';
import { scripted } from '@empty-chair/testkit/scripted';
import { refusal as refusalOf } from '@empty-chair/testkit/thrown';
import { parseInput } from '../rules/input.ts';
import { innovation } from '../rules/module.ts';
import type { Position } from './position.ts';
import { readPosition } from './position.ts';

export type { Json } from '@empty-chair/testkit/recording';

const { record, unchanged } = recordingOn(innovation, readPosition);

export { record };

/** The one reason why it is refused; nothing may have changed by then. */
export function refusal(text: string, position: Position, by = 0): string {
  return unchanged(position, (state) =>
    refusalOf(() => scripted(innovation, { state, seat: seat(by), input: parseInput(text) })),
  );
}
