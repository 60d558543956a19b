import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './hash.ts';

test('is 16 hex digits, the same for the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fingerprint(text)).toMatch(/^[0-9a-f]{16}$/);
      expect(fingerprint(text)).toBe(fingerprint(text));
    }),
  );
});

test('differs for texts that differ a little', () => {
  const texts = Array.from({ length: 20_000 }, (_, i) => `{"round":${i}}`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint('ab')).not.toBe(fingerprint('ba'));
  expect(fingerprint('')).not.toBe(fingerprint('\0'));
});

test('never changes: records and kept fingerprints depend on it', () => {
  expect(['', 'a', 'Empty Chair', 'żółć'].map(fingerprint)).toEqual([
    '1aee8d83c14d9671',
    '82c9790130324e85',
    'e08068df7100db05',
    '3b3d5665064ce645',
  ]);
});
