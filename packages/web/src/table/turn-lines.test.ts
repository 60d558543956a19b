import type { Happening, Message, MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import type { TurnLine } from './turn-lines.ts';
import { isWorkLeft, lineAt, turnLines } from './turn-lines.ts';

const place = (id: string) => ({ kind: 'clearing', id });
/** 'move', 'note', … is how it is listed; a number after it makes it another one. */
const happening = (id: string, params?: Params): Happening => {
  const named = { rule: '1' as RuleId, id: id as MessageId };
  return params === undefined ? named : { ...named, params };
};
const lookOf = ({ id }: Happening): LineLook => ({
  as: id.replace(/\d+$/, '') as LineLook['as'],
});
const of = (...ids: readonly string[]) =>
  turnLines(
    ids.map((id) => happening(id)),
    lookOf,
  );
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id as string);
const shown = ({ said, notes, points }: TurnLine) => [said.id, ...ids(notes), ...points];

describe('the lines of a turn', () => {
  it('are its moves, each with what came of it', () => {
    expect(of('move1', 'note1', 'points', 'note2', 'move2').map(shown)).toEqual([
      ['move1', 'note1', 'note2', 2],
      ['move2'],
    ]);
  });

  it('have what leads to a move with that move', () => {
    expect(of('lead1', 'move1', 'note1', 'lead2', 'note2', 'move2').map(shown)).toEqual([
      ['move1', 'lead1', 'note1'],
      ['move2', 'lead2', 'note2'],
    ]);
  });

  it('keep what else has to be done apart from what is only told', () => {
    const lines = turnLines(
      ['lead', 'move', 'note'].map((id) => happening(id)),
      (it) => ({
        ...lookOf(it),
        ...(it.id === 'move' && { detail: { id: 'detail' as MessageId } }),
      }),
    );
    expect(lines.map(shown)).toEqual([['move', 'lead', 'note']]);
    expect(lines.map(({ work }) => ids(work))).toEqual([['detail']]);
  });

  it('count points of no move as a line', () => {
    expect(of('points', 'scoring', 'silent').map(shown)).toEqual([
      ['points', 0],
      ['scoring', 1],
    ]);
  });

  it('keep points off what somebody else does', () => {
    const lines = turnLines(
      ['move1', 'move2', 'points', 'points'].map((id) => happening(id)),
      (it) => ({ ...lookOf(it), ...(it.id === 'move2' && { isOthers: true as const }) }),
    );
    expect(lines.map(shown)).toEqual([['move1'], ['move2'], ['points', 2, 3]]);
  });

  it('tell a turn without a move, and what follows the last one', () => {
    const lines = of('lead1', 'note1');
    expect(lines.map(shown)).toEqual([['lead1', 'note1']]);
    expect(lines.map(({ isTold }) => isTold)).toEqual([true]);
    expect(of('move', 'lead').map(({ said, isTold }) => [said.id, isTold])).toEqual([
      ['move', false],
      ['lead', true],
    ]);
    expect(of('silent')).toEqual([]);
  });

  it('have nothing added that comes of an answer after they were done', () => {
    const asked = (before: number, ...all: readonly string[]) =>
      turnLines(
        all.map((id) => happening(id)),
        lookOf,
        [before],
      ).map(shown);
    expect(asked(1, 'move1', 'points', 'move2')).toEqual([['move1'], ['points', 1], ['move2']]);
    expect(asked(1, 'move1', 'note', 'move2')).toEqual([['move1'], ['move2', 'note']]);
    expect(asked(2, 'move1', 'note', 'move2')).toEqual([['move1', 'note'], ['move2']]);
  });

  it('stand for all happenings, without a gap', () => {
    const lines = of('silent', 'lead', 'move1', 'silent', 'points', 'lead', 'move2', 'silent');
    expect(lines.map(({ start, first, end }) => [start, first, end])).toEqual([
      [0, 2, 5],
      [5, 6, 8],
    ]);
  });
});

describe('the same again in the same place', () => {
  const again = (adds?: true) =>
    turnLines(
      [
        happening('move', { n: 1, at: place('11') }),
        happening('move', { n: 2, at: place('11') }),
        happening('other', { n: 2, at: place('11') }),
      ],
      () => ({ as: 'move', ...(adds && { adds }) }),
    ).map(({ said, first, last }) => [said.params?.['n'], first, last]);

  it('is one line with the sum, where the game says that it adds up', () => {
    expect(again(true)).toEqual([
      [3, 0, 1],
      [2, 2, 2],
    ]);
    // The number of a space is no number of pieces.
    expect(again()).toHaveLength(3);
  });
});

describe('the same in several places', () => {
  const at = (id: string, n = 1, more: Params = {}) =>
    happening('move', { n, ...more, at: place(id) });

  it('is one line', () => {
    const [line, ...others] = turnLines([at('3'), at('4'), at('10')], lookOf);
    expect(others).toEqual([]);
    expect(line?.said.params?.['at']).toEqual([place('3'), place('4'), place('10')]);
    expect(line).toMatchObject({ start: 0, first: 0, last: 2, end: 3 });
  });

  it('is not, where number, place or sort tell them apart, or something came of the first', () => {
    const lines = (...of: readonly Happening[]) => turnLines(of, lookOf).length;
    expect(lines(at('3'), at('4', 2))).toBe(2);
    expect(lines(at('3'), at('3'))).toBe(2);
    expect(lines(at('3'), at('4', 1, { piece: place('x') }))).toBe(2);
    expect(lines(at('3'), happening('points'), at('4'))).toBe(2);
    expect(lines(at('3'), happening('note'), at('4'))).toBe(2);
    expect(lines(at('3'), happening('lead'), at('4'))).toBe(2);
    expect(lines(happening('move'), happening('move'))).toBe(2);
    const detail = { id: 'detail' as MessageId };
    const detailed = turnLines([at('3'), at('4')], (it) => ({ ...lookOf(it), detail }));
    expect(detailed).toHaveLength(2);
    expect(turnLines([at('3'), at('4')], lookOf, [1])).toHaveLength(2);
  });
});

describe('parts of a sum', () => {
  /** 'scoring3:landmarks' brings 3 points for landmarks, 'total' says what they come to. */
  const sumOf = (...ids: readonly string[]) =>
    turnLines(
      ids.map((id) => happening(id)),
      ({ id }): LineLook => {
        const [, points, source] = /^scoring(\d+):(\w+)$/.exec(id) ?? [];
        if (source !== undefined) {
          const named = { id: source as MessageId };
          return { as: 'scoring', part: { points: Number(points), source: named } };
        }
        if (id !== 'total') return lookOf(happening(id));
        const short = { id: 'short' as MessageId, params: { total: 57 } };
        return { as: 'scoring', short, part: { points: 0 } };
      },
    );

  const partsOf = (line: TurnLine | undefined) =>
    line?.parts.map(({ source, points }) => [source.id, points]);

  it('are one line in the words of the last, with the sum and what it is for', () => {
    const [line, ...others] = sumOf('scoring3:landmarks', 'scoring2:tracks', 'silent', 'total');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ start: 0, first: 0, last: 3, end: 4 });
    expect(line?.said.id).toBe('total');
    expect(line?.short).toEqual({ id: 'short', params: { total: 57, n: 5 } });
    expect(partsOf(line)).toEqual([
      ['landmarks', 3],
      ['tracks', 2],
    ]);
  });

  it('are told apart by what lies between them', () => {
    const lines = sumOf('scoring3:landmarks', 'move', 'scoring2:tracks', 'total');
    expect(lines.map(({ short }) => [short.id, short.params?.['n']])).toEqual([
      ['scoring3:landmarks', 3],
      ['move', undefined],
      ['short', 2],
    ]);
    expect(sumOf('scoring', 'scoring3:landmarks')).toHaveLength(2);
  });

  it('are no line where they come to nothing', () => {
    expect(sumOf('scoring0:landmarks', 'total')).toEqual([]);
    const [line] = sumOf('scoring0:landmarks', 'scoring2:tracks', 'scoring0:mines', 'total');
    expect(partsOf(line)).toEqual([['tracks', 2]]);
  });

  it('say their points themselves', () => {
    expect(sumOf('scoring3:landmarks', 'total')[0]?.points).toEqual([]);
  });
});

describe('the current line', () => {
  it('is the first that is not done yet', () => {
    const lines = of('lead', 'move1', 'note', 'move2');
    expect([0, 1, 2, 3, 4].map((step) => lineAt(lines, step))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('work is left', () => {
  it('while there is a move, and at the end of a turn also what is only told', () => {
    const lines = of('move', 'lead');
    expect(isWorkLeft(lines, 0, true)).toBe(true);
    expect(isWorkLeft(lines, 1, false)).toBe(true);
    expect(isWorkLeft(lines, 2, false)).toBe(false);
  });

  it('not by what led to the question that is open', () => {
    expect(isWorkLeft(of('move', 'lead'), 1, true)).toBe(false);
  });
});

describe('a part of a turn that is of somebody else', () => {
  const france: Ref = { kind: 'realm', id: 'france' };
  const OWN: Readonly<Record<string, LineLook>> = {
    keep: { as: 'move', of: { who: france, short: { id: 'keepIt' as MessageId } } },
    // Whose it is says only what comes after it.
    giveBack: { as: 'move', of: 'next' },
    told: { as: 'lead' },
    points: { as: 'points' },
  };
  const partsOf = (...ids: readonly string[]) =>
    turnLines(
      ids.map((id) => ({ id: id as MessageId, rule: '1' as RuleId })),
      ({ id }) => OWN[id] ?? { as: 'move' },
    ).map(({ short, of }) => [short.id, of?.id]);

  it('is told under their name, with what leads to it', () => {
    expect(partsOf('giveBack', 'told', 'keep', 'army')).toEqual([
      ['giveBack', 'france'],
      ['keepIt', 'france'],
      ['army', undefined],
    ]);
  });

  it('is not where what comes after it is of who is on turn', () => {
    expect(partsOf('giveBack', 'army', 'keep')).toEqual([
      ['giveBack', undefined],
      ['army', undefined],
      ['keepIt', 'france'],
    ]);
  });

  it('has none of the points of who is on turn', () => {
    expect(partsOf('keep', 'points')).toEqual([
      ['keepIt', 'france'],
      ['points', undefined],
    ]);
  });
});
