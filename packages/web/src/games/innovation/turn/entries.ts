import type { AnyState } from '@empty-chair/registry/games';
import type { ListedEntry } from '../../common/turn/listed-entry.ts';
import type { TurnSession } from '../../types.ts';

export function entriesOf(session: TurnSession, state: AnyState): readonly ListedEntry[] {
  const { module } = session.game;
  return session.entriesThisTurn.flatMap(({ index, entry }) => {
    const { input, seat } = entry;
    if (input === 'bot-turn') return [];
    return {
      index,
      input: module.inputKey(input),
      message: module.inputMessage(state, seat, input),
      results: session.positionAfter(index + 1)?.happenings ?? [],
    };
  });
}
