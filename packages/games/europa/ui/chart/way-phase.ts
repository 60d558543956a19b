import { literal } from '@empty-chair/kernel/words';
import { capital } from '@empty-chair/uikit/capital.ts';
import type { WayProps } from '@empty-chair/uikit/game-ui.ts';
import { rulesOf } from '../../rules/view.ts';
import { europaState } from '../board/europa-view.ts';
import { tableOf } from '../table-view.ts';
import { words } from '../words.ts';
import { ChartWords } from './chart-words.ts';
import { actionOfCard, drawnCard } from './drawn-card.ts';
import { nodeOfLine, wayOf } from './way.ts';

/** When all lines are done, or none was made, the way has come to its end. */
export function nodeNow({ trace, lines, line }: Omit<WayProps, 'state'>): number {
  return line < lines.length ? nodeOfLine(trace, line) : wayOf(trace).length - 1;
}

/** The card that was drawn with its action; without one the chart, or the step of the Round. */
export function phaseOf({ state, trace, lines, line }: WayProps): string {
  const rules = rulesOf(europaState(state));
  const said = new ChartWords(words.renderer, rules);
  const way = wayOf(trace);
  const now = way[Math.max(0, nodeNow({ trace, lines, line }))]?.chart;
  if (now === undefined) return capital(words.name({ kind: 'step', id: tableOf(state).step }));
  const card = drawnCard(lines, line);
  if (card === undefined) return said.chart(now);
  const drawn = rules.cards.find(({ number }) => String(number) === card);
  const action = drawn === undefined ? '' : actionOfCard(drawn, way);
  return words.t('ui.europa.way.card', {
    card: literal(card),
    // In one word: beside the name of the Realm there is no room for more.
    action: literal(said.chart(action)),
  });
}
