import type { Renderer } from '@empty-chair/text/renderer';
import { figureHtml } from '../report/figure-html.ts';
import { pageText } from '../report/frame.ts';
import { headHtml } from '../report/head-html.ts';
import { html } from '../report/html.ts';
import { Labels } from '../report/labels.ts';
import type { Comparison, Side } from './compare.ts';
import { scoreFigure, turnFigure, winFigure } from './figures.ts';

/** Two studies side by side, as one page that needs no other file. */
export function comparePage(comparison: Comparison, words: Renderer): string {
  const labels = new Labels(words);
  const { a, b, game, seed, first, gamesPerTable, tables } = comparison;
  const kind = labels.tell('lab.compare.kind');
  const title = labels.tell('lab.compare.title');
  const side = (name: string, { title: own, folder, fingerprint }: Side) =>
    html`<article><h3>${name}: ${own}</h3><p><code>${folder}</code></p><p class="note"><code>${fingerprint}</code></p></article>`;
  return pageText({
    language: words.language,
    title: `${a.title} – ${b.title} – ${kind}`,
    body: html`${headHtml(labels, {
      kind,
      title,
      game,
      facts: [
        { name: labels.tell('lab.report.tables'), value: labels.number(tables.length) },
        { name: labels.tell('lab.compare.pairs'), value: labels.number(gamesPerTable) },
        { name: labels.tell('lab.report.seed'), value: seed },
        {
          name: labels.tell('lab.report.gameNumbers'),
          value: `${labels.number(first)}–${labels.number(first + gamesPerTable - 1)}`,
        },
        {
          name: labels.tell('lab.report.command'),
          value: `empty-chair lab compare ${a.folder} ${b.folder}`,
          code: true,
        },
      ],
      links: [],
    })}
<main><section><h2>${labels.tell('lab.compare.studies')}</h2><div class="plans sides">${side('A', a)}${side('B', b)}</div>
${remarks(labels, comparison).map((line) => html`<p class="note">${line}</p>`)}</section>
<section><h2>${labels.tell('lab.compare.differences')}</h2><div class="figures">${figureHtml(labels, winFigure(labels, comparison), 'wide')}
${figureHtml(labels, scoreFigure(labels, comparison), 'wide')}
${figureHtml(labels, turnFigure(labels, comparison), 'wide')}</div></section></main>`,
  });
}

/** What a reader must know before trusting the numbers. */
export function remarks(labels: Labels, { a, b }: Comparison): readonly string[] {
  return [
    ...(a.rulesVersion === b.rulesVersion ? [] : [labels.tell('lab.compare.otherRules')]),
    ...(a.leftOut + b.leftOut === 0
      ? []
      : [labels.tell('lab.compare.leftOut', { a: a.leftOut, b: b.leftOut })]),
  ];
}
