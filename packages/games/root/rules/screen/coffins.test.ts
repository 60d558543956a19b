import { expect, test } from 'vitest';
import { direct } from '../../examples/direct.ts';
import type { Position } from '../../examples/position.ts';
import { human, marquise } from '../../examples/position.ts';
import { battle } from '../battle.ts';
import { encodeState } from '../codec-encode.ts';
import { clearingNumbered, EYRIE, MARQUISE } from '../pieces.ts';
import { rule } from '../words.ts';

/** An Eyrie with the Coffin Makers against a Marquise bot without a warrior in supply. */
const position = (traits: readonly 'hospitals'[]): Position => ({
  board: '1 M23 keep; 5 M2 E3 | M=0 | E=0 play:EP-44',
  seats: [human('eyrie'), marquise({ traits })],
  config: { play: 'screen', deck: 'exilesAndPartisans' },
  screen: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] } },
});
const fought = (traits: readonly 'hospitals'[]) => {
  const plan = {
    attacker: EYRIE,
    defender: MARQUISE,
    clearing: clearingNumbered(5),
    by: rule('law.4.3'),
  };
  const { state } = direct(position(traits), (table) => battle(table, plan), { dice: ['2-0'] });
  return encodeState(state) as Readonly<
    Record<'screen' | 'factions', Readonly<Record<string, object>>>
  >;
};

test('H-10, H-22: whom Hospitals bring back at once is not buried', () => {
  expect(fought([]).screen['coffins']).toEqual({ marquise: 2 });
  const tended = fought(['hospitals']);
  expect(tended.screen['coffins']).toBeUndefined();
  expect(tended.factions['marquise']).toMatchObject({ warriorsInSupply: 0 });
});
