import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../packages/games/root/rules/module.ts';
import { boardDuringSetup, setupChoices, viewOf } from '../packages/games/root/rules/view.ts';
import { written } from '../packages/games/root/ui/board/drawn-maps.ts';
import { layoutOf } from '../packages/games/root/ui/board/layout.ts';
import { shapeOf } from '../packages/games/root/ui/board/root-view.ts';
import { grownIn } from '../packages/games/root/ui/board/trees.ts';
import { newMatch } from '../packages/kernel/src/match.ts';
import { compareKept } from '../packages/testkit/src/kept-file.ts';

const KEPT = fileURLToPath(
  new URL('../packages/games/root/ui/board/drawn-maps.json', import.meta.url),
);

it('keeps the drawing of every map of Root as it is worked out', () => {
  const drawn = setupChoices.maps.map(({ id }) => {
    const config = root.codecs.config.decode({ ...root.defaultConfig, map: id, suits: 'random' });
    const { record } = newMatch(root, config, 'board');
    const layout = layoutOf(shapeOf(viewOf(boardDuringSetup(record))));
    return [id, written(layout, grownIn(layout))] as const;
  });
  const text = `${JSON.stringify(Object.fromEntries(drawn), undefined, 2)}\n`;
  expect(compareKept(KEPT, text)).toEqual([]);
});
