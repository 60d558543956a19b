import { showMessage } from '@empty-chair/testkit/show';
import { expect, test } from 'vitest';
import { tapestry } from '../../rules/module.ts';
import { viewHexes } from '../../rules/view.ts';
import { hexWords } from './hex-words.ts';

const config = tapestry.configFrom({ level: '3', civilization: 'engineers' });
const position = { tokens: { B4: 'AA', F4: 'YY', E3: 'Ya', D5: 'As' }, explored: ['C3'] };
const hexes = viewHexes(tapestry.codecs.state.decode(position, config));
const told = (id: string): string[] => {
  const hex = hexes.find((one) => one.id === id);
  return hex === undefined ? [] : hexWords(hex).map(showMessage);
};

test('a hex names itself and its pieces once', () => {
  expect(told('B4')).toEqual([
    'show.outposts at=B4 n=2 who=automa',
    'ui.tapestry.hex.start start=3/5',
  ]);
  expect(told('D5')).toEqual([
    'show.outposts at=D5 n=1 who=automa',
    'ui.tapestry.hex.toppled at=D5 n=1 who=shadow',
  ]);
});

test('an empty hex has something to say too', () => {
  expect(told('C3')).toEqual(['show.explored at=C3']);
  expect(told('A1')).toEqual(['ui.tapestry.hex.unexplored at=A1']);
});
