import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { refusal } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { correct } from '../../examples/human-side.ts';
import type { Position } from '../../examples/position.ts';
import { human, marked, readPosition, unmarked } from '../../examples/position.ts';
import { encodeState } from '../codec-encode.ts';
import { configFrom } from '../config-words.ts';
import { innovation } from '../module.ts';
import type { State } from '../state.ts';

type Json = Readonly<Record<string, unknown>>;

const STATE: Json = {
  turn: 'human',
  hexes: { E10: human(), H10: human('guild', { annex: true }), H7: marked(), E12: unmarked() },
  terrain: { F11: 'swamp' },
  tools: ['E9'],
  bridges: [{ from: 'C10', to: 'E10', who: 'human' }],
  levels: { human: { law: 4 }, automa: { law: 1, medicine: 12 } },
  scholars: { law: ['human', 'automa'] },
  spells: ['tools'],
  books: [2],
  bonus: [{ tile: 1, coins: 2 }, { tile: 2, coins: 3 }, { tile: 3 }],
  bonusOf: { human: 4, automa: 5 },
  display: ['steel', null, 'library', 'census'],
  innovations: { automa: ['guild'], human: ['school'] },
  cities: { human: 1 },
};
const HERE: Position = { state: STATE };

function corrected(text: string, position = HERE): { after: Json; broken: readonly string[] } {
  const state = readPosition(position);
  correct(state, text);
  return { after: encodeState(state) as Json, broken: brokenBy(state) };
}
const brokenBy = (state: State): readonly string[] =>
  innovation.invariants.flatMap(({ check }) => {
    const problem = check(state);
    return problem === undefined ? [] : [showMessage(problem)];
  });

/** A correction, what it sets, and the correction that takes it back. */
const FACTS: readonly [text: string, fields: Json, back: readonly string[]][] = [
  ['empty E10', { hexes: { H10: human('guild', { annex: true }) } }, ['hex E10 human workshop']],
  [
    'hex F9 automa guild token',
    { hexes: { F9: marked('guild') } },
    ['empty F9', 'terrain F9 mountain'],
  ],
  ['hex F9 human tower', { hexes: { F9: human('tower') } }, ['empty F9', 'terrain F9 mountain']],
  ['hex H7 automa workshop', { hexes: { H7: unmarked() } }, ['hex H7 automa workshop token']],
  [
    'hex H10 human guild nothing',
    { hexes: { H10: human('guild') } },
    ['hex H10 human guild annex'],
  ],
  [
    'hex E12 human workshop annex',
    { hexes: { E12: human('workshop', { annex: true }) } },
    ['hex E12 automa workshop'],
  ],
  ['terrain F11 desert', { terrain: { F11: 'desert' } }, ['terrain F11 swamp']],
  ['terrain F11 forest', { terrain: {} }, ['terrain F11 swamp']],
  ['bridge E10 C10 nobody', { bridges: [] }, ['bridge C10 E10 human']],
  [
    'bridge F9 H9 human',
    {
      bridges: [
        { from: 'C10', to: 'E10', who: 'human' },
        { from: 'F9', to: 'H9', who: 'human' },
      ],
    },
    ['bridge H9 F9 nobody'],
  ],
  ['tool E9 off', { tools: [] }, ['tool E9 on']],
  ['tool D11 on', { tools: ['D11', 'E9'] }, ['tool D11 off']],
  ['level human law 12', { levels: { human: { law: 12 } } }, ['level human law 4']],
  [
    'level automa medicine 0',
    { levels: { automa: { medicine: 0 } } },
    ['level automa medicine 12'],
  ],
  [
    'scholar law 3 human',
    { scholars: { law: ['human', 'automa', 'human', null] } },
    ['scholar law 3 nobody'],
  ],
  [
    'scholar law 2 nobody',
    { scholars: { law: ['human', null, null, null] } },
    ['scholar law 2 automa'],
  ],
  ['points human 50', { points: { human: { start: 20, play: 30 } } }, ['points human 20']],
  ['points automa 15', { points: { automa: { start: 20, cards: -5 } } }, ['points automa 20']],
  ['shipping human 3', { shipping: { human: 3 } }, ['shipping human 0']],
  ['cities human 2', { cities: { human: 2 } }, ['cities human 1']],
  ['spell bridge covered', { spells: ['bridge', 'tools'] }, ['spell bridge open']],
  ['spell tools open', { spells: [] }, ['spell tools covered']],
  ['book 1 covered', { books: [1, 2] }, ['book 1 open']],
  ['book 2 open', { books: [] }, ['book 2 covered']],
  [
    'innovation library human',
    {
      display: ['steel', null, null, 'census', null, null],
      innovations: { human: ['school', 'library'] },
    },
    ['innovation library nobody 3'],
  ],
  [
    'innovation guild human',
    { innovations: { human: ['school', 'guild'], automa: [] } },
    ['innovation guild automa'],
  ],
  [
    'innovation guild nobody',
    { display: ['steel', 'guild', 'library', 'census', null, null], innovations: { automa: [] } },
    ['innovation guild automa'],
  ],
  [
    'innovation guild nobody 6',
    { display: ['steel', null, 'library', 'census', null, 'guild'] },
    ['innovation guild automa'],
  ],
  [
    'innovation steel nobody 4',
    { display: ['census', null, 'library', 'steel', null, null] },
    ['innovation steel nobody 1'],
  ],
  [
    'innovation guild nobody 1',
    { display: ['guild', 'steel', 'library', 'census', null, null] },
    ['innovation guild automa', 'innovation steel nobody 1'],
  ],
  [
    'bonus 2 left',
    {
      bonus: [
        { tile: 2, coins: 3 },
        { tile: 1, coins: 2 },
        { tile: 3, coins: 0 },
      ],
    },
    ['bonus 2 middle'],
  ],
  [
    'bonus 2 automa',
    {
      bonus: [
        { tile: 1, coins: 2 },
        { tile: 5, coins: 0 },
        { tile: 3, coins: 0 },
      ],
      bonusOf: { human: 4, automa: 2 },
    },
    ['bonus 2 middle', 'coins middle 3'],
  ],
  ['bonus 4 automa', { bonusOf: { human: 5, automa: 4 } }, ['bonus 4 human']],
  [
    'coins middle 0',
    {
      bonus: [
        { tile: 1, coins: 2 },
        { tile: 2, coins: 0 },
        { tile: 3, coins: 0 },
      ],
    },
    ['coins middle 3'],
  ],
];

describe('a fact is set', () => {
  test.each(FACTS)('%s', (text, fields) => {
    const { after, broken } = corrected(text);
    expect(after).toMatchObject(fields);
    expect(broken).toEqual([]);
  });

  test.each(FACTS)('%s: and nothing else', (text, fields) => {
    const before = encodeState(readPosition(HERE)) as Json;
    const { after } = corrected(text);
    for (const name of Object.keys(fields)) expect(after[name]).not.toEqual(before[name]);
    const others = (all: Json) =>
      Object.entries(all).filter(
        ([name]) => !(name in fields) && !(text.startsWith('innovation') && name === 'innovations'),
      );
    expect(others(after)).toEqual(others(before));
  });

  test.each(FACTS)('%s: and can be taken back', (text, _, back) => {
    const state = readPosition(HERE);
    const before = encodeState(state);
    for (const again of [text, ...back]) correct(state, again);
    expect(encodeState(state)).toEqual(before);
  });

  test('a building lies on its owner’s terrain then', () => {
    const state = readPosition(HERE);
    correct(state, 'hex F9 human workshop');
    correct(state, 'hex D11 automa workshop');
    correct(state, 'empty F9');
    correct(state, 'empty D11');
    expect((encodeState(state) as Json)['terrain']).toEqual({
      D11: 'wasteland',
      F9: 'lake',
      F11: 'swamp',
    });
  });

  test('of either human, by name', () => {
    const two: Position = {
      config: {
        humans: [
          { terrain: 'lake', faction: 'philosophers' },
          { terrain: 'forest', faction: 'blessed' },
        ],
      },
    };
    const levels = (text: string) => corrected(text, two).after['levels'];
    expect(levels('level human2 law 3')).toMatchObject({ human1: { law: 0 }, human2: { law: 3 } });
    expect(levels('level human1 law 3')).toMatchObject({ human1: { law: 3 }, human2: { law: 0 } });
    expect(levels('level human law 3')).toMatchObject({ human1: { law: 3 }, human2: { law: 0 } });
  });

  test('AOI-S9: while bonus tiles are chosen, also of those beyond the third place', () => {
    const choosing: Position = {
      state: {
        errands: [{ who: 'human', task: 'bonus' }],
        bonus: [1, 2, 3, 7].map((tile) => ({ tile })),
        bonusOf: { automa: 5 },
      },
    };
    const tiles = (text: string) =>
      (corrected(text, choosing).after['bonus'] as { tile: number }[]).map(({ tile }) => tile);
    expect(tiles('bonus 7 left')).toEqual([7, 2, 3, 1]);
    expect(tiles('bonus 7 automa')).toEqual([1, 2, 3, 5]);
    expect(() => tiles('bonus 7 human')).toThrow(Refused);
  });
});

describe('what cannot be is refused', () => {
  const refusalOf = (text: string): string => {
    const state = readPosition(HERE);
    const before = JSON.stringify(encodeState(state));
    const reason = refusal(() => correct(state, text));
    expect(JSON.stringify(encodeState(state))).toBe(before);
    return reason;
  };

  test.each<[string, string]>([
    ['empty A8', 'no.land at=A8'],
    ['hex A8 human workshop', 'no.land at=A8'],
    ['hex A1 automa workshop token', 'no.land at=A1'],
    ['hex F9 human2 workshop', 'no.who word=human2'],
    ['terrain A8 lake', 'no.land at=A8'],
    ['bridge A8 E10 human', 'no.land at=A8'],
    ['bridge C10 A8 human', 'no.land at=A8'],
    ['bridge F9 H9 automa', 'no.who word=automa'],
    ['tool A8 on', 'no.land at=A8'],
    ['level human law 13', 'data.outOfRange least=0 most=12 value=13'],
    ['level automa law -1', 'data.outOfRange least=0 most=12 value=-1'],
    ['level human2 law 3', 'no.who word=human2'],
    ['scholar law 5 automa', 'data.outOfRange least=1 most=4 value=5'],
    ['scholar law 0 automa', 'data.outOfRange least=1 most=4 value=0'],
    ['scholar law 3 human2', 'no.who word=human2'],
    ['points human -1', 'data.outOfRange least=0 most=999 value=-1'],
    ['shipping human 4', 'data.outOfRange least=0 most=3 value=4'],
    ['shipping automa 1', 'no.who word=automa'],
    ['cities human 22', 'data.outOfRange least=0 most=21 value=22'],
    ['cities automa 1', 'no.who word=automa'],
    ['book 6 covered', 'no.book book=6'],
    ['innovation monument human', 'no.innovation innovation=monument'],
    ['innovation steel human2', 'no.who word=human2'],
    ['innovation guild nobody 7', 'data.outOfRange least=1 most=6 value=7'],
    ['bonus 9 left', 'no.bonus tile=9'],
    ['bonus 1 human2', 'no.who word=human2'],
    ['coins left 21', 'data.outOfRange least=0 most=20 value=21'],
  ])('%s: %s', (text, reason) => {
    expect(refusalOf(text)).toBe(reason);
  });

  test('coins where no tile lies', () => {
    const state = readPosition({});
    expect(() => correct(state, 'coins left 1')).toThrow(Refused);
    expect(() => correct(state, 'bonus 1 left')).toThrow(Refused);
  });

  test.each<[string, string]>([
    ['level human medicine 12', 'bad.top discipline=medicine'],
    ['hex F9 human palace token', 'bad.added at=F9'],
    ['hex F9 automa workshop annex', 'bad.added at=F9'],
    ['bridge E10 E12 human', 'no.bridge from=E10 to=E12'],
    ['bridge E10 E10 human', 'no.bridge from=E10 to=E10'],
  ])('%s breaks an invariant: %s', (text, problem) => {
    expect(corrected(text).broken).toEqual([problem]);
  });

  test('and in a game nothing changes then; off turn it is taken', () => {
    const match = newMatch(innovation, configFrom({ terrain: 'wasteland' }), 'corrections');
    const before = JSON.stringify(encodeState(match.state as State));
    for (const text of ['bridge E10 E12 human', 'level human law 13', 'hex A8 human workshop']) {
      const input = innovation.parseInput(`correct ${text}`);
      expect(() => submit(innovation, match, seat(0), input)).toThrow(Refused);
    }
    expect(JSON.stringify(encodeState(match.state as State))).toBe(before);
    const after = submit(
      innovation,
      match,
      seat(0),
      innovation.parseInput('correct cities human 1'),
    );
    expect(encodeState(after.state as State)).toMatchObject({ cities: { human: 1 } });
  });
});
