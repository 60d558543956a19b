import { HEX_PATTERNS } from '../rules/content.ts';
import { around, DRAWN } from './map-drawing.ts';
import type { PATTERNS } from './map-vector-words.ts';

/**
 * The choices on the map once more, slow and plain, from the drawing and the letters on it: every
 * valid hex gets its list of numbers, and the smallest list wins. Nothing of the game's own code is
 * asked but the printed reading orders.
 */
export interface Board {
  readonly tokens: Readonly<Record<string, string>>;
  readonly explored: readonly string[];
  readonly tilesLeft: number;
  readonly earned: readonly string[];
  readonly isMilitary: boolean;
  readonly isAnywhere: boolean;
  readonly pattern: (typeof PATTERNS)[number];
  readonly icon: boolean;
}

const NAMES = DRAWN.map(({ name }) => name);
const FAR = 1000;

class Reference {
  private readonly board: Board;
  constructor(board: Board) {
    this.board = board;
  }

  // ---- what lies where -----------------------------------------------------------

  on(hex: string): string {
    return this.board.tokens[hex] ?? '';
  }
  count(hex: string, letters: string): number {
    return [...this.on(hex)].filter((letter) => letters.includes(letter)).length;
  }
  isExplored(hex: string): boolean {
    const isPrinted = DRAWN.some(({ name, isPrinted: is }) => name === hex && is);
    return isPrinted || hex in this.board.tokens || this.board.explored.includes(hex);
  }
  isYours(hex: string): boolean {
    return this.count(hex, 'Y') > 0;
  }
  isOurs(hex: string): boolean {
    return this.count(hex, 'A') > 0;
  }
  isInReach(hex: string): boolean {
    return this.board.isAnywhere || around(hex).some((near) => this.isOurs(near));
  }
  canConquer(hex: string): boolean {
    return this.isExplored(hex) && this.on(hex).length <= 1 && !this.isOurs(hex);
  }
  canExplore(hex: string): boolean {
    return !this.isExplored(hex) && this.board.tilesLeft > 0;
  }
  outposts(letters: string): number {
    return NAMES.reduce((all, hex) => all + this.count(hex, letters), 0);
  }

  // ---- distances -------------------------------------------------------------------

  /** One shortest path at a time, by trying out longer and longer ones. */
  steps(from: string, goals: readonly string[]): number {
    let reached = new Set([from]);
    for (let n = 0; n <= NAMES.length; n += 1) {
      if (goals.some((goal) => reached.has(goal))) return n;
      const left = [...reached].filter((hex) => hex === from || this.isOpen(hex));
      reached = new Set([...reached, ...left.flatMap((hex) => around(hex))]);
    }
    return FAR;
  }
  isOpen(hex: string): boolean {
    return this.count(hex, 'Aa') === 0 && this.count(hex, 'YyX') <= 1;
  }

  // ---- choices ---------------------------------------------------------------------

  place(hex: string): number {
    return HEX_PATTERNS[this.board.pattern].flat().indexOf(hex);
  }
  best(valid: readonly string[], numbers: (hex: string) => readonly number[]): string | undefined {
    const lists = valid.map((hex) => ({ hex, list: [...numbers(hex), this.place(hex)] }));
    lists.sort((one, other) => {
      const at = one.list.findIndex((n, i) => n !== other.list[i]);
      return at < 0 ? 0 : (one.list[at] as number) - (other.list[at] as number);
    });
    return lists[0]?.hex;
  }
  toMiddle(hex: string): readonly number[] {
    const isPossible =
      !this.board.earned.includes('automa') &&
      this.board.earned.length < 2 &&
      this.on('D4').length <= 1 &&
      !this.isOurs('D4');
    return isPossible ? [this.steps(hex, ['D4'])] : [];
  }

  conquer(): { readonly by: string; readonly at?: string | undefined } {
    // One of the ten marks the favorite track.
    if (this.outposts('Aa') >= 9) return { by: 'nothing' };
    const theirs = NAMES.filter((hex) => this.isYours(hex));
    const opponents = theirs.filter((hex) => this.canConquer(hex) && this.isInReach(hex));
    if (opponents.length > 0) {
      return { by: 'opponent', at: this.best(opponents, (hex) => this.toMiddle(hex)) };
    }
    const ones = theirs.filter((hex) => this.on(hex).length === 1);
    const goals = ones.length > 0 ? ones : theirs;
    const neutral = NAMES.filter(
      (hex) =>
        (this.canConquer(hex) || this.canExplore(hex)) &&
        this.isInReach(hex) &&
        (this.board.icon || !around(hex).some((near) => this.isYours(near))),
    );
    const at = this.best(neutral, (hex) => [...this.toMiddle(hex), this.steps(hex, goals)]);
    return { by: 'neutral', at };
  }

  explore(): { readonly by: string; readonly at?: string | undefined } {
    if (this.board.tilesLeft === 0) return { by: 'nothing' };
    const theirs = NAMES.filter((hex) => this.isYours(hex));
    const valid = NAMES.filter((hex) => this.canExplore(hex) && this.isInReach(hex));
    const away = (hex: string) => (this.board.isMilitary ? [] : [-this.steps(hex, theirs)]);
    return { by: 'explore', at: this.best(valid, away) };
  }
}

export const wouldConquer = (board: Board) => new Reference(board).conquer();
export const wouldExplore = (board: Board) => new Reference(board).explore();
