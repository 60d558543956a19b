/** A rectangle of the window, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Point = Pick<Box, 'x' | 'y'>;
type Size = Pick<Box, 'width' | 'height'>;

interface Around {
  readonly window: Size;
  /** What is spoken of. */
  readonly subject: Box;
  /** Never covered, whatever becomes of the subject: whoever knows already goes on. */
  readonly primary: Box | undefined;
  /** Nor is what the panel asks for. */
  readonly asked?: readonly Box[];
  readonly isBelowFirst?: boolean;
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** The side of the bubble that faces its subject, and how far along it the tail is; at the foot it has none. */
  readonly tail: { readonly side: Side; readonly at: number } | undefined;
}
type Side = 'top' | 'bottom' | 'left' | 'right';

const MARGIN = 14;
/** Room for the tail. */
const GAP = 12;

/**
 * Where a bubble stands: above its subject, else below, beside it, at the foot, or above or
 * beside all that is asked; wherever it covers least.
 */
export function placed(bubble: Size, around: Around): Placed {
  const { window, subject, primary, asked = [], isBelowFirst = false } = around;
  const inX = (x: number): number => within(x, MARGIN, window.width - bubble.width - MARGIN);
  const inY = (y: number): number => within(y, MARGIN, window.height - bubble.height - MARGIN);
  const middle = { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  const x = inX(middle.x - bubble.width / 2);
  const y = inY(middle.y - bubble.height / 2);
  const above = { side: 'bottom', x, y: inY(subject.y - bubble.height - GAP) } as const;
  const below = { side: 'top', x, y: inY(subject.y + subject.height + GAP) } as const;
  const top = Math.min(subject.y, ...asked.map((it) => it.y));
  const left = Math.min(subject.x, ...asked.map((it) => it.x));
  const foot = inY((primary?.y ?? window.height) - bubble.height - GAP);
  const ways: readonly { side: Side | undefined; x: number; y: number }[] = [
    ...(isBelowFirst ? [below, above] : [above, below]),
    { side: 'right', x: inX(subject.x - bubble.width - GAP), y },
    { side: 'left', x: inX(subject.x + subject.width + GAP), y },
    { side: undefined, x, y: foot },
    { side: undefined, x, y: inY(top - bubble.height - GAP) },
    { side: undefined, x: inX(left - bubble.width - GAP), y },
  ];
  const first = [...asked, ...(primary === undefined ? [] : [primary])];
  const covered = (at: Point, boxes: readonly Box[]): number =>
    boxes.reduce((sum, one) => sum + shared({ ...at, ...bubble }, one), 0);
  // A large subject bears more than a heading: what is asked weighs before it, however small.
  const isBetter = (a: Point, b: Point): boolean => {
    const more = covered(a, first) - covered(b, first);
    return more < 0 || (more === 0 && covered(a, [subject]) < covered(b, [subject]));
  };
  const best = ways.reduce((a, b) => (isBetter(b, a) ? b : a));
  if (best.side === undefined) return { x: best.x, y: best.y, tail: undefined };
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
