import { describe, expect, test } from 'vitest';
import type { Target, TargetingChart } from '../../rules/pack-view.ts';
import { decodePack, emptyPack, encodePack, KNOWN, OWN_RULES } from '../../rules/pack-view.ts';
import { addRow, byFaces, dropRow, giveFace, swapRows } from './die-faces.ts';
import {
  addTarget,
  areTargetsChanged,
  canAddBelow,
  countTargets,
  giveFaceTo,
  levelAt,
  moveTarget,
  removeTarget,
  restoreTargets,
  setSubstitute,
  setTarget,
  setTargets,
  targetsOf,
} from './target-edits.ts';

const realm = (id: string): Target => ({ kind: 'realm', id });
const two = addTarget(addTarget([], [], realm('venice')), [], realm('france'));
const shown = (level: TargetingChart): string[] =>
  level.map(({ on, target }) => `${on} ${target.id}`);

describe('the faces of a die among rows', () => {
  test('a face, and those on the way to it, go to a row', () => {
    expect(giveFace(['1-3', '4-6'], 0, 5)).toEqual(['1-5', '6']);
    expect(giveFace(['1-3', '4-6'], 1, 2)).toEqual(['1', '2-6']);
    expect(giveFace(['1-3', '4-6'], 0, 2)).toEqual(['1-3', '4-6']);
  });
  test('no row is left without one', () => {
    expect(giveFace(['1-2', '3-4', '5-6'], 0, 4)).toBeUndefined();
    expect(giveFace(['1-3', '4-6'], 0, 6)).toBeUndefined();
  });
  test('rows come, go and change places', () => {
    expect(addRow([])).toEqual(['1-6']);
    expect(addRow(['1-4', '5', '6'])).toEqual(['1-3', '4', '5', '6']);
    expect(addRow(['1-2', '3-6'])).toEqual(['1-2', '3-5', '6']);
    expect(addRow(['1', '2', '3', '4', '5', '6'])).toBeUndefined();
    expect(dropRow(['1-2', '3-4', '5-6'], 1)).toEqual(['1-4', '5-6']);
    expect(dropRow(['1-2', '3-6'], 0)).toEqual(['1-6']);
    expect(dropRow(['1-6'], 0)).toEqual([]);
    expect(swapRows(['1-2', '3-6'], 0, 1)).toEqual(['1-4', '5-6']);
    expect(['5', '6', '1-2', '3-4'].sort(byFaces)).toEqual(['1-2', '3-4', '5', '6']);
  });
});

describe('a targeting chart', () => {
  test('grows by rows and levels', () => {
    expect(shown(two)).toEqual(['1-5 venice', '6 france']);
    const deep = addTarget(two, [1], { kind: 'territory', id: 'bahia' });
    expect(shown(levelAt(deep, [1]))).toEqual(['1-6 bahia']);
    expect(countTargets(deep)).toBe(3);
    expect(shown(giveFaceTo(deep, [1], 4))).toEqual(['1-3 venice', '4-6 france']);
  });

  test('no deeper and no wider than a pack and a die allow', () => {
    let chart: TargetingChart = [];
    const path: number[] = [];
    for (let depth = 0; depth < 6; depth += 1) {
      expect(canAddBelow(chart, path)).toBe(true);
      chart = addTarget(chart, path, realm('venice'));
      path.push(0);
    }
    expect(canAddBelow(chart, path)).toBe(false);
    const pack = setTargets(OWN_RULES, emptyPack(''), AT, chart);
    expect(decodePack(encodePack(pack), KNOWN)).toEqual(pack);
    const wide = [1, 2, 3, 4, 5, 6].reduce((level) => addTarget(level, [], realm('ulm')), chart);
    expect(wide).toHaveLength(6);
    expect(canAddBelow(wide, [])).toBe(false);
  });

  test('targets are exchanged, moved and removed with what is below', () => {
    const owner: Target = { kind: 'ownerOf', id: 'wien' };
    const deep = addTarget(two, [0], realm('ulm'));
    expect(setTarget(deep, [0, 0], owner)[0]?.children[0]?.target).toEqual(owner);
    expect(shown(moveTarget(deep, [1], -1))).toEqual(['1 france', '2-6 venice']);
    expect(moveTarget(deep, [0], -1)).toEqual(deep);
    expect(removeTarget(deep, [0])).toEqual([{ on: '1-6', target: realm('france'), children: [] }]);
    const spare = setSubstitute(deep, [1], owner);
    expect(spare[1]?.substitute).toEqual(owner);
    expect(setSubstitute(spare, [1], undefined)).toStrictEqual(deep);
  });
});

const AT = { realm: 'austria', kind: 'military' } as const;

test('a chart equal to the one that comes with the rules is no change', () => {
  const rules = { ...OWN_RULES, targets: [{ ...AT, chart: two }] };
  const pack = setTargets(rules, emptyPack('mine'), AT, removeTarget(two, [0]));
  expect(areTargetsChanged(pack, AT)).toBe(true);
  expect(setTargets(rules, pack, AT, [...two])).toEqual(emptyPack('mine'));
  expect(targetsOf(rules, restoreTargets(pack, AT), AT)).toEqual(two);
  expect(targetsOf(rules, pack, { ...AT, kind: 'diplomatic' })).toEqual([]);
});
