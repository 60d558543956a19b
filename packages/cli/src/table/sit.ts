import { encodeRecord } from '@empty-chair/kernel/record';
import { say } from '@empty-chair/text/catalogue';
import type { Context, Result } from '../context.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame, saveGame } from '../game-file.ts';
import { tellLine } from '../lab-queue.ts';
import type { AnyKept, AnyPage, Chair } from './device-file.ts';
import { readDevice, writeDevice } from './device-file.ts';
import { newsResult } from './news.ts';
import type { News, VisitParts } from './visit.ts';
import { Visit } from './visit.ts';

/**
 * The device that the file's table knows. What local commands have done to the file since is made at
 * the table too, as something that was done without a network.
 */
export async function sit(context: Context, file: string): Promise<Visit> {
  const { chair, keptWith } = await readDevice(context.io, file);
  const open = await openGame(context, file);
  const kept = keptWith(open.game, open.match.record);
  const visit = new Visit({
    ...{ ...open, chair, kept },
    keep: keeping(context, open),
  });
  if (!kept.mustChoose) visit.make(open.match.record);
  return visit;
}

/** Sees what happens and does nothing: not even what waits here to be sent. */
export async function watch(
  context: Context,
  file: string,
  hear: NonNullable<VisitParts['hear']>,
): Promise<Visit> {
  const { chair, keptWith } = await readDevice(context.io, file);
  const open = await openGame(context, file);
  const { agreed, ...rest } = keptWith(open.game, open.match.record);
  const kept = { ...rest, agreed, shown: agreed, waiting: [], mustChoose: false };
  return new Visit({ ...open, chair, kept, hear, keep: () => undefined });
}

/** First the game, then how the device stands: what is between them is found again as our own. */
export const keeping =
  (context: Context, open: OpenGame) =>
  (kept: AnyKept, chair: Chair): void => {
    const { io } = context;
    if (kept.shown !== undefined) saveGame(io, open, kept.shown.story.match);
    writeDevice(io, open.file, open.game, { chair, kept });
  };

/** What others did, ready to be told. */
export function toldBy(context: Context, visit: Visit, news: readonly News[]): readonly Result[] {
  const { game } = visit.open;
  const textOf = ({ story }: AnyPage) => JSON.stringify(encodeRecord(game, story.record));
  return news.flatMap((one) => {
    if (one.kind !== 'tell') return [];
    const { operation, before, after } = one;
    // Under new keys a table begins with what was there.
    const isSame = before !== undefined && textOf(before) === textOf(after);
    if (operation.change.kind === 'begin' && isSame) return [];
    return [newsResult(context, visit.open, one, visit.nameOf(operation.by))];
  });
}

/** What is kept here and sent later. */
export function tellOffline(context: Context, { device }: Visit): void {
  if (device.waiting.length > 0 && !device.mustChoose) tellLine(context, say('table.offline'));
}
