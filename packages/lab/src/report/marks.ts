/** How a seat is told from the others, first by a shape and a line, then by a paint. */
export interface Mark {
  /** A token of page.css. */
  readonly paint: string;
  /** An SVG path around 0 0, from -1 to 1: drawn by the page's SVGs and by its canvases. */
  readonly shape: string;
  readonly dash: readonly number[];
}

export const MARKS: readonly Mark[] = [
  { paint: '--player-a', shape: 'M-1 0A1 1 0 1 0 1 0A1 1 0 1 0 -1 0Z', dash: [] },
  { paint: '--automa', shape: 'M-.9-.9H.9V.9H-.9Z', dash: [7, 4] },
  { paint: '--eyrie', shape: 'M0-1.2 1.2 0 0 1.2-1.2 0Z', dash: [2, 3] },
  { paint: '--marquise', shape: 'M0-1.1 1.15.9H-1.15Z', dash: [10, 3, 2, 3] },
  { paint: '--alliance', shape: 'M0 1.1 1.15-.9H-1.15Z', dash: [14, 4] },
  {
    paint: '--vagabond',
    shape: 'M-.4-1.1H.4V-.4H1.1V.4H.4V1.1H-.4V.4H-1.1V-.4H-.4Z',
    dash: [4, 4],
  },
  { paint: '--neutral-piece', shape: 'M-.6-1H.6L1.2 0 .6 1H-.6L-1.2 0Z', dash: [1, 4] },
];

/** Whoever has painted wood in the app is drawn in that paint here too. */
const PAINTED: readonly (readonly [RegExp, number])[] = [
  [/automa(?!ted)/i, 1],
  [/eyrie/i, 2],
  [/marquise/i, 3],
  [/alliance/i, 4],
  [/vaga/i, 5],
];

/** One for each id, in their order; with more ids than marks some are used again. */
export function marksFor(ids: readonly string[]): readonly number[] {
  const own = ids.map((id) => PAINTED.find(([name]) => name.test(id))?.[1]);
  const taken = new Set(own.filter((mark, index) => own.indexOf(mark) === index));
  const free = MARKS.map((_, mark) => mark).filter((mark) => !taken.has(mark));
  let next = 0;
  return own.map((mark, index) => {
    if (mark !== undefined && own.indexOf(mark) === index) return mark;
    next += 1;
    return free[next - 1] ?? (next - 1) % MARKS.length;
  });
}
