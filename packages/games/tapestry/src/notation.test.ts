import { Refused } from '@empty-chair/kernel/errors';
import { simulate } from '@empty-chair/kernel/simulate';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { stateCodec } from './codec.ts';
import { tapestry } from './module.ts';
import { parsePosition, printPosition } from './notation.ts';

describe('a position in one line', () => {
  test('reads what a person writes', () => {
    const text = ' B4=AA  C4=AS F4=Yy | turn "automa" | tracks {"automa":{"military":2}}';
    expect(parsePosition(text)).toEqual({
      tokens: { B4: 'AA', C4: 'AS', F4: 'Yy' },
      turn: 'automa',
      tracks: { automa: { military: 2 } },
    });
    expect(parsePosition('| tilesLeft 3')).toEqual({ tokens: {}, tilesLeft: 3 });
  });

  test.each(Object.entries(CONFIGS))('reads every position that it prints: %s', (_, config) => {
    let seen = 0;
    simulate(tapestry, config, 'notation', {
      policy: randomPolicy({ weight: humanWeight }),
      most: 3000,
      watch: (state) => {
        seen += 1;
        const read = stateCodec.decode(parsePosition(printPosition(state)), config);
        expect(stateCodec.encode(read)).toEqual(stateCodec.encode(state));
      },
    });
    expect(seen).toBeGreaterThan(50);
  });

  test.each(['B4', 'B4=', 'B4=A2', 'H1=A', 'B4=AA | turn', 'B4=AA | turn automa', 'B4=AA |'])(
    'refuses %s',
    (text) => {
      expect(() => parsePosition(text)).toThrow(Refused);
    },
  );
});
