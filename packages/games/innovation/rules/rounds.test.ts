import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { playThrough } from '@empty-chair/testkit/play';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { innovation } from './module.ts';
import { seatOnTurn } from './rounds.ts';
import type { State } from './state.ts';
import { SOURCES, seatId } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const bonus = [{ tile: 1 }, { tile: 2 }, { tile: 3 }];
const twoHumans: Partial<Config> = {
  humans: [
    { terrain: 'lake', faction: 'philosophers' },
    { terrain: 'forest', faction: 'moles' },
  ],
};
const act = (position: Position, of: Seat, text: string) =>
  scripted(innovation, {
    state: readPosition(position),
    seat: of,
    input: innovation.parseInput(text),
  });
const encoded = (state: State) => stateCodec.encode(state) as Record<string, unknown>;

describe('whose turn it is', () => {
  const [first, second] = [seat(0), seat(1)];

  test('AOI-T7: turn by turn while nobody has passed', () => {
    const { state } = act({ state: { turn: 'human' } }, first, 'done');
    expect(seatId(state, seatOnTurn(state))).toBe('automa');
  });

  test('AOI-T7: when the Automa has passed the human goes on alone', () => {
    const position = { state: { turn: 'human', passed: ['automa'] } };
    const { state, happenings } = act(position, first, 'done');
    expect(seatId(state, seatOnTurn(state))).toBe('human');
    expect(happenings).toEqual([]);
  });

  test('AOI-T7: when the human has passed the Automa goes on alone', () => {
    const { state } = scripted(
      innovation,
      { state: readPosition({ state: { passed: ['human'] } }), seat: second },
      { cards: ['6', '3'] },
    );
    expect(encoded(state)).toMatchObject({ turn: 'automa', round: 1, passed: ['human'] });
  });

  // Order of the round, who has passed, who acts, who is next.
  test.each([
    [['human1', 'human2', 'automa'], [], 'human1', 'human2'],
    [['human1', 'human2', 'automa'], [], 'human2', 'automa'],
    [['human1', 'human2', 'automa'], ['human2'], 'human1', 'automa'],
    [['human1', 'automa', 'human2'], ['automa'], 'human1', 'human2'],
    [['human1', 'automa', 'human2'], ['automa', 'human1'], 'human2', 'human2'],
    [['human2', 'human1', 'automa'], ['automa'], 'human1', 'human2'],
  ])('AOI-T7, AOI-V1: of %o with %o out, after %s comes %s', (order, passed, turn, next) => {
    const of = turn === 'human1' ? first : second;
    const { state } = act({ config: twoHumans, state: { order, passed, turn } }, of, 'done');
    expect(seatId(state, seatOnTurn(state))).toBe(next);
  });

  test('AOI-T4, AOI-T5: the next round is played in the order of passing', () => {
    const { state, happenings } = act(
      {
        config: twoHumans,
        state: { turn: 'human1', passed: ['automa', 'human2'], bonus, bonusOf: { human1: 7 } },
      },
      first,
      'pass 2',
    );
    expect(encoded(state)).toMatchObject({
      round: 2,
      turn: 'automa',
      order: ['automa', 'human2', 'human1'],
      passed: [],
    });
    expect(happenings.map((one) => `${one.rule} ${showMessage(one)}`)).toEqual([
      'AOI-T5 do.humanBonus n=0 old=7 tile=2',
      'AOI-T5 do.endRound n=1',
      'AOI-T5 do.clearRound',
      'AOI-T5 do.roundCoins',
      'AOI-T5 do.newRound n=2',
    ]);
  });

  test('AOI-T5: a coin goes on each free tile, also on those that have some; none in round 6', () => {
    const row = [
      { tile: 1, coins: 3 },
      { tile: 2, coins: 0 },
      { tile: 3, coins: 1 },
    ];
    const position = { turn: 'human', passed: ['automa'], bonus: row, bonusOf: { human: 7 } };
    const fifth = act({ state: { ...position, round: 5 } }, first, 'pass 2').state;
    expect(fifth.bonus.map(({ coins }) => coins)).toEqual([4, 1, 2]);
    const sixth = act({ state: { ...position, round: 6 } }, first, 'pass').state;
    expect(sixth.bonus.map(({ coins }) => coins)).toEqual([3, 0, 1]);
  });

  test('AOI-T5: X tokens leave at the end of a round, not before', () => {
    const position = { turn: 'human', bonus, bonusOf: { human: 7 }, spells: ['coins'], books: [1] };
    expect(encoded(act({ state: position }, first, 'pass 2').state)).toMatchObject({
      spells: ['coins'],
      books: [1],
    });
    const last = { state: { ...position, passed: ['automa'] } };
    expect(encoded(act(last, first, 'pass 2').state)).toMatchObject({ spells: [], books: [] });
  });

  test('AOI-T6, AOI-E3: after round 6 the humans count what is left, one after the other', () => {
    const position = {
      config: twoHumans,
      state: { turn: 'human2', round: 6, passed: ['human1', 'automa'] },
    };
    const { state, happenings } = act(position, second, 'pass');
    expect(happenings.map(showMessage)).toEqual(['do.resources']);
    expect(encoded(state)).toMatchObject({
      round: 6,
      isOver: false,
      errands: [
        { who: 'human1', task: 'resources' },
        { who: 'human2', task: 'resources' },
      ],
    });
  });
});

describe('whole games', () => {
  const policy = randomPolicy<State, Input>({ weight: humanWeight });
  test.each(Object.keys(CONFIGS))(
    'AOI-G2, AOI-G3: what the Automa has and scores in %s',
    (name) => {
      const { end } = playThrough(innovation, CONFIGS[name] as Config, name, {
        policy,
        most: 3000,
      });
      expect(end.waiting.kind).toBe('over');
      const state = end.state as State;
      const { automa } = state.facts;
      // Never by play, for power or for resources.
      const sources = SOURCES.filter((_, source) => state.points[automa]?.[source] !== 0);
      for (const source of sources) {
        expect(['start', 'cards', 'tiles', 'faction', 'area', 'science']).toContain(source);
      }
      expect(state.points[automa]?.[SOURCES.indexOf('tiles')]).toBeGreaterThan(0);
      expect(state.bridges.every((bridge) => bridge.seat !== automa)).toBe(true);
      expect(
        state.facts.side.land.every((hex) => state.owner[hex] !== automa || !state.annex[hex]),
      ).toBe(true);
      expect((state.innovations[automa] ?? []).length).toBeLessThanOrEqual(3);
    },
  );

  test('AOI-G3, AOI-G1: bridges, shipping and cities cannot be given to the Automa', () => {
    for (const text of [
      'correct bridge C7 D8 automa',
      'correct shipping automa 1',
      'correct cities automa 1',
    ]) {
      expect(() => act({ state: { turn: 'human' } }, seat(0), text)).toThrow('no.who');
    }
  });

  test('AOI-G4: a human needs a key for level 8, and is told where the marker stops', () => {
    const position = { state: { turn: 'human', levels: { human: { law: 6 } } } };
    const { state, happenings } = act(position, seat(0), 'advance law 3');
    expect(state.levels[0]?.[1]).toBe(7);
    expect(happenings.map(showMessage)).toEqual(['see.stopsAt discipline=law level=7']);
    const withKey = { state: { ...position.state, cities: { human: 1 } } };
    expect(act(withKey, seat(0), 'advance law 3').state.levels[0]?.[1]).toBe(9);
  });
});
