import type { Explanation } from '@empty-chair/kernel/story';
import type { AnyState } from '@empty-chair/registry/games';

/** The position before line `line`: positions are kept as they were after each happening. */
export function positionAt(
  explanation: Explanation<AnyState> | undefined,
  line: number,
): AnyState | undefined {
  if (explanation === undefined) return undefined;
  return line === 0 ? explanation.before : explanation.positions[line - 1];
}
