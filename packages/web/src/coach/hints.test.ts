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
      expect(hintFor('human', seen, everywhere, true)?.id).toBe(id);
      seen.push(id);
    }
    expect(hintFor('human', seen, everywhere, true)).toBeUndefined();
    expect(hintFor('working', seen, everywhere, true)).toBeDefined();
  });

  it('asks whether that is everything only once there is something', () => {
    const before = ['board', 'record'];
    expect(hintFor('human', before, everywhere, false)).toBeUndefined();
    expect(hintFor('human', before, everywhere, true)?.id).toBe('end');
    // What leads to the first entry comes before it.
    expect(hintFor('human', [], everywhere, false)?.id).toBe('board');
  });

  it('is silent beside everything else', () => {
    for (const panel of ['question', 'why', 'foresight', 'log', 'check', 'begin', 'end'] as const) {
      expect(hintFor(panel, [], everywhere, true)).toBeUndefined();
    }
  });

  it('waits for the first ordinary turn', () => {
    expect(hintFor('human', [], () => true, true)).toBeUndefined();
    expect(hintFor('human', [], everywhere, true)).toBeDefined();
  });

  it('leaves out what is not there to be spoken of', () => {
    const [first, second] = HINTS.filter(({ panel }) => panel === 'working');
    expect(hintFor('working', [], (it) => everywhere(it) && it !== first?.subject, true)?.id).toBe(
      second?.id,
    );
  });

  it('offers sound last', () => {
    expect(HINTS.at(-1)?.id).toBe('sound');
  });
});
