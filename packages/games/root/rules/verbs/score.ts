import { count } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { score as scorePoints } from '../points.ts';
import { m, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { verb } from './verb.ts';

export const score = verb({
  fields: { n: count(-99, 99) },
  apply: (table, { n }, me) => scorePoints(table, me, n, 'play', rule('law.victory')),
  said: ({ n }, faction) => message(m('did.score'), { faction, n }),
});

/** The usual numbers. */
export function* pointsToScore(): Offers<{ score: typeof score }> {
  yield { kind: 'score', n: { least: 1, most: 5 } };
  yield { kind: 'score', n: -1 };
}
