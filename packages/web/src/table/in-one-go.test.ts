import type { Happening, MessageId, RuleId } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import { inOneGo, movesOf, saidIn, toldOf } from './in-one-go.ts';
import type { TurnLine } from './turn-lines.ts';
import { lineAt, turnLines } from './turn-lines.ts';

/** 'map1', 'mat2', …: where hands are for it; 'any3' is nowhere special, 'note4' is no move. */
const lookOf = ({ id }: Happening): LineLook => {
  const hand = id.replace(/\d+$/, '');
  if (hand === 'note') return { as: 'note' };
  return hand === 'any' ? { as: 'move' } : { as: 'move', hand };
};
const linesAsked = (asked: readonly number[], ids: readonly string[]) => {
  const happenings = ids.map((id) => ({ id: id as MessageId, rule: '1' as RuleId }));
  return inOneGo(turnLines(happenings, lookOf, asked), asked);
};
const lines = (...ids: readonly string[]) => linesAsked([], ids);
const inWords = (line: TurnLine): string =>
  movesOf(line)
    .map(({ said }) => said.id)
    .join(' ');
const boxes = (...ids: readonly string[]) => lines(...ids).map(inWords);

describe('moves that are ticked in one go', () => {
  it('are none in a short turn', () => {
    expect(boxes('map1', 'map2', 'map3', 'mat4')).toEqual(['map1', 'map2', 'map3', 'mat4']);
  });

  it('are as few as a long turn needs, neighbours of one hand, the smallest first', () => {
    expect(boxes('map1', 'map2', 'map3', 'any4', 'mat5')).toEqual([
      'map1 map2',
      'map3',
      'any4',
      'mat5',
    ]);
    expect(boxes('map1', 'map2', 'map3', 'map4', 'map5', 'mat6', 'mat7')).toEqual([
      'map1 map2',
      'map3 map4',
      'map5',
      'mat6 mat7',
    ]);
  });

  it('are never of two hands, nor more than five', () => {
    const apart = ['map1', 'mat2', 'map3', 'mat4', 'map5', 'mat6'];
    expect(boxes(...apart)).toEqual(apart);
    const many = boxes(...Array.from({ length: 24 }, (_, n) => `map${n}`));
    expect(many.map((box) => box.split(' ').length)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('are a price and what it is paid for, also in a short turn', () => {
    expect(boxes('next1', 'map2', 'map3')).toEqual(['next1 map2', 'map3']);
    // Nothing came of it yet: a question is open.
    expect(boxes('map1', 'next2')).toEqual(['map1', 'next2']);
  });

  it('are not of before and after a question: what was ticked stays ticked', () => {
    const turn = ['map1', 'map2', 'map3', 'map4', 'map5'];
    expect(linesAsked([1], turn).map(inWords)).toEqual(['map1', 'map2 map3', 'map4', 'map5']);
    expect(lineAt(linesAsked([1], turn), 1)).toBe(1);
    expect(linesAsked([1], ['next1', 'map2']).map(inWords)).toEqual(['next1', 'map2']);
  });

  it('leave no move out, and have the notes of all', () => {
    const all = lines('next1', 'map2', 'note3', 'map4', 'map5', 'map6', 'map7', 'note8');
    expect(saidIn(all).map(({ id }) => id)).toEqual([
      'next1',
      'map2',
      'map4',
      'map5',
      'map6',
      'map7',
    ]);
    expect(all.flatMap(({ notes }) => notes.map(({ id }) => id))).toEqual(['note3', 'note8']);
    // One line ends where the next begins, so that a tick is a place in the turn.
    expect(all.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 5],
      [5, 6],
      [6, 8],
    ]);
    expect([0, 1, 2, 3, 4, 5, 7].map((step) => lineAt(all, step))).toEqual([0, 0, 1, 1, 1, 2, 4]);
  });
});

describe('the same deed in several places', () => {
  const keeps = (who: string, id: string): Happening => ({
    id: 'keep' as MessageId,
    rule: '1' as RuleId,
    params: { who: { kind: 'realm', id: who }, province: { kind: 'province', id } },
  });
  const linesOf = (...all: readonly Happening[]) =>
    inOneGo(turnLines(all, () => ({ as: 'move', hand: 'map' })));
  const placesIn = (line: TurnLine | undefined) =>
    toldOf(line === undefined ? [] : movesOf(line)).map(({ short }) => short.params?.['province']);

  it('is done in one go, also in a short turn, and said once', () => {
    const [line, ...others] = linesOf(keeps('france', 'parma'), keeps('france', 'milano'));
    expect(others).toEqual([]);
    expect(line && movesOf(line)).toHaveLength(2);
    expect(placesIn(line)).toEqual([
      [
        { kind: 'province', id: 'parma' },
        { kind: 'province', id: 'milano' },
      ],
    ]);
  });

  it('is not where somebody else does it', () => {
    expect(linesOf(keeps('france', 'parma'), keeps('england', 'parma'))).toHaveLength(2);
    expect(linesOf(keeps('france', 'parma'), keeps('england', 'milano'))).toHaveLength(2);
  });
});
