import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { steady } from '@empty-chair/uikit/board/steady.ts';
import { expect, it } from 'vitest';
import { root } from '../../rules/module.ts';
import type { ClearingView } from '../../rules/view.ts';
import { viewOf } from '../../rules/view.ts';

it('hands the board the same clearings again that a step did not touch', () => {
  const config = root.codecs.config.decode({
    map: 'autumn',
    seats: [{ faction: 'duchy' }, { faction: 'eyrie', bot: 'electricEyrie' }],
  });
  const more = root.parseInput('correct clearings.5.warriors.duchy 4');
  const before = newMatch(root, config, 'steady');
  const after = submit(root, before, seat(0), more);
  if (before.state === undefined || after.state === undefined) throw new Error('no state');
  const same = steady<ClearingView>();
  const drawn = same(viewOf(before.state).clearings);
  const next = same(viewOf(after.state).clearings);
  expect(next.filter((clearing, i) => clearing !== drawn[i]).map(({ id }) => id)).toEqual(['5']);
});
