import { describe, expect, it } from 'vitest';
import { setupChoices } from '../../rules/view.ts';
import drawn from './drawn-maps.json';
import type { DrawnMap } from './drawn-maps.ts';
import { grownOf, layoutFor, read, treesFor, written } from './drawn-maps.ts';

it('has every map of the game', () => {
  expect(Object.keys(drawn)).toEqual(setupChoices.maps.map(({ id }) => id));
});

describe.each(Object.entries<DrawnMap>(drawn))('the %s map', (id, map) => {
  it('is read as it was written', () => {
    expect(written(read(id, map), grownOf(map))).toEqual(map);
    expect(layoutFor(id).clearings.size).toBe(12);
  });

  it('has its woods', () => {
    expect(treesFor(id).length).toBe(grownOf(map).filter((grown) => grown).length);
    expect(treesFor(id).length).toBeGreaterThan(400);
  });
});
