import { expect, it } from 'vitest';
import { games, Place } from './run-in-test.ts';

it('gathers what is too much to list', async () => {
  const place = new Place();
  const list = {
    toy: async () => {
      const toy = await games['toy']?.();
      if (toy === undefined) throw new Error('no toy');
      const { parseInput } = toy.module;
      const keys = [...Array.from({ length: 20 }, (_, n) => `set basket ${n}`), 'walk 2', 'walk 6'];
      return { ...toy, module: { ...toy.module, legal: () => keys.map(parseInput) } };
    },
  };
  await place.type('new toy', { games: list });
  const { out } = await place.run(['do', '?'], { games: list });
  expect(out.trimEnd().split('\n')).toEqual([
    '  set (20)  set basket 0, set basket 1, set basket 2, …',
    '  walk 2    Walk to tree 2',
    '  walk 6    Walk to tree 6',
    'All of a kind: “? set”',
  ]);
  const all = await place.run(['do', '? s'], { games: list });
  expect(all.out.trimEnd().split('\n')).toHaveLength(20);
  expect((await place.run(['do', '? fly'], { games: list })).out).toContain(
    'Nothing that is legal',
  );
  place.leave();
});
