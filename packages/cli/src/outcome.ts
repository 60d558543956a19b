import type { Happening } from '@empty-chair/kernel/table';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import { inBrackets } from '@empty-chair/text/rule-mark';
import { tellChecklist } from '@empty-chair/text/tell';
import type { Context, Loaded } from './context.ts';
import type { AnyMatch, AnyRecord } from './game-file.ts';
import { eventJson } from './shapes.ts';

/** What one entry, or one more answer within it, brought about. */
export interface Outcome {
  /** Counted from 1; 0 is the set-up. */
  readonly entry: number;
  readonly seat: Seat | undefined;
  readonly input: AnyInput | 'bot-turn' | undefined;
  readonly before: AnyState | undefined;
  readonly happenings: readonly Happening[];
  /** How many of them were told before the last question. */
  readonly told: number;
  /** It waits for an answer. */
  readonly open: boolean;
}

export function outcomeOf(before: AnyMatch, after: AnyMatch): Outcome {
  const { happenings } = after;
  if (before.state === undefined) return { ...setUpOf(after), told: before.happenings.length };
  const entry = after.record.pending ?? after.record.entries.at(-1);
  return {
    entry: before.record.entries.length + 1,
    seat: entry?.seat,
    input: entry?.input,
    before: before.state,
    happenings,
    told: before.record.pending === undefined ? 0 : before.happenings.length,
    open: after.record.pending !== undefined,
  };
}

/** The set-up of a new game. */
export function setUpOf(match: AnyMatch): Outcome {
  return {
    entry: 0,
    seat: undefined,
    input: undefined,
    before: undefined,
    happenings: match.happenings,
    told: 0,
    open: match.state === undefined,
  };
}

/** `isTold`: whether the words of the input may be seen here, and not only its line. */
export function outcomeJson({ game, words }: Loaded, outcome: Outcome, isTold: boolean) {
  const { entry, seat, input, happenings, told, open } = outcome;
  return {
    entry,
    ...(seat !== undefined && { seat }),
    ...(input !== undefined && isTold && { input: keyOf(game, input) }),
    open,
    events: happenings.slice(told).map((happening) => eventJson(words, happening)),
  };
}

function keyOf(game: AnyGame, input: AnyInput | 'bot-turn'): string {
  return input === 'bot-turn' ? input : game.inputKey(input);
}

/** A heading and the checklist of physical moves. */
export function outcomeLines(
  context: Context,
  loaded: Loaded,
  record: AnyRecord,
  outcome: Outcome,
): string[] {
  const { style } = context;
  const lines = tellChecklist(loaded.words, outcome.happenings, outcome.told).map(
    ({ number, rule, text }) =>
      `${String(number).padStart(3)}. ${text}${style.faint(inBrackets(loaded.words, rule))}`,
  );
  return [style.heading(headingOf(loaded, record, outcome)), ...lines];
}

/** "12. Electric Eyrie: bot turn" */
export function headingOf(loaded: Loaded, record: AnyRecord, outcome: Outcome): string {
  const { game, words } = loaded;
  const { entry, seat, input, before } = outcome;
  if (seat === undefined || input === undefined) return words.render(say('cli.setup'));
  const name = seatName(loaded, record, seat);
  const what =
    input === 'bot-turn'
      ? words.render(say('cli.botTurn'))
      : before === undefined
        ? game.inputKey(input)
        : words.render(game.inputMessage(before, seat, input));
  return beginsWith(what, name) ? `${entry}. ${what}` : `${entry}. ${name}: ${what}`;
}

/** Most lines name the seat themselves: "France: …", or "Francja pasuje", and not "Francjan…". */
function beginsWith(what: string, name: string): boolean {
  return what.startsWith(name) && !/^[\p{L}\p{N}]/u.test(what.slice(name.length));
}

/** Named by the game's own catalogue. */
export function gameRef({ id }: Pick<AnyGame, 'id'>): Ref {
  return { kind: 'game', id };
}

export function seatName({ game, words }: Loaded, record: AnyRecord, seat: Seat): string {
  const info = game.seats(record.config).find((candidate) => candidate.seat === seat);
  return info === undefined ? String(seat) : words.name(info.name);
}
