import type { MessageId } from '@empty-chair/kernel/words';
import type { Place } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import { differentPlaces } from './difference.ts';

const place = (id: string, ...warriors: readonly number[]): Place => ({
  ref: { kind: 'clearing', id },
  words: warriors.map((n, who) => ({ id: `stands.${who}` as MessageId, params: { n } })),
});
const ids = (one: readonly Place[], other: readonly Place[], most = 9) =>
  differentPlaces(one, other, most).map(({ id }) => id);

describe('the places that differ between two positions', () => {
  it('are none where both hold the same', () => {
    expect(ids([place('1', 3), place('2')], [place('1', 3), place('2')])).toEqual([]);
  });

  it('are those where something else stands, in either of them', () => {
    const [ours, theirs] = [
      [place('1', 3), place('2'), place('3', 1)],
      [place('1', 2), place('2', 1), place('3', 1)],
    ];
    expect(ids(ours, theirs)).toEqual(['1', '2']);
    expect(ids(theirs, ours)).toEqual(['1', '2']);
  });

  it('come in the order of how much differs, and no more than can be shown', () => {
    const ours = [place('1', 1), place('2', 1, 2, 3), place('3', 1, 2)];
    const theirs = [place('1'), place('2'), place('3')];
    expect(ids(ours, theirs)).toEqual(['2', '3', '1']);
    expect(ids(ours, theirs, 2)).toEqual(['2', '3']);
  });
});
