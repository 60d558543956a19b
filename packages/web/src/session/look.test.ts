import { newMatch } from '@empty-chair/kernel/match';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import type { Picture } from '@empty-chair/uikit/picture/picture.ts';
import { isPicture } from '@empty-chair/uikit/picture/picture.ts';
import { describe, expect, it, vi } from 'vitest';
import { lookOf } from './look.ts';
import { loadRules } from './opened.ts';

const pictures = import.meta.glob<(state: AnyState) => Picture>('../../../games/*/ui/picture.ts', {
  import: 'picture',
  eager: true,
});
const chairs = import.meta.glob<(state: AnyState) => readonly Chair[]>(
  '../../../games/*/ui/chairs.ts',
  { import: 'chairs', eager: true },
);
const atHome = Object.keys(import.meta.glob('../../../uikit/src/icons/first/*.svg')).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ''),
);
const games = Object.keys(pictures).map((path) => path.split('/').at(-3) ?? '');

describe.each(games)('the look of %s', async (id) => {
  const game = await loadRules(id);
  const match = newMatch(game.module, game.module.defaultConfig, 'look');
  const ui = {
    picture: pictures[`../../../games/${id}/ui/picture.ts`],
    chairs: chairs[`../../../games/${id}/ui/chairs.ts`] ?? (() => []),
  };
  const look = lookOf({ game, match }, ui as Parameters<typeof lookOf>[1]);

  it('is plain data that a list can draw', () => {
    const kept = structuredClone(look);
    expect(isPicture(kept?.picture)).toBe(true);
    expect(kept?.picture?.layers.length).toBeGreaterThan(1);
    // A row is written at every tap.
    expect(JSON.stringify(kept).length).toBeLessThan(30_000);
  });

  it('draws with what home has at hand', () => {
    const { small = [], large = [] } = look?.picture ?? {};
    const icons = [...small, ...large, ...(look?.chairs ?? [])].map(({ icon }) => icon);
    expect(icons.filter((icon) => !atHome.includes(icon))).toEqual([]);
  });

  it('has the humans first', () => {
    const bots = look?.chairs.map(({ bot }) => bot) ?? [];
    expect(bots).toEqual([...bots].sort((a, b) => Number(a) - Number(b)));
    expect(bots.length).toBeGreaterThan(1);
  });
});

it('never keeps an entry from being kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const game = await loadRules('root');
  const match = newMatch(game.module, game.module.defaultConfig, 'look');
  const broken = () => {
    throw new Error('no drawing');
  };
  expect(lookOf({ game, match }, { chairs: broken, picture: broken })).toBeUndefined();
});
