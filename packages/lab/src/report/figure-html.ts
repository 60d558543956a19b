import type { Figure, TextTable } from './charts.ts';
import type { Markup } from './html.ts';
import { dataScript, html } from './html.ts';
import type { Labels } from './labels.ts';
import type { Mark } from './marks.ts';

/** A chart that the page's script draws, what it says, and the same as a table. */
export function figureHtml(labels: Labels, figure: Figure, size: 'wide' | 'half'): Markup {
  const { caption, note, chart, legend, table } = figure;
  return html`<figure class="chart ${size}">
<figcaption><h3>${caption}</h3><p class="note">${note}</p></figcaption>
${legend.length === 0 ? undefined : legendHtml(legend)}
<div class="plot" role="img" aria-label="${caption}. ${labels.tell('lab.report.seeTable')}"></div>
${chart.kind === 'curves' ? html`<p class="readout" aria-hidden="true"></p>` : undefined}
${dataScript(chart)}
<details><summary>${labels.tell('lab.report.numbers')}</summary>${tableHtml(table, caption)}</details>
</figure>`;
}

function legendHtml(legend: Figure['legend']): Markup {
  return html`<ul class="legend">${legend.map(
    ({ mark, name, line }) => html`<li>${line ? lineHtml(mark) : markHtml(mark)}${name}</li>`,
  )}</ul>`;
}

export function markHtml({ paint, shape }: Mark): Markup {
  return html`<svg class="mark" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true" style="color:var(${paint})"><path d="${shape}"/></svg>`;
}

function lineHtml({ paint, shape, dash }: Mark): Markup {
  return html`<svg class="line" viewBox="0 0 44 14" aria-hidden="true" style="color:var(${paint})"><path d="M1 7H43" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="${dash.join(' ')}"/><path transform="translate(22 7) scale(5)" d="${shape}"/></svg>`;
}

/** Wide tables scroll by themselves, also by the keyboard. */
export function tableHtml({ head, names, rows }: TextTable, caption: string): Markup {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table>
<thead><tr>${head.map((cell, index) => html`<th scope="col"${numeric(index >= names)}>${cell}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${row.map((cell, index) =>
        index < names ? html`<th scope="row">${cell}</th>` : html`<td class="number">${cell}</td>`,
      )}</tr>\n`,
  )}</tbody></table></div>`;
}

const numeric = (is: boolean): Markup | undefined => (is ? html` class="number"` : undefined);
