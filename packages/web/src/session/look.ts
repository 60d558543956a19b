import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import type { Look } from '../store/saved-game.ts';
import type { Listed } from './opened.ts';

/**
 * What lists draw of a game. Like a bookmark it must never keep an entry from being kept: what cannot
 * be drawn is left out.
 */
export function lookOf(
  { game: { module }, match }: Listed,
  ui: Pick<GameUi, 'chairs' | 'picture'>,
): Look | undefined {
  const { state, waiting, record } = match;
  if (state === undefined) return undefined;
  try {
    const winners: readonly number[] = waiting.kind === 'over' ? waiting.winners : [];
    const chairs = ui.chairs(state, module.seats(record.config));
    return {
      picture: ui.picture?.(state),
      chairs: [...chairs]
        .sort((a, b) => Number(a.bot) - Number(b.bot))
        .map(({ seat, icon, paint, sign, bot, points, isScoreless }) => ({
          icon,
          paint,
          sign,
          bot,
          points: isScoreless ? undefined : points,
          won: winners.includes(seat),
        })),
    };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
