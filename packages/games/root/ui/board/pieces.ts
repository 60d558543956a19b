/** How the pieces look: a head per faction, an icon per building and token, a rim per ruler. */
export const BODY = 'M-14 -24H14L25.5 7C27.5 13 25 17 20 17H-20C-25 17 -27.5 13 -25.5 7Z';

const HEADS: Readonly<Record<string, string>> = {
  marquise: 'M-16 -29V-54h9v7h14v-7h9v25Z',
  eyrie: 'M0 -58L19 -41 7 -29H-7L-19 -41Z',
  alliance: 'M0 -59c13 9 19 16 16 23-1 3-4 6-6 7H-10c-2-1-5-4-6-7-3-7 3-14 16-23Z',
  vagabond: 'M0 -57c8 0 13 6 14 13l10 6c3 2 2 7-2 7h-44c-4 0-5-5-2-7l10-6c1-7 6-13 14-13Z',
  secondVagabond: 'M-9 -61c15 2 22 12 24 23l8 3c3 2 2 7-2 7h-42c-4 0-5-5-2-7 12-5 18-14 14-26Z',
  lizards:
    'M-10-29-26-34.8-14.8-39.6-18.9-51.6-7.1-46.7 0-58.6 7.1-46.7 18.9-51.6 14.8-39.6 26-34.8 10-29Z',
  riverfolk:
    'M0-58.3a16.2 16.1 0 0 1 10.4 28.7l-1.3.6H-9.1l-1.3-.6A16.2 16.1 0 0 1 0-58.3ZM0-48.7a6.8 6.8 0 1 0 0 13.5 6.8 6.8 0 0 0 0-13.5Z',
  duchy:
    'M0-54.8c12.9 0 22.8 8.1 26.7 22.5-6.6-6.4-12.9-9.3-19.8-10V-29h-13.8V-42.2C-13.8-41.6-20.1-38.7-26.7-32.2-22.8-46.7-12.9-54.8 0-54.8Z',
  corvids:
    'M-16.8-29V-41.6C-16.8-50.9-10.7-58-3-58c6.3 0 11.3 3.9 13.5 10L28.1-34.8c-8.2.3-15.7.6-22.8 1.6v4.2Z',
};
export const headOf = (faction: string): string => HEADS[faction] ?? HEADS['riverfolk'] ?? '';

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colour token of a faction's paint. */
export const paintOf = (faction: string): string => `--${kebab(faction)}`;

/** Sets the three paints of a painted piece for everything inside. */
export const painted = (faction: string): string => {
  const name = paintOf(faction);
  return `--paint:var(${name});--edge:var(${name}-edge);--on:var(${name}-on)`;
};
export const suited = (suit: string): string => `--paint:var(--${suit});--on:var(--${suit}-on)`;

export const isPawn = (faction: string): boolean =>
  faction === 'vagabond' || faction === 'secondVagabond';

export const warriorIcon = (faction: string): string =>
  isPawn(faction) ? `pawn-${kebab(faction)}` : `warrior-${kebab(faction)}`;

/** Buildings and tokens have the icon of their name; the three bases share one. */
export const pieceIcon = (piece: string): string =>
  piece.endsWith('Base') ? 'base' : kebab(piece);

/** A rim is one line or two, the first of them in the paint of whoever rules. */
export interface RimLine {
  readonly width: number;
  readonly dashes?: string;
  readonly round?: boolean;
  /** So much farther out than the edge of the paper. */
  readonly out?: number;
  readonly wavy?: boolean;
  /** In the colour of the ground: along the middle of another it makes it a double line. */
  readonly isGap?: boolean;
}

const RIMS: Readonly<Record<string, readonly RimLine[]>> = {
  marquise: [{ width: 8 }],
  eyrie: [{ width: 8, dashes: '34 9' }],
  alliance: [{ width: 10, dashes: '1 15', round: true }],
  lizards: [{ width: 12 }, { width: 4.5, isGap: true }],
  riverfolk: [{ width: 6.5, wavy: true }],
  duchy: [
    { width: 4, out: 2.5 },
    { width: 13, dashes: '8 14.2', out: -2 },
  ],
  corvids: [{ width: 8, dashes: '26 14 .5 14', round: true }],
};
const HAIRLINE: readonly RimLine[] = [{ width: 2 }];

export const rimOf = (ruler: string | undefined): readonly RimLine[] =>
  (ruler === undefined ? undefined : RIMS[ruler]) ?? HAIRLINE;
