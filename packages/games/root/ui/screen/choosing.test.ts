import { describe, expect, it } from 'vitest';
import type { ActOffer } from '../../rules/view.ts';
import {
  actsAt,
  begin,
  chosenOffer,
  gave,
  hasChoice,
  inputOf,
  litBy,
  openField,
  options,
  tapped,
} from './choosing.ts';

const clearing = (id: number) => ({ kind: 'clearing', id: String(id) });
const move = (from: number, to: number, most: number): ActOffer => ({
  what: 'move',
  fields: { n: { least: 1, most }, from, to },
  tapped: ['from', 'to'],
});
const build = (piece: string, at: number): ActOffer => ({
  what: 'build',
  fields: { piece, at },
  tapped: ['at'],
});
const OFFERS: readonly ActOffer[] = [
  move(9, 1, 4),
  move(9, 12, 4),
  move(5, 1, 2),
  build('sawmill', 5),
  build('workshop', 5),
  build('workshop', 9),
  { what: 'overwork', fields: { card: 'STD-10', at: 1 }, tapped: ['card', 'at'] },
  { what: 'saboteurs', fields: { faction: 'eyrie', card: 'STD-42' }, tapped: [] },
  { what: 'saboteurs', fields: { faction: 'alliance', card: 'STD-33' }, tapped: [] },
  { what: 'end', fields: {}, tapped: [] },
];

describe('an act that is tapped together', () => {
  it('lights origins, then what is reached from the one that was tapped', () => {
    expect(litBy(OFFERS, begin('move'))).toEqual([clearing(9), clearing(5)]);
    const from = tapped(OFFERS, begin('move'), clearing(9));
    expect(from && litBy(OFFERS, from)).toEqual([clearing(1), clearing(12)]);
  });

  it('takes the only place by itself, and the most', () => {
    const from = tapped(OFFERS, begin('move'), clearing(5));
    const offer = from && chosenOffer(OFFERS, from);
    expect(offer && from && inputOf(offer, from)).toEqual({
      kind: 'play',
      act: { what: 'move', n: 2, from: 5, to: 1 },
    });
  });

  it('changes the last place, or begins with another origin', () => {
    const there = { what: 'move', given: { from: 9, to: 1 } } as const;
    expect(tapped(OFFERS, there, clearing(12))?.given).toEqual({ from: 9, to: 12 });
    expect(tapped(OFFERS, there, clearing(5))?.given).toEqual({ from: 5 });
    expect(tapped(OFFERS, there, clearing(7))).toBeUndefined();
  });

  it('keeps a number that was said, as far as there are so many', () => {
    const some = { what: 'move', given: { from: 9, to: 12, n: 3 } } as const;
    const offer = chosenOffer(OFFERS, some);
    expect(offer && inputOf(offer, some)).toMatchObject({ act: { n: 3 } });
    const many = { what: 'move', given: { from: 5, to: 1, n: 3 } } as const;
    const fewer = chosenOffer(OFFERS, many);
    expect(fewer && inputOf(fewer, many)).toMatchObject({ act: { n: 2 } });
  });

  it('asks for the place first, and offers what can stand there beside it', () => {
    expect(openField(OFFERS, begin('build'))?.name).toBe('at');
    const five = { what: 'build', given: { at: 5 } } as const;
    expect(options(OFFERS, five)).toEqual([{ name: 'piece', values: ['sawmill', 'workshop'] }]);
    expect(chosenOffer(OFFERS, five)?.fields).toEqual({ piece: 'sawmill', at: 5 });
    const workshop = { what: 'build', given: { at: 5, piece: 'workshop' } } as const;
    expect(chosenOffer(OFFERS, workshop)?.fields).toEqual({ piece: 'workshop', at: 5 });
    expect(options(OFFERS, workshop)).toHaveLength(1);
  });

  it('offers cards that are not in the hand beside the preview, those that go together', () => {
    const against = begin('saboteurs');
    expect(openField(OFFERS, against)).toBeUndefined();
    expect(options(OFFERS, against).map(({ name }) => name)).toEqual(['faction', 'card']);
    const eyrie = gave(OFFERS, against, 'faction', 'eyrie');
    const alliance = gave(OFFERS, gave(OFFERS, eyrie, 'card', 'STD-42'), 'faction', 'alliance');
    expect(chosenOffer(OFFERS, alliance)?.fields).toEqual({ faction: 'alliance', card: 'STD-33' });
  });

  it('says what begins at a place, which is not where a move ends', () => {
    expect(actsAt(OFFERS, clearing(5)).map(({ what }) => what)).toEqual(['move', 'build']);
    expect(actsAt(OFFERS, clearing(12))).toEqual([]);
    expect(actsAt(OFFERS, { kind: 'card', id: 'STD-10' })).toEqual([
      { what: 'overwork', given: { card: 'STD-10' } },
    ]);
  });
});

const wood: ActOffer = { what: 'wood', fields: {}, tapped: [] };
const marchOf = (n: object): ActOffer => ({
  what: 'move',
  fields: { n, from: 1, to: 5 },
  tapped: [],
});

it('no hint about the only thing that can be done', () => {
  expect(hasChoice([])).toBe(false);
  expect(hasChoice([wood])).toBe(false);
  expect(hasChoice([marchOf({ least: 2, most: 2 })])).toBe(false);
  expect(hasChoice([marchOf({ least: 1, most: 2 })])).toBe(true);
  expect(hasChoice([wood, marchOf({ least: 1, most: 1 })])).toBe(true);
});
