import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { printPosition } from '../examples/notation.ts';
import type { Position } from '../examples/position.ts';
import { corvids, eyrie, human, marquise, readPosition } from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import { configFrom } from './config-words.ts';
import { describe as describeState } from './describe.ts';
import { diff } from './diff.ts';
import { root } from './module.ts';
import { EVERY_PLOT, plotAt, plotNamed, plotsLeft } from './plots.ts';
import { setByPath } from './verbs/set-by-path.ts';
import { inputs } from './verbs/verbs.ts';
import { viewOf } from './view.ts';

const SEATS = [human('marquise'), corvids()];
const HERE: Position = {
  board: '3 C1 plot; 5 M2 plot; 10 C2 plot ruin | C=4 plots:3.snare.up,10.bomb.down',
  seats: SEATS,
};
const plotsOf = (state: ReturnType<typeof readPosition>) =>
  (encodeState(state) as { factions: Record<string, Record<string, unknown>> }).factions[
    'corvids'
  ]?.['plots'];
const broken = (state: ReturnType<typeof readPosition>) =>
  root.invariants.flatMap(({ check }) => check(state)?.id ?? []);

describe('the position of the Corvids', () => {
  test('11.3.1, 11.4.4: says type and face of every plot; of one left out nobody knows the type', () => {
    const state = readPosition(HERE);
    expect(plotsOf(state)).toEqual({
      3: { type: 'snare', face: 'up' },
      5: { type: 'unknown', face: 'down' },
      10: { type: 'bomb', face: 'down' },
    });
    expect(printPosition(state)).toContain('plots:3.snare.up,5.unknown.down,10.bomb.down');
    expect(broken(state)).toEqual([]);
  });

  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${at} plot`).join('; ');
  test.each<[string, Position, string]>([
    ['16 Corvids', { board: '5 C16', seats: SEATS }, 'bad.warriors'],
    ['a ninth plot', { board: nine, seats: SEATS }, 'bad.pieces'],
    ['a plot without a token', { board: '5 | C=0 plots:5.bomb.up', seats: SEATS }, 'bad.noPlot'],
    ['a clearing 13', { board: '5 | C=0 plots:13.bomb.up', seats: SEATS }, 'bad.noPlot'],
    ['no such type', { board: '5 plot | C=0 plots:5.trap.up', seats: SEATS }, 'data.notOneOf'],
    ['no such side', { board: '5 plot | C=0 plots:5.bomb.left', seats: SEATS }, 'data.notOneOf'],
    ['unknown, face up', { board: '5 plot | C=0 plots:5.unknown.up', seats: SEATS }, 'bad.plotUp'],
    [
      'a plot twice',
      { board: '5 plot | C=0 plots:5.bomb.up,5.raid.up', seats: SEATS },
      'data.twice',
    ],
  ])('%s cannot be', (_, position, why) => {
    expect(() => readPosition(position)).toThrow(why);
  });

  test('11.3.1: two plots in a clearing, and a third of a type, break an invariant', () => {
    expect(broken(readPosition({ board: '5 plot*2', seats: SEATS }))).toEqual(['bad.plots']);
    const bombs = '1 plot; 2 plot; 3 plot | C=0 plots:1.bomb.up,2.bomb.down,3.bomb.up';
    expect(broken(readPosition({ board: bombs, seats: SEATS }))).toEqual(['bad.plots']);
    const humans = (board: string) =>
      readPosition({ board, seats: [marquise(), human('corvids')] });
    expect(broken(humans('5 plot*2'))).toEqual([]);
    expect(broken(humans('5 plot*2 | C=0 plots:5.unknown.down'))).toEqual(['bad.plots']);
  });

  test('law.plots: of a human’s it says those that are followed', () => {
    const seats = [marquise(), human('corvids')];
    const board = '5 plot; 6 plot ruin; 7 plot | C=0 plots:5.snare.up,6.unknown.down';
    expect(plotsOf(readPosition({ board, seats }))).toEqual({
      5: { type: 'snare', face: 'up' },
      6: { type: 'unknown', face: 'down' },
    });
    expect(plotsOf(readPosition({ board: '7 plot', seats }))).toBeUndefined();
  });
});

describe('corrections of the Corvids', () => {
  const corrected = (path: string, value: unknown) => {
    const state = readPosition(HERE);
    setByPath(state, path, value);
    return state;
  };

  test('11.4.4: a plot is turned or named by its path; a token put away takes its type along', () => {
    expect(
      plotsOf(corrected('factions.corvids.plots.5', { type: 'raid', face: 'up' })),
    ).toMatchObject({ 5: { type: 'raid', face: 'up' } });
    expect(plotsOf(corrected('factions.corvids.plots.10.face', 'up'))).toMatchObject({
      10: { type: 'bomb', face: 'up' },
    });
    expect(plotsOf(corrected('clearings.3.tokens', []))).not.toHaveProperty('3');
    expect(plotsOf(corrected('clearings.7.tokens', ['plot']))).toMatchObject({
      7: { type: 'unknown', face: 'down' },
    });
  });

  test('what cannot be is refused in a game, and nothing changes', () => {
    const match = newMatch(root, configFrom({ seats: 'alliance,corvids/bot' }), 'correct');
    const before = JSON.stringify(encodeState(match.state as never));
    for (const text of [
      'correct clearings.1.warriors.corvids 16',
      'correct clearings.1.tokens ["plot","plot"]',
      'correct factions.corvids.plots.1 {"type":"bomb"}',
      'correct factions.corvids.plots fox',
    ]) {
      expect(() => submit(root, match, seat(0), inputs.parseInput(text))).toThrow(Refused);
    }
    expect(JSON.stringify(encodeState(match.state as never))).toBe(before);
  });
});

describe('the Corvids in words', () => {
  test('11.4.4, B-65: what lies face up is told, what lies face down is not', () => {
    const lines = describeState(readPosition(HERE)).map(showMessage);
    expect(lines).toContain('show.plot at=3 plot=snare');
    expect(lines.join()).not.toContain('bomb');
    expect(viewOf(readPosition(HERE)).factions[1]?.plots).toEqual([
      { at: '3', plot: 'snare' },
      { at: '5', plot: undefined },
      { at: '10', plot: undefined },
    ]);
    expect(viewOf(readPosition(HERE)).factions[0]?.plots).toBeUndefined();
  });

  test('after an undo: which side is up, and what it is', () => {
    const between = (from: string, to: string) =>
      diff(
        readPosition({ board: from, seats: SEATS }),
        readPosition({ board: to, seats: SEATS }),
      ).map(showMessage);
    const [down, up] = ['5 plot | C=0 plots:5.raid.down', '5 plot | C=0 plots:5.raid.up'];
    expect(between(down, up)).toEqual(['fix.plotUp at=5 plot=raid']);
    expect(between(up, down)).toEqual(['fix.plotDown at=5']);
    expect(between('5 plot', down)).toEqual([]);
    expect(between(up, '5')).toEqual(['do.removePiece at=5 owner=corvids piece=plot']);
    expect(between('5', up)).toEqual([
      'do.placePiece at=5 owner=corvids piece=plot',
      'fix.plotUp at=5 plot=raid',
    ]);
  });
});

describe('a Snare and humans', () => {
  const refusalOf = (text: string, board: string, faction: 'marquise' | 'vagabond' | 'eyrie') => {
    const state = readPosition({ board, seats: [human(faction), corvids()] });
    return inputs.refusal(state, seat(0), inputs.parseInput(text))?.id;
  };
  const CATS = '5 M5 sawmill plot; 1 M3 wood*3; 9 M1 | C=0 plots:5.snare.up';
  const PAWN = '5 plot | V=0 @5 character:ranger pack:boot,boot/// | C=0 plots:5.snare.up';

  test.each([
    ['place 1 warrior 5', CATS, 'marquise', 'no.snare'],
    ['place 1 wood 5', CATS, 'marquise', 'no.snare'],
    ['move 1 5 1', CATS, 'marquise', 'no.snare'],
    ['build workshop 5', CATS, 'marquise', 'no.snare'],
    ['overwork 5', CATS, 'marquise', 'no.snare'],
    ['wood', CATS, 'marquise', 'no.snare'],
    ['place 1 warrior 1', CATS, 'marquise', undefined],
    ['move 3 1 5', CATS, 'marquise', undefined],
    ['battle 5 corvids', CATS, 'marquise', undefined],
    ['place 1 roost 5', '5 E1 plot | C=0 plots:5.snare.up', 'eyrie', 'no.snare'],
    ['place 1 roost 5', '5 E1 plot | C=0 plots:5.snare.down', 'eyrie', undefined],
    ['place 1 roost 5', '5 E1 plot | C=0 plots:5.raid.up', 'eyrie', undefined],
    ['pawn 1', PAWN, 'vagabond', 'no.snare'],
    ['walk 1', PAWN, 'vagabond', 'no.snare'],
    ['pawn 1', PAWN.replace('@5', '@2'), 'vagabond', undefined],
  ] as const)('11.7.2, B-74: %s in %s of the %s: %s', (text, board, faction, why) => {
    expect(refusalOf(text, board, faction)).toBe(why);
  });

  test('11.7.2: nothing of it is offered', () => {
    const state = readPosition({ board: CATS, seats: SEATS });
    const offered = inputs.legal(state, seat(0)).map(inputs.inputKey);
    expect(offered.filter((text) => /^place \d+ \w+ 5$|^move \d+ 5 /.test(text))).toEqual([]);
    expect(offered).toContain('move 1 1 5');
  });
});

describe('what human Corvids cannot say', () => {
  const refusalOf = (text: string, board: string, seats: Position['seats']) =>
    inputs.refusal(readPosition({ board, seats: seats ?? [] }), seat(0), inputs.parseInput(text))
      ?.id;
  const CROWS = [human('corvids'), marquise()];
  const HERE_TOO = '5 C2 plot; 6 C1 ruin; 8 plot*2; 9 plot | C=0 plots:5.unknown.down,9.snare.up';
  const UP = '1 plot; 2 plot; 3 plot | C=0 plots:1.bomb.up,2.bomb.up,3.unknown.down';

  test.each([
    ['plot 6', HERE_TOO, CROWS, undefined],
    ['plot 6 2', HERE_TOO, CROWS, 'no.soMany'],
    ['plot 5', HERE_TOO, CROWS, 'no.plotThere'],
    ['place 1 plot 5', HERE_TOO, CROWS, undefined],
    ['flip 5 bomb', HERE_TOO, CROWS, undefined],
    ['flip 6 bomb', HERE_TOO, CROWS, 'no.noPlotDown'],
    ['flip 8 bomb', HERE_TOO, CROWS, 'no.noPlotDown'],
    ['flip 9 bomb', HERE_TOO, CROWS, 'no.noPlotDown'],
    ['flip 3 bomb', UP, CROWS, 'no.plotType'],
    ['trick 5 9', HERE_TOO, CROWS, 'no.trick'],
    ['trick 1 2', UP, CROWS, undefined],
    ['trick 1 1', UP, CROWS, 'no.trick'],
    ['expose 5', HERE_TOO, CROWS, 'no.notYourVerb'],
    ['plot 6', '6 M1 ruin', SEATS, 'no.notYourVerb'],
    ['flip 6 bomb', '6 plot ruin', SEATS, 'no.notYourVerb'],
    ['trick 1 2', '1 plot; 2 plot', SEATS, 'no.notYourVerb'],
    ['expose 5', '5 M1 plot', SEATS, 'no.expose'],
    ['expose 5', '5 M1 plot', [human('marquise'), human('corvids'), eyrie()], undefined],
    ['expose 6', '5 M1 plot', [human('marquise'), human('corvids'), eyrie()], 'no.noPlotDown'],
    ['guess 5 raid', HERE_TOO, CROWS, 'no.notYourVerb'],
    ['guess 5 raid', '5 M1 plot', SEATS, 'no.expose'],
    ['guess 5 raid', '5 M1 plot', [human('marquise'), human('corvids'), eyrie()], undefined],
    ['guess 6 raid', '5 M1 plot', [human('marquise'), human('corvids'), eyrie()], 'no.noPlotDown'],
  ] as const)('law.plots, law.trick, law.exposure, B-65: %s in %s', (text, board, seats, why) => {
    expect(refusalOf(text, board, seats)).toBe(why);
  });

  test('law.plots: a second plot is not placed beside one that is followed', () => {
    const state = readPosition({ board: HERE_TOO, seats: CROWS });
    const input = inputs.parseInput('place 1 plot 5');
    expect(() => scripted(root, { state, seat: seat(0), input })).toThrow('no.plotThere');
  });
});

test('11.3.1, B-65: by the app a plot is drawn as it is laid, each of those left as likely', () => {
  const counts = EVERY_PLOT.map(() => 0);
  // Both Snares lie face up, one Raid too: two Bombs, two Extortions and one Raid are left.
  const state = readPosition({
    board: '12 C2; 1 plot; 2 plot; 4 plot; 9 M1 | C=0 plots:1.snare.up,2.snare.up,4.raid.up',
    seats: SEATS,
  });
  expect(EVERY_PLOT.map((plot) => plotsLeft(state, plot))).toEqual([2, 0, 2, 1]);
  for (let game = 0; game < 500; game += 1) {
    const table = {
      scene: root.clone(state),
      rng: rngFromSeed(`plot ${game}`),
      atTable: { cards: false, dice: false, choices: false },
      ask: () => {
        throw new Error('nothing is asked');
      },
      emit: undefined,
      trace: undefined,
    };
    // A fox order, so that the plot is laid in a fox clearing.
    table.scene.deck.draw = [29 as never];
    root.botTurn(table, seat(1));
    for (const at of [5, 7, 11] as never[]) {
      const plot = plotAt(table.scene, at);
      if (plot >= 0) counts[plot] = (counts[plot] ?? 0) + 1;
    }
  }
  expect(counts[plotNamed('snare')]).toBe(0);
  const all = counts.reduce((sum, n) => sum + n, 0);
  expect((counts[plotNamed('bomb')] ?? 0) / all).toBeCloseTo(2 / 5, 1);
  expect((counts[plotNamed('raid')] ?? 0) / all).toBeCloseTo(1 / 5, 1);
});
