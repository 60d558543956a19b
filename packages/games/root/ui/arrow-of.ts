import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Arrow } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';

/** Warriors that move, and whose they are: the target shows their ghost. */
export function arrowOf({ id, params = {} }: Message): Omit<Arrow, 'when'> | undefined {
  if (id !== 'do.moveWarriors') return undefined;
  const ref = (name: string): Ref | undefined => {
    const value = params[name];
    return value !== undefined && isRef(value) ? value : undefined;
  };
  const [from, to, who, n] = [ref('from'), ref('to'), ref('faction'), params['n']];
  if (from === undefined || to === undefined || who === undefined) return undefined;
  return { from, to, n: typeof n === 'number' ? n : 1, who };
}
