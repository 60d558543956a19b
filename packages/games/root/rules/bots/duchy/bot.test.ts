import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { duchyExamples } from '../../../examples/duchy.ts';
import type { Position } from '../../../examples/position.ts';
import { duchy, human, readPosition } from '../../../examples/position.ts';
import * as ministers from '../../minister-choices.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as selections from './selections.ts';

examples(root, readPosition, duchyExamples);

describe('the turn of the Duchy', () => {
  const steps = (board: string, cards: readonly string[] = ['STD-50']) => {
    const seats = [human('marquise'), duchy({ difficulty: 'nightmare' })];
    const state = readPosition({ board, seats });
    return stepsIn(scripted(root, { state, seat: seat(1) }, { cards }).trace);
  };

  test('10.4, 10.5, 10.6, 10.5.4: goes in the order of the rulebook', () => {
    expect(steps('12 M1 | D=0 elsewhere:4 crowns:brigadier,mayor,duchessOfMud')).toEqual([
      ...['birdsong', 'reveal', '-craft', 'recruit', 'daylight', 'dig', 'battle', 'build'],
      ...['ministers', 'brigadier', 'mayor', 'duchessOfMud', 'evening', 'rally', 'scoreMarkets'],
      ...['sway', 'discard', 'nightmare', '-pass'],
    ]);
  });

  test('10.5.1, 10.5.3, 10.5.4: tells what it leaves out', () => {
    const spent = '5 citadel*2; 4 citadel; 7 market*2; 8 market; 12 M1 | D=0';
    expect(steps(spent)).toContain('-build');
    expect(steps(spent)).toContain('-ministers');
    expect(steps('12 M1')).toContain('-dig');
    expect(steps('5 D20 M21 | D=0 crowns:brigadier')).toContain('-brigadier');
    expect(steps(`${spent} crowns:banker`)).toContain('-banker');
  });
});

describe('the criteria of the Duchy', () => {
  /** What comes of it must change: a criterion missing from the trace alone proves nothing. */
  const outcomes: readonly Example<Position, Input>[] = duchyExamples.map((example) => ({
    ...example,
    expect: {
      ...example.expect,
      choices: (example.expect.choices ?? []).map(({ rule, chosen }) => ({ rule, chosen })),
    },
  }));

  test('every one has an example that notices its loss', () => {
    const named = Object.entries({ ...selections, ...ministers }).map(([name, selection]) => ({
      name,
      selection,
    }));
    const notices = () => someExampleFails(root, readPosition, outcomes);
    expect(survivors(named, notices)).toEqual([
      // Nothing can tell: a clearing of battle has an enemy in it, and whoever is absent has no
      // more buildings and fewer pieces there.
      'defender/drop filter why.inClearing',
    ]);
  });
});
