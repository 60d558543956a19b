import { describe, expect, test } from 'vitest';
import { alphabeticalRanks, sortKey } from './alphabet.ts';
import { provinces } from './content.ts';

describe('EU-8.3: the alphabet', () => {
  test('reads accented letters as their plain ones', () => {
    const names = ['Žemaitija', 'Adal', 'Åbo', 'Østjylland', 'Steiermark', 'Österreich', 'Aceh'];
    const ranks = alphabeticalRanks(names);
    const order = names.toSorted(
      (a, b) => (ranks[names.indexOf(a)] ?? 0) - (ranks[names.indexOf(b)] ?? 0),
    );
    expect(order).toEqual([
      ...['Åbo', 'Aceh', 'Adal', 'Österreich', 'Østjylland', 'Steiermark', 'Žemaitija'],
    ]);
  });

  test('puts a word before the longer one that begins with it', () => {
    expect([...alphabeticalRanks(['Leon & Sons', 'Leonora', 'Leon'])]).toEqual([1, 2, 0]);
  });

  test('reads every printed name to plain letters', () => {
    for (const { name } of provinces) expect(sortKey(name)).toMatch(/^[a-z]+( [a-z]+)*$/);
    expect(sortKey('Österreich')).toBe('osterreich');
    expect(sortKey('Sjælland & Fyn')).toBe('sjaelland fyn');
  });
});
