import type { MessageId } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import { partsOf } from './sentence.ts';

const words = createRenderer('en', {
  move: '{who}: move {n} from clearing {from} to {to}.',
  plain: 'Nothing.',
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
