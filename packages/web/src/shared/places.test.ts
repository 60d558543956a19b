import { describe, expect, it } from 'vitest';
import { flagAt, placeKey, placeOf } from './places.ts';

const isPlace = ({ kind }: { readonly kind: string }): boolean => kind === 'area';

describe('the key of a place', () => {
  it('is read back, with blanks in its id', () => {
    const ref = { kind: 'area', id: 'Upper Saxony' };
    expect(placeOf(placeKey(ref), isPlace)).toEqual(ref);
  });

  it.each(['', 'area', 'area ', ' 3', 'card 3'])('is no place: "%s"', (key) => {
    expect(placeOf(key, isPlace)).toBeUndefined();
  });
});

describe('a flag', () => {
  const board = { left: 10, top: 100, width: 300, height: 200 };

  it('stands at the upper corner of its place and flies to the middle of the board', () => {
    const size = { top: 150, width: 50, height: 50 };
    expect(flagAt({ left: 110, ...size }, board)).toEqual({ x: 142, y: 60, isLeft: false });
    expect(flagAt({ left: 210, ...size }, board)).toEqual({ x: 208, y: 60, isLeft: true });
  });

  it('is not there while its place is out of sight', () => {
    expect(flagAt({ left: -90, top: 150, width: 50, height: 50 }, board)).toBeUndefined();
    expect(flagAt({ left: 110, top: 20, width: 50, height: 50 }, board)).toBeUndefined();
  });
});
