import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { corvidExamples } from '../../../examples/corvids.ts';
import type { Position } from '../../../examples/position.ts';
import { corvids, human, readPosition } from '../../../examples/position.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as selections from './selections.ts';

examples(root, readPosition, corvidExamples);

describe('the turn of the Corvids', () => {
  const stepsOf = (board: string, traits: readonly ('mastermind' | 'gamble')[] = []) => {
    const seats = [human('marquise'), corvids({ difficulty: 'nightmare', traits })];
    const state = readPosition({ board, seats });
    return stepsIn(scripted(root, { state, seat: seat(1) }, { cards: ['STD-30'] }).trace);
  };

  test('11.4, 11.5, 11.6: goes in the order of the rulebook', () => {
    expect(stepsOf('12 C1', ['mastermind'])).toEqual([
      ...['birdsong', 'reveal', '-craft', 'recruit', 'flip'],
      ...['daylight', 'battle', 'move', 'plot', 'mastermind', 'thicken'],
      ...['evening', 'score', 'nightmare', '-pass', 'discard'],
    ]);
  });

  test('B-64: without a plot in the supply nothing is plotted', () => {
    const all = [1, 2, 4, 5, 6, 7, 8, 9].map((at) => `${at} plot`).join('; ');
    const types = ['bomb', 'snare', 'raid', 'extortion'];
    const up = [1, 2, 4, 5, 6, 7, 8, 9].map((at, i) => `${at}.${types[i % 4]}.up`).join(',');
    const steps = stepsOf(`${all}; 12 C3 | C=0 plots:${up}`, ['mastermind']);
    expect(steps).toEqual(expect.arrayContaining(['-plot', '-mastermind', '-thicken']));
  });

  test('A-40: without an order only Evening is left', () => {
    const seats = [human('marquise'), corvids()];
    const board = '12 C3 plot | C=0 plots:12.extortion.up | deck draw: discard:';
    const { trace } = scripted(root, { state: readPosition({ board, seats }), seat: seat(1) });
    expect(stepsIn(trace)).toEqual([
      ...['birdsong', 'reveal', 'evening', 'score', '-nightmare', '-pass', '-discard'],
    ]);
  });
});

describe('the criteria of the Corvids', () => {
  /** What comes of it must change: a criterion missing from the trace alone proves nothing. */
  const outcomes: readonly Example<Position, Input>[] = corvidExamples.map((example) => ({
    ...example,
    expect: {
      ...example.expect,
      choices: (example.expect.choices ?? []).map(({ rule, chosen }) => ({ rule, chosen })),
    },
  }));

  test('every one has an example that notices its loss', () => {
    const named = Object.entries(selections).map(([name, selection]) => ({ name, selection }));
    const notices = () => someExampleFails(root, readPosition, outcomes);
    expect(survivors(named, notices)).toEqual([]);
  });
});
