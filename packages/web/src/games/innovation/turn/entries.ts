import type { Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '../../types.ts';

/** An entry of this turn as the running list shows it. */
export interface ListedEntry {
  /** In the record: undoing to it takes it back. */
  readonly index: number;
  readonly input: string;
  readonly message: Message;
  /** What has to be done on the table beyond it: a marker that stops short, coins. */
  readonly results: readonly Message[];
}

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
