/** A rectangle of the window, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

interface Around {
  readonly window: Size;
  /** What is spoken of. */
  readonly subject: Box;
  /** Never covered: whoever knows already goes on. */
  readonly primary: Box | undefined;
  readonly isBelowFirst?: boolean;
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** The side of the bubble that faces its subject, and how far along it the tail is. */
  readonly tail: { readonly side: 'top' | 'bottom' | 'left' | 'right'; readonly at: number };
}

const MARGIN = 14;
/** Room for the tail. */
const GAP = 12;

/** Where a bubble stands: above its subject, else below, else beside it; wherever it covers least. */
export function placed(bubble: Size, around: Around): Placed {
  const { window, subject, primary, isBelowFirst = false } = around;
  const inX = (x: number): number => within(x, MARGIN, window.width - bubble.width - MARGIN);
  const inY = (y: number): number => within(y, MARGIN, window.height - bubble.height - MARGIN);
  const middle = { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  const x = inX(middle.x - bubble.width / 2);
  const y = inY(middle.y - bubble.height / 2);
  const above = { side: 'bottom', x, y: inY(subject.y - bubble.height - GAP) } as const;
  const below = { side: 'top', x, y: inY(subject.y + subject.height + GAP) } as const;
  const ways: readonly { side: Placed['tail']['side']; x: number; y: number }[] = [
    ...(isBelowFirst ? [below, above] : [above, below]),
    { side: 'right', x: inX(subject.x - bubble.width - GAP), y },
    { side: 'left', x: inX(subject.x + subject.width + GAP), y },
  ];
  const free = primary === undefined ? [subject] : [subject, primary];
  const cost = (at: { x: number; y: number }): number =>
    free.reduce((sum, one) => sum + shared({ ...at, ...bubble }, one), 0);
  const best = ways.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const isAlongX = best.side === 'top' || best.side === 'bottom';
  const tail = isAlongX
    ? within(middle.x - best.x, 24, bubble.width - 24)
    : within(middle.y - best.y, 24, bubble.height - 24);
  return { x: best.x, y: best.y, tail: { side: best.side, at: tail } };
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
