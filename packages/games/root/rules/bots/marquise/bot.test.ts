import type { Script } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { decisionsIn, scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { marquiseExamples } from '../../../examples/marquise.ts';
import { eyrie, human, marquise, readPosition } from '../../../examples/position.ts';
import type { Trait } from '../../config.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as selections from './selections.ts';

examples(root, readPosition, marquiseExamples);

const play = (
  board: string,
  { dice = [], traits = [], ...script }: Partial<Script> & { readonly traits?: readonly Trait[] },
) => {
  const state = readPosition({ board, seats: [marquise({ traits }), eyrie()] });
  return scripted(root, { state, seat: seat(0) }, { ...script, dice });
};

describe('the Mechanical Marquise', () => {
  test('every criterion has an example that notices its loss', () => {
    const named = Object.entries(selections).map(([name, selection]) => ({ name, selection }));
    const notices = () => someExampleFails(root, readPosition, marquiseExamples);
    expect(named.length).toBe(18);
    expect(survivors(named, notices)).toEqual([]);
  });

  test('4.4, 4.5, 4.6: goes through its turn in the order of the rulebook', () => {
    expect(stepsIn(play('6 M1; 8 M1', { cards: ['STD-30'] }).trace)).toEqual([
      ...['birdsong', 'reveal', '-craft'],
      ...['daylight', 'battle', 'recruit', 'build', 'move', '-blitz', '-expand'],
      ...['evening', 'score', '-nightmare', '-pass', 'discard'],
    ]);
  });

  test('4.5.1, 4.5.2, 4.5.3: decides only what there is to decide', () => {
    const { trace } = play('6 M1; 8 M1', { cards: ['STD-30'] });
    expect(decisionsIn(trace).map(({ rule }) => rule)).toEqual([
      ...['4.5.1', '4.5.2', '4.5.3', '4.5.4', '4.6.1'],
    ]);
  });

  test('4.5.5, 4.7: Expand begins Daylight anew, a bird Escalated Daylight', () => {
    expect(stepsIn(play('1 M1 sawmill', { cards: ['STD-40', 'STD-27'] }).trace)).toEqual([
      ...['birdsong', 'reveal', '-craft'],
      ...['daylight', 'battle', 'recruit', 'build', 'move', '-blitz', 'expand'],
      ...['escalatedDaylight', 'escalatedBattle', 'escalatedRecruit', 'escalatedBuild'],
      ...['escalatedMove', '-blitz'],
      ...['evening', 'score', '-nightmare', '-pass', 'discard'],
    ]);
  });

  test('4.7.1, 4.7.4: each battle names the rule that starts it', () => {
    const { happenings } = play('2 E2; 5 M1; 9 M1 E1', {
      cards: ['STD-33'],
      dice: ['0-0', '0-0'],
    });
    const battles = happenings.filter(({ id }) => id === 'do.battle');
    expect(battles.map(({ rule }) => rule)).toEqual(['4.7.1', '4.7.4']);
  });

  test('trait.ironWill, 4.7.2: recruits name the trait that doubles them', () => {
    const rulesWith = (traits: readonly Trait[]) =>
      play('2 M1', { cards: ['STD-33'], traits })
        .happenings.filter(({ id }) => id === 'do.placeWarriors')
        .map(({ rule }) => rule);
    expect(rulesWith([])).toEqual(['4.7.2']);
    expect(rulesWith(['ironWill'])).toEqual(['trait.ironWill']);
  });

  test('law.victory: nothing is chosen any more once the game is over', () => {
    const { trace } = play('1 M1 roost; 8 M1 E1 | M=29', { cards: ['STD-30'], dice: ['0-0'] });
    expect(decisionsIn(trace).map(({ rule }) => rule)).toEqual(['4.5.1', '4.5.1']);
  });
});

describe('the keep', () => {
  const place = (faction: 'eyrie' | 'alliance', input: Input) => () => {
    const state = readPosition({
      board: '1 keep; 5 M1 | turn 1.1',
      seats: [marquise(), human(faction)],
    });
    return scripted(root, { state, seat: seat(1), input });
  };

  test('4.2.1: nobody else places a warrior, a building or a token beside it', () => {
    expect(place('eyrie', { kind: 'place', n: 1, piece: 'warrior', at: 1 })).toThrow('no.keep');
    expect(place('eyrie', { kind: 'place', n: 1, piece: 'roost', at: 1 })).toThrow('no.keep');
    expect(place('alliance', { kind: 'place', n: 1, piece: 'sympathy', at: 1 })).toThrow('no.keep');
    const elsewhere = place('alliance', { kind: 'place', n: 1, piece: 'sympathy', at: 5 });
    expect(elsewhere().happenings.map(({ id }) => id)).toEqual(['do.placePiece']);
  });

  test('4.2.1: and nothing of the kind is offered', () => {
    for (const faction of ['eyrie', 'alliance'] as const) {
      const state = readPosition({
        board: '1 keep | turn 1.1',
        seats: [marquise(), human(faction)],
      });
      const placed = root
        .legal(state, seat(1))
        .flatMap((input) => (input.kind === 'place' ? [input.at] : []));
      expect(placed).toContain(2);
      expect(placed).not.toContain(1);
    }
  });
});
