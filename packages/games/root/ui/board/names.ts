import type { Ref } from '@empty-chair/kernel/words';
import type { ClearingView, ForestView } from '../../rules/view.ts';
import { words } from '../words.ts';

const ref = (kind: string, id: string): Ref => ({ kind, id });

/** All that a clearing holds, as one name for whoever does not see it. */
export function clearingName(clearing: ClearingView): string {
  const head = words.t('ui.board.clearing', {
    at: ref('clearing', clearing.id),
    suit: clearing.suit === undefined ? ref('answer', 'none') : ref('suit', clearing.suit),
    ruler: clearing.ruler === undefined ? ref('answer', 'nobody') : ref('faction', clearing.ruler),
  });
  const counted = new Map<string, number>();
  for (const { fill } of clearing.slots) counted.set(fill, (counted.get(fill) ?? 0) + 1);
  const slots = [...counted].map(([fill, n]) => {
    if (fill === 'open') return words.t('ui.board.open', { n });
    if (fill === 'ruin') return words.t('ui.board.ruin');
    if (fill === 'blocked') return words.t('ui.board.blocked', { n });
    return pieces(fill, n);
  });
  const parts = [
    ...clearing.warriors.map(({ faction, n }) =>
      words.t('ui.board.warriors', { faction: ref('faction', faction), n }),
    ),
    ...clearing.pawns.map(pawnName),
    ...slots,
    ...clearing.tokens.map(({ piece, n }) =>
      piece === 'plot' && clearing.plot !== undefined
        ? words.t('ui.board.openPlot', { plot: ref('plot', clearing.plot) })
        : pieces(piece, n),
    ),
    ...(clearing.ferry ? [words.t('ui.board.ferry')] : []),
    ...(clearing.pass ? [words.t('ui.board.pass')] : []),
  ];
  return `${head} ${parts.join(', ')}`.trim();
}

export function forestName({ id, pawns }: ForestView): string {
  const head = words.t('ui.board.forest', { forest: ref('forest', id) });
  return `${head} ${pawns.map(pawnName).join(', ')}`.trim();
}

const pawnName = (faction: string): string =>
  words.t('ui.board.pawn', { faction: ref('faction', faction) });

const pieces = (piece: string, n: number): string =>
  n === 1
    ? words.name(ref('piece', piece))
    : words.t('ui.board.pieces', { piece: ref('piece', piece), n });
