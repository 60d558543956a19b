import type { Chart, ChartId, ChartNode, NodeId } from '../../charts/types.ts';
import { checkNames } from '../check-names.ts';
import { emptyPack } from '../empty.ts';
import { isGuess } from '../exactness.ts';
import { addPack, isAsPrinted } from '../merge.ts';
import { ASK, TABLE } from '../node-names.ts';
import { OWN_RULES, rulesWith } from '../rules.ts';
import type { CardChange, NodeChange, Pack } from '../types.ts';

/** A box of a chart that we had to guess. */
export interface Box {
  readonly chart: Chart;
  readonly node: ChartNode;
}
const boxes: readonly Box[] = [...OWN_RULES.charts.values()].flatMap((chart) =>
  chart.nodes.filter(isGuess).map((node) => ({ chart, node })),
);
/** In the order of the booklet. */
export const boxesOn = (page: number): readonly Box[] =>
  boxes.filter(({ chart }) => chart.page === page);
/** The page whose guesses bots come by most: an owner begins there. */
export const GUESSED_PAGES: readonly number[] = [...new Set(boxes.map(({ chart }) => chart.page))];

/** The box of a node that we had to guess. */
export const guessedBox = (chart: ChartId, node: NodeId): Box | undefined =>
  boxes.find((box) => box.chart.id === chart && box.node.id === node);

function answerOf(pack: Pack, { chart, node }: Box): NodeChange | 'removed' | undefined {
  const change = pack.charts.find(({ id }) => id === chart.id);
  if (change?.removed.includes(node.id)) return 'removed';
  return change?.nodes.find(({ id }) => id === node.id);
}

/** Said of a box: it is as printed, it is otherwise, or people decide it or do it. */
export type Said = 'printed' | 'differs' | 'ask';
export function saidOf(pack: Pack, box: Box): Said | undefined {
  const answer = answerOf(pack, box);
  if (answer === undefined || answer === 'removed') return answer && 'differs';
  if (answer.fact === ASK || answer.do === TABLE) return 'ask';
  return isAsPrinted(answer) ? 'printed' : 'differs';
}
export const isAnswered = (pack: Pack, box: Box): boolean => answerOf(pack, box) !== undefined;
export const leftOn = (pack: Pack, page: number): readonly Box[] =>
  boxesOn(page).filter((box) => !isAnswered(pack, box));

// ---- what an owner says of a box ---------------------------------------------------

/** As printed: nothing has to be changed. What was said of it before goes. */
export const confirmed = (pack: Pack, box: Box): Pack => withNode(pack, box, { id: box.node.id });

/** People decide it, or do it, each time. A die has nothing to ask. */
export const handedOver = (pack: Pack, box: Box): Pack =>
  withNode(pack, box, {
    id: box.node.id,
    ...(box.node.kind === 'question' ? { fact: ASK } : { do: TABLE }),
  });
export const canHandOver = ({ node }: Box): boolean =>
  node.kind === 'question' || node.do !== undefined;

/** It differs: all that is said of it, in place of what was said before. */
export function withNode(pack: Pack, { chart, node }: Box, change: NodeChange): Pack {
  const plain = without(pack, chart.id, node.id);
  return addPack(plain, {
    ...emptyPack(''),
    charts: [{ id: chart.id, nodes: [change], removed: [] }],
  });
}

/** The answer taken back: our guess again. */
function without(pack: Pack, chart: ChartId, node: NodeId): Pack {
  const charts = pack.charts
    .map((one) =>
      one.id === chart
        ? {
            id: chart,
            nodes: one.nodes.filter(({ id }) => id !== node),
            removed: one.removed.filter((id) => id !== node),
          }
        : one,
    )
    .filter(({ nodes, removed }) => nodes.length + removed.length > 0);
  return { ...pack, charts };
}

/** The 24 cards: those of which nothing was said yet are as printed. */
export function cardsConfirmed(pack: Pack): Pack {
  const cards = OWN_RULES.cards.map(
    ({ number }): CardChange => pack.cards.find((one) => one.number === number) ?? { number },
  );
  return { ...pack, cards };
}
export const cardsLeft = ({ cards }: Pack): number => OWN_RULES.cards.length - cards.length;

/** Throws BadData where the game would refuse it. */
export function checked(pack: Pack): Pack {
  checkNames(pack, rulesWith(pack));
  return pack;
}
