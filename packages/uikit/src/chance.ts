/**
 * A fair whole number from 0 to below `n`, for a table that has lost its die. Chance inside the
 * rules comes from the seeded generator; this only presses one of the faces that a question offers.
 */
export function fairBelow(n: number, word: () => number = randomWord): number {
  const all = 2 ** 32;
  // The last, incomplete run of numbers would favour the low ones.
  const fair = all - (all % n);
  for (;;) {
    const drawn = word();
    if (drawn < fair) return drawn % n;
  }
}

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
