import type { Message } from '@empty-chair/kernel/words';
import { factionId, MARQUISE } from '../pieces.ts';
import type { State } from '../state.ts';
import { warriorSupply } from '../state.ts';
import { keepOf } from '../verbs/marquise.ts';
import { m } from '../words.ts';

/** Warriors of the Marquise that fell in one clearing, and that a card of its suit brings back. */
export interface Fallen {
  readonly at: number;
  readonly n: number;
}

/** law.hospitals (6.2.3): who can be brought back to the keep after what happened; nobody without a keep. */
export function fallenIn(state: State, happened: readonly Message[]): readonly Fallen[] {
  if (keepOf(state) === undefined) return [];
  const fallen = new Map<number, number>();
  for (const { id, params } of happened) {
    const [faction, at, n] = [params?.['faction'], params?.['at'], params?.['n']];
    if (idOf(faction) !== factionId(MARQUISE) || typeof n !== 'number') continue;
    const clearing = Number(idOf(at));
    const before = fallen.get(clearing) ?? 0;
    if (id === m('do.removeWarriors')) fallen.set(clearing, before + n);
    // Whom an ambush felled beside the keep may be back in that very battle.
    if (id === m('do.placeWarriors') && before === n) fallen.delete(clearing);
  }
  const supply = warriorSupply(state, MARQUISE);
  return supply === 0 ? [] : [...fallen].map(([at, n]) => ({ at, n: Math.min(n, supply) }));
}

const idOf = (param: unknown): unknown =>
  typeof param === 'object' && param !== null && 'id' in param ? param.id : undefined;
