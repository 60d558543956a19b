import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { ghostOf, putsDown } from './puts-down.ts';

const ghost = (id: string) => {
  const puts = putsDown(message(id as MessageId));
  return puts && ghostOf(puts);
};

test('a workshop of the Automa is seen where it is to be put, with its token', () => {
  const workshop = { kind: 'workshop', who: 'automa', annex: false };
  for (const id of ['do.build', 'do.startUnmarked'])
    expect(ghost(id)).toEqual({ ...workshop, marked: false });
  for (const id of ['do.buildMarked', 'do.startMarked'])
    expect(ghost(id)).toEqual({ ...workshop, marked: true });
  // The terrain tile comes before it; what is upgraded stands there already.
  expect(ghost('do.transform')).toBeUndefined();
  expect(ghost('do.upgrade')).toBeUndefined();
});
