import type { Message } from '@empty-chair/kernel/words';
import { factionId, MARQUISE } from '../pieces.ts';
import type { State } from '../state.ts';
import { warriorSupply } from '../state.ts';
import { keepOf } from '../verbs/marquise.ts';
import { m } from '../words.ts';

/** Warriors of the Marquise that fell together in one clearing, and that one card of its suit brings back. */
export interface Fallen {
  readonly at: number;
  readonly n: number;
}

/**
 * law.hospitals (6.2.3): who can be brought back to the keep after what happened; nobody without a keep. Each
 * removal has a card of its own, also where there were two in one clearing.
 */
export function fallenIn(state: State, happened: readonly Message[]): readonly Fallen[] {
  if (keepOf(state) === undefined) return [];
  const supply = warriorSupply(state, MARQUISE);
  if (supply === 0) return [];
  const fallen: Fallen[] = [];
  for (const { id, params } of happened) {
    const [faction, place, n] = [params?.['faction'], params?.['at'], params?.['n']];
    if (idOf(faction) !== factionId(MARQUISE) || typeof n !== 'number') continue;
    const at = Number(idOf(place));
    if (id === m('do.removeWarriors')) fallen.push({ at, n });
    // Whom an ambush felled beside the keep may be back in that very battle.
    const last = fallen.at(-1);
    if (id === m('do.placeWarriors') && last?.at === at && last.n === n) fallen.pop();
  }
  return fallen.map(({ at, n }) => ({ at, n: Math.min(n, supply) }));
}

const idOf = (param: unknown): unknown =>
  typeof param === 'object' && param !== null && 'id' in param ? param.id : undefined;
