import { describe, expect, it } from 'vitest';
import { showingOf, sideIn } from './code-size.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };

describe('a code', () => {
  it('is in sight as a whole', () => {
    expect(sideIn(PHONE)).toBe(358);
    expect(sideIn(SMALL)).toBe(328);
    expect(sideIn(ON_ITS_SIDE)).toBeLessThan(ON_ITS_SIDE.height - 118);
    expect(sideIn(DESKTOP)).toBe(428);
  });

  // Dots of links to Root after a few turns, to Root at its end, and to a long game of Tapestry.
  it.each([
    [105, { PHONE: 'code', SMALL: 'code', ON_ITS_SIDE: 'turn', DESKTOP: 'code' }],
    [117, { PHONE: 'code', SMALL: 'tooLong', ON_ITS_SIDE: 'turn', DESKTOP: 'code' }],
    [141, { PHONE: 'tooLong', SMALL: 'tooLong', ON_ITS_SIDE: 'tooLong', DESKTOP: 'code' }],
    [177, { PHONE: 'tooLong', SMALL: 'tooLong', ON_ITS_SIDE: 'tooLong', DESKTOP: 'tooLong' }],
  ])('of %i dots is shown where a camera can read it', (dots, shown) => {
    const rooms = { PHONE, SMALL, ON_ITS_SIDE, DESKTOP };
    for (const [name, kind] of Object.entries(shown)) {
      expect(showingOf(dots, rooms[name as keyof typeof rooms]).kind, name).toBe(kind);
    }
  });
});
