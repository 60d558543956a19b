import { rngFromSeed } from '@empty-chair/kernel/rng';
import { select } from '@empty-chair/kernel/select';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { buildExamples, START } from '../../examples/build.ts';
import { factionBuildExamples } from '../../examples/faction-build.ts';
import {
  AUTOMA,
  each,
  HUMAN,
  human,
  marked,
  readPosition,
  turnWith,
  unmarked,
} from '../../examples/position.ts';
import { upgradeExamples } from '../../examples/upgrade.ts';
import type { Building } from '../content.ts';
import { GUILD, PALACE, SCHOOL, TOWER, UNIVERSITY, WORKSHOP } from '../content.ts';
import { innovation } from '../module.ts';
import type { State } from '../state.ts';
import {
  buildHex,
  powermongersDiscipline,
  upgradeHex,
  upgradeTo,
  wanderHex,
} from './selections.ts';
import { beginTurn } from './turn.ts';

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

describe('upgrades', () => {
  const board = (hexes: Readonly<Record<string, unknown>>) => readPosition({ state: { hexes } });
  const upgradeOf = (state: State, me: Seat, from: Building): Building | undefined =>
    select(
      {
        scene: { ...beginTurn(state), me },
        rng: rngFromSeed('upgrade'),
        atTable: CHANCE_BY_APP,
        ask: () => {
          throw new Error('asked');
        },
        emit: undefined,
        trace: undefined,
      },
      upgradeTo,
      from,
    );

  test('AOI-A5: the best that a building may become', () => {
    const fresh = board({ H7: marked() });
    const best = [WORKSHOP, GUILD, SCHOOL, UNIVERSITY, PALACE, TOWER].map((from) =>
      upgradeOf(fresh, AUTOMA, from),
    );
    expect(best).toEqual([GUILD, PALACE, UNIVERSITY, undefined, undefined, undefined]);
  });

  test('AOI-A5: of what is in stock; the other side’s buildings do not count', () => {
    const full = board({
      ...each('A4 A5 A6 A7', unmarked('guild')),
      ...each('B4 B5 B6', unmarked('school')),
      C5: unmarked('palace'),
      C6: unmarked('university'),
    });
    expect([WORKSHOP, GUILD, SCHOOL].map((from) => upgradeOf(full, AUTOMA, from))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(upgradeOf(full, HUMAN, WORKSHOP)).toBe(GUILD);
    const palaceOnly = board({ C5: unmarked('palace'), D5: human('university') });
    expect(upgradeOf(palaceOnly, AUTOMA, GUILD)).toBe(SCHOOL);
    expect(upgradeOf(palaceOnly, AUTOMA, SCHOOL)).toBe(UNIVERSITY);
  });
});

describe('the choices on the map', () => {
  test('every criterion has an example that notices its loss', () => {
    const named = Object.entries({
      buildHex,
      wanderHex,
      upgradeHex,
      upgradeTo,
      powermongersDiscipline,
    }).map(([name, selection]) => ({ name, selection }));
    const notices = () => someExampleFails(innovation, readPosition, mapExamples);
    expect(survivors(named, notices)).toEqual([
      // One is the Powermongers', the other the Kuddlers': their order never matters.
      'buildHex/swap why.mostPower, why.closest',
    ]);
  });
});
