import { message } from '@empty-chair/kernel/words';
import { drawingOf } from '@empty-chair/uikit/drawings.ts';
import { expect, test } from 'vitest';
import { bots } from '../rules/content.ts';
import { m } from '../rules/words.ts';
import en from '../text/en/rules.json';
import './icons.ts';
import { BY_LINE, lineIcon } from './line-icon.ts';

test('every drawing that a line names is there, and every line that is named is said', () => {
  for (const [line, icon] of Object.entries(BY_LINE)) {
    expect(drawingOf(icon), `${line}: ${icon}`).not.toBe('');
    expect(Object.keys(en), line).toContain(line);
  }
});

test('a conspiracy has its own sign', () => {
  for (const conspiracy of bots.logicalLizards.conspiracies) {
    const line = message(m('do.conspiracy'), {
      conspiracy: { kind: 'conspiracy', id: conspiracy },
    });
    expect(lineIcon(line)).toBe(conspiracy);
    expect(drawingOf(conspiracy)).not.toBe('');
  }
  expect(lineIcon(message(m('do.battle')))).toBeUndefined();
});
