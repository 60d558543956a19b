/** The generator's words, and how much it has told: random draws plus cards turned. */
export interface RngState {
  readonly words: readonly [number, number, number, number];
  readonly revealed: number;
}

export interface Rng {
  /** An unbiased integer in [0, n). */
  below(n: number): number;
  /** An independent stream: 'setup', 'policy'. Does not advance this one. */
  fork(stream: string): Rng;
  /** A turned card informs as much as a die; drawCard calls it. */
  reveal(): void;
  snapshot(): RngState;
}

const TWO_32 = 4294967296;

/** xoshiro128**, with Lemire's rejection so that no face of a die is favoured. */
class Xoshiro implements Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  private revealed: number;

  constructor(state: RngState) {
    const { words } = state;
    this.a = words[0];
    this.b = words[1];
    this.c = words[2];
    this.d = words[3];
    this.revealed = state.revealed;
  }

  private word(): number {
    const scrambled = Math.imul(this.b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= 1 << 20)) {
      throw new RangeError(`below(${n}): want a whole number from 1 to 2^20`);
    }
    this.revealed += 1;
    for (;;) {
      const product = this.word() * n; // exact: below 2^52
      const high = Math.floor(product / TWO_32);
      const low = product - high * TWO_32;
      // Below n it may be one of the unfair few; only then is the slow remainder worth its price.
      if (low >= n || low >= TWO_32 % n) return high;
    }
  }

  fork(stream: string): Rng {
    return rngFromSeed(`${this.a}.${this.b}.${this.c}.${this.d}/${stream}`);
  }

  reveal(): void {
    this.revealed += 1;
  }

  snapshot(): RngState {
    return { words: [this.a, this.b, this.c, this.d], revealed: this.revealed };
  }
}

export function rngFromState(state: RngState): Rng {
  return new Xoshiro(state);
}

export function rngFromSeed(seed: string): Rng {
  const next = wordsOf(seed);
  return new Xoshiro({ words: [next(), next(), next(), next()], revealed: 0 });
}

/** Stretches a text into as many well-mixed 32-bit words as are asked for (splitmix32 over FNV-1a). */
function wordsOf(text: string): () => number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash ^ (hash >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
