import type { Seat } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import { columns } from './columns.ts';
import type { Context, Loaded } from './context.ts';
import type { Candidate } from './entry-words.ts';
import { legalInputs, splitWords } from './entry-words.ts';
import type { AnyMatch } from './game-file.ts';
import { turnHere } from './readers.ts';
import { questionLines, waitingLines } from './waiting-lines.ts';

const MOST_IN_GROUP = 4;
const MOST_IN_ALL = 16;

/** What `?` lists: only what is legal now. `? move` lists all that begins with these words. */
export function legalLines(
  context: Context,
  loaded: Loaded,
  now: AnyMatch,
  asked: string,
): string[] {
  const { words } = loaded;
  const here = turnHere(loaded, now);
  if (here.kind === 'others') return waitingLines(context, loaded, now.record, now.waiting);
  if (here.kind === 'question') {
    return questionLines(context, loaded, here.question, Number.POSITIVE_INFINITY);
  }
  if (here.kind !== 'human') {
    return [words.render(say(here.kind === 'bot' ? 'cli.legal.bot' : 'cli.legal.over'))];
  }
  const { seat, state } = here;
  const all = legalInputs(loaded.game, state, seat);
  const wanted = splitWords(asked);
  const inputs = all.filter(({ key }) =>
    wanted.every((word, place) => splitWords(key)[place]?.startsWith(word)),
  );
  if (inputs.length === 0) return [words.render(say('cli.legal.none'))];
  if (wanted.length > 0 || inputs.length <= MOST_IN_ALL) {
    return columns(toldRows(loaded, state, seat, inputs));
  }
  const groups = byFirstWord(inputs);
  const rows = [...groups].flatMap(([first, group]) =>
    group.length <= MOST_IN_GROUP
      ? toldRows(loaded, state, seat, group)
      : [[`${first} (${group.length})`, `${examplesOf(group)}, …`]],
  );
  const word = literal([...groups.keys()][0] ?? '');
  return [...columns(rows), words.render(say('cli.legal.more', { word }))];
}

function examplesOf(group: readonly Candidate<AnyInput>[]): string {
  return group
    .slice(0, MOST_IN_GROUP - 1)
    .map(({ key }) => key)
    .join(', ');
}

function toldRows(
  { game, words }: Loaded,
  state: AnyState,
  seat: Seat,
  inputs: readonly Candidate<AnyInput>[],
): string[][] {
  return inputs.map(({ key, value }) => [key, words.render(game.inputMessage(state, seat, value))]);
}

function byFirstWord<T>(inputs: readonly Candidate<T>[]): Map<string, Candidate<T>[]> {
  const groups = new Map<string, Candidate<T>[]>();
  for (const input of inputs) {
    const first = input.key.split(' ')[0] ?? '';
    groups.set(first, [...(groups.get(first) ?? []), input]);
  }
  return groups;
}
