import { message } from '@empty-chair/kernel/words';
import { isShut, moveTargets } from '../board.ts';
import { moveWarriors } from '../effects.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { clearingNumbered } from '../pieces.ts';
import { isHeldFast } from '../plots.ts';
import type { State } from '../state.ts';
import { warriorsAt } from '../state.ts';
import { clearingRef, m, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { clearing, n, no, verb, whyHeldFast } from './verb.ts';

/** By path, river, tunnel or card: recorded all the same. */
export const move = verb({
  fields: { n, from: clearing, to: clearing },
  refuses: (state, given, me) => {
    if (given.n < 1) return no('no.zero');
    if (given.from === given.to) return no('no.sameClearing');
    const from = clearingNumbered(given.from);
    return warriorsAt(state, me, from) < given.n
      ? no('no.soMany', { at: clearingRef(from) })
      : whyHeldFast(state, me, from);
  },
  apply: (table, given, me) => {
    moveWarriors(
      table,
      {
        faction: me,
        from: clearingNumbered(given.from),
        to: clearingNumbered(given.to),
        n: given.n,
      },
      rule('law.move'),
    );
  },
  said: (given, faction) =>
    message(m('did.move'), {
      faction,
      n: given.n,
      from: clearingRef(clearingNumbered(given.from)),
      to: clearingRef(clearingNumbered(given.to)),
    }),
});

/** Along paths and by the Ferry only, though others are recorded too. */
export function* movesFrom(
  state: State,
  me: Faction,
  from: Clearing,
): Offers<{ move: typeof move }> {
  const most = warriorsAt(state, me, from);
  if (most === 0 || isHeldFast(state, me, from)) return;
  for (const to of moveTargets(state, from)) {
    if (isShut(state, from, to)) continue;
    yield { kind: 'move', n: { least: 1, most }, from: from + 1, to: to + 1 };
  }
}
