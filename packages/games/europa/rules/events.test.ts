import { readFileSync } from 'node:fs';
import { get } from '@empty-chair/kernel/ids';
import { schemaProblems } from '@empty-chair/testkit/schema';
import { describe, expect, test } from 'vitest';
import { NONE } from './content.ts';
import {
  ALL_EVENTS,
  eventCards,
  eventDecks,
  eventOfId,
  eventOfWord,
  eventsOfRound,
  inAge,
  REALM_OF_EVENT,
} from './events.ts';
import { SCENARIOS } from './setups.ts';

const json = (path: string) =>
  JSON.parse(readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8'));
const EVENTS = json('events.json');
const SCHEMA = json('schema/events.schema.json');
const all = ALL_EVENTS.map((card) => get(eventCards, card));
const rowOf = (id: string) => get(eventCards, eventOfId(id) ?? NONE);
const piles = eventDecks.flatMap(({ ages }) =>
  Object.entries(ages).map(([age, halves = []]) => ({ age: Number(age), halves })),
);

describe('events.json', () => {
  test('is as its schema says, which notices what is wrong', () => {
    expect(schemaProblems(SCHEMA, EVENTS)).toEqual([]);
    const [first, ...rest] = EVENTS.events;
    for (const change of [
      { half: '3' },
      { age: 5 },
      { symbols: ['rain'] },
      { id: '11C-1' },
      { text: 'x' },
    ]) {
      const events = [{ ...first, ...change }, ...rest];
      expect(schemaProblems(SCHEMA, { ...EVENTS, events }), JSON.stringify(change)).toHaveLength(1);
    }
  });

  test('has 54 A-Events, 94 B-Events and 149 of Realms, each number once', () => {
    const count = (type: string) => all.filter((one) => one.type === type).length;
    expect([count('A'), count('B'), count('realm')]).toEqual([54, 94, 149]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(54 + 94 + 149);
  });

  test('has the Age in the first digit of a number, and a name once in an Age', () => {
    for (const { id, age } of all) expect(Number(id[0]), id).toBe(age);
    expect(new Set(all.map(({ name, age }) => `${age} ${name}`)).size).toBe(all.length);
  });

  test('has the type in the number, a shape on A-Events alone, a Realm on those of Realms alone', () => {
    for (const { id, type } of EVENTS.events as typeof all) {
      expect(/A-/.test(id), id).toBe(type === 'A');
      expect(/B$/.test(id), id).toBe(type === 'B');
    }
    for (const row of EVENTS.events) {
      expect('shape' in row, row.id).toBe(row.type === 'A');
      expect('realm' in row, row.id).toBe(row.type === 'realm');
    }
    for (const card of ALL_EVENTS) {
      expect(REALM_OF_EVENT[card] !== NONE).toBe(get(eventCards, card).type === 'realm');
    }
  });

  test('has Realms whose Events carry Characters alone, but for two of Age I', () => {
    const others = all.filter(
      ({ type, symbols }) => type === 'realm' && symbols.some((symbol) => symbol !== 'character'),
    );
    expect(others.map(({ id, symbols }) => [id, ...symbols])).toEqual([
      ['101-1', 'cardinalDies'],
      ['106-1', 'pirates'],
    ]);
  });

  test('has Power Struggles by shape: triangles in the Ages II and III, circles in IV', () => {
    const struggles = (
      EVENTS.events as { symbols: string[]; box: string; age: number; shape?: string }[]
    )
      .filter(({ symbols, box }) => symbols.includes('powerStruggle') && box !== 'defying_destiny')
      .map(({ age, shape }) => `${age} ${shape}`);
    expect([...new Set(struggles)].toSorted()).toEqual(['2 triangle', '3 triangle', '4 circle']);
  });
});

describe('the Event decks', () => {
  test('are there for every variant of every scenario, and for each of its Ages', () => {
    const variants = SCENARIOS.flatMap(({ id, variants: those }) =>
      those.map(({ id: variant, firstAge, lastAge }) => ({
        key: `${id} ${variant}`,
        firstAge,
        lastAge,
      })),
    );
    expect(variants).toHaveLength(32);
    expect(eventDecks.map(({ scenario, variant }) => `${scenario} ${variant}`).toSorted()).toEqual(
      variants.map(({ key }) => key).toSorted(),
    );
    for (const { key, firstAge, lastAge } of variants) {
      const deck = eventDecks.find(({ scenario, variant }) => `${scenario} ${variant}` === key);
      const ages = Object.keys(deck?.ages ?? {}).map(Number);
      for (let age = firstAge; age <= lastAge; age += 1) expect(ages, key).toContain(age);
    }
  });

  test('have a row for each card, of their Age, in the half that it is marked for', () => {
    for (const { age, halves } of piles) {
      for (const [index, half] of halves.entries()) {
        for (const id of half) {
          const row = rowOf(id);
          expect(row.age, id).toBe(age);
          // Three piles of one Age are no halves, and the first Age of 1-03 and the third of 2-05 are half.
          if (halves.length === 2) expect(['X', String(index + 1)], id).toContain(row.half);
        }
      }
      expect(new Set(halves.flat()).size).toBe(halves.flat().length);
    }
  });

  test('have eight A-Events in a whole Age, four in half of one', () => {
    const counts = piles.map(({ halves }) => [
      halves.length,
      halves.flat().filter((id) => rowOf(id).type === 'A').length,
    ]);
    for (const [length, n] of counts.filter(([piled]) => piled !== 3))
      expect(n).toBe(4 * (length ?? 0));
    // Three Rounds of Age IV, each with its own pile.
    expect(counts.filter(([length]) => length === 3)).toEqual([[3, 5]]);
  });
});

describe('the Events of a Round', () => {
  const INTRODUCTORY = { scenario: '1-00', variant: '3-players', age: 1 };
  const ids = (time: Parameters<typeof eventsOfRound>[0]) =>
    eventsOfRound(time).map((card) => get(eventCards, card).id);

  // Three players: four Events a Round, eight in a half.
  test('are drawn from the first half in the Rounds 1 and 2, then from the second', () => {
    const halves = [1, 2, 3, 4].map((round) => ids({ ...INTRODUCTORY, round }));
    expect(halves[0]).toHaveLength(8);
    expect(halves[0]).toContain('103-1');
    expect(halves[1]).toEqual(halves[0]);
    expect(halves[2]).toContain('103-2');
    expect(halves[3]).toEqual(halves[2]);
  });
  test('come from both halves where a Round draws from both', () => {
    // Four Events a Round of ten and ten: the ninth to the twelfth lie in both.
    const time = { scenario: '1-04', variant: '2-players-no-bots', age: 2, perRound: 4 };
    expect([2, 3, 4].map((round) => ids({ ...time, round }).length)).toEqual([10, 20, 10]);
  });
  test('of three piles are those of the Round', () => {
    const time = { scenario: '2-04', variant: '6-players', age: 4, perRound: 6 };
    expect([1, 2, 3].map((round) => ids({ ...time, round }).length)).toEqual([6, 6, 6]);
    expect(ids({ ...time, round: 4 })).toEqual([]);
  });
  test('are none without a deck', () => {
    expect(ids({ ...INTRODUCTORY, age: 2, round: 1 })).toEqual([]);
  });
});

describe('an Event as it is typed', () => {
  test('is its number, or its name with _ for spaces', () => {
    const words = ['11A-1', 'Comet_Sighted', 'wars_of_the_roses', 'nonsense'];
    expect(
      words
        .map((word) => eventOfWord(word))
        .map((card) => card !== undefined && get(eventCards, card).id),
    ).toEqual(['11A-1', '11A-1', '103-1', false]);
  });
  test('of a name that comes again is that of the Age', () => {
    const comet = eventOfWord('comet_sighted') ?? NONE;
    expect([1, 2, 3].map((age) => eventCards[inAge(comet, age) ?? NONE]?.id)).toEqual([
      '11A-1',
      '21A-1',
      '31A-1',
    ]);
    expect(inAge(eventOfId('103-1') ?? NONE, 2)).toBeUndefined();
  });
});
