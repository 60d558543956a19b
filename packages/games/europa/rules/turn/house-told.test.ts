import { Recorder } from '@empty-chair/kernel/trace';
import { describe, expect, test } from 'vitest';
import { positionOf, runChart } from '../../examples/chart-turn.ts';
import { quiet } from '../../examples/phase-position.ts';
import { configFrom } from '../config-words.ts';
import { tellSetup } from '../setup-list.ts';

describe('R-HOUSE-1, R-HOUSE-2: the house chart is called so, with die and branch', () => {
  test('where it was rolled on', () => {
    // Without units nobody is weaker: the turn ends after the target.
    const england = { mat: { army: 0, reserve: 0 } };
    const { told } = runChart('military', { position: { players: { england } } }, { dice: ['1'] });
    expect(told[0]).toBe('see.houseRoll branch=[1] dice=[1] who=england');
    expect(told[1]).toMatch(/^see\.houseTarget realm=\w+ who=england$/);
  });

  test('not where a pack has the chart of the booklet', () => {
    const england = { mat: { army: 0, reserve: 0 } };
    const military = [{ on: '1-6', target: { realm: 'scotland' } }];
    const pack = { format: 1, name: 'mine', targets: { england: { military } } };
    const { told } = runChart('military', { position: { pack, players: { england } } });
    expect(told[0]).toBe('see.target realm=scotland who=england');
  });

  test.each([
    ['house', 'do.setUpHouseTargets'],
    ['printed', 'do.setUpPrinted'],
  ])('at set-up, targets=%s', (targets, line) => {
    const state = positionOf({}, configFrom({ humans: 'france', targets }));
    const { emit, happenings } = new Recorder();
    tellSetup({ ...quiet(state), emit }, state);
    expect(happenings[1]?.id).toBe(line);
  });
});
