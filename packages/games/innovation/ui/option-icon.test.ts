import { expect, test } from 'vitest';
import game from '../content/game.json' with { type: 'json' };
import { optionIcon } from './option-icon.ts';

const drawn = new Set(
  Object.keys(import.meta.glob('../../../uikit/src/icons/**/*.svg')).map((path) =>
    path.replace(/^.*\/|\.svg$/g, ''),
  ),
);

test.each([
  ...game.disciplines.map((id) => ({ kind: 'discipline', id })),
  ...game.buildings.map(({ id }) => ({ kind: 'building', id })),
])('$kind $id has a sign that is drawn', (ref) => {
  expect(drawn).toContain(optionIcon(ref));
});

test('what has none keeps its name', () => {
  expect(optionIcon({ kind: 'innovation', id: 'steel' })).toBeUndefined();
});
