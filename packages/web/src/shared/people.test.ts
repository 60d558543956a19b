import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import {
  facesIn,
  facesOf,
  freeFirst,
  gatheringOf,
  initialsOf,
  listOf,
  tickedBefore,
} from './people.ts';
import { person } from './test-people.ts';

const initials = (...names: string[]): string[] => [...initialsOf(names).values()];

describe('initials', () => {
  it('are one letter where that tells people apart', () => {
    expect(initials('Ann', 'ben', 'Cleo')).toEqual(['A', 'B', 'C']);
  });

  it('have a second letter for those who share the first, and for them only', () => {
    expect(initials('Ann', 'Adam', 'Ben')).toEqual(['An', 'Ad', 'B']);
  });

  it('take the second letter from a second name', () => {
    expect(initials('Ann Berg', 'Ann Cole')).toEqual(['AB', 'AC']);
  });

  it('differ even where two letters are the same', () => {
    expect(initials('Anna', 'Ann', 'Anton')).toEqual(['An', 'A2', 'A3']);
  });

  it('keep a letter whole, whatever it is made of', () => {
    expect(initials('e\u0301va', '👩‍🌾 Ola', '')).toEqual(['E\u0301', '👩‍🌾', '?']);
  });
});

describe('chairs to choose from', () => {
  it('begin with those that are free; somebody who only watches takes none', () => {
    const chairs = [0, 1, 2].map((at) => ({ seat: at }));
    const sits = person('Ann', { chairs: [seat(0)] });
    const watches = person('Cleo', { chairs: [seat(1)], isViewer: true });
    expect(freeFirst(chairs, [sits, watches]).map((chair) => chair.seat)).toEqual([1, 2, 0]);
    expect(freeFirst(chairs, [])).toEqual(chairs);
  });
});

describe('the people in a chair', () => {
  const present = [
    person('Ann', { chairs: [seat(0)] }),
    person('Ben', { chairs: [seat(0), seat(2)], isAway: true }),
    person('Cleo', { chairs: [seat(0)], isViewer: true }),
  ];
  const faces = facesOf(present);

  it('are those who took it, not who watches', () => {
    expect(facesIn(0, present, faces).map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(facesIn(1, present, faces)).toEqual([]);
  });

  it('are here or away', () => {
    expect(facesIn(0, present, faces).map(({ isAway }) => isAway)).toEqual([false, true]);
  });

  it('have initials apart from those of somebody who left', () => {
    expect(facesOf(present, ['Bea']).get('Ben')?.initials).toBe('Be');
    expect(facesOf(present, ['Bea']).get('Bea')).toMatchObject({ initials: 'B2', isAway: true });
  });
});

describe('who ticked', () => {
  const ticks = new Map([
    [2, ['Ann']],
    [0, ['Ann']],
    [1, ['Ben']],
    [3, ['Cleo']],
  ]);

  it('is each person once, the newest last', () => {
    expect(tickedBefore(3, ticks)).toEqual(['Ben', 'Ann']);
    expect(tickedBefore(2, ticks)).toEqual(['Ann', 'Ben']);
    expect(tickedBefore(0, ticks)).toEqual([]);
  });
});

describe('the gathering', () => {
  it('is told by who is here, who is away, who plays and who watches', () => {
    const present = [
      person('Ann'),
      person('Ben', { isAway: true }),
      person('Cleo', { isViewer: true }),
      person('Dana', { isViewer: true, isAway: true }),
      person(''),
    ];
    expect(gatheringOf(present, 'somebody')).toEqual({
      here: ['Ann', 'Cleo', 'somebody'],
      away: ['Ben'],
      playing: ['Ann', 'somebody'],
      watching: ['Cleo'],
    });
  });

  it('is listed as each language does', () => {
    const names = ['Ann', 'Ben', 'Cleo'];
    expect(listOf(names, 'en')).toBe('Ann, Ben, and Cleo');
    expect(listOf(names, 'pl')).toBe('Ann, Ben i Cleo');
    // A one-letter word stays with the next.
    expect(listOf(names, 'cs').replace('\u00A0', ' ')).toBe('Ann, Ben a Cleo');
  });
});
