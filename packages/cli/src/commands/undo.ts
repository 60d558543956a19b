import { whyNotBack } from '@empty-chair/kernel/secrets';
import { Story, undo as takeBack, undoTo } from '@empty-chair/kernel/story';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { Message } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from '../context.ts';
import { present } from '../context.ts';
import type { AnyMatch, OpenGame } from '../game-file.ts';
import { changeGame } from '../game-file.ts';
import { refuseOthers } from '../seen.ts';
import { messageJson, waitingJson } from '../shapes.ts';
import { waitingLines } from '../waiting-lines.ts';
import type { Step } from './turn.ts';
import { saved } from './turn.ts';

export async function undo(
  context: Context,
  { file, to }: { readonly file: string; readonly to: number | undefined },
): Promise<void> {
  const result = await changeGame(context, file, (open) =>
    saved(context, open, undoStep(context, open, to)),
  );
  present(context, result);
}

/** Takes back the last entry, or all after the first `to`, and says how to put the table back. */
export function undoStep(context: Context, open: OpenGame, to: number | undefined): Step {
  const { game } = open;
  const { record } = open.match;
  const { entries, pending } = record;
  const left = to ?? Math.max(0, entries.length - (pending === undefined ? 1 : 0));
  for (const { seat, input } of [...entries.slice(left), ...(pending ? [pending] : [])]) {
    if (input !== 'bot-turn') refuseOthers(open, record, seat);
  }
  refuseIf(whyNotBack(game, Story.of(game, record), left));
  const match = to === undefined ? takeBack(game, open.match) : undoTo(game, open.match, to);
  return wentBack(context, open, match);
}

/** How to put the table back, whoever has taken back something. */
export function wentBack(context: Context, open: OpenGame, match: AnyMatch): Step {
  const { game, words } = open;
  const isOnScreen = game.secrets?.areKept(match.record.config) ?? false;
  const { moves, halfDone } = isOnScreen ? NOTHING_TO_MOVE : movesBack(open, match);
  const asJson = (message: Message) => messageJson(words, message);
  const list = (messages: readonly Message[]) =>
    messages.map((message, i) => `${String(i + 1).padStart(3)}. ${words.render(message)}`);
  const result = {
    asJson: () => ({
      game: game.id,
      file: open.file,
      entries: match.record.entries.length,
      undone: open.match.record.entries.length - match.record.entries.length,
      moves: moves.map(asJson),
      halfDone: halfDone.map(asJson),
      waiting: waitingJson(open, match.waiting),
    }),
    asLines: () => [
      context.style.heading(
        words.render(
          isOnScreen
            ? say('cli.takenBack')
            : halfDone.length > 0
              ? say('cli.undoneHalf')
              : say('cli.undone', { n: moves.length }),
        ),
      ),
      ...list([...halfDone, ...moves]),
      ...waitingLines(context, open, match.record, match.waiting),
    ],
  };
  return { match, result };
}

/** Where everything lies in the app. */
const NOTHING_TO_MOVE = { moves: [], halfDone: [] } as const;

/** What to move on the real table to get back. */
function movesBack({ game, match }: OpenGame, now: AnyMatch) {
  const moves =
    match.state === undefined || now.state === undefined ? [] : game.diff(match.state, now.state);
  // The rules have not run to the end of an open entry, so they know no position to go back from.
  const halfDone = match.record.pending === undefined ? [] : match.happenings;
  return { moves, halfDone };
}
