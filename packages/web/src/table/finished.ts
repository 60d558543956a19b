import { words } from '@empty-chair/uikit/words.svelte.ts';
import { route } from '../route.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import { timeOr } from '../store/clock.ts';
import { playHistory } from '../store/history.svelte.ts';
import type { Result } from '../store/result.ts';
import { levelOf, resultOf } from '../store/result.ts';
import { settings } from '../store/settings.svelte.ts';
import type { Over } from './table-mode.ts';

/** The set-up page with the same choices. */
export async function playAgain(session: Session): Promise<void> {
  const { module } = session.game;
  await settings.keepConfig(module.id, module.codecs.config.encode(session.match.record.config));
  route.go({ name: 'setup', game: module.id });
}

/** Puts a finished game into the play history. The date of the first time it was finished stays. */
export async function keepResult(session: Session, over: Over): Promise<Result> {
  const { module } = session.game;
  const { config } = session.match.record;
  const written = module.codecs.config.encode(config);
  const seats = module.seats(config).map(({ name, bot, seat }) => ({
    ref: name,
    name: words.name(name),
    bot,
    level: bot ? levelOf(written, seat) : undefined,
  }));
  const before = await playHistory.get(session.id);
  const game = {
    id: session.id,
    game: module.id,
    ended: before?.ended ?? timeOr(0),
    // A first entry may be a correction by somebody else.
    first: session.onTurnBefore(0) ?? before?.first ?? 0,
  };
  const result = resultOf(game, seats, over);
  await playHistory.keep(result);
  return result;
}
