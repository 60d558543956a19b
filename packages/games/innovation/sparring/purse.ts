import { NONE } from '@empty-chair/kernel/ids';
import type { Discipline } from '../rules/content.ts';
import { ALL_DISCIPLINES } from '../rules/content.ts';
import type { Bag } from './base-rules.ts';

/** What a human has in front of them, kept by the base rules: nothing is ever below zero. */
export interface Purse {
  coins: number;
  tools: number;
  scholars: number;
  /** By discipline. */
  books: number[];
  /** The power tokens of bowls I, II and III. */
  bowls: [number, number, number];
}

/** A tool or a scholar can be had for power at any time of the own turn. */
const POWER_PER = { coins: 1, tools: 3, scholars: 5 } as const;

export const booksOf = ({ books }: Purse, colour: Discipline): number => books[colour] as number;
export const bookCount = ({ books }: Purse): number => books.reduce((all, n) => all + n, 0);

/** Each moves a token from I to II; when I is empty, from II to III; the rest is lost. */
export function gainPower({ bowls }: Purse, n: number): void {
  const first = Math.min(n, bowls[0]);
  const second = Math.min(n - first, bowls[1] + first);
  bowls[0] -= first;
  bowls[1] += first - second;
  bowls[2] += second;
}

/** How many moves the tokens can still make. */
export const powerRoom = ({ bowls }: Purse): number => 2 * bowls[0] + bowls[1];

function spendPower({ bowls }: Purse, n: number): void {
  bowls[2] -= n;
  bowls[0] += n;
}

/** Two tokens of bowl II: one leaves the game, the other goes to III. As many as are wanted. */
export function burn({ bowls }: Purse, n: number): void {
  bowls[1] -= 2 * n;
  bowls[2] += n;
}

/** What bowl III could hold after burning. */
export const powerWithBurning = ({ bowls }: Purse): number => bowls[2] + Math.floor(bowls[1] / 2);

/** Coins, tools and scholars that are short are bought for power of bowl III. */
export function powerNeeded(purse: Purse, cost: Bag): number {
  const short = (has: number, wants = 0): number => Math.max(0, wants - has);
  return (
    (cost.power ?? 0) +
    POWER_PER.coins * short(purse.coins, cost.coins) +
    POWER_PER.tools * short(purse.tools, cost.tools) +
    POWER_PER.scholars * short(purse.scholars, cost.scholars)
  );
}

/** `burnt`: tokens that burning would add to bowl III before it is paid. */
export const canPay = (purse: Purse, cost: Bag, burnt = 0): boolean =>
  powerNeeded(purse, cost) <= purse.bowls[2] + burnt && (cost.books ?? 0) <= bookCount(purse);

export function pay(purse: Purse, cost: Bag): void {
  spendPower(purse, powerNeeded(purse, cost));
  purse.coins = Math.max(0, purse.coins - (cost.coins ?? 0));
  purse.tools = Math.max(0, purse.tools - (cost.tools ?? 0));
  purse.scholars = Math.max(0, purse.scholars - (cost.scholars ?? 0));
  for (let left = cost.books ?? 0; left > 0; left -= 1) payBook(purse);
}

/** A book of the colour that is held least: an innovation wants several of one colour. */
function payBook(purse: Purse): void {
  let least: Discipline = NONE;
  for (const colour of ALL_DISCIPLINES) {
    const n = booksOf(purse, colour);
    if (n > 0 && (least === NONE || n < booksOf(purse, least))) least = colour;
  }
  payBooks(purse, least, 1);
}

export function payBooks(purse: Purse, colour: Discipline, n: number): void {
  purse.books[colour] = booksOf(purse, colour) - n;
}

/** Scholars are limited: those in hand and on the display are seven in all. */
export function gain(
  purse: Purse,
  bag: Bag,
  scholarsInSupply: number,
  colour: Discipline = NONE,
): void {
  purse.coins += bag.coins ?? 0;
  purse.tools += bag.tools ?? 0;
  purse.scholars += Math.min(bag.scholars ?? 0, Math.max(0, scholarsInSupply - purse.scholars));
  gainPower(purse, bag.power ?? 0);
  for (let left = bag.books ?? 0; left > 0; left -= 1) gainBook(purse, colour);
}

/** Of choice: one more of what is held most. */
function gainBook(purse: Purse, colour: Discipline): void {
  const { books } = purse;
  const at = colour === NONE ? (books.indexOf(Math.max(...books)) as Discipline) : colour;
  books[at] = booksOf(purse, at) + 1;
}

/** At the end everything becomes coins: scholars as tools, tools and books one each, bowl III too. */
export const inCoins = (purse: Purse): number =>
  purse.coins + purse.tools + purse.scholars + bookCount(purse) + purse.bowls[2];
