import { expect, it } from 'vitest';
import { shortcut } from './keys.ts';

const press = (key: string, isWhy = false, more = {}, isForesight = false, isAloud = false) =>
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
    { isWhy, isForesight, isAloud },
  );

it('knows the keys of the table', () => {
  expect(['u', 'b', 'w', 'f', '?', 'Enter', 'x'].map((key) => press(key))).toEqual([
    'undo',
    'botTurn',
    'why',
    'foresight',
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

it('closes what lies on top: the reason first, then foresight', () => {
  expect(press('f', false, {}, true)).toBe('closeForesight');
  expect(press('Escape', false, {}, true)).toBe('closeForesight');
  expect(press('Escape', true, {}, true)).toBe('closeWhy');
  expect(press('Escape')).toBeUndefined();
});

it('leaves the browser its own', () => {
  expect(press('u', false, { ctrlKey: true })).toBeUndefined();
  expect(press('u', false, { defaultPrevented: true })).toBeUndefined();
});

it('goes on, says again and stops while a turn is read aloud', () => {
  const heard = (key: string, more = {}) => press(key, false, more, false, true);
  expect([' ', 'Enter', 'Backspace', 'Escape'].map((key) => heard(key))).toEqual([
    'hearNext',
    'hearNext',
    'sayAgain',
    'stopAloud',
  ]);
  expect(heard('Enter', { repeat: true })).toBe('held');
  // Silent, the same keys belong to the page.
  expect([' ', 'Backspace', 'Escape'].map((key) => press(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
