import { seat } from '@empty-chair/kernel/words';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { buildExamples, START } from '../../examples/build.ts';
import { factionBuildExamples } from '../../examples/faction-build.ts';
import { HUMAN, human, readPosition, turnWith, unmarked } from '../../examples/position.ts';
import { upgradeExamples } from '../../examples/upgrade.ts';
import { innovation } from '../module.ts';
import { buildHex, powermongersDiscipline, upgradeHex, wanderHex } from './selections.ts';

const mapExamples = [...buildExamples, ...upgradeExamples, ...factionBuildExamples];

examples(innovation, readPosition, mapExamples);

describe('power for humans', () => {
  const upgradeBeside = (points: number, answer: string) => () => {
    const {
      position,
      seat: automa,
      script,
    } = turnWith({
      support: 2,
      action: 1,
      choices: [answer],
      hexes: { E11: unmarked(), E10: human(), F11: human('school') },
      points: { human: { start: points } },
    });
    return scripted(innovation, { state: readPosition(position), seat: automa }, script);
  };

  test('AOI-Q22, AOI-G5: no more than the points pay for, and no more than there is', () => {
    expect(upgradeBeside(1, '3')).toThrow('kernel.scriptNotOffered');
    expect(upgradeBeside(20, '4')).toThrow('kernel.scriptNotOffered');
    expect(upgradeBeside(2, '3')().happenings.map(({ id }) => id)).toContain('do.gainPower');
  });

  test('AOI-G5: the Automa gains nothing when a human builds beside it', () => {
    const before = readPosition({ state: { turn: 'human', hexes: START } });
    const { state, happenings } = scripted(innovation, {
      state: before,
      seat: HUMAN,
      input: innovation.parseInput('build E11'),
    });
    expect(state.owner).not.toEqual(before.owner);
    const automa = seat(1);
    expect(state.points[automa]).toEqual(before.points[automa]);
    expect(state.levels[automa]).toEqual(before.levels[automa]);
    expect(happenings.filter(({ id }) => id === 'do.gainPower' || id === 'do.advance')).toEqual([]);
  });
});

describe('the choices on the map', () => {
  test('every criterion has an example that notices its loss', () => {
    const named = Object.entries({ buildHex, wanderHex, upgradeHex, powermongersDiscipline }).map(
      ([name, selection]) => ({ name, selection }),
    );
    const notices = () => someExampleFails(innovation, readPosition, mapExamples);
    expect(survivors(named, notices)).toEqual([
      // One is the Powermongers', the other the Kuddlers': their order never matters.
      'buildHex/swap why.mostPower, why.closest',
    ]);
  });
});
