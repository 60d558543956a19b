import type { Consequences } from '@empty-chair/kernel/module';
import type { Seat } from '@empty-chair/kernel/words';
import type { State } from './state.ts';

export function consequences(_before: State, _after: State, _seat: Seat): Consequences {
  return { losses: [], taken: [], points: 0 };
}
