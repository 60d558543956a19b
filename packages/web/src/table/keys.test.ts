import { expect, it } from 'vitest';
import { shortcut } from './keys.ts';

const press = (key: string, isWhy = false, more = {}) =>
  shortcut(
    {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      defaultPrevented: false,
      target: null,
      ...more,
    },
    { isWhy },
  );

it('knows the keys of the table', () => {
  expect(['u', 'b', 'w', '?', 'Enter', 'x'].map((key) => press(key))).toEqual([
    'undo',
    'botTurn',
    'why',
    'help',
    'enter',
    undefined,
  ]);
});

it('steps through a reason with the arrows', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Escape', 'w'].map((key) => press(key, true))).toEqual([
    'stepBack',
    'stepOn',
    'closeWhy',
    'closeWhy',
  ]);
  expect(press('ArrowLeft')).toBeUndefined();
});

it('leaves the browser its own', () => {
  expect(press('u', false, { ctrlKey: true })).toBeUndefined();
  expect(press('u', false, { defaultPrevented: true })).toBeUndefined();
});
