import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { Fallen } from '../../rules/view.ts';
import { fallenIn } from '../../rules/view.ts';
import { rootState } from '../board/root-view.ts';
import type { ListedEntry } from './listed-entries.ts';

type Recorded = Pick<
  TurnSession,
  'seat' | 'state' | 'entriesThisTurn' | 'entriesSoFar' | 'positionAfter'
>;

/**
 * Whom Field Hospitals can still bring back: who fell by the last entry or, before anything else is recorded,
 * in the turns of the others since this seat's last one. Nobody can record anything in a bot's turn.
 */
export function fallenSince(
  session: Recorded,
  entries: readonly Pick<ListedEntry, 'entered' | 'results'>[],
): readonly Fallen[] {
  const { state } = session;
  if (state === undefined) return [];
  const healed = entries.flatMap(({ entered }) =>
    entered.kind === 'hospitals' ? [entered.n] : [],
  );
  if (healed.length < entries.length) {
    return fallenIn(rootState(state), entries.at(-1)?.results ?? []);
  }
  const fallen = [...fallenIn(rootState(state), othersDeeds(session))];
  for (const n of healed) {
    const at = fallen.findIndex((some) => some.n === n);
    if (at >= 0) fallen.splice(at, 1);
  }
  return fallen;
}

/** What happened after the last thing that this seat said before its turn. */
function othersDeeds(session: Recorded): Parameters<typeof fallenIn>[1] {
  const end = session.entriesThisTurn[0]?.index ?? session.entriesSoFar.length;
  const earlier = session.entriesSoFar.slice(0, end);
  const own = earlier.findLastIndex(({ seat }) => seat === session.seat);
  return earlier.flatMap((_, index) =>
    index <= own ? [] : (session.positionAfter(index + 1)?.happenings ?? []),
  );
}
