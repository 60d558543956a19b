import type { Happening } from '@empty-chair/kernel/words';
import type { RuleSet, WayNode } from './model.ts';

/** The card that was drawn last at or before a line; the next one if none was yet. */
export function drawnCard(lines: readonly Happening[], line: number): string | undefined {
  const cards = lines.flatMap(({ id, params }, at) => {
    const card = params?.['card'];
    const isDrawn = id === 'see.card' || id === 'do.drawCard';
    return isDrawn && typeof card === 'object' && 'kind' in card ? [{ at, card: card.id }] : [];
  });
  return (cards.filter(({ at }) => at <= line).at(-1) ?? cards[0])?.card;
}

/** What the card led to: at War not its top Action, nor where that found nothing to do. */
export function actionOfCard(
  { topAction, secondAction, warAction }: RuleSet['cards'][number],
  way: readonly Pick<WayNode, 'chart'>[],
): string {
  const actions: readonly (string | undefined)[] = [topAction, secondAction, warAction];
  return way.findLast(({ chart }) => actions.includes(chart))?.chart ?? topAction;
}
