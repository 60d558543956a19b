import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '../game-ui.ts';
import type { ListedEntry } from './listed-entry.ts';

/**
 * What was recorded this turn, each entry said of the position before it. Whoever is left alone has one turn after
 * the other: `ending` is what ends each of them.
 */
export function entriesOf(
  session: TurnSession,
  state: AnyState,
  ending?: string,
): readonly ListedEntry[] {
  const { module } = session.game;
  const all = session.entriesThisTurn.flatMap(({ index, entry }) => {
    const { input, seat } = entry;
    return input === 'bot-turn' ? [] : [{ index, seat, input, key: module.inputKey(input) }];
  });
  const last = all.findLastIndex(({ key }) => key === ending);
  return all.slice(last + 1).map(({ index, seat, input, key }) => ({
    index,
    input: key,
    message: module.inputMessage(session.positionAfter(index)?.state ?? state, seat, input),
    who: session.seats.find((one) => one.seat === seat)?.name,
    results: session.positionAfter(index + 1)?.happenings ?? [],
  }));
}
