import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Column, Id, MutableColumn, NumberColumn } from './ids.ts';
import { get, idsUpTo, put } from './ids.ts';

type Tree = Id<'Tree'>;
type Card = Id<'Card'>;

const [FIRST, SECOND] = idsUpTo<Tree>(2) as readonly [Tree, Tree];

describe('a column', () => {
  test('is read and written by the ids of its kind', () => {
    const fruit: MutableColumn<Tree, number> = [3, 4];
    put(fruit, FIRST, 5);
    expect([get(fruit, FIRST), get(fruit, SECOND)]).toEqual([5, 4]);
    expect(fruit.slice()).toEqual([5, 4]);
    expectTypeOf(fruit[FIRST]).toEqualTypeOf<number | undefined>();
  });

  test('may be a typed array, of ids too', () => {
    const fruit: NumberColumn<Tree> = Uint8Array.of(3, 4);
    put(fruit, SECOND, 6);
    expect([...fruit]).toEqual([3, 6]);
    expectTypeOf<NumberColumn<Tree, Card>[Tree]>().toEqualTypeOf<Card>();
    expectTypeOf<Uint8Array>().not.toExtend<NumberColumn<Tree, Card>>();
    expectTypeOf<NumberColumn<Tree>>().not.toExtend<NumberColumn<Card>>();
  });

  test('knows no other ids, and no plain numbers', () => {
    expectTypeOf(get<Tree, number>)
      .parameter(1)
      .toEqualTypeOf<Tree>();
    expectTypeOf<Column<Tree, number>>().not.toExtend<Column<Card, number>>();
    expectTypeOf<Card>().not.toExtend<keyof MutableColumn<Tree, number>>();
    expectTypeOf<number>().not.toExtend<Tree>();
    expectTypeOf<Card>().not.toExtend<Tree>();
    // A number itself is enough wherever one is counted with.
    expectTypeOf<Tree>().toExtend<number>();
  });
});
