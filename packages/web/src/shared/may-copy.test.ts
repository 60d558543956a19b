import { encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../session/opened.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { mayBeCopied, mayRowBeCopied } from './may-copy.ts';

const { module: root } = await loadRules('root');
const onScreen = root.configFrom({ play: 'screen', seats: 'marquise,alliance,eyrie/bot' });
const onTable = root.configFrom({ seats: 'marquise,alliance,eyrie/bot' });

describe('a game at a shared table', () => {
  it.each([
    ['of which one hand is mine', onScreen, false, [0], false],
    ['that I only watch', onScreen, false, [], false],
    ['all of whose people sit here', onScreen, false, [0, 1], true],
    ['that is over', onScreen, true, [0], true],
    ['that is not shared', onScreen, false, undefined, true],
    ['on a real table, where nothing is hidden', onTable, false, [0], true],
  ] as const)('%s', (_, config, isOver, own, expected) => {
    const match = { record: { config }, waiting: { kind: isOver ? 'over' : 'bot' } } as const;
    expect(mayBeCopied({ game: { module: root }, match }, own)).toBe(expected);
  });

  const record = encodeRecord(root, Story.begin(root, onScreen, 'hands').record);
  const row = (
    link: string,
    chairs: readonly number[],
    more: Partial<SavedGame> = {},
  ): SavedGame => {
    const table = {
      ...{ link, chairs, page: '', by: '', name: '', secret: '' },
      device: undefined,
    };
    const listed = { id: 'a', game: 'root', name: undefined, headline: '', seats: '' };
    const kept = { ...{ created: 0, changed: 0, version: 1, over: false }, reading: undefined };
    return { ...listed, ...kept, record, table, ...more };
  };

  it.each([
    ['of one hand', row('t=p.x', [1]), false],
    ['of all', row('t=p.x', [0, 1]), true],
    ['watched, whatever chairs it names', row('t=v.x', [0, 1]), false],
    ['that is over', row('t=p.x', [1], { over: true }), true],
    ['of one device', row('t=p.x', [1], { table: undefined }), true],
    ['that cannot be read', row('t=p.x', [0, 1], { record: {} }), false],
  ])('as a row of the shelf: %s', async (_, given, expected) => {
    expect(await mayRowBeCopied(given)).toBe(expected);
  });
});
