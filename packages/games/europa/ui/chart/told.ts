import { literal } from '@empty-chair/kernel/words';
import { words } from '../words.ts';
import type { ChartWords } from './chart-words.ts';
import type { ChartNode } from './model.ts';
import type { WayOn } from './node-ways.ts';

/** "no: pick a target"; where nothing is asked, only what is next. */
export function wayOnText(said: ChartWords, chart: string, { cases, to }: WayOn): string {
  const place = literal(said.place(chart, to));
  const by = said.cases(cases);
  return by === ''
    ? words.t('ui.europaChart.next', { to: place })
    : words.t('ui.europaChart.leadsTo', { case: literal(by), to: place });
}

/** "Answer: no"; nothing where nothing was asked or answered. */
export function answerText(said: ChartWords, by: string | undefined): string {
  const answer = by === undefined ? '' : said.case(by);
  return answer && words.t('ui.europaChart.leftBy', { case: literal(answer) });
}

/** What the frame of a box only shows. */
export function sourceText(node: ChartNode | undefined): string {
  if (node?.source === 'inferred') return words.t('ui.europaChart.reconstructed');
  return node?.source === 'own' ? words.t('ui.europaChart.own') : '';
}

/** What a box says besides the few words in it, for whoever does not see the drawing. */
export const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('; ');
