import { markAt } from './charts.ts';
import { markHtml } from './figure-html.ts';
import type { Markup } from './html.ts';
import { html, trusted } from './html.ts';
import type { Labels } from './labels.ts';
import type { Group } from './model.ts';

/** Our mark: an empty chair. */
const CHAIR = trusted(
  '<svg class="chair" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M5.5 2h2.3v1.8h8.4V2h2.3v10.7h.8c.7 0 1.2.5 1.2 1.2V22h-2.4v-4.4H5.9V22H3.5v-8.1c0-.7.5-1.2 1.2-1.2h.8ZM7.8 6v2.3h8.4V6ZM7.8 10.4v2.3h8.4v-2.3Z"/></svg>',
);

export interface Head {
  /** What kind of page it is. */
  readonly kind: string;
  readonly title: string;
  readonly game: string;
  readonly facts: readonly Fact[];
  readonly links: readonly Link[];
}
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Is typed, or compared letter by letter. */
  readonly code?: boolean;
}
interface Link {
  readonly id: string;
  readonly name: string;
}

export function headHtml(labels: Labels, { kind, title, game, facts, links }: Head): Markup {
  return html`<header>
<p class="kind">${CHAIR}<span>${kind}</span></p>
<h1>${title}</h1>
<p class="game">${labels.words.name({ kind: 'game', id: game })}</p>
<dl class="facts">${facts.map(
    ({ name, value, code }) =>
      html`<div><dt>${name}</dt><dd>${code === true ? html`<code>${value}</code>` : value}</dd></div>`,
  )}</dl>
</header>
${links.length === 0 ? undefined : navHtml(labels, links)}`;
}

function navHtml(labels: Labels, links: readonly Link[]): Markup {
  return html`<nav aria-label="${labels.tell('lab.report.contents')}"><ul>${links.map(
    ({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>`;
}

/** Who won how often, over all games: each seat is the back of a chair. */
export function chairsHtml(labels: Labels, { seats }: Group): Markup {
  return html`<ul class="chairs">${seats.map(({ mark, winRate, ...seat }) => {
    const { value, low, high } = winRate;
    return html`<li>${markHtml(markAt(mark))}<span class="rate">${labels.percent(value)}</span><span class="name">${labels.seat(seat)}</span><span class="interval">${labels.range(labels.percent(low), labels.percent(high))}</span></li>`;
  })}</ul>`;
}
