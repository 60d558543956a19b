/** How the pieces look: a head per faction, an icon per building and token, a rim per ruler. */
export const BODY = 'M-14 -24H14L25.5 7C27.5 13 25 17 20 17H-20C-25 17 -27.5 13 -25.5 7Z';

const HEADS: Readonly<Record<string, string>> = {
  marquise: 'M-16 -29V-54h9v7h14v-7h9v25Z',
  eyrie: 'M0 -58L19 -41 7 -29H-7L-19 -41Z',
  alliance: 'M0 -59c13 9 19 16 16 23-1 3-4 6-6 7H-10c-2-1-5-4-6-7-3-7 3-14 16-23Z',
  vagabond: 'M0 -57c8 0 13 6 14 13l10 6c3 2 2 7-2 7h-44c-4 0-5-5-2-7l10-6c1-7 6-13 14-13Z',
  secondVagabond: 'M-9 -61c15 2 22 12 24 23l8 3c3 2 2 7-2 7h-42c-4 0-5-5-2-7 12-5 18-14 14-26Z',
  lizards: 'M0 -60L21 -29H-21Z',
  riverfolk: 'M0 -58a16 16 0 0 1 9 29H-9a16 16 0 0 1 9 -29Z',
  duchy: 'M-20 -55H20L10 -29H-10Z',
  corvids: 'M-14 -29V-43A14 14 0 0 1 10 -53L25 -42 9 -38V-29Z',
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

export interface Rim {
  readonly width: number;
  readonly dashes?: string;
  readonly round?: boolean;
  /** A line of the ground's colour along the middle makes it a double line. */
  readonly double?: boolean;
}

const RIMS: Readonly<Record<string, Rim>> = {
  marquise: { width: 8 },
  eyrie: { width: 8, dashes: '34 9' },
  alliance: { width: 10, dashes: '1 15', round: true },
  lizards: { width: 11, double: true },
  riverfolk: { width: 8, dashes: '26 14 0.5 14', round: true },
  duchy: { width: 9, dashes: '10 8' },
  corvids: { width: 11, dashes: '40 10', double: true },
};
const HAIRLINE: Rim = { width: 2 };

export const rimOf = (ruler: string | undefined): Rim =>
  (ruler === undefined ? undefined : RIMS[ruler]) ?? HAIRLINE;
