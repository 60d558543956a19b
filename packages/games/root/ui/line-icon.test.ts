import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { drawingOf } from '@empty-chair/uikit/drawings.ts';
import { otherDrawings } from '@empty-chair/uikit/other-drawings.ts';
import { expect, test } from 'vitest';
import { bots } from '../rules/content.ts';
import { m } from '../rules/words.ts';
import en from '../text/en/rules.json';
import ui from '../text/en/ui.json';
import './icons.ts';
import { BY_LINE, lineIcon } from './line-icon.ts';

test('every drawing that a line names is there, and every line that is named is said', () => {
  for (const [line, icon] of Object.entries(BY_LINE)) {
    const drawing = drawingOf(icon) || otherDrawings[`./icons/${icon}.svg`];
    expect(drawing, `${line}: ${icon}`).toBeTruthy();
    expect(Object.keys({ ...en, ...ui }), line).toContain(line);
  }
});

test('cards in the set-up are no points, and markers are no log', () => {
  for (const id of [
    'list.cards',
    'do.hands',
    'do.noDominance',
    'do.priorityMarkers',
    'list.map',
    'list.keep',
  ])
    expect(['points', 'log', undefined]).not.toContain(lineIcon({ id: id as MessageId }));
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
