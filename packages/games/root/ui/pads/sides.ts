import type { Message, Ref } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { rootView } from '../board/root-view.ts';

export interface Side {
  readonly faction: string;
  /** Its warriors in the clearing; undefined for a pawn, and before anything stands there. */
  readonly n: number | undefined;
}

/** The two sides of the battle that a question is about, the attacker first. */
export function sidesOf({ params = {} }: Message, position: AnyState | undefined): readonly Side[] {
  const ref = (name: string): Ref | undefined => {
    const value = params[name];
    return value !== undefined && isRef(value) ? value : undefined;
  };
  const at = ref('at')?.id;
  const clearings = position === undefined ? [] : rootView(position).clearings;
  const here = clearings.find(({ id }) => id === at)?.warriors ?? [];
  return ['attacker', 'defender'].flatMap((name) => {
    const faction = ref(name)?.id;
    if (faction === undefined) return [];
    return [{ faction, n: here.find((some) => some.faction === faction)?.n }];
  });
}
