import { describe, expect, it } from 'vitest';
import { gameOfPhoto, idsOf, isPhoto, keptSize, photoId } from './photo.ts';

describe('a photo', () => {
  it('is scaled down to its longer side, and never up', () => {
    expect(keptSize({ width: 4000, height: 3000 })).toEqual({ width: 1280, height: 960 });
    expect(keptSize({ width: 3000, height: 4000 })).toEqual({ width: 960, height: 1280 });
    expect(keptSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
    // A strip keeps a side.
    expect(keptSize({ width: 20_000, height: 3 })).toEqual({ width: 1280, height: 1 });
  });

  it('is found by its game, and not by one whose id begins alike', () => {
    const [from, to] = idsOf('abc');
    const isOf = (id: string): boolean => from <= id && id <= to;
    expect(isOf(photoId('abc', 'x1'))).toBe(true);
    expect(isOf(photoId('abcd', 'x1'))).toBe(false);
    expect(isOf(photoId('ab', 'x1'))).toBe(false);
    expect(gameOfPhoto(photoId('abc', 'x1'))).toBe('abc');
  });

  it.each([
    ['no object', 'abc'],
    ['null', null],
    ['no picture', { id: 'a.b', taken: 1 }],
    ['another address', { id: 'a.b', taken: 1, picture: 'https://example.org/a.jpg' }],
    ['no time', { id: 'a.b', taken: Number.NaN, picture: 'data:image/jpeg;base64,AA' }],
    ['no id', { taken: 1, picture: 'data:image/jpeg;base64,AA' }],
  ])('that is damaged is none: %s', (_, value) => {
    expect(isPhoto(value)).toBe(false);
  });

  it('that is sound is one', () => {
    expect(isPhoto({ id: 'a.b', taken: 1, picture: 'data:image/jpeg;base64,AA' })).toBe(true);
  });
});
