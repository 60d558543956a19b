import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Discipline } from '../content.ts';
import { ALL_DISCIPLINES, LIMITS } from '../content.ts';
import { advance as climb, freeSpace, scholarsLeft, sendScholar } from '../effects.ts';
import type { State } from '../state.ts';
import { levelOf } from '../state.ts';
import { disciplineRef, m, rule } from '../words.ts';
import { whoRef } from './turn.ts';
import { discipline, number, unlessSaid, verb } from './verb.ts';

export const advance = verb({
  fields: { discipline, levels: unlessSaid(number, 1) },
  refuses: (_, { levels }) =>
    levels >= 1 && levels <= LIMITS.topLevel ? undefined : message(m('no.levels')),
  apply: (table, given, seat) => climbBy(table, seat, given.discipline, given.levels),
  said: (state, given, seat) =>
    message(m('did.advance'), {
      who: whoRef(state, seat),
      discipline: disciplineRef(given.discipline),
      n: given.levels,
    }),
});

/** A scholar goes to the best free space, and the marker climbs by what it is worth. */
export const scholar = verb({
  fields: { discipline },
  refuses: (state, given, seat) => {
    if (freeSpace(state, given.discipline) === NONE) {
      return message(m('no.space'), { discipline: disciplineRef(given.discipline) });
    }
    return scholarsLeft(state, seat) > 0 ? undefined : message(m('no.scholar'));
  },
  apply: (table, given, seat) =>
    climbBy(table, seat, given.discipline, sendScholar(table.scene, seat, given.discipline)),
  said: (state, given, seat) =>
    message(m('did.scholar'), {
      who: whoRef(state, seat),
      discipline: disciplineRef(given.discipline),
    }),
});

/** Below the top a step, and a scholar where a space is free: discipline by discipline. */
export function scienceOffers(state: State, seat: Seat) {
  const hasScholar = scholarsLeft(state, seat) > 0;
  return ALL_DISCIPLINES.filter((of) => levelOf(state, seat, of) < LIMITS.topLevel).flatMap(
    (of) => {
      const step = { kind: 'advance' as const, discipline: of, levels: 1 };
      return hasScholar && freeSpace(state, of) !== NONE
        ? [step, { kind: 'scholar' as const, discipline: of }]
        : [step];
    },
  );
}

/** What the keys or level 12 stop short is said, so that the marker on the table stops there too. */
function climbBy(table: Table<State>, seat: Seat, of: Discipline, levels: number): void {
  if (climb(table.scene, seat, of, levels) === levels) return;
  table.emit?.(rule('AOI-Q8'), m('see.stopsAt'), {
    discipline: disciplineRef(of),
    level: levelOf(table.scene, seat, of),
  });
}
