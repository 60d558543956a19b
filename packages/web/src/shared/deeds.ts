import type { Message } from '@empty-chair/kernel/words';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import type { AnyStory } from '../session/opened.ts';

/** An entry as it is told to somebody who must choose between two games. */
export interface Deed {
  readonly seat: number;
  /** What was entered; a bot's turn is told as a whole. */
  readonly said: Message | undefined;
  /** The points that it brought its chair. */
  readonly gain: number;
  /** How much it changed on the table. */
  readonly weight: number;
}

/** The last `entries` entries of a game. */
export function lastDeeds(
  story: AnyStory,
  entries: number,
  chairs: GameUi['chairs'],
): readonly Deed[] {
  const { game, record } = story;
  const seats = game.seats(record.config);
  const first = Math.max(0, record.entries.length - entries);
  return record.entries.slice(first).flatMap(({ seat, input }, offset): Deed[] => {
    const before = story.at(first + offset)?.state;
    const after = story.at(first + offset + 1)?.state;
    if (before === undefined || after === undefined) return [];
    const [had, has] = [before, after].map(
      (state) => chairs(state, seats).find((chair) => chair.seat === seat)?.points ?? 0,
    );
    return [
      {
        seat,
        said: input === 'bot-turn' ? undefined : game.inputMessage(before, seat, input),
        gain: (has ?? 0) - (had ?? 0),
        weight: game.diff(before, after).length,
      },
    ];
  });
}

/** Those that changed most, in the order in which they were done. */
export function weightiest<T extends { readonly weight: number }>(
  deeds: readonly T[],
  most: number,
): readonly T[] {
  const kept = new Set([...deeds].sort((one, other) => other.weight - one.weight).slice(0, most));
  return deeds.filter((deed) => kept.has(deed));
}
