import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Arrow } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';

/** An army goes from one area to another; the line calls the second just `area`. */
export function arrowOf({ id, params = {} }: Message): Omit<Arrow, 'when'> | undefined {
  if (id !== 'do.moveArmy') return undefined;
  const ref = (name: string): Ref | undefined => {
    const value = params[name];
    return value !== undefined && isRef(value) ? value : undefined;
  };
  const [from, to, n] = [ref('from'), ref('area'), params['n']];
  if (from === undefined || to === undefined) return undefined;
  return { from, to, n: typeof n === 'number' ? n : 1 };
}
