import { seat } from '@empty-chair/kernel/words';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { decisionsIn, scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { advanceExamples } from '../../examples/advance.ts';
import { displayExamples } from '../../examples/displays.ts';
import { passExamples } from '../../examples/pass.ts';
import type { Position } from '../../examples/position.ts';
import { human, readPosition } from '../../examples/position.ts';
import { scienceExamples } from '../../examples/science.ts';
import { cardsFor, turnExamples } from '../../examples/turn.ts';
import { LEVELS } from '../content.ts';
import { innovation } from '../module.ts';
import type { State } from '../state.ts';
import { pointsOf } from '../state.ts';
import * as selections from './selections.ts';
import { tileDiscipline, tilePoints } from './turn.ts';

const AUTOMA = seat(1);
const all = [
  ...turnExamples,
  ...displayExamples,
  ...scienceExamples,
  ...advanceExamples,
  ...passExamples,
];
examples(innovation, readPosition, all);

const turn = (position: Position, cards: readonly string[], choices: readonly string[] = []) =>
  scripted(innovation, { state: readPosition(position), seat: AUTOMA }, { cards, choices });

/** Both can never be asked at once: one is for one human, the other for two. */
const NEVER_TOGETHER = 'swap why.nearestMarker, why.nearestHighest';

test('every criterion beyond the hexes has an example that notices its loss', () => {
  const { spell, bookAction, innovation: taken, bonusSlot, toolHex } = selections;
  const { scholarDiscipline, advanceDiscipline } = selections;
  const named = Object.entries({
    spell,
    bookAction,
    taken,
    scholarDiscipline,
    advanceDiscipline,
    bonusSlot,
    toolHex,
  }).map(([name, selection]) => ({ name, selection }));
  expect(survivors(named, () => someExampleFails(innovation, readPosition, all))).toEqual([
    `scholarDiscipline/${NEVER_TOGETHER}`,
    `advanceDiscipline/${NEVER_TOGETHER}`,
  ]);
});

describe('the turn', () => {
  test('AOI-T1, AOI-T3: draws, then does all entries, and does not pass', () => {
    const { trace } = turn({ state: { round: 3, cards: cardsFor(1, 6), display: ['steel'] } }, [
      '6',
    ]);
    expect(stepsIn(trace)).toEqual(['draw', 'act', 'innovation', 'advance', '-pass']);
  });

  test('AOI-T2, AOI-T4: passing early it does nothing else', () => {
    const cards = { support: [1, 4, 6], action: 3, draw: [5, 2] };
    const { trace } = turn({ state: { cards, bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }] } }, [
      '2',
    ]);
    expect(stepsIn(trace)).toEqual(['draw', '-act', 'pass', 'tile', 'bonus', 'deck', 'order']);
  });

  test('AOI-G6, AOI-A2, AOI-A3: a condition that fails is told as a skipped step', () => {
    const early = turn({ state: { round: 2, cards: cardsFor(1, 6) } }, ['6']);
    expect(stepsIn(early.trace)).toEqual(['draw', 'act', '-innovation', 'advance', '-pass']);
    const easy = { config: { level: 'automalein' as const } };
    const nothing = turn({ ...easy, state: { cards: cardsFor(1, 2) } }, ['2']);
    expect(stepsIn(nothing.trace)).toEqual(['draw', 'act', 'block', '-score', '-pass']);
  });

  test('AOI-A1, AOI-G7: a faction action runs its entries; with none possible nothing changes', () => {
    const position = {
      config: { faction: 'racelings' as const },
      state: { cards: cardsFor(1, 5) },
    };
    const { trace, state } = turn(position, ['5']);
    expect(stepsIn(trace)).toEqual(['draw', 'act', 'faction', 'build', 'upgrade', '-pass']);
    expect(decisionsIn(trace).map(({ by }) => by)).toEqual(['none', 'none']);
    expect(pointsOf(state, AUTOMA)).toBe(20);
  });

  test('AOI-T4: each thing that a pass brings names its rule', () => {
    const position = {
      config: { faction: 'racelings' as const },
      state: {
        cards: { support: [2], action: 1, draw: [] },
        bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }],
        bonusOf: { human: 4, automa: 5 },
      },
    };
    const { happenings } = turn(position, []);
    expect(happenings.map((one) => `${one.rule} ${one.id}`)).toEqual([
      'AOI-T1 do.emptyDeck',
      'AOI-T4 do.score',
      'AOI-F4 do.score',
      'AOI-T4 do.bonus',
      'AOI-T4 do.newDeck',
      'AOI-T4 do.turnOrder',
    ]);
  });
});

describe('counting on a display', () => {
  // Support, then the spell of six and the book action of three (tiles 4, 5, 6 by slot).
  test.each([
    [1, 'scholar', 5],
    [2, 'two_spades', 6],
    [3, 'tools', 6],
    [4, 'coins', 4],
    [5, 'one_spade', 5],
    [6, 'bridge', 4],
    [7, 'coins', 4],
    [8, 'bridge', 4],
    [9, 'scholar', 5],
    [10, 'tools', 6],
    [11, 'one_spade', 5],
    [13, 'two_spades', 6],
    [14, 'tools', 6],
  ])('AOI-TB4, AOI-TB5, AOI-A6: by card %i spell %s and book action %i', (support, spell, book) => {
    const state = { cards: cardsFor(support, 12), bookActions: [4, 5, 6] };
    const { happenings } = turn({ state }, ['12']);
    expect(happenings.slice(1, 3).map(showMessage)).toEqual([
      `do.blockSpell spell=${spell}`,
      `do.blockBook book=${book}`,
    ]);
  });

  test('AOI-TB4, AOI-TB5, AOI-A6: and by card 12, the third from the right', () => {
    const state = { cards: cardsFor(12, 14), bookActions: [4, 5, 6] };
    expect(turn({ state }, ['14']).happenings.slice(1, 3).map(showMessage)).toEqual([
      'do.blockSpell spell=coins',
      'do.blockBook book=4',
    ]);
  });
});

describe('points', () => {
  // The difficulty cards: X in rounds 1 to 6.
  const X: Readonly<Record<string, readonly number[]>> = {
    automalein: [0, 0, 1, 1, 1, 1],
    automa: [1, 1, 2, 2, 3, 3],
    automaechtig: [2, 2, 2, 2, 3, 3],
    ultoma: [2, 2, 3, 3, 3, 3],
    alptrauma: [3, 3, 4, 4, 4, 4],
  };
  test.each(LEVELS)('AOI-A3, AOI-S1: X by round, X+1 and X−1 on level %s', (level) => {
    const scored = (faction: 'kuddlers' | 'wanderers' | 'simpletons', action: number) =>
      [1, 2, 3, 4, 5, 6].map((round) => {
        const position = {
          config: { level, faction },
          state: { round, cards: cardsFor(1, action) },
        };
        return pointsOf(turn(position, [String(action)]).state, AUTOMA) - 20;
      });
    expect(scored('simpletons', 2)).toEqual(X[level]);
    expect(scored('simpletons', 5)).toEqual(X[level]);
    expect(scored('kuddlers', 5)).toEqual(X[level]?.map((x) => x + 1));
    expect(scored('wanderers', 5)).toEqual(X[level]?.map((x) => Math.max(0, x - 1)));
  });

  // Card, its printed points. Cards with X are tested above.
  test.each([
    [8, 3],
    [9, 3],
    [10, 2],
    [13, 3],
    [3, 0],
    [4, 0],
    [6, 0],
  ])('AOI-A3, AOI-G2: card %i is worth %i points', (action, points) => {
    const position = {
      config: { level: 'alptrauma' as const },
      state: { cards: cardsFor(1, action) },
    };
    expect(pointsOf(turn(position, [String(action)]).state, AUTOMA) - 20).toBe(points);
  });
});

describe('the round tile', () => {
  // Tile, discipline, points in rounds 1-3 and in rounds 4-5.
  test.each([
    [1, 0, 3, 7],
    [2, 0, 4, 4],
    [3, 0, 3, 5],
    [4, 1, 4, 4],
    [5, 1, 2, 5],
    [6, 1, 3, 5],
    [7, 2, 3, 5],
    [8, 2, 2, 5],
    [9, 2, 0, 4],
    [10, 3, 4, 4],
    [11, 3, 3, 5],
    [12, 3, 2, 5],
  ])('AOI-T4, AOI-S2, AOI-A7: tile %i', (tile, discipline, early, late) => {
    const others = [1, 4, 8, 10, 5, 11].filter((other) => other !== tile).slice(0, 5);
    const inRound = (round: number): State =>
      readPosition({ state: { round, roundTiles: others.toSpliced(round - 1, 0, tile) } });
    for (const round of [1, 2, 3]) expect(tilePoints(inRound(round))).toBe(early);
    for (const round of [4, 5]) expect(tilePoints(inRound(round))).toBe(late);
    for (const round of [1, 2, 3, 4, 5]) expect(tileDiscipline(inRound(round))).toBe(discipline);
  });

  // Final tile, discipline, points.
  test.each([
    [1, 3, 8],
    [2, 1, 6],
    [3, 2, 7],
    [4, 0, 7],
  ])('AOI-Q7, AOI-T6: final tile %i', (finalTile, discipline, points) => {
    for (const roundTiles of [
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
    ]) {
      const state = readPosition({ state: { round: 6, finalTile, roundTiles } });
      expect(tilePoints(state)).toBe(points);
      expect(tileDiscipline(state)).toBe(discipline);
    }
  });
});

describe('a deck of six cards', () => {
  /** Plays the Automa alone, the human having passed, in this order of cards; the step of each turn. */
  function roundOf(order: readonly string[]): readonly string[] {
    let state = readPosition({
      state: { passed: ['human'], bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }] },
    });
    const turns: string[] = [];
    let drawn = 0;
    while (state.round === 1) {
      const n = turns.length === 0 ? 2 : Math.min(1, order.length - drawn);
      const run = scripted(
        innovation,
        { state, seat: AUTOMA },
        { cards: order.slice(drawn, drawn + n) },
      );
      drawn += n;
      turns.push(stepsIn(run.trace).includes('act') ? 'acts' : 'passes');
      state = run.state;
    }
    return turns;
  }

  test('AOI-T1, AOI-T2, AOI-T7: D12: five turns with actions at most, then the deck is empty', () => {
    expect(roundOf(['2', '4', '1', '3', '5', '6'])).toEqual([
      ...['acts', 'acts', 'acts', 'acts', 'acts', 'passes'],
    ]);
  });

  test('AOI-T2: D12: the fifth card is sideways, the fourth is not', () => {
    expect(roundOf(['1', '3', '5', '2', '4'])).toEqual(['acts', 'acts', 'acts', 'passes']);
  });

  test('AOI-T2: D12: the sixth card is sideways', () => {
    expect(roundOf(['1', '3', '5', '4', '6', '2'])).toEqual([
      ...['acts', 'acts', 'acts', 'acts', 'passes'],
    ]);
  });
});

describe('what only the printed card says', () => {
  test.each([
    ['symbionts', { youth: 'plains' as const }],
    ['gognomes', {}],
  ] as const)('AOI-F8, AOI-F10, AOI-Q20: %s ask for up to 15 points', (faction, more) => {
    const position = { config: { faction, ...more }, state: { cards: cardsFor(1, 5) } };
    expect(pointsOf(turn(position, ['5'], ['15']).state, AUTOMA)).toBe(35);
    expect(() => turn(position, ['5'], ['16'])).toThrow('kernel.scriptNotOffered');
    expect(() => turn(position, ['5'], [])).toThrow('kernel.scriptMissing');
  });

  test.each([
    ['symbionts', { youth: 'plains' as const }, 'AOI-Q20'],
    ['gognomes', {}, 'AOI-Q25'],
  ] as const)('AOI-Q25, AOI-Q20: of the %s it is asked by its rule', (faction, more, by) => {
    const position = { config: { faction, ...more }, state: { cards: cardsFor(1, 5) } };
    // What is missing of the script is told with the rule that asks for it.
    expect(() => turn(position, ['5'], [])).toThrow(by);
  });

  test('AOI-F9, AOI-Q20: the Blight asks for the fallow land, and then for points', () => {
    const position = { config: { faction: 'blight' as const }, state: { cards: cardsFor(1, 5) } };
    expect(() => turn(position, ['5'], ['3'])).toThrow('kernel.scriptNotOffered');
    expect(() => turn(position, ['5'], ['none'])).toThrow('kernel.scriptMissing');
    expect(pointsOf(turn(position, ['5'], ['none', '0']).state, AUTOMA)).toBe(22);
  });

  test('AOI-F8: a tool does not close a hex for building', () => {
    const position = {
      config: { faction: 'symbionts' as const, youth: 'plains' as const },
      state: {
        hexes: { E9: human(), F8: { who: 'automa', building: 'palace', marked: true } },
        tools: ['F9', 'E8'],
        cards: cardsFor(1, 4),
      },
    };
    // In reach of F8: swamp E8 and mountain F9, both with tools. Row A: mountain comes first.
    expect(turn(position, ['4'], []).happenings.map(showMessage)).toContain('do.buildMarked at=F9');
  });
});
