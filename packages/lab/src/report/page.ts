import type { AnySparring, Rulebook } from '@empty-chair/registry/games';
import type { Renderer } from '@empty-chair/text/renderer';
import type { Study } from '../study.ts';
import { studyText } from '../study.ts';
import type { Summary } from '../summary.ts';
import { scoreCurves, turnBars } from './curve-figures.ts';
import { figureHtml, tableHtml } from './figure-html.ts';
import { pageText } from './frame.ts';
import type { Fact } from './head-html.ts';
import { chairsHtml, headHtml } from './head-html.ts';
import type { Markup } from './html.ts';
import { html } from './html.ts';
import { humansHtml } from './humans-html.ts';
import { Labels } from './labels.ts';
import type { AxisModel, ReportModel } from './model.ts';
import { modelOf } from './model.ts';
import type { NamedGroup } from './row-figures.ts';
import { scoreSpreads, turnSpreads, winRates } from './row-figures.ts';
import { rulesHtml } from './rules-html.ts';
import { rulesModelOf } from './rules-model.ts';

export interface ReportInput {
  readonly study: Study;
  readonly summary: Summary;
  /** The name of the folder that holds them. */
  readonly folder: string;
  readonly rulebook: Rulebook;
  readonly sparring: AnySparring | undefined;
  /** Of the game and of what is common. */
  readonly words: Renderer;
}

interface Section {
  readonly id: string;
  readonly name: string;
  readonly body: Markup;
}

/** The report of a finished study: one page that needs no other file. */
export function reportPage(input: ReportInput): string {
  const { summary, words, rulebook } = input;
  const labels = new Labels(words);
  const model = modelOf(summary);
  const sections: readonly Section[] = [
    { id: 'all', name: labels.tell('lab.report.allGames'), body: allHtml(labels, model) },
    ...model.axes.map((axis, index) => ({
      id: `axis-${index + 1}`,
      name: labels.axis(axis.name),
      body: axisHtml(labels, axis),
    })),
    {
      id: 'rules',
      name: labels.tell('lab.report.rules'),
      body: rulesHtml(labels, rulesModelOf(model, rulebook)),
    },
    ...humansSection(labels, input),
    ...tablesSection(labels, model),
    {
      id: 'study',
      name: labels.tell('lab.report.study'),
      body: html`<p>${labels.tell('lab.report.study.note')}</p><pre tabindex="0"><code>${studyText(input.study)}</code></pre>`,
    },
  ];
  return pageText({
    language: words.language,
    title: `${summary.title} – ${labels.tell('lab.report.kind')}`,
    body: html`${headHtml(labels, {
      kind: labels.tell('lab.report.kind'),
      title: summary.title,
      game: summary.game,
      facts: factsOf(labels, input),
      links: sections,
    })}
<main>${sections.map(
      ({ id, name, body }) =>
        html`<section id="${id}" aria-labelledby="${id}-name"><h2 id="${id}-name">${name}</h2>${body}</section>\n`,
    )}</main>`,
  });
}

function factsOf(labels: Labels, { summary, folder }: ReportInput): readonly Fact[] {
  const { tables, gamesPerTable, seed, first, rulesVersion, fingerprint } = summary;
  const games = tables.reduce((sum, table) => sum + table.games, 0);
  const study = folder.replace(/\.lab$/, '');
  return [
    { name: labels.tell('lab.report.games'), value: labels.number(games) },
    { name: labels.tell('lab.report.tables'), value: labels.number(tables.length) },
    { name: labels.tell('lab.report.seed'), value: seed },
    {
      name: labels.tell('lab.report.gameNumbers'),
      value: `${labels.number(first)}–${labels.number(first + gamesPerTable - 1)}`,
    },
    { name: labels.tell('lab.report.rulesVersion'), value: labels.number(rulesVersion) },
    { name: labels.tell('lab.report.fingerprint'), value: fingerprint, code: true },
    {
      name: labels.tell('lab.report.command'),
      value: `empty-chair lab run ${study}.json --out ${folder}`,
      code: true,
    },
  ];
}

function allHtml(labels: Labels, { all }: ReportModel): Markup {
  const groups: readonly NamedGroup[] = [
    { label: labels.tell('lab.report.allTables'), group: all },
  ];
  const head = labels.tell('lab.report.tables');
  return html`${chairsHtml(labels, all)}
${leftOver(labels, all)}
<div class="figures">${figureHtml(labels, winRates(labels, head, groups), 'wide')}
${figureHtml(labels, scoreCurves(labels, all), 'half')}
${figureHtml(labels, turnBars(labels, all), 'half')}</div>`;
}

/** What the wins do not add up to. */
function leftOver(labels: Labels, { nobody, unfinished }: ReportModel['all']): Markup | undefined {
  const lines = [
    ...(nobody > 0 ? [labels.tell('lab.report.nobody', { n: nobody })] : []),
    ...(unfinished > 0 ? [labels.tell('lab.unfinished', { n: unfinished })] : []),
  ];
  return lines.length === 0 ? undefined : html`<p class="note">${lines.join(' ')}</p>`;
}

function axisHtml(labels: Labels, { name, values }: AxisModel): Markup {
  const groups = values.map((group) => ({ label: labels.value(name, group.label), group }));
  const head = labels.axis(name);
  return html`<div class="figures">${figureHtml(labels, winRates(labels, head, groups), 'wide')}
${figureHtml(labels, scoreSpreads(labels, head, groups), 'wide')}
${figureHtml(labels, turnSpreads(labels, head, groups), 'wide')}</div>`;
}

/** Only where a person's seat was played by a stand-in. */
function humansSection(labels: Labels, { summary, sparring }: ReportInput): readonly Section[] {
  const body = humansHtml(labels, summary, sparring);
  return body === undefined ? [] : [{ id: 'humans', name: labels.tell('lab.report.humans'), body }];
}

/** Where an axis takes several tables together, each of them is still there to be read. */
function tablesSection(labels: Labels, { axes, tables }: ReportModel): readonly Section[] {
  if (axes.length < 2) return [];
  const name = labels.tell('lab.report.everyTable');
  const groups = tables.map((group) => ({ label: labels.table(group.axes), group }));
  const { table } = winRates(labels, labels.tell('lab.report.table'), groups);
  return [{ id: 'tables', name, body: tableHtml(table, name) }];
}
