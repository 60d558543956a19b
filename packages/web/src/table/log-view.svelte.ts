import type { Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';
import { groupsOf } from './log-groups.ts';
import { marksOfStep } from './marks.ts';
import type { TableModel } from './table-model.svelte.ts';

export interface LogEntry {
  readonly index: number;
  readonly turnOf: number | undefined;
  readonly seat: number;
  readonly isBot: boolean;
  /** What was entered; a bot's turn has only its happenings. */
  readonly input: Message | undefined;
  readonly happenings: readonly Message[];
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
        },
      ];
    });
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
