/** What was added of an Event so far, and the line that says it: see EventPad.svelte. */
export interface Row {
  readonly what: string;
  /** How much, where it has an amount. */
  readonly n?: number;
  /** Which Realm, faith or option. */
  readonly pick?: string;
}

/** What cards say most often is in sight, the rest behind "More". */
export const COMMON = [
  'prestige',
  'onCard',
  'option',
  'monarchPower',
  'ducats',
  'stability',
  'unrest',
] as const;
export const MORE = [
  'botPower',
  'exhaust',
  'gainAlliance',
  'loseAlliance',
  'gainMarriage',
  'loseMarriage',
  'gainVassal',
  'stateReligion',
  'recruit',
  'tradeAction',
  'war',
  'declareWar',
  'military',
  'remove',
] as const;
/** What the name of a card says by itself: asked only of a card without one. */
export const UNNAMED = [
  'own',
  'mortality',
  'pirates',
  'lostAtSea',
  'cardinal',
  'natives',
  'dnprPink',
  'dnprGreen',
  'dnprBlue',
  'dnprOrange',
  'spread',
  'revolution',
  'rebelDice',
  'attrition',
] as const;
export type Effect = (typeof COMMON)[number] | (typeof MORE)[number] | (typeof UNNAMED)[number];

/** Ducats count by tens, rounded up, thirty at most (EU-23.3). */
const TENS: ReadonlySet<string> = new Set(['onCard', 'ducats']);
export const isByTens = (what: string): boolean => TENS.has(what);
const TEN = 10;
const MOST_DUCATS = 30;
const stepOf = (what: string): number => (isByTens(what) ? TEN : 1);

/** By word: what can be said after it. */
export interface Word {
  readonly what: string;
  readonly takes: string | undefined;
  readonly range: { readonly least: number; readonly most: number } | undefined;
}

/** As it stands when it is added; of two options the one that the die has named. */
export function newRow({ what, range, takes }: Word, option: string | undefined): Row {
  if (range !== undefined) return { what, n: stepOf(what) };
  if (takes === 'which') return { what, pick: option ?? 'a' };
  return { what };
}

/** One more or one less; there is no gain of nothing. */
export function stepped({ what, n = 0, ...row }: Row, by: number): Row {
  const next = n + by * stepOf(what);
  return { ...row, what, n: next === 0 ? by * stepOf(what) : next };
}
export function canStep(row: Row, by: number, { range }: Word): boolean {
  if (range === undefined) return false;
  const { n = 0 } = stepped(row, by);
  const most = isByTens(row.what) ? MOST_DUCATS : range.most;
  return n >= Math.max(range.least, isByTens(row.what) ? -MOST_DUCATS : range.least) && n <= most;
}

/** A word that is said at most once is taken back by a second tap. */
export function added(rows: readonly Row[], row: Row): readonly Row[] {
  const said = rows.findIndex(({ what }) => what === row.what);
  return said < 0 ? [...rows, row] : without(rows, said);
}
export const without = (rows: readonly Row[], index: number): readonly Row[] =>
  rows.filter((_, place) => place !== index);
export const replaced = (rows: readonly Row[], index: number, row: Row): readonly Row[] =>
  rows.map((one, place) => (place === index ? row : one));

/** A Realm or a faith is still to be chosen. */
export const isOpen = ({ pick }: Row, { takes }: Word): boolean =>
  (takes === 'realm' || takes === 'religion') && pick === undefined;

/** As a person would type it; an Event that does nothing says so. */
export function eventLine(card: string | undefined, rows: readonly Row[]): string {
  const parts = rows.map(({ what, n, pick }) =>
    [what, n ?? pick].filter((word) => word !== undefined).join(' '),
  );
  if (card !== undefined) return [`card ${card}`, ...parts].join('; ');
  return parts.length === 0 ? 'nothing' : parts.join('; ');
}
