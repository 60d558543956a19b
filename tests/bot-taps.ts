import type { GameModule } from '@empty-chair/kernel/module';
import type { Table } from '@empty-chair/kernel/table';
import type { Happening, Seat } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import type { LineLook, LineTurn } from '@empty-chair/uikit/game-ui.ts';
import { inOneGo } from '../packages/web/src/table/in-one-go.ts';
import type { TurnLine } from '../packages/web/src/table/turn-lines.ts';
import { lineAt, turnLines } from '../packages/web/src/table/turn-lines.ts';

/** What a turn takes of whoever works it off, counted without a browser. */
export interface TurnTaps {
  readonly happenings: readonly Happening[];
  /** Lines that were ticked, each time that something was shown to be done. */
  readonly goes: readonly number[];
  readonly answers: number;
  /** Something was to be done before its first question, or before its end. */
  readonly beginsWithWork: boolean;
  /** Something was to be done at its end: what comes next is told below that. */
  readonly endsWithWork: boolean;
}

type Look = (happening: Happening, turn: LineTurn) => LineLook;

/** Runs one turn, and counts what it shows: before each question, and at its end. */
export function tapsOf<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  look: Look,
): { readonly run: (table: Table<S>, seat: Seat, take: (told: Table<S>) => void) => TurnTaps } {
  const seats = game.seats(config);
  return {
    run: (table, seat, take) => {
      const turn = { config: config as AnyConfig, seat, name: seats[seat]?.name };
      const happenings: Happening[] = [];
      const goes: number[] = [];
      const asked: number[] = [];
      let [step, answers, beginsWithWork] = [0, 0, false];
      const work = (): boolean => {
        const lines = inOneGo(
          turnLines(happenings, (it) => look(it, turn), asked),
          asked,
        );
        const left = lines.slice(lineAt(lines, step));
        step = happenings.length;
        const hasWork = left.some(isWork);
        if (hasWork) goes.push(left.length);
        return hasWork;
      };
      take({
        ...table,
        emit: (rule, id, params) => {
          happenings.push({ rule, id, ...(params && { params }) });
          table.emit?.(rule, id, params);
        },
        ask: (question) => {
          const hasWork = work();
          if (answers === 0) beginsWithWork = hasWork;
          answers += 1;
          asked.push(happenings.length);
          return table.ask(question);
        },
      });
      const endsWithWork = work();
      if (answers === 0) beginsWithWork = endsWithWork;
      return { happenings, goes, answers, beginsWithWork, endsWithWork };
    },
  };
}

const isWork = ({ isTold }: TurnLine): boolean => !isTold;

export const ticksIn = ({ goes }: TurnTaps): number => goes.reduce((sum, n) => sum + n, 0);

/** How often each number comes, from the smallest: '3: 40, 4: 12'. */
export function spread(numbers: readonly number[]): string {
  const often = new Map<number, number>();
  for (const n of numbers) often.set(n, (often.get(n) ?? 0) + 1);
  return [...often]
    .sort(([one], [other]) => one - other)
    .map(([n, times]) => `${n}: ${times}`)
    .join(', ');
}
