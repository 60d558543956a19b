import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { lizardExamples } from '../../../examples/lizards.ts';
import type { Position } from '../../../examples/position.ts';
import { human, lizards, readPosition } from '../../../examples/position.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as selections from './selections.ts';

examples(root, readPosition, lizardExamples);

const turnOf = (board: string, seats = [human('marquise'), lizards()]) =>
  scripted(root, { state: readPosition({ board, seats }), seat: seat(1) }, { cards: ['STD-30'] });

describe('the turn of the Lizards', () => {
  test('8.4, 8.5, 8.6, B-22: goes in the order of the rulebook', () => {
    const { trace } = turnOf('12 M1 | L=0 elsewhere:1', [
      human('marquise'),
      lizards({ difficulty: 'nightmare' }),
    ]);
    expect(stepsIn(trace)).toEqual([
      ...['birdsong', 'setOrder', 'conspiracies', 'daylight', 'rituals', 'evening'],
      ...['scoreGardens', 'discardSouls', 'returnRevealed', 'craft', 'nightmare', '-pass'],
      '-erratic',
    ]);
  });

  test.each([
    ['most cards of a suit', 'STD-50,STD-51,STD-40', 'fox'],
    ['a tie of the most is a bird', 'STD-50,STD-51,STD-40,STD-41,STD-46', 'bird'],
    ['a tie of the few does not matter', 'STD-50,STD-51,STD-40,STD-46', 'fox'],
    ['birds are a suit of their own', 'STD-33,STD-34,STD-50', 'bird'],
    ['and stand for no other', 'STD-50,STD-51,STD-33', 'fox'],
    ['no card at all is a bird', '', 'bird'],
  ])('8.4.1, B-05: the order: %s', (_, souls, suit) => {
    const [first] = turnOf(`12 M1 | L=0 souls:${souls}`).happenings;
    expect(first && showMessage(first)).toBe(`do.setOrder suit=${suit}`);
  });
});

describe('the criteria of the Lizards', () => {
  /** What comes of it must change: a criterion missing from the trace alone proves nothing. */
  const outcomes: readonly Example<Position, Input>[] = lizardExamples.map((example) => ({
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
