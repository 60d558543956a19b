import { expect, test } from 'vitest';
import { whyNoMore } from './why-no-more.ts';

test('a stepper that goes no further says why', () => {
  expect(whyNoMore({ count: 6, onMap: 2 }, 1)).toBeUndefined();
  expect(whyNoMore({ count: 6, onMap: 6 }, 0)).toBe('ui.root.turn.noneLeft');
  expect(whyNoMore({ count: 6, onMap: 2 }, 0)).toBe('ui.root.turn.noSlot');
});
