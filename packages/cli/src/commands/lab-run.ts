import { availableParallelism } from 'node:os';
import { basename, relative, resolve } from 'node:path';
import { Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { LoadedStudy } from '@empty-chair/lab/load';
import { loadStudy } from '@empty-chair/lab/load';
import { Players } from '@empty-chair/lab/players';
import type { Crew } from '@empty-chair/lab/pool';
import { Threads } from '@empty-chair/lab/pool';
import { FailedGame } from '@empty-chair/lab/run-batch';
import { inline, runStudy } from '@empty-chair/lab/run-study';
import { OtherStudy, Store } from '@empty-chair/lab/store';
import { readStudy } from '@empty-chair/lab/study';
import type { Summary, TableSummary } from '@empty-chair/lab/summary';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';
import { columns } from '../columns.ts';
import type { Context } from '../context.ts';
import { loadGame, present } from '../context.ts';
import { InFile, UsageError } from '../errors.ts';
import { findGame } from '../find-game.ts';
import { cannotWrite, inFile, readJson } from '../json-file.ts';
import type { QueueOptions } from '../lab-queue.ts';
import { refusingLoss, tellLine, tellServer } from '../lab-queue.ts';
import type { Progress } from '../progress.ts';
import { progressBar } from '../progress.ts';

export interface LabRunOptions {
  /** The file of the study. */
  readonly study: string;
  readonly out: string | undefined;
  readonly workers: number | undefined;
  /** Undefined: here, on threads. */
  readonly queue: QueueOptions | undefined;
}

export async function labRun(context: Context, options: LabRunOptions): Promise<void> {
  const loaded = await openStudy(context, options.study);
  const { words } = await loadGame(context, await findGame(context.games, loaded.study.game));
  const store = openStore(context, options, loaded);
  if (store.damaged > 0) tellLine(context, say('lab.damagedBatches', { n: store.damaged }));
  const crew = await crewOf(context, loaded, store, options);
  const summary = await refusingLoss(played(context, loaded, store, crew));
  present(context, {
    asJson: () => ({ folder: store.folder, ...summary }),
    asLines: () => [
      words.render(headOf(loaded)),
      ...summary.tables.flatMap((table) => tableLines(words, table)),
      words.render(say('lab.kept', { folder: literal(relativeTo(context, store.folder)) })),
    ],
  });
}

async function openStudy(context: Context, file: string): Promise<LoadedStudy> {
  const data = await readJson(context.io, file);
  const study = inFile(file, () => readStudy(data));
  try {
    return await loadStudy(study, context.games);
  } catch (error) {
    throw new InFile(file, error);
  }
}

function openStore(
  { io }: Context,
  { study, out }: Pick<LabRunOptions, 'study' | 'out'>,
  loaded: LoadedStudy,
): Store {
  const folder = resolve(io.cwd, out ?? `${basename(study).replace(/(\.study)?\.json$/, '')}.lab`);
  try {
    return new Store(folder, loaded);
  } catch (error) {
    if (error instanceof OtherStudy) {
      throw new Refused(say('lab.otherStudy', { folder: literal(error.message) }));
    }
    throw refusedBySystem(folder, error);
  }
}

/** The folder is a file, may not be written, or the disk is full; other errors stay what they are. */
const refusedBySystem = (folder: string, error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? cannotWrite(folder, error) : error;

async function crewOf(
  context: Context,
  loaded: LoadedStudy,
  store: Store,
  { workers, queue }: LabRunOptions,
): Promise<Crew> {
  if (queue !== undefined) {
    if (workers !== undefined) throw new UsageError(say('lab.queueWorkers'));
    return queueCrew(context, loaded, store, queue);
  }
  const { program } = context.io;
  if (program === undefined) return inline(loaded);
  return new Threads(new Players(program), loaded.study, workers ?? availableParallelism());
}

async function queueCrew(
  context: Context,
  loaded: LoadedStudy,
  store: Store,
  queue: QueueOptions,
): Promise<Crew> {
  const { QueueCrew } = await import('@empty-chair/lab/queue/crew');
  return new QueueCrew({
    ...queue,
    loaded,
    isKept: (batch) => store.isDone || store.has(batch),
    tell: (news) => {
      if (news.kind === 'refused') {
        tellLine(context, say('lab.queueRefused', { worker: literal(news.worker) }));
      } else if (news.kind === 'garbled') {
        tellLine(context, say('lab.queueGarbled', { batch: news.batch }));
      } else if (news.kind === 'idle') tellLine(context, say('lab.queueIdle'));
      else tellServer(context, queue, news.kind === 'back');
    },
  });
}

async function played(
  context: Context,
  loaded: LoadedStudy,
  store: Store,
  crew: Crew,
): Promise<Summary> {
  const started = performance.now();
  let bar: Progress | undefined;
  let [before, done] = [0, 0];
  const total = loaded.batches.reduce((sum, { games }) => sum + games, 0);
  const missing = store.missing().reduce((n, index) => n + (loaded.batches[index]?.games ?? 0), 0);
  before = total - missing;
  bar = await progressBar(context.io, total, {
    start: before,
    interrupted: context.words.render(say('lab.interrupted')),
  });
  try {
    const summary = await runStudy(loaded, store, crew, (progress) => {
      done = progress.done;
      bar?.update(done);
    });
    const seconds = (performance.now() - started) / 1000;
    context.io.err(`${context.words.render(speedOf(done - before, seconds))}\n`);
    return summary;
  } catch (error) {
    if (error instanceof FailedGame) context.busy.reproduction = () => error.reproduction;
    throw refusedBySystem(store.folder, error);
  } finally {
    bar.stop();
  }
}

const speedOf = (n: number, seconds: number): Message =>
  say('lab.speed', {
    n,
    seconds: Math.round(seconds * 10) / 10,
    perSecond: Math.round(n / Math.max(seconds, 1e-6)),
  });

const headOf = ({ study, tables }: LoadedStudy): Message =>
  say('lab.head', {
    title: literal(study.title),
    n: tables.length,
    games: study.games,
    seed: literal(study.seed),
  });

function tableLines(words: Renderer, table: TableSummary): readonly string[] {
  const { axes, seats, turns, unfinished } = table;
  const tell = (id: Parameters<typeof say>[0]): string => words.render(say(id));
  const name = Object.entries(axes)
    .map(([axis, label]) => `${axis} ${label}`)
    .join(', ');
  return [
    '',
    ...(name === '' ? [] : [name]),
    ...columns([
      ['', tell('lab.wins'), tell('lab.interval'), tell('lab.score')],
      ...seats.map((seat) => [
        seat.plan === undefined ? words.name(seat.name) : `${words.name(seat.name)} (${seat.plan})`,
        percent(words, seat.winRate.value),
        `${percent(words, seat.winRate.low)} – ${percent(words, seat.winRate.high)}`,
        `${words.number(seat.score.mean.value)} (${seat.score.least}–${seat.score.most})`,
      ]),
    ]),
    `${tell('lab.turns')}: ${words.number(turns.mean.value)} (${turns.least}–${turns.most})`,
    ...(unfinished > 0 ? [words.render(say('lab.unfinished', { n: unfinished }))] : []),
  ];
}

const percent = ({ language }: Renderer, rate: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(rate);

const relativeTo = ({ io }: Context, folder: string): string => relative(io.cwd, folder) || '.';
