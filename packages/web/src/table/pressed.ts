import { route } from '../route.svelte.ts';
import { shortcut } from './keys.ts';
import type { TableScreen } from './table-screen.svelte.ts';

/** What a key does at the table. */
export function pressed(screen: TableScreen, event: KeyboardEvent): void {
  if (screen.passedTo !== undefined) return;
  const { table, foresight, aloud } = screen;
  const isForesight = screen.foreseen !== undefined;
  const isAloud = aloud.pace !== 'off';
  const next = shortcut(event, { isWhy: table.reason.why !== undefined, isForesight, isAloud });
  if (next === undefined) return;
  event.preventDefault();
  if (next === 'help') route.go(screen.help);
  else if (next === 'undo') table.back.undo();
  else if (next === 'sayAgain') aloud.again();
  else if (next === 'stopAloud') aloud.stop();
  else if (next === 'closeWhy') table.reason.close();
  else if (next === 'closeForesight') foresight.back(event.key === 'f');
  else if (next === 'stepBack') table.reason.stepBy(-1);
  else if (next === 'stepOn') table.reason.stepBy(1);
  else if (screen.view === 'table') {
    if (next === 'foresight') void foresight.enter();
    if (next === 'why' && table.turn.isWorking) table.openWhyOfLine();
    if (next === 'botTurn' && screen.session.waiting.kind === 'bot' && !table.turn.isWorking) {
      table.botTurn();
    }
    if (next === 'enter' && table.turn.isWorking) table.tickTo(table.turn.line + 1);
    if (next === 'hearNext') aloud.next();
  }
}
