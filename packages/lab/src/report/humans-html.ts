import type { AnySparring } from '@empty-chair/registry/games';
import type { SeatSummary, Summary } from '../summary.ts';
import type { Markup } from './html.ts';
import { html } from './html.ts';
import type { Labels } from './labels.ts';

/** Each plan that was in use, who plays by it, and what it keeps to and leaves out. */
export function humansHtml(
  labels: Labels,
  { tables }: Pick<Summary, 'tables'>,
  sparring: AnySparring | undefined,
): Markup | undefined {
  const played = new Map<string, Map<string, SeatSummary>>();
  for (const seat of tables.flatMap(({ seats }) => seats)) {
    if (seat.plan === undefined) continue;
    const seats = played.get(seat.plan) ?? new Map<string, SeatSummary>();
    played.set(seat.plan, seats.set(`${seat.name.kind} ${seat.name.id}`, seat));
  }
  if (played.size === 0) return undefined;
  return html`<p>${labels.tell('lab.report.humans.note')}</p>
<div class="plans">${[...played].map(([id, seats]) => {
    const about = sparring?.plans.find((plan) => plan.id === id)?.about ?? [];
    const names = [...seats.values()].map(({ name }) => name);
    return html`<article><h3>${labels.plan(id)}</h3><p class="note">${labels.words.names(names)}</p>${
      about.length === 0
        ? html`<p>${labels.tell('lab.report.randomAbout')}</p>`
        : html`<ul>${about.map((message) => html`<li>${labels.words.render(message)}</li>`)}</ul>`
    }</article>`;
  })}</div>`;
}
