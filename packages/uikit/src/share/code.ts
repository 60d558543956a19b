import { encode } from 'uqr';

/** The dots of a QR code, row by row, with a margin around them. */
export const codeOf = (text: string, margin: number): ReturnType<typeof encode> =>
  encode(text, { ecc: 'L', border: margin });

/** How many there are in a row; more than any screen has where no code holds so much. */
export function dotsOf(text: string, margin: number): number {
  try {
    return codeOf(text, margin).size;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
