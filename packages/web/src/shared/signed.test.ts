import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type Initials from './Initials.svelte';
import { sittingIn, tickedIn } from './signed.ts';
import { person, speaker } from './test-people.ts';

/** Stands for the drawing, which is only handed on. */
const drawing = {} as typeof Initials;
const means = { Initials: drawing, words: await speaker('en') };
const [ann, ben] = [person('Ann', { chairs: [seat(0)] }), person('Ben', { chairs: [seat(1)] })];
const initials = (signed: ReturnType<ReturnType<typeof sittingIn>>) =>
  signed?.faces.map((face) => face.initials);

describe('the ticks of a turn', () => {
  const ticks = new Map([
    [0, ['Ann']],
    [1, ['Ben']],
    [2, ['Ann']],
  ]);
  const ticked = tickedIn({ present: [ann, ben], ticks }, means);

  it('are signed at each line by whoever made them, and bring their drawing', () => {
    expect(ticked.at(1)).toMatchObject({ said: 'Ticked by Ben' });
    expect(initials(ticked.at(1))).toEqual(['B']);
    expect(ticked.at(1)?.Initials).toBe(drawing);
    expect(ticked.at(7)).toBeUndefined();
  });

  it('are signed at their fold once by each, the newest last', () => {
    expect(initials(ticked.before(3))).toEqual(['B', 'A']);
    expect(ticked.before(3)?.said).toBe('Ticked by Ben and Ann');
    expect(initials(ticked.before(2))).toEqual(['A', 'B']);
    expect(ticked.before(0)).toBeUndefined();
  });

  it('come in the order of the lines, however they were heard', () => {
    const heard = new Map([
      [1, ['Ben']],
      [0, ['Ann']],
    ]);
    const late = tickedIn({ present: [ann, ben], ticks: heard }, means);
    expect(initials(late.before(2))).toEqual(['A', 'B']);
  });

  it('stay signed by somebody who has left, who is not drawn as away', () => {
    const left = tickedIn({ present: [{ ...ann, isAway: true }], ticks }, means);
    expect(left.before(3)?.faces).toEqual([
      { initials: 'B', name: 'Ben', isAway: false },
      { initials: 'A', name: 'Ann', isAway: false },
    ]);
  });

  it('of people without a name are of somebody', () => {
    const nameless = tickedIn({ present: [person('')], ticks: new Map([[0, ['']]]) }, means);
    expect(nameless.at(0)).toMatchObject({ said: 'Ticked by somebody' });
    expect(initials(nameless.at(0))).toEqual(['?']);
  });
});

describe('a chair', () => {
  it('is signed by all who sit there, each here or away', () => {
    const too = person('Adam', { chairs: [seat(0), seat(1)], isAway: true });
    const inChair = sittingIn({ present: [ann, ben, too] }, means);
    expect(inChair(0)).toMatchObject({ said: 'Ann sits here. Adam, away.' });
    expect(inChair(0)?.faces.map(({ initials, isAway }) => [initials, isAway])).toEqual([
      ['An', false],
      ['Ad', true],
    ]);
    expect(initials(inChair(1))).toEqual(['B', 'Ad']);
  });

  it('is signed by nobody where nobody sits, and never by who only watches', () => {
    const viewer = person('Cleo', { chairs: [seat(2)], isViewer: true });
    const inChair = sittingIn({ present: [ann, viewer] }, means);
    expect(inChair(1)).toBeUndefined();
    expect(inChair(2)).toBeUndefined();
  });

  it('tells two of one name apart by who of them is away', () => {
    const other = { ...ann, by: 'Ann #2', isAway: true };
    const faces = sittingIn({ present: [ann, other] }, means)(0)?.faces;
    expect(faces?.map(({ isAway }) => isAway)).toEqual([false, true]);
  });
});
