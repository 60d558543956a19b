import { expect, test } from 'vitest';
import { setupChoices } from '../../rules/view.ts';
import { drawSets, isTaken } from './planning-sets.ts';
import { check, draftOf, firstConfig, withHuman, withHumans } from './setup-model.ts';

function throws(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 48271) % 2147483647;
    return at / 2147483647;
  };
}
const one = draftOf(firstConfig());

test('AOI-S6: three planning cards, two faction tiles at each, none of them twice', () => {
  const terrains = new Set<string>();
  const factions = new Set<string>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const sets = drawSets(one, 0, throws(seed * 7919));
    expect(new Set(sets.map(({ terrain }) => terrain)).size).toBe(3);
    expect(sets.map((set) => set.factions.length)).toEqual([2, 2, 2]);
    expect(new Set(sets.flatMap((set) => set.factions)).size).toBe(6);
    for (const set of sets) {
      terrains.add(set.terrain);
      for (const faction of set.factions) {
        factions.add(faction);
        const taken = { terrain: set.terrain, faction };
        expect(check(withHuman(one, 0, taken)).problem).toBeUndefined();
      }
    }
  }
  // Every planning card and every faction tile can come.
  expect([...terrains].sort()).toEqual([...setupChoices.terrains].sort());
  expect([...factions].sort()).toEqual([...setupChoices.humanFactions].sort());
});

test('what the other human has is not laid out', () => {
  const two = withHumans(one, 2);
  for (let seed = 1; seed <= 20; seed += 1) {
    for (const { terrain, factions } of drawSets(two, 1, throws(seed * 7919))) {
      expect(terrain).not.toBe(two.humans[0]?.terrain);
      expect(factions).not.toContain(two.humans[0]?.faction);
    }
  }
});

test('a set is taken with one of its factions', () => {
  const set = { terrain: 'lake', factions: ['moles', 'omar'] };
  expect(isTaken({ terrain: 'lake', faction: 'moles' }, set, 'moles')).toBe(true);
  expect(isTaken({ terrain: 'lake', faction: 'moles' }, set, 'omar')).toBe(false);
  expect(isTaken({ terrain: 'swamp', faction: 'moles' }, set, 'moles')).toBe(false);
});
