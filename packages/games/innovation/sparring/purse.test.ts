import { describe, expect, it } from 'vitest';
import type { Purse } from './purse.ts';
import { burn, canPay, gain, gainPower, inCoins, pay, powerRoom } from './purse.ts';

const purse = (some: Partial<Purse> = {}): Purse => ({
  coins: 0,
  tools: 0,
  scholars: 0,
  books: [0, 0, 0, 0],
  bowls: [5, 7, 0],
  ...some,
});

describe('the purse of a stand-in', () => {
  it('moves power from I to II, and from II to III only when I is empty', () => {
    const own = purse();
    gainPower(own, 4);
    expect(own.bowls).toEqual([1, 11, 0]);
    gainPower(own, 3);
    expect(own.bowls).toEqual([0, 10, 2]);
    gainPower(own, 99);
    expect(own.bowls).toEqual([0, 0, 12]);
    expect(powerRoom(own)).toBe(0);
  });

  it('burns one token of bowl II for each that goes to III', () => {
    const own = purse();
    burn(own, 3);
    expect(own.bowls).toEqual([5, 1, 3]);
  });

  it('buys what is short for power: coins for 1, tools for 3, scholars for 5', () => {
    const own = purse({ coins: 1, bowls: [0, 0, 9] });
    expect(canPay(own, { coins: 2, tools: 1, scholars: 1 })).toBe(true);
    expect(canPay(own, { coins: 3, tools: 1, scholars: 1 })).toBe(false);
    pay(own, { coins: 2, tools: 1, scholars: 1 });
    expect(own).toEqual(purse({ bowls: [9, 0, 0] }));
  });

  it('pays books of the colour that is held least', () => {
    const own = purse({ books: [3, 1, 0, 2] });
    pay(own, { books: 2 });
    expect(own.books).toEqual([3, 0, 0, 1]);
    expect(canPay(own, { books: 5 })).toBe(false);
  });

  it('takes no more scholars than the supply has', () => {
    const own = purse({ scholars: 1 });
    gain(own, { scholars: 3 }, 2);
    expect(own.scholars).toBe(2);
  });

  it('counts everything but the power of bowls I and II as coins at the end', () => {
    expect(inCoins(purse({ coins: 4, tools: 3, scholars: 2, books: [1, 0, 0, 0] }))).toBe(10);
    expect(inCoins(purse({ bowls: [2, 3, 4] }))).toBe(4);
  });
});
