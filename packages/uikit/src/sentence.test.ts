import type { MessageId } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import { asLabel, partsOf } from './sentence.ts';

const words = createRenderer('en', {
  move: '{who}: move {n} from clearing {from} to {to}.',
  plain: 'Nothing.',
  two: 'Revolt in clearing {at}! Remove all.',
  cut: 'Place 1 in {at}',
  'ref.clearing': '{id}',
  'ref.bot.a': 'A',
});
const clearing = (id: string) => ({ kind: 'clearing', id });
const isPlace = ({ kind }: { kind: string }) => kind === 'clearing';
const parts = (id: string, params?: Record<string, number | { kind: string; id: string }>) =>
  partsOf({ id: id as MessageId, ...(params && { params }) }, isPlace, words.renderShown);

describe('the parts of a sentence', () => {
  it('hold its places apart', () => {
    const who = { kind: 'bot', id: 'a' };
    expect(parts('move', { who, n: 3, from: clearing('11'), to: clearing('2') })).toEqual([
      { words: 'A: move 3 from clearing ' },
      { place: clearing('11'), name: '11' },
      { words: ' to ' },
      { place: clearing('2'), name: '2' },
      { words: '.' },
    ]);
  });

  it('are one where there is no place', () => {
    expect(parts('plain')).toEqual([{ words: 'Nothing.' }]);
    expect(parts('plain', { n: 1 })).toEqual([{ words: 'Nothing.' }]);
  });
});

describe('a label', () => {
  const label = (id: string, params?: Parameters<typeof parts>[1]) => asLabel(parts(id, params));

  it('has no full stop, after words or after a place', () => {
    expect(label('plain')).toEqual([{ words: 'Nothing' }]);
    const who = { kind: 'bot', id: 'a' };
    expect(label('move', { who, n: 3, from: clearing('11'), to: clearing('2') }).at(-1)).toEqual({
      place: clearing('2'),
      name: '2',
    });
  });

  it('keeps those of several sentences, and what has none', () => {
    expect(label('two', { at: clearing('4') }).at(-1)).toEqual({ words: '! Remove all.' });
    expect(label('cut', { at: clearing('4') })).toEqual(parts('cut', { at: clearing('4') }));
  });
});
