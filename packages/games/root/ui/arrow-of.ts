import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Arrow, PutDown } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';

const PIECES_PUT_DOWN: readonly string[] = ['do.placePiece', 'do.placePlot'];

/** Pieces that come from the supply: warriors with their ghost. */
export function putsDown({ id, params }: Message): PutDown | undefined {
  if (PIECES_PUT_DOWN.includes(id)) return {};
  const who = params?.['faction'];
  if (id !== 'do.placeWarriors' || who === undefined || !isRef(who)) return undefined;
  return { who };
}

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
