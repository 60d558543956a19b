import { seatOnTurn } from '@empty-chair/kernel/match';
import type { AnyState } from '@empty-chair/registry/games';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import type { AnyStory } from '../session/opened.ts';
import type { Moment } from './score-story.ts';
import type { Over } from './table-mode.ts';

/** The points after each entry of a finished game. What older rules led to is not known. */
export function momentsOf(
  story: AnyStory,
  standingAt: NonNullable<GameUi['standingAt']>,
  over: Over,
): Moment[] {
  const moments: Moment[] = [];
  for (const { entry, before, after } of story.passages()) {
    if (before.state === undefined || after.state === undefined) continue;
    const { round, points, isFinal } = standingAt(before.state);
    if (moments.length === 0) moments.push({ actor: undefined, round, points });
    moments.push({
      actor: seatOnTurn(before.waiting) ?? entry.seat,
      // What ends a round belongs to it, though the next has begun after it.
      round,
      points: pointsAt(after.state),
      // With the last turn the final scoring may begin.
      isFinal: isFinal === true || standingAt(after.state).isFinal === true,
    });
  }
  return moments;

  /** The end may bring points that no track shows. */
  function pointsAt(state: AnyState): Moment['points'] {
    return state === story.match.state
      ? over.scores.map(({ seat, points }) => ({ seat, points }))
      : standingAt(state).points;
  }
}
