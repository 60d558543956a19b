/**
 * A flowchart of the booklet as data. Control never comes back: an edge into another chart goes on
 * there, and the end of that chart is the end of the action.
 */
export type NodeId = string;
export type ChartId = string;

export const NODE_KINDS = ['question', 'roll', 'step', 'goto', 'end'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Where a node is known from; `inferred` ones are shown as reconstructed, `own` ones came by a pack. */
type Source = 'rulebook' | 'booklet' | 'inferred' | 'own';
type Confidence = 'high' | 'medium' | 'low';

export interface ChartNode {
  readonly id: NodeId;
  readonly kind: NodeKind;
  /** Of a question: the fact that decides it, tracked or asked. */
  readonly fact?: string;
  /** Of a step or an end: what is done to the tracked state. */
  readonly do?: string;
  /** Numbers in that deed that an owner of the booklet may correct. */
  readonly amounts?: Readonly<Record<string, number>>;
  /**
   * By case: a node of this chart, another chart, or an action of the card in play. Steps and gotos
   * have the one case `next`, rolls have ranges of the die: `1-2`, `6`.
   */
  readonly edges?: Readonly<Record<string, string>>;
  readonly source: Source;
  readonly confidence: Confidence;
}

export interface Chart {
  readonly id: ChartId;
  /** Of the booklet. */
  readonly page: number;
  /** The first one is where the chart is entered. */
  readonly nodes: readonly ChartNode[];
}

/** The other places an edge can lead to: what is printed on the card in play. */
export const CARD_TARGETS = ['card.topAction', 'card.secondAction', 'card.warAction'] as const;
export type CardTarget = (typeof CARD_TARGETS)[number];
export const isCardTarget = (to: string): to is CardTarget =>
  (CARD_TARGETS as readonly string[]).includes(to);

export interface BotCard {
  readonly number: number;
  readonly topAction: ChartId;
  readonly secondAction?: ChartId;
  readonly warAction?: ChartId;
  readonly cost: number;
  readonly focus?: string;
  readonly discardIcon?: string;
}

export const NEXT = 'next';

export const nodeOf = (chart: Chart, id: NodeId): ChartNode | undefined =>
  chart.nodes.find((node) => node.id === id);

/** The chart that a card's action leads to; none where the card shows no such action. */
export function chartOnCard(card: BotCard | undefined, to: CardTarget): ChartId | undefined {
  switch (to) {
    case 'card.topAction':
      return card?.topAction;
    case 'card.secondAction':
      return card?.secondAction;
    case 'card.warAction':
      return card?.warAction;
  }
}
