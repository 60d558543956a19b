import { Refused } from '@empty-chair/kernel/errors';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { notationOnTheWay } from '@empty-chair/testkit/notation';
import { describe, expect, test } from 'vitest';
import { tapestry } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight } from './configs.ts';
import { notation } from './notation.ts';

const options = { policy: randomPolicy<State, Input>({ weight: humanWeight }), most: 3000 };

describe('a position in one line', () => {
  test('reads what a person writes', () => {
    const text = ' B4=AA  C4=AS F4=Yy | turn "automa" | tracks {"automa":{"military":2}}';
    expect(notation.parse(text)).toEqual({
      tokens: { B4: 'AA', C4: 'AS', F4: 'Yy' },
      turn: 'automa',
      tracks: { automa: { military: 2 } },
    });
    expect(notation.parse('| tilesLeft 3')).toEqual({ tokens: {}, tilesLeft: 3 });
  });

  test.each(Object.entries(CONFIGS))('reads every position that it prints: %s', (_, config) => {
    const start = { config, seed: 'notation' };
    const { lost, seen } = notationOnTheWay(tapestry, notation, start, options);
    expect(lost).toBeUndefined();
    expect(seen).toBeGreaterThan(50);
  });

  test.each(['B4', 'B4=', 'B4=A2', 'H1=A', 'B4=AA | turn', 'B4=AA | turn automa', 'B4=AA |'])(
    'refuses %s',
    (text) => {
      expect(() => notation.parse(text)).toThrow(Refused);
    },
  );
});
