import type { MessageId, Params } from '@empty-chair/kernel/words';
import type { Renderer } from '@empty-chair/text/renderer';
import { OWN_RULES } from '../../rules/pack-view.ts';
import type { RuleSet } from './model.ts';
import { chartNode } from './node-ways.ts';

/** The words of the charts: those of a pack first, then the game's own. */
export class ChartWords {
  private readonly renderer: Renderer;
  private readonly rules: RuleSet;

  constructor(renderer: Renderer, rules: RuleSet) {
    this.renderer = renderer;
    this.rules = rules;
  }

  /** The few words in a box. */
  short(chart: string, node: string): string {
    return (
      this.own(chart, node) ??
      this.otherwise(chart, node) ??
      this.first(chart, node, 'short', 'node')
    );
  }

  /** All that a node says. */
  sentence(chart: string, node: string): string {
    return (
      this.own(chart, node) ??
      this.otherwise(chart, node) ??
      this.first(chart, node, 'node', 'short')
    );
  }

  chart(id: string): string {
    return this.said(`short.chart.${id}`) ?? this.said(`chart.${id}`) ?? id;
  }

  /** A chart by its whole name: 'Akcja MORSKA', where 'Morska' alone would not be a name. */
  action(id: string): string {
    return this.said(`chart.${id}`) ?? this.chart(id);
  }

  /** `yes`, `no`, or faces of the die. The one way of a step has no name. */
  case(by: string): string {
    if (by === 'next') return '';
    const word = this.said(`case.${by}`);
    return word === undefined ? by.replace('-', '\u2013') : this.onLine(word);
  }

  cases(all: readonly string[]): string {
    return all.map((by) => this.case(by)).join(', ');
  }

  /** Where an edge leads: a node of the chart, another chart, or what is printed on the card. */
  place(chart: string, to: string): string {
    if (chartNode(this.rules.charts.get(chart), to) !== undefined) return this.short(chart, to);
    if (this.rules.charts.has(to)) return this.chart(to);
    return this.said(`ui.europaChart.${to}`) ?? to;
  }

  amount(name: string): string {
    return this.said(`ui.europaChart.amount.${name}`) ?? name;
  }

  /** Written as an answer; on a line it begins small, unless it has other capitals: `NPR`. */
  private onLine(word: string): string {
    const small = word.toLocaleLowerCase(this.renderer.language);
    return word.slice(1) === small.slice(1) ? small : word;
  }

  /** An owner's words; in another language if only that one was written. */
  private own(chart: string, node: string): string | undefined {
    const texts = this.rules.texts.get(`${chart}/${node}`);
    return texts?.[this.renderer.language] ?? Object.values(texts ?? {})[0];
  }

  /**
   * A pack gave it another fact or deed: the words of that one are true of it, and ours no longer are. What
   * people decide or do has no words of its own: it is still what the node says.
   */
  private otherwise(chart: string, node: string): string | undefined {
    const now = chartNode(this.rules.charts.get(chart), node);
    const ours = chartNode(OWN_RULES.charts.get(chart), node);
    if (now === undefined || ours === undefined) return undefined;
    if (now.fact !== ours.fact) return this.said(`ref.fact.${now.fact}`);
    return now.do === ours.do ? undefined : this.said(`ref.deed.${now.do}`);
  }

  /** One of them may not be written; a number of the node can stand in either. */
  private first(chart: string, node: string, ...wanted: readonly string[]): string {
    const amounts = chartNode(this.rules.charts.get(chart), node)?.amounts;
    for (const kind of wanted) {
      const text = this.said(`${kind}.${chart}.${node}`, amounts);
      if (text !== undefined) return text;
    }
    return node;
  }

  private said(id: string, params?: Params): string | undefined {
    if (!this.renderer.has(id)) return undefined;
    const branded = id as MessageId;
    return this.renderer.render(params === undefined ? { id: branded } : { id: branded, params });
  }
}
