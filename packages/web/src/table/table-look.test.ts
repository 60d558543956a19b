import { describe, expect, it } from 'vitest';
import { afterMove, chairTapped, firstLook, sheetMoved, stopOf } from './table-look.ts';

const start = firstLook(true);
const entered = { isSetUpDone: false, asksMuch: false };

describe('the sheet', () => {
  it('is full while there is no board to see above it, and half once the set-up is done', () => {
    const empty = firstLook(false);
    expect(stopOf(empty, false)).toBe('full');
    expect(stopOf(afterMove(empty, entered), false)).toBe('full');
    expect(stopOf(afterMove(empty, { ...entered, isSetUpDone: true }), false)).toBe('half');
  });

  it('is full for much to choose from, and back where it was left', () => {
    const peeking = sheetMoved(start, 'peek', false);
    expect(stopOf(peeking, true)).toBe('full');
    expect(stopOf(peeking, false)).toBe('peek');
  });

  it('stays where it is pulled from one long question to the next, and no longer', () => {
    const pulled = sheetMoved(start, 'half', true);
    const next = afterMove(pulled, { ...entered, asksMuch: true });
    expect(stopOf(next, true)).toBe('half');
    expect(stopOf(afterMove(next, entered), true)).toBe('full');
    expect(stopOf(pulled, false)).toBe('half');
  });
});

describe('the mat', () => {
  it('is that of the chair that was tapped, until something is done', () => {
    const looked = chairTapped(start, 2, false);
    expect(looked.seat).toBe(2);
    expect(afterMove(looked, entered).seat).toBeUndefined();
  });

  it('is put away by a second tap on its chair', () => {
    const looked = chairTapped(start, 2, false);
    expect(chairTapped(looked, 2, false).seat).toBeUndefined();
    expect(chairTapped(looked, 1, false).seat).toBe(1);
  });

  it('comes into sight with the tap', () => {
    const peeking = sheetMoved(start, 'peek', false);
    expect(stopOf(chairTapped(peeking, 2, false), false)).toBe('half');
    const full = sheetMoved(start, 'full', false);
    expect(stopOf(chairTapped(full, 2, false), false)).toBe('full');
  });
});

it('begins the list of the set-up anew when the set-up was done anew', () => {
  const half = { ...start, beginStep: 4 };
  expect(afterMove(half, entered).beginStep).toBe(4);
  expect(afterMove(half, { ...entered, isSetUpDone: true }).beginStep).toBe(0);
});
