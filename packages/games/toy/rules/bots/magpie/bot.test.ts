import { runScripted } from '@empty-chair/kernel/scripted';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { magpieExamples } from '../../../examples/magpie.ts';
import { readPosition } from '../../../examples/position.ts';
import { toy } from '../../module.ts';
import { MAGPIE } from '../../state.ts';
import { flight, growth, hidingPlaces, windfall } from './selections.ts';

examples(toy, readPosition, magpieExamples);

describe('the magpie', () => {
  test('every criterion has an example that notices its loss', () => {
    const selections = [
      { name: 'flight', selection: flight },
      { name: 'hidingPlaces', selection: hidingPlaces },
      { name: 'windfall', selection: windfall },
      { name: 'growth', selection: growth },
    ];
    const notices = () => someExampleFails(toy, readPosition, magpieExamples);
    expect(survivors(selections, notices)).toEqual([]);
  });

  test('goes through its turn in the order of the rulebook', () => {
    const state = readPosition({ fruit: [0, 0, 0, 2, 0, 0] });
    const { trace } = runScripted(
      toy,
      { state, seat: MAGPIE },
      { cards: ['O6'], dice: ['1', '1'], choices: ['1'] },
    );
    expect(stepsIn(trace)).toEqual([
      ...['dawn', 'order'],
      ...['day', 'fly', 'take', '-hide', '-snatch', 'squall', 'fly', 'take', 'shake'],
      ...['dusk', 'grow'],
    ]);
  });
});
