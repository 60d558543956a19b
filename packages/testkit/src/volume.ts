/** Set by `npm run soak`: every game is played, and properties are tried with seeds of the day. */
const SOAK = 'SOAK';

export function isSoaking(): boolean {
  return (process.env[SOAK] ?? '') !== '';
}

/** How many of so many whole games a test plays: a tenth in `npm test`, all in `npm run soak`. */
export function volume(games: number): number {
  return isSoaking() ? games : Math.ceil(games / 10);
}
