import type { MapView } from '../../rules/view.ts';

/** The paints of the played realms; each has a pattern of its own, see Patterns.svelte. */
export const PAINTS = ['blue', 'red', 'ochre', 'green', 'slate', 'teal'] as const;
export type Paint = (typeof PAINTS)[number];

/** What the printed pieces suggest, so that screen and table look alike. */
const PRINTED: Readonly<Record<string, Paint>> = {
  france: 'blue',
  sweden: 'blue',
  england: 'red',
  denmark: 'red',
  poland: 'red',
  castile: 'ochre',
  burgundy: 'ochre',
  mamluks: 'ochre',
  ottomans: 'green',
  portugal: 'green',
  muscovy: 'slate',
  brandenburg: 'slate',
  hungary: 'slate',
  austria: 'slate',
  venice: 'teal',
  lithuania: 'teal',
};

export type SeatPaints = ReadonlyMap<number, Paint>;

/** Each seat's paint: its realm's own where it is free, by the order of seats; then what is left. */
export function paintsOf(
  players: readonly Pick<MapView['players'][number], 'seat' | 'realm'>[],
): SeatPaints {
  const bySeat = [...players].sort((a, b) => a.seat - b.seat);
  const given = new Map<number, Paint>();
  const taken = new Set<Paint>();
  for (const { seat, realm } of bySeat) {
    const paint = PRINTED[realm];
    if (paint === undefined || taken.has(paint)) continue;
    given.set(seat, paint);
    taken.add(paint);
  }
  for (const { seat } of bySeat) {
    if (given.has(seat)) continue;
    const paint = PAINTS.find((one) => !taken.has(one)) ?? 'slate';
    given.set(seat, paint);
    taken.add(paint);
  }
  return given;
}

/** The colour token of a paint, as a chair names it. */
export const paintToken = (paint: Paint): string => `--eu-${paint}`;

/** The paint as style of an element: its body, shadowed edge, pattern and what is written on it. */
export const painted = (paint: Paint): string =>
  ['', '-edge', '-mark', '-on']
    .map((part) => `--paint${part}:var(${paintToken(paint)}${part})`)
    .join(';');
