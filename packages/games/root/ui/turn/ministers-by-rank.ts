import type { Input, TurnVerb } from '../../rules/view.ts';
import { rankOfMinister } from '../../rules/view.ts';

type Sway = Extract<Input, { kind: 'sway' }>;

interface RankRow {
  readonly rank: string;
  /** To reveal, and what it brings. */
  readonly cards: number;
  readonly points: number;
  readonly sways: readonly Sway[];
}

/** Who may be swayed, in rows of a rank: within one they cost and bring the same. */
export function ministersByRank({ inputs, costs, gains }: TurnVerb): readonly RankRow[] {
  const rows: (RankRow & { readonly sways: Sway[] })[] = [];
  for (const [i, input] of inputs.entries()) {
    if (input.kind !== 'sway') continue;
    const rank = rankOfMinister(input.minister);
    const row = rows.find((other) => other.rank === rank);
    if (row !== undefined) row.sways.push(input);
    else rows.push({ rank, cards: costs?.[i] ?? 0, points: gains?.[i] ?? 0, sways: [input] });
  }
  return rows;
}
