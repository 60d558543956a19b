import { positionAfter } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Table } from '@empty-chair/kernel/table';
import type { Played } from './play.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/**
 * A bot's turn tells a move when the pieces have moved: before each question and at its end nothing
 * lies elsewhere than its last happening says. Else the board shows old numbers while it asks.
 * `passing`: what `diff` says that no line has to tell: whose turn it is, or a card that the table has told us.
 */
export function checkTold<C, S, I>(
  game: Game<C, S, I>,
  { config, settled, end }: Played<C, S, I>,
  passing: readonly string[],
): readonly string[] {
  const { entries } = end.record;
  return settled.flatMap(({ match: before }, index) => {
    const entry = entries[index];
    if (entry?.input !== 'bot-turn') return [];
    const untold: string[] = [];
    const watched: Game<C, S, I> = {
      ...game,
      botTurn: (table, seat) => watchTurn(game, table, seat, (ids) => untold.push(...ids)),
    };
    positionAfter(watched, config, before, entry);
    return untold
      .filter((id) => !passing.includes(id))
      .map((id) => `entry ${index}: ${id} was not told`);
  });
}

function watchTurn<C, S, I>(
  game: Game<C, S, I>,
  table: Table<S>,
  seat: Parameters<Game<C, S, I>['botTurn']>[1],
  hear: (ids: readonly string[]) => void,
): void {
  let told = game.clone(table.scene);
  const look = (): void => hear(game.diff(told, table.scene).map(({ id }) => id));
  game.botTurn(
    {
      ...table,
      ask: (question) => {
        look();
        return table.ask(question);
      },
      emit: (...happening) => {
        table.emit?.(...happening);
        told = game.clone(table.scene);
      },
    },
    seat,
  );
  look();
}
