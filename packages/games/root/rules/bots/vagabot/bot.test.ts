import { seat } from '@empty-chair/kernel/words';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { human, readPosition, vagabot } from '../../../examples/position.ts';
import { vagabotExamples } from '../../../examples/vagabot.ts';
import type { Trait } from '../../config.ts';
import { root } from '../../module.ts';
import * as choose from './selections.ts';

examples(root, readPosition, vagabotExamples);

test('every criterion has an example that notices its loss', () => {
  const selections = Object.entries(choose).map(([name, selection]) => ({ name, selection }));
  const notices = () => someExampleFails(root, readPosition, vagabotExamples);
  expect(survivors(selections, notices)).toEqual([]);
});

/** The steps of a turn in which nothing can be done; `-` before those that are skipped. */
function stepsWith(order: string, items: string, traits: readonly Trait[] = []): readonly string[] {
  const state = readPosition({
    board: `| V=0 @5 items:${items}`,
    seats: [vagabot({ traits }), human('marquise')],
  });
  return stepsIn(scripted(root, { state, seat: seat(0) }, { cards: [order] }).trace);
}

const BIRDSONG = ['birdsong', 'reveal', '-craft', '-slip'];
const EVENING = ['evening', 'refresh', '-eveningRepair', '-nightmare', '-pass', 'discard'];

describe('7.4, 7.5, 7.6, A-30, trait.questing: the steps of a turn', () => {
  test.each([
    ['fox', 'STD-01', ['explore', 'battle', 'special']],
    ['rabbit', 'STD-02', ['battle', '-repair', 'special']],
    ['mouse', 'STD-03', ['quest', 'aid', 'battle', '-repair']],
    ['bird', 'STD-04', ['explore', 'quest', 'aid', 'battle']],
  ])('%s', (_, order, actions) => {
    const daylight = ['daylight', ...actions, '-adventure'];
    expect(stepsWith(order, '3/0')).toEqual([...BIRDSONG, ...daylight, ...EVENING]);
  });

  test.each([
    ['fox', 'STD-01', ['explore', 'special', 'battle']],
    ['rabbit', 'STD-02', ['special', 'aid', 'battle']],
    ['mouse', 'STD-03', ['quest', 'aid', 'battle']],
    ['bird', 'STD-04', ['explore', 'quest', 'battle']],
  ])('%s, with Questing', (_, order, actions) => {
    const daylight = ['daylight', ...actions, '-adventure'];
    const steps = stepsWith(order, '3/0', ['questing']);
    expect(steps).toEqual([...BIRDSONG, ...daylight, ...EVENING]);
  });

  test('with Adventurer at the end of Daylight', () => {
    const daylight = ['daylight', 'explore', 'battle', 'special', 'adventure'];
    const steps = stepsWith('STD-01', '3/0', ['adventurer']);
    expect(steps).toEqual([...BIRDSONG, ...daylight, ...EVENING]);
  });

  test('with something damaged', () => {
    expect(stepsWith('STD-02', '3/0/0/0/2/0')).toEqual([
      ...BIRDSONG,
      ...['daylight', 'battle', 'repair', 'special', '-adventure'],
      ...['evening', 'refresh', 'eveningRepair', '-nightmare', '-pass', 'discard'],
    ]);
  });

  test('after slipping away', () => {
    const birdsong = ['birdsong', 'reveal', '-craft', 'slip'];
    expect(stepsWith('STD-02', '2/0')).toEqual([...birdsong, ...EVENING]);
  });
});
