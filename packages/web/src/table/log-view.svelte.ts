import type { Happening, Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { LineLook, Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Logged, TurnGroup } from './log-groups.ts';
import { groupsOf } from './log-groups.ts';
import { marksOfStep } from './marks.ts';
import type { TableModel } from './table-model.svelte.ts';
import { turnLines } from './turn-lines.ts';

export interface LogEntry extends Logged {
  /** What was entered; a bot's turn has only its happenings. */
  readonly input: Message | undefined;
  readonly happenings: readonly Happening[];
  /** A person said something for it: the entry, or an answer in a bot's turn. */
  readonly isSaid: boolean;
}

/** A line of an entry: in few words where those are enough, with the whole sentence for its drawing. */
export interface LogLine {
  readonly line: number;
  readonly message: Message;
  readonly said: Message;
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
      const { input, seat, answers } = entry;
      const standing = session.ui.standingAt?.(before);
      return [
        {
          index,
          seat,
          turnOf: session.onTurnBefore(index),
          isBot: input === 'bot-turn',
          isSaid: input !== 'bot-turn' || answers.length > 0,
          input: input === 'bot-turn' ? undefined : module.inputMessage(before, seat, input),
          happenings: after.happenings,
          round: standing?.round,
          part: standing?.part,
          phase: standing?.phase,
        },
      ];
    });
  }

  /** All that an entry was and did, under a heading that names who it was. */
  linesOf(entry: LogEntry): readonly LogLine[] {
    const { index, seat, input, happenings } = entry;
    const look = this.lookAt(index, seat);
    return input === undefined
      ? happenings.map((said, line) => ({ line, message: look(said).short ?? said, said }))
      : [input, ...happenings].map((said, at) => ({ line: at - 1, message: said, said }));
  }

  private lookAt(index: number, seat: number): (it: Happening) => LineLook {
    return this.table.goingOn.lookOf(seat, this.session.positionAfter(index)?.state);
  }

  /** What a turn came to, in few words: what was moved, what was entered. */
  inBrief({ entries }: TurnGroup<LogEntry>): readonly Message[] {
    return entries.flatMap(({ index, seat, input, happenings }) => {
      if (input !== undefined) return [input];
      const lines = turnLines(happenings, this.lookAt(index, seat));
      // Under the name of another a part of the turn is said in few words: here no name stands over it.
      return lines
        .filter(({ isTold }) => !isTold)
        .map(({ said, short, of }) => (of === undefined ? short : said));
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
