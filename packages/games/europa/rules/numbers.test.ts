import { expect, test } from 'vitest';
import { levelOf } from './numbers.ts';

// Power in a Round, cubes for a Milestone, power after a Declaration of War, units for 1 power.
test.each([
  ['easy', 6, 3, 5, 7],
  ['normal', 7, 2, 5, 9],
  ['hard', 8, 2, 6, 9],
  ['very-hard', 9, 2, 7, 11],
] as const)('EU-7, EU-26.12: level %s', (id, power, cubes, least, units) => {
  expect(levelOf(id)).toEqual({
    id,
    botPowerPerRound: power,
    focusCubesForMilestone: cubes,
    minBotPowerWhenWarDeclaredOnBot: least,
    unitsPerRecruit: units,
  });
});
