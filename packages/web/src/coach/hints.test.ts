import { describe, expect, it } from 'vitest';
import { HINTS, hintFor } from './hints.ts';

const everywhere = (subject: string): boolean => subject !== '[data-coach=errand]';

describe('the coach', () => {
  it('has at most six hints for a game', () => {
    expect(HINTS.length).toBeLessThanOrEqual(6);
  });

  it('speaks of the turn that is on, one thing after the other', () => {
    const human = HINTS.filter(({ panel }) => panel === 'human').map(({ id }) => id);
    const seen: string[] = [];
    for (const id of human) {
      expect(hintFor('human', seen, everywhere)?.id).toBe(id);
      seen.push(id);
    }
    expect(hintFor('human', seen, everywhere)).toBeUndefined();
    expect(hintFor('working', seen, everywhere)).toBeDefined();
  });

  it('is silent beside everything else', () => {
    for (const panel of ['question', 'why', 'foresight', 'log', 'check', 'begin', 'end'] as const) {
      expect(hintFor(panel, [], everywhere)).toBeUndefined();
    }
  });

  it('waits for the first ordinary turn', () => {
    expect(hintFor('human', [], () => true)).toBeUndefined();
    expect(hintFor('human', [], everywhere)).toBeDefined();
  });

  it('leaves out what is not there to be spoken of', () => {
    const [first, second] = HINTS.filter(({ panel }) => panel === 'working');
    expect(hintFor('working', [], (it) => everywhere(it) && it !== first?.subject)?.id).toBe(
      second?.id,
    );
  });

  it('offers sound last', () => {
    expect(HINTS.at(-1)?.id).toBe('sound');
  });
});
