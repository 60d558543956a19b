import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { oneLine } from '@empty-chair/text/plain-text';
import { wentBack } from '../commands/undo.ts';
import type { Context, Loaded, Result } from '../context.ts';
import { outcomeJson, outcomeLines } from '../outcome.ts';
import { waitingJson } from '../shapes.ts';
import { waitingLines } from '../waiting-lines.ts';
import { outcomesFrom } from '../walk.ts';
import type { AnyPage } from './device-file.ts';
import type { News } from './visit.ts';

type Told = Extract<News, { kind: 'tell' }>;
type Filed = Loaded & { readonly file: string };

/** What somebody else did at the table. */
export function newsResult(
  context: Context,
  loaded: Filed,
  { operation, before, after }: Told,
  name: string | undefined,
): Result {
  const { change, n, by } = operation;
  const who = name === undefined ? context.words.render(say('table.somebody')) : oneLine(name);
  const outcomes = change.kind === 'enter' ? [...outcomesFrom(after.story, change.at)] : [];
  const { record, match } = after.story;
  const isTold = !loaded.game.secrets?.areKept(record.config);
  return {
    asJson: () => ({
      ...{ n, by, name: who, change: change.kind },
      ...(change.kind === 'back' && { to: change.to }),
      entries: outcomes.map((outcome) => outcomeJson(loaded, outcome, isTold)),
      count: record.entries.length,
      waiting: waitingJson(loaded, match.waiting),
    }),
    asLines: () => [
      ...headOf(context, loaded, { who, change: change.kind, before, after }),
      ...outcomes.flatMap((outcome) => outcomeLines(context, loaded, record, outcome)),
      ...waitingLines(context, loaded, record, match.waiting),
    ],
  };
}

function headOf(
  context: Context,
  loaded: Filed,
  {
    who,
    change,
    before,
    after,
  }: {
    readonly who: string;
    readonly change: Told['operation']['change']['kind'];
    readonly before: AnyPage | undefined;
    readonly after: AnyPage;
  },
): readonly string[] {
  const { words, style } = context;
  const name = literal(who);
  if (change === 'enter' || change === 'setup') return [style.faint(`— ${who}`)];
  if (change === 'rename') {
    return [words.render(say('table.renamed', { who: name, name: literal(after.name) }))];
  }
  if (change === 'begin' || before === undefined) {
    return [words.render(say('table.begun', { who: name }))];
  }
  const to = after.story.record.entries.length;
  const { result } = wentBack(context, { ...loaded, match: before.story.match }, after.story.match);
  // Who waits is said below.
  const waiting = waitingLines(context, loaded, after.story.record, after.story.match.waiting);
  const lines = result.asLines();
  return [
    words.render(say('table.tookBack', { who: name, n: to })),
    ...lines.slice(0, lines.length - waiting.length),
  ];
}
