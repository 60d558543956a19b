import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { entriesOf as listed } from '@empty-chair/uikit/turn/entries.ts';
import type { ListedEntry } from '@empty-chair/uikit/turn/listed-entry.ts';
import { kindOf } from '../game.ts';
import { isSilent } from '../line-look.ts';

/**
 * What was recorded this turn; of each input its kind, which has a drawing. What the guide of a step says
 * is no result of the pass that led there.
 */
export function entriesOf(session: TurnSession, state: AnyState): readonly ListedEntry[] {
  const kinds = new Map<number, string>(
    session.entriesThisTurn.flatMap(({ index, entry: { input } }) =>
      input === 'bot-turn' ? [] : [[index, kindOf(input)]],
    ),
  );
  return listed(session, state).map((entry) => ({
    ...entry,
    input: kinds.get(entry.index) ?? '',
    results: entry.results.filter(({ id }) => !isSilent(id)),
  }));
}

/** Whoever has had a turn knows how one is recorded. */
export const isFirstTurn = ({ entriesSoFar, entriesThisTurn, seat }: TurnSession): boolean =>
  entriesSoFar.filter((entry) => entry.seat === seat).length === entriesThisTurn.length;
