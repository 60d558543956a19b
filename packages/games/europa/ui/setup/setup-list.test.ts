import { Recorder } from '@empty-chair/kernel/trace';
import { seat } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { expect, test } from 'vitest';
import { positionOf } from '../../examples/chart-turn.ts';
import { quiet } from '../../examples/phase-position.ts';
import { configFrom } from '../../rules/config-words.ts';
import { tellSetup } from '../../rules/setup-list.ts';
import { lineLook } from '../line-look.ts';
import { ownerInSetup, setupList } from './setup-list.ts';

const config = configFrom({ humans: 'france', cards: 'table' });
const state = positionOf({}, config);
const { emit, happenings } = new Recorder();
tellSetup({ ...quiet(state), atTable: { cards: true, dice: true, choices: true }, emit }, state);
const listed = setupList(happenings);

test('only what is put on the table has a box', () => {
  const ids = listed.map(({ id }) => id as string);
  expect(happenings.map(({ id }) => id as string)).toContain('do.setUpHouseTargets');
  expect(ids).not.toContain('do.setUpHouseTargets');
  expect(ids).toHaveLength(happenings.length - 1);
});

test('what a Bot changes stands below its name, and does not repeat it', () => {
  const owned = listed.flatMap((happening) => {
    const name = ownerInSetup(happening);
    return name === undefined ? [] : [{ happening, name }];
  });
  expect(owned.map(({ name }) => name.id)).toContain('castile');
  // All but the scenario.
  expect(owned).toHaveLength(listed.length - 1);
  const turn = { config: config as object as AnyConfig, seat: seat(1) };
  const shorts = owned.map(({ happening, name }) => lineLook(happening, { ...turn, name }).short);
  expect(shorts.filter((short) => !short?.id.startsWith('short.setUp'))).toEqual([]);
});
