import type { DecisionNode, Narrowing } from '@empty-chair/kernel/trace';
import type { Message, MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import { letterOf, marksOfDecision, marksOfQuestion, marksOfStep, struckBy } from './marks.ts';

const at = (id: string): Ref => ({ kind: 'clearing', id });
const isPlace = ({ kind }: Ref) => kind === 'clearing';
const message = (params?: Message['params']): Message => ({
  id: 'x' as MessageId,
  ...(params && { params }),
});

describe('the marks of a step', () => {
  const turn = [
    message({ n: 2, from: at('1'), to: at('2') }),
    message({ faction: { kind: 'faction', id: 'a' }, n: 3, from: at('2'), to: at('5') }),
    message({ at: at('7') }),
    message({ n: 1, from: at('8'), to: at('9') }),
    message(),
  ];

  it('ring both ends of a move and keep the arrows beside it', () => {
    expect(marksOfStep(turn, 1, isPlace)).toEqual({
      places: [
        { ref: at('2'), as: 'ring' },
        { ref: at('5'), as: 'ring' },
      ],
      arrows: [
        { from: at('1'), to: at('2'), n: 2, when: 'done' },
        { from: at('2'), to: at('5'), n: 3, when: 'now' },
      ],
    });
  });

  it('ring a single place and show the move to come', () => {
    const { places, arrows } = marksOfStep(turn, 2, isPlace);
    expect(places).toEqual([{ ref: at('7'), as: 'ring' }]);
    expect(arrows.map(({ when }) => when)).toEqual(['done', 'coming']);
  });

  it('ring a place once that several moves of a step are about, and draw one arrow', () => {
    const moves = [
      message({ at: at('7') }),
      message({ at: at('7') }),
      message({ n: 1, from: at('7'), to: at('8') }),
      message({ n: 2, from: at('7'), to: at('8') }),
    ];
    expect(marksOfStep(moves, 0, isPlace, undefined, moves.length)).toEqual({
      places: [
        { ref: at('7'), as: 'ring' },
        { ref: at('8'), as: 'ring' },
      ],
      arrows: [{ from: at('7'), to: at('8'), n: 1, when: 'now' }],
    });
  });

  it('draw the move of a line that names its ends in a way of its own', () => {
    const own = message({ n: 9, from: at('1'), at: at('4') });
    const arrowOf = ({ params }: Message) =>
      params === own.params ? { from: at('1'), to: at('4'), n: 9 } : undefined;
    const { arrows } = marksOfStep([own, ...turn], 0, isPlace, { arrowOf });
    expect(arrows).toEqual([
      { from: at('1'), to: at('4'), n: 9, when: 'now' },
      { from: at('1'), to: at('2'), n: 2, when: 'coming' },
    ]);
  });

  it('carry the number that is named with a single place', () => {
    expect(marksOfStep([message({ at: at('7'), n: 4 })], 0, isPlace).places).toEqual([
      { ref: at('7'), as: 'ring', n: 4 },
    ]);
  });

  it('say what is put down, as many in each of several places', () => {
    const who = { kind: 'faction', id: 'a' };
    const placed = message({ at: [at('7'), at('8')], n: 2 });
    expect(marksOfStep([placed], 0, isPlace, { putsDown: () => ({ who }) }).places).toEqual([
      { ref: at('7'), as: 'ring', n: 2, puts: { who } },
      { ref: at('8'), as: 'ring', n: 2, puts: { who } },
    ]);
    const removed = marksOfStep([placed], 0, isPlace, { putsDown: () => undefined }).places;
    expect(removed[0]).toEqual({ ref: at('7'), as: 'ring' });
  });

  it('of a question are the places that it names', () => {
    expect(marksOfQuestion(message({ at: at('7'), n: 4 }), isPlace)).toEqual({
      places: [{ ref: at('7'), as: 'ring' }],
      arrows: [],
    });
  });

  it('are none where there is nothing to show', () => {
    expect(marksOfStep(turn, 5, isPlace)).toBe(NO_MARKS);
    expect(marksOfStep([message()], 0, isPlace)).toEqual(NO_MARKS);
  });
});

describe('the marks of a decision', () => {
  const narrowing = (
    best: number | undefined,
    values: Record<string, number>,
    left: string[],
  ): Narrowing => ({
    rule: undefined,
    why: 'why' as MessageId,
    best,
    options: Object.keys(values).map(at),
    values: Object.values(values),
    left: left.map(at),
  });
  const decision: DecisionNode = {
    kind: 'decision',
    rule: '1' as RuleId,
    options: ['3', '6', '7', '11'].map(at),
    narrowings: [
      narrowing(3, { 3: 0, 6: 3, 7: 3, 11: 3 }, ['6', '7', '11']),
      narrowing(undefined, { 6: 0, 7: 1, 11: 1 }, ['7', '11']),
      narrowing(-2, { 7: -7, 11: -2 }, ['11']),
    ],
    chosen: at('11'),
    by: 'only',
  };
  const told = (steps: number) =>
    marksOfDecision(decision, steps, isPlace).places.map(
      ({ ref, as, letter, value }) => `${ref.id} ${as} ${letter ?? ''}${value ?? ''}`,
    );

  it('begin with all options', () => {
    expect(told(0)).toEqual(['3 option ', '6 option ', '7 option ', '11 option ']);
  });

  it('strike out step by step, with the letter and the value', () => {
    expect(told(1)).toEqual(['3 struck a0', '6 option 3', '7 option 3', '11 option 3']);
    expect(told(2)).toEqual(['3 struck a', '6 struck b', '7 option ', '11 option ']);
  });

  it('end with the survivor', () => {
    expect(told(3)).toEqual(['3 struck a', '6 struck b', '7 struck c−7', '11 chosen −2']);
  });

  it('tell what a condition ruled out from what a tiebreak struck, and what is told now', () => {
    const { places, about } = marksOfDecision(decision, 2, isPlace);
    expect(places.map(({ ref, barred }) => `${ref.id} ${barred ?? false}`)).toEqual([
      '3 false',
      '6 true',
      '7 false',
      '11 false',
    ]);
    expect(about).toEqual({ why: 'why', letter: 'b' });
    expect(marksOfDecision(decision, 0, isPlace).about).toBeUndefined();
  });

  it('hand on what a tiebreak notes, for boards that draw it', () => {
    const note = { card: { kind: 'card', id: '8' } };
    const noted = { ...decision, narrowings: decision.narrowings.map((it) => ({ ...it, note })) };
    expect(marksOfDecision(noted, 3, isPlace).about).toEqual({ why: 'why', letter: 'c', note });
  });

  it('name each tiebreak by a letter', () => {
    expect(letterOf(2)).toBe('c');
    expect(struckBy(decision.narrowings, at('7'))).toBe(2);
    expect(struckBy(decision.narrowings, at('11'))).toBeUndefined();
  });
});
