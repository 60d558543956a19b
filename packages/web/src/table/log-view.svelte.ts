import type { Happening, Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { LineLook, Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';
import type { TurnGroup } from './log-groups.ts';
import { groupsOf } from './log-groups.ts';
import { marksOfStep } from './marks.ts';
import type { TableModel } from './table-model.svelte.ts';
import { turnLines } from './turn-lines.ts';

export interface LogEntry {
  readonly index: number;
  readonly turnOf: number | undefined;
  readonly seat: number;
  readonly isBot: boolean;
  /** What was entered; a bot's turn has only its happenings. */
  readonly input: Message | undefined;
  readonly happenings: readonly Happening[];
  /** The round that it was made in, in a game that has rounds. */
  readonly round: Message | undefined;
}

/** The log: what is filtered, and which line is looked at. */
export class LogView {
  private readonly table: TableModel;
  private readonly session: Session;
  seat: number | undefined = $state();
  selected: { entry: number; line: number } | undefined = $state.raw();

  constructor(table: TableModel) {
    this.table = table;
    this.session = table.session;
  }

  readonly groups = $derived.by(() => groupsOf(this.entries(), this.seat));

  private entries(): LogEntry[] {
    const { session } = this;
    const { module } = session.game;
    return session.match.record.entries.flatMap((entry, index): LogEntry[] => {
      const before = session.positionAfter(index)?.state;
      const after = session.positionAfter(index + 1);
      // Before a checkpoint of older rules nothing can be told.
      if (before === undefined || after === undefined) return [];
      const { input, seat } = entry;
      return [
        {
          index,
          seat,
          turnOf: session.onTurnBefore(index),
          isBot: input === 'bot-turn',
          input: input === 'bot-turn' ? undefined : module.inputMessage(before, seat, input),
          happenings: after.happenings,
          round: session.ui.standingAt?.(before).round,
        },
      ];
    });
  }

  /** All that an entry was and did, under a heading that names who it was. */
  linesOf(entry: LogEntry): readonly { message: Message; line: number }[] {
    const { index, seat, input, happenings } = entry;
    const look = this.lookAt(index, seat);
    return input === undefined
      ? happenings.map((it, line) => ({ message: look(it).short ?? it, line }))
      : [input, ...happenings].map((message, at) => ({ message, line: at - 1 }));
  }

  private lookAt(index: number, seat: number): (it: Happening) => LineLook {
    return this.table.goingOn.lookOf(seat, this.session.positionAfter(index)?.state);
  }

  /** What a turn came to, in few words: what was moved, what was entered. */
  inBrief({ entries }: TurnGroup<LogEntry>): readonly Message[] {
    return entries.flatMap(({ index, seat, input, happenings }) => {
      if (input !== undefined) return [input];
      const lines = turnLines(happenings, this.lookAt(index, seat));
      return lines.filter(({ isTold }) => !isTold).map(({ short }) => short);
    });
  }

  /** The points that it brought whoever had it. */
  gainOf({ seat, entries }: TurnGroup<LogEntry>): number {
    const pointsAt = (position: number): number => {
      const state = this.session.positionAfter(position)?.state;
      const standing = state && this.session.ui.standingAt?.(state);
      return standing?.points.find((one) => one.seat === seat)?.points ?? 0;
    };
    const [first, last] = [entries[0], entries.at(-1)];
    if (first === undefined || last === undefined) return 0;
    return pointsAt(last.index + 1) - pointsAt(first.index);
  }

  private readonly explanation = $derived.by(() =>
    this.selected === undefined ? undefined : this.session.explain(this.selected.entry),
  );

  /** The board as it was after the selected line. */
  get state(): AnyState | undefined {
    if (this.selected === undefined) return undefined;
    const { entry, line } = this.selected;
    return this.explanation?.positions[line] ?? this.session.positionAfter(entry + 1)?.state;
  }

  get marks(): Marks {
    if (this.selected === undefined || this.explanation === undefined) return NO_MARKS;
    return marksOfStep(this.explanation.happenings, this.selected.line, this.table.isPlace);
  }
}
