import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '../game-ui.ts';
import type { ListedEntry } from './listed-entry.ts';

/** What was recorded this turn, each entry said of the position before it. */
export function entriesOf(session: TurnSession, state: AnyState): readonly ListedEntry[] {
  const { module } = session.game;
  return session.entriesThisTurn.flatMap(({ index, entry }) => {
    const { input, seat } = entry;
    if (input === 'bot-turn') return [];
    const before = session.positionAfter(index)?.state ?? state;
    return {
      index,
      input: module.inputKey(input),
      message: module.inputMessage(before, seat, input),
      who: session.seats.find((one) => one.seat === seat)?.name,
      results: session.positionAfter(index + 1)?.happenings ?? [],
    };
  });
}
