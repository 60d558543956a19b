import { expect, test } from 'vitest';
import { stepFor } from '../../rules/guide-view.ts';
import { emptyPack } from '../../rules/pack-view.ts';
import { saidLine, toggled } from './lines.ts';
import { withoutWords } from './without-words.ts';

test.each([
  { kind: 'deck', realm: 'castile', age: 1, line: '9 10 14' },
  { kind: 'targets', realm: 'castile', chart: 'military', line: '1-3 Venice | 4-6 Bohemia' },
] as const)('what a line said is shown as the same line: $line', ({ line, ...ask }) => {
  const { pack } = stepFor(ask).answer(emptyPack(''), line);
  expect(saidLine(pack, ask)).toBe(line);
  expect(saidLine(emptyPack(''), ask)).toBe('');
});

test('a tap puts a card into the line and takes it out again', () => {
  expect(toggled('14, 9', 10)).toBe('9 10 14');
  expect(toggled('9 10 14', 9)).toBe('10 14');
});

test('a pack for others has no words of the booklet, and is the same otherwise', () => {
  const nodes = [{ id: 'MT1', fact: 'ask', text: { en: 'Printed words' } }, { id: 'MT2' }];
  const pack = { ...emptyPack('mine'), charts: [{ id: 'main-turn', nodes, removed: ['MT3'] }] };
  expect(withoutWords(pack)).toEqual({
    ...pack,
    charts: [
      { id: 'main-turn', nodes: [{ id: 'MT1', fact: 'ask' }, { id: 'MT2' }], removed: ['MT3'] },
    ],
  });
  const plain = emptyPack('mine');
  expect(withoutWords(plain)).toBe(plain);
});
