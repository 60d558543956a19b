/** What was tapped of an Event so far: its word, what follows it, and how it is shown. */
export interface Part {
  readonly what: string;
  readonly text: string;
  readonly label: string;
}
export const OPTIONS = ['a', 'b'] as const;

/** A word without anything after it is said once; tapped again it is taken back. */
export function withPart(parts: readonly Part[], part: Part): readonly Part[] {
  const said = parts.findIndex(({ what, text }) => what === part.what && text === part.text);
  return said >= 0 && part.text === '' ? without(parts, said) : [...parts, part];
}
export const without = (parts: readonly Part[], index: number): readonly Part[] =>
  parts.filter((_, place) => place !== index);

/** As a person would type it; an Event that does nothing says so. */
export const eventLine = (parts: readonly Part[]): string =>
  parts.length === 0
    ? 'nothing'
    : parts.map(({ what, text }) => (text === '' ? what : `${what} ${text}`)).join('; ');

/**
 * What an Event can do, as it is looked for on the card: what nearly all of them have is in sight, the
 * rest folded. Of symbols only those that are different with Bots.
 */
export const IN_SIGHT = [
  'own',
  'option',
  'onCard',
  'prestige',
  'monarchPower',
  'ducats',
  'stability',
  'unrest',
  'botPower',
  'exhaust',
] as const;
export const TIES = [
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
export const SYMBOLS = [
  'mortality',
  'pirates',
  'lostAtSea',
  'cardinal',
  'natives',
  'dnpr',
  'spread',
] as const;
