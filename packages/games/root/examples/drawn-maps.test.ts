import { fileURLToPath } from 'node:url';
import { newMatch } from '@empty-chair/kernel/match';
import { compareKept } from '@empty-chair/testkit/kept-file';
import { expect, it } from 'vitest';
import { root } from '../rules/module.ts';
import { boardDuringSetup, setupChoices, viewOf } from '../rules/view.ts';
import { written } from '../ui/board/drawn-maps.ts';
import { layoutOf } from '../ui/board/layout.ts';
import { shapeOf } from '../ui/board/root-view.ts';
import { grownIn } from '../ui/board/trees.ts';

const KEPT = fileURLToPath(new URL('../ui/board/drawn-maps.json', import.meta.url));

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
