import type { RuleId } from '@empty-chair/kernel/words';
import type { Markup } from './html.ts';
import { html } from './html.ts';
import type { Labels } from './labels.ts';
import type { RulesModel } from './rules-model.ts';

/** Longer lists of what never happened are folded. */
const SHORT = 12;

/** The share of traced games in which each rule was at work. */
export function rulesHtml(labels: Labels, rules: RulesModel): Markup {
  if (rules.traced === 0) return html`<p>${labels.tell('lab.report.notTraced')}</p>`;
  const { rows, never, silent, traced } = rules;
  return html`<p>${labels.tell('lab.report.rulesSeen', {
    seen: rows.length - never.length,
    all: rows.length,
    n: traced,
  })} ${silent > 0 ? labels.tell('lab.report.silentRules', { n: silent }) : undefined}</p>
${frequencies(labels, rules)}
${never.length === 0 ? undefined : neverHtml(labels, never)}
<details><summary>${labels.tell('lab.report.everyRule')}</summary>${rulesTable(labels, rules)}</details>`;
}

/** How many rules were at work how often. */
function frequencies(labels: Labels, { rows, traced }: RulesModel): Markup {
  const shares = rows.map(({ games }) => games / traced);
  const count = (is: (share: number) => boolean): number => shares.filter(is).length;
  const between = (low: number, high: number): readonly [string, number] => [
    labels.range(labels.percent(low), labels.percent(high)),
    count((share) => share > low && share <= high && share < 1),
  ];
  const listed: readonly (readonly [string, number])[] = [
    [labels.tell('lab.report.always'), count((share) => share === 1)],
    between(0.5, 1),
    between(0.1, 0.5),
    between(0.01, 0.1),
    between(0, 0.01),
    [labels.tell('lab.report.never'), count((share) => share === 0)],
  ];
  const most = Math.max(1, ...listed.map(([, n]) => n));
  return html`<ul class="bars" aria-label="${labels.tell('lab.report.rulesByShare')}">${listed.map(
    ([name, n]) =>
      html`<li><span class="name">${name}</span><span class="bar" style="--share:${n / most}"></span><span class="count">${labels.number(n)}</span></li>`,
  )}</ul>`;
}

function neverHtml(labels: Labels, never: readonly string[]): Markup {
  const summary = html`<summary>${labels.tell('lab.report.neverAtWork', { n: never.length })}</summary>`;
  const list = html`${summary}<ul class="never">${never.map(
    (id) => html`<li><span class="rule">${id}</span> ${ruleText(labels, id)}</li>`,
  )}</ul>`;
  return never.length <= SHORT
    ? html`<details open>${list}</details>`
    : html`<details>${list}</details>`;
}

function rulesTable(labels: Labels, { rows, columns, traced }: RulesModel): Markup {
  const axes = [...new Set(columns.map(({ axis }) => axis))];
  const widthOf = (axis: string): number => columns.filter((column) => column.axis === axis).length;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${labels.tell('lab.report.everyRule')}"><table class="rules">
<thead><tr><th scope="col" rowspan="2">${labels.tell('lab.report.rule')}</th><th scope="col" rowspan="2">${labels.tell('lab.report.ruleSays')}</th><th scope="col" rowspan="2" class="number">${labels.tell('lab.report.allTables')}</th>${axes.map(
    (axis) => html`<th scope="colgroup" colspan="${widthOf(axis)}">${labels.axis(axis)}</th>`,
  )}</tr>
<tr>${columns.map(
    ({ axis, label }) => html`<th scope="col" class="number">${labels.value(axis, label)}</th>`,
  )}</tr></thead>
<tbody>${rows.map(
    ({ id, games, by }) =>
      html`<tr><th scope="row"><span class="rule">${id}</span></th><td class="says">${ruleText(labels, id)}</td>${share(labels, games, traced)}${by.map(
        (n, index) => share(labels, n, columns[index]?.traced ?? 0),
      )}</tr>\n`,
  )}</tbody></table></div>`;
}

/** The number, and a bar behind it. */
function share(labels: Labels, games: number, of: number): Markup {
  const part = of === 0 ? 0 : games / of;
  return html`<td class="number share" style="--share:${Math.round(part * 1000) / 1000}">${of === 0 ? '–' : labels.percent(part)}</td>`;
}

const ruleText = ({ words }: Labels, id: string): string | undefined => words.rule(id as RuleId);
