import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refused } from '@empty-chair/kernel/errors';
import { decodeRecord, gameOfRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { seat as asSeat, literal } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { Book } from '@empty-chair/tables/book';
import { newDevice } from '@empty-chair/tables/core';
import { newDevicePair } from '@empty-chair/tables/handover';
import { createTable, HttpTransport } from '@empty-chair/tables/http';
import type { Invitation } from '@empty-chair/tables/keys';
import {
  invitationFrom,
  keysOf,
  newId,
  newInvitation,
  tokenHashes,
} from '@empty-chair/tables/keys';
import { encodeOperation } from '@empty-chair/tables/operation';
import type { SeenDevice } from '@empty-chair/tables/others';
import { BrokenSeal, placeOf, seal, unseal } from '@empty-chair/tables/seal';
import { ServerRefused } from '@empty-chair/tables/transport';
import { say } from '@empty-chair/text/catalogue';
import { configFor } from '../config-words.ts';
import type { Context, Loaded, Result } from '../context.ts';
import { loadGame, present, printed } from '../context.ts';
import { findGame } from '../find-game.ts';
import type { OpenGame } from '../game-file.ts';
import { alone, loadedFor, openGame, refuseToOverwrite, saveGame } from '../game-file.ts';
import type { AnyKept, Chair } from '../table/device-file.ts';
import { forgetDevice, writeDevice } from '../table/device-file.ts';
import { linkLines, linksOf } from '../table/links.ts';
import { isShared } from '../table/own-chairs.ts';
import { keeping, sit, tellOffline, toldBy, watch } from '../table/sit.ts';
import { Visit } from '../table/visit.ts';
import { whoStays } from '../table/who-stays.ts';
import { waitingLines } from '../waiting-lines.ts';
import { outcomesFrom } from '../walk.ts';
import type { NewOptions } from './new.ts';
import { startGame } from './new.ts';
import type { Step } from './turn.ts';
import { outcomesResult } from './turn.ts';

interface Seated {
  readonly file: string;
  readonly name: string;
  /** The chairs of whoever types here; undefined where nothing is said. */
  readonly chairs: readonly number[] | undefined;
}

export type CreateOptions = Omit<NewOptions, 'game'> &
  Seated & { readonly game: string | undefined; readonly server: string };

/** Shares the game of the file, or a new one. */
export async function tableCreate(context: Context, options: CreateOptions): Promise<void> {
  const { file, name } = options;
  const server = options.server.replace(/\/$/, '');
  const invitation = newInvitation();
  await alone(context.io, file, async () => {
    if (isShared(context.io, file)) {
      throw new Refused(say('table.already', { file: literal(file) }));
    }
    const open = await gameToShare(context, options);
    const chairs = chairsAt(open, open.match.record.config, options.chairs);
    const id = newId();
    const chair = { server, invitation, ...calledBy(name), chairs, pair: newDevicePair() };
    const agreed = { story: Story.of(open.game, open.match.record), name: '' };
    const change = new Book(open.game).begin(agreed);
    const operation = encodeOperation(open.game, { by: chair.by, change });
    const first = { id, sealed: seal(keysOf(invitation), placeOf(1, id), operation) };
    const kept = { ...newDevice<never, never>(), known: 1, agreed, shown: agreed };
    // A table whose link is not kept is lost.
    writeDevice(context.io, file, open.game, { chair, kept });
    try {
      await reaching(server, () =>
        createTable(server, { id: invitation.table, ...tokenHashes(invitation), first }, fetch),
      );
    } catch (error) {
      forgetDevice(context.io, file);
      throw error;
    }
  });
  const links = linksOf(server, invitation);
  present(context, {
    asJson: () => ({ file, ...links }),
    asLines: () => linkLines(context, links),
  });
}

async function gameToShare(context: Context, options: CreateOptions): Promise<OpenGame> {
  if (options.game === undefined) return openGame(context, options.file);
  const loaded = await loadGame(context, await findGame(context.games, options.game));
  const config = await configFor(context, loaded.game, options.words, options.config);
  refuseToOverwrite(context.io, options.file, options.force);
  const open = startGame(context, loaded, config, options);
  saveGame(context.io, open, open.match);
  return open;
}

/** Sits down at the table of a link. */
export async function tableJoin(
  context: Context,
  options: Seated & { readonly link: string; readonly force: boolean },
): Promise<void> {
  const { file, name, force } = options;
  const { server, invitation } = addressOf(options.link);
  await alone(context.io, file, async () => {
    refuseToOverwrite(context.io, file, force);
    const begun = await recordAt(server, invitation);
    const inWords = await loadedFor(context, gameOfRecord(begun), file);
    const { config } = decodeRecord(inWords.game, begun);
    const isViewer = invitation.role === 'viewer';
    const seats = isViewer ? [] : chairsAt(inWords, config, options.chairs);
    const isKept = inWords.game.secrets?.areKept(config) ?? false;
    const loaded = { ...inWords, ...(isKept && { readers: { seats, isShared: true } }) };
    const chair: Chair = {
      ...{ server, invitation, ...calledBy(name), chairs: seats, pair: newDevicePair() },
    };
    // There is no match before the server has told one.
    const keep = (kept: AnyKept, now: Chair): void => {
      if (kept.shown === undefined) return;
      keeping(context, { ...loaded, file, match: kept.shown.story.match })(kept, now);
    };
    const visit = new Visit({ ...loaded, file, chair, kept: newDevice(), keep });
    await visiting(visit, () => visit.arrive());
    if (visit.refusal !== undefined) throw visit.refusal;
    const { match } = visit.open;
    present(context, {
      asJson: () => ({
        ...{ game: loaded.game.id, file, role: invitation.role },
        entries: match.record.entries.length,
      }),
      asLines: () => [
        context.words.render(say('table.joined', { n: match.record.entries.length })),
        ...waitingLines(context, visit.open, match.record, match.waiting),
      ],
    });
  });
}

/** What a table began with, which only those know who hold the link. */
async function recordAt(server: string, invitation: Invitation): Promise<unknown> {
  const keys = keysOf(invitation);
  const [first] = await reaching(server, () => new HttpTransport(server, keys, fetch).since(0));
  try {
    const { n, id, sealed } = first ?? { n: 0, id: '', sealed: '' };
    const operation = unseal(keys, placeOf(n, id), sealed) as { change: { record: unknown } };
    return operation.change.record;
  } catch (error) {
    if (error instanceof BrokenSeal) throw new Refused(say('table.badLink'));
    throw error;
  }
}

/** What the local commands do, done at the table. */
export async function tableAct(
  context: Context,
  file: string,
  act: (open: OpenGame) => Step,
): Promise<void> {
  await alone(context.io, file, async () => {
    const visit = await sit(context, file);
    await visiting(visit, async () => {
      await visit.arrive();
      refuseStuck(visit);
      const missed = visit.news.length;
      const before = visit.open.match.record.entries.length;
      const { match, result } = act(visit.open);
      visit.make(match.record);
      await visit.settled();
      await visit.leave();
      const { refusal } = visit;
      if (refusal !== undefined) throw refusal;
      const meanwhile = visit.news.slice(missed);
      if (!context.json)
        for (const told of toldBy(context, visit, visit.news)) present(context, told);
      if (meanwhile.some(({ kind }) => kind === 'refuse')) {
        throw new Refused(say('table.overtaken'));
      }
      if (visit.device.mustChoose) throw new Refused(say('table.mustChoose'));
      const added = match.record.entries.length - before;
      // After others were quicker it came out anew.
      const isAnew = added >= 0 && meanwhile.some(({ kind }) => kind === 'tell');
      present(context, isAnew ? lastOf(context, visit, added) : result);
      tellOffline(context, visit);
    });
  });
}

/** Whatever comes of it, the table is left: what is still connected would keep the command from ending. */
async function visiting(visit: Visit, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await visit.leave();
  }
}

/** The last entries as they are at the table. */
function lastOf(context: Context, visit: Visit, added: number): Result {
  const { open } = visit;
  const story = Story.of(open.game, open.match.record);
  const outcomes = [...outcomesFrom(story, open.match.record.entries.length - added)];
  return outcomesResult(context, open, outcomes, open.match);
}

function refuseStuck(visit: Visit): void {
  if (visit.refusal !== undefined) throw visit.refusal;
  if (visit.device.mustChoose) throw new Refused(say('table.mustChoose'));
}

/** After two games went on apart: one goes on, the other is kept beside it. */
export async function tableChoose(
  context: Context,
  file: string,
  whose: 'ours' | 'theirs',
): Promise<void> {
  await alone(context.io, file, async () => {
    const visit = await sit(context, file);
    const copy = freeCopy(context, file);
    await visiting(visit, async () => {
      await visit.arrive();
      if (visit.refusal !== undefined) throw visit.refusal;
      if (!visit.device.mustChoose) throw new Refused(say('table.nothingToChoose'));
      const other = whose === 'ours' ? visit.device.agreed : visit.device.shown;
      // Kept before it is chosen: neither game is ever lost.
      if (other !== undefined) {
        saveGame(context.io, { ...visit.open, file: copy }, other.story.match);
      }
      visit.choose(whose);
      await visit.settled();
    });
    if (visit.refusal !== undefined) throw visit.refusal;
    present(context, {
      asJson: () => ({ file, copy }),
      asLines: () => [context.words.render(say('table.copied', { file: literal(copy) }))],
    });
  });
}

function freeCopy({ io }: Context, file: string): string {
  for (let n = 1; ; n += 1) {
    const name = `${file.replace(/\.json$/, '')}.copy-${n}.json`;
    if (!existsSync(resolve(io.cwd, name))) return name;
  }
}

/** Prints what happens, until it is stopped. Writes nothing, so that other commands can act meanwhile. */
export async function tableFollow(context: Context, file: string): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const visit: Visit = await watch(context, file, (news) => {
    for (const { asJson, asLines } of toldBy(context, visit, [news])) {
      const lines = context.json ? [JSON.stringify(asJson())] : asLines();
      context.io.out(printed(lines));
    }
  });
  await visiting(visit, async () => {
    await visit.arrive();
    await visit.ended(stop.signal);
    await visit.sayGone();
  });
  if (visit.refusal !== undefined) throw visit.refusal;
}

/** Makes the links useless that were given so far, and prints new ones; those stay who are named. */
export async function tableWithdraw(
  context: Context,
  file: string,
  said: string | undefined,
): Promise<void> {
  await alone(context.io, file, async () => {
    const visit = await sit(context, file);
    await visiting(visit, async () => {
      await visit.arrive();
      refuseStuck(visit);
      const staying = whoStays(context.words, await visit.greeted(), said);
      const stay = staying.map(({ name }) => name);
      const invitation = await withdrawn(visit, staying);
      await visit.settled();
      const links = linksOf(visit.server, invitation);
      const { words } = context;
      const names = stay.map((name) => name || words.render(say('table.somebody'))).join(', ');
      present(context, {
        asJson: () => ({ file, ...links, stay }),
        asLines: () => [
          ...linkLines(context, links),
          words.render(say('table.stay', { n: stay.length, names: literal(names) })),
        ],
      });
    });
  });
}

async function withdrawn(visit: Visit, staying: readonly SeenDevice[]): Promise<Invitation> {
  try {
    return await visit.withdraw(staying);
  } catch (error) {
    if (error instanceof ServerRefused) throw new Refused(saysNo(error));
    // The new link could not be written down: the server hands it out again.
    if (error instanceof Refused) throw error;
    throw new Refused(say('table.notWithdrawn'));
  }
}

/** The game stays, and is a game of this device alone. */
export async function tableLeave(context: Context, file: string): Promise<void> {
  await alone(context.io, file, async () => {
    const visit = await sit(context, file);
    await visiting(visit, async () => {
      await visit.arrive();
      await visit.sayGone();
    });
    forgetDevice(context.io, file);
  });
  present(context, {
    asJson: () => ({ file }),
    asLines: () => [context.words.render(say('table.left', { file: literal(file) }))],
  });
}

/** The chairs that were said. Where the app holds people's cards it must be known whose it shows. */
function chairsAt(
  { game, words }: Loaded,
  config: AnyConfig,
  said: readonly number[] | undefined,
): readonly Seat[] {
  const people = game.seats(config).filter(({ bot }) => !bot);
  const isKept = game.secrets?.areKept(config) ?? false;
  const isKnown = said?.every((one) => people.some(({ seat }) => seat === one));
  if (isKnown ?? !isKept) return (said ?? []).map(asSeat);
  const chairs = people.map(({ seat, name }) => `${seat} (${words.name(name)})`).join(', ');
  throw new Refused(say('table.whichChairs', { chairs: literal(chairs) }));
}

/** Who has a name is known by it, also to those who were not here when it was said. */
const calledBy = (name: string) => ({ by: name === '' ? newId() : name, name });

function addressOf(link: string): { readonly server: string; readonly invitation: Invitation } {
  const [address = '', text = ''] = link.split('#');
  const invitation = invitationFrom(text);
  const isAddress = /^https?:\/\/[^/]/.test(address);
  if (invitation === undefined || !isAddress) throw new Refused(say('table.badLink'));
  return { server: address.replace(/(\/index\.html|\/)$/, ''), invitation };
}

/** What the server says, or that there is none, as one sentence. */
async function reaching<T>(server: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServerRefused)) {
      throw new Refused(say('table.noServer', { server: literal(server) }));
    }
    throw new Refused(saysNo(error));
  }
}

const saysNo = ({ refusal }: ServerRefused): Message =>
  say('table.saysNo', { code: literal(refusal) });
