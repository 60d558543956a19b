import { describe, expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import { placeTokens, tokenLetters, tokenRefs, tokensText } from './tokens.ts';

const E3 = hexOf('E3') as Hex;
const solo = () => readPosition({ state: { tokens: { E3: 'Ya' } } });
const two = () => readPosition({ config: { game: 'shadow' }, state: { tokens: { E3: 'Yz' } } });

describe('tokens in letters', () => {
  test.each(['', 'Y', 'y', 'YY', 'yy', 'Yy', 'A', 'a', 'Ya', 'yA', 'AS', 'SS', 'YX', 'aX', 'XX'])(
    '%j is read and written',
    (text) => {
      const state = solo();
      expect(placeTokens(state, E3, text)).toBe(true);
      expect(tokensText(state, E3)).toBe(text);
    },
  );

  test('in any order and, where only one thing can be meant, in any size', () => {
    const state = solo();
    placeTokens(state, E3, 'Sa');
    expect(tokensText(state, E3)).toBe('aS');
    placeTokens(state, E3, 'xs');
    expect(tokensText(state, E3)).toBe('SX');
  });

  test('a letter that nobody has changes nothing', () => {
    const state = solo();
    expect(placeTokens(state, E3, 'YZ')).toBe(false);
    expect(placeTokens(state, E3, 'Y?')).toBe(false);
    expect(tokensText(state, E3)).toBe('Ya');
  });

  test('2P-1: with two humans there is no A, but a Z', () => {
    const state = two();
    expect(placeTokens(state, E3, 'A')).toBe(false);
    expect(tokensText(state, E3)).toBe('Yz');
    expect(tokenLetters(state.facts)).toEqual(['Y', 'Z', 'S', 'X']);
    expect(tokenLetters(solo().facts)).toEqual(['Y', 'A', 'S', 'X']);
    expect(tokenRefs(state.facts, 'Y')).toEqual([{ kind: 'tokenForTwo', id: 'Y' }]);
    expect(tokenRefs(solo().facts, 'Y')).toEqual([{ kind: 'token', id: 'Y' }]);
  });
});
