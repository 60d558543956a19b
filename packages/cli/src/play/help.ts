import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';
import { columns } from '../columns.ts';

/** What can be typed in a session. The words themselves are the same in every language. */
export function helpLines(words: Renderer): string[] {
  const line = (typed: string, id: Parameters<typeof say>[0]) => [typed, words.render(say(id))];
  return columns([
    line('Enter, turn, turn 3, turn all', 'play.help.turn'),
    line('?, ? move', 'play.help.legal'),
    line('why, why 3, why entry 5', 'play.help.why'),
    line('hint, hint 1000', 'play.help.hint'),
    line('undo, undo to 5', 'play.help.undo'),
    line('show', 'play.help.show'),
    line('log, log text', 'play.help.log'),
    line('do words', 'play.help.do'),
    line('help build', 'play.help.law'),
    line('quit', 'play.help.quit'),
  ]);
}
