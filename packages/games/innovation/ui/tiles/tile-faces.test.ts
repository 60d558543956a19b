import { describe, expect, test } from 'vitest';
import automa from '../../content/automa.json' with { type: 'json' };
import game from '../../content/game.json' with { type: 'json' };
import cs from '../../text/cs/ui.json' with { type: 'json' };
import en from '../../text/en/ui.json' with { type: 'json' };
import pl from '../../text/pl/ui.json' with { type: 'json' };
import type { TileKind } from './tile-faces.ts';
import { faceOf, isTileKind, scoredBy } from './tile-faces.ts';

const drawn = new Set(
  Object.keys(import.meta.glob('../../../../uikit/src/icons/**/*.svg')).map((path) =>
    path.replace(/^.*\/|\.svg$/g, ''),
  ),
);
const TILES: Readonly<Record<TileKind, readonly (string | number)[]>> = {
  bonus: game.bonusTiles,
  innovation: game.innovations,
  palace: game.palaces,
  book: game.bookActions.map(({ id }) => id),
  spell: game.spells.map(({ id }) => id),
  roundTile: automa.roundTiles.map(({ id }) => id),
  finalTile: automa.finalTiles.map(({ id }) => id),
};

describe('every tile of the game', () => {
  for (const [kind, ids] of Object.entries(TILES)) {
    test.each(ids)(`${kind} %s is drawn, no two alike`, (id) => {
      if (!isTileKind(kind)) throw new Error(kind);
      const rows = faceOf(kind, String(id));
      expect(rows.length).toBeGreaterThan(0);
      for (const { gives, per } of rows) {
        expect(gives.length).toBeGreaterThan(0);
        for (const { icon } of [...gives, ...per]) expect(drawn).toContain(icon);
      }
      const same = ids.filter(
        (other) => JSON.stringify(faceOf(kind, String(other))) === JSON.stringify(rows),
      );
      expect(same).toEqual([id]);
    });
  }
});

/** The tile of the round is the only one that the human looks up in every turn. */
describe.each(['roundTile', 'finalTile'] as const)('what a %s scores', (kind) => {
  test.each(TILES[kind])('is said in words: %s', (id) => {
    const scored = scoredBy(kind, String(id));
    expect(scored?.n).toBeGreaterThan(0);
    for (const { 'ui.innovation.turn.scores': said } of [en, pl, cs])
      expect(said).toContain(` ${scored?.per} {`);
  });
});

/** What the content says a science bonus gives: '1 book of choice'. */
const GAINS: Readonly<Record<string, string>> = {
  coin: 'item-coin',
  tool: 'item-hammer',
  power: 'aoi-power',
  book: 'aoi-book',
  scholar: 'aoi-scholar',
  spade: 'aoi-spade',
};

test.each(automa.roundTiles)('round tile $id: points and science bonus of the content', (tile) => {
  const [goal, bonus] = faceOf('roundTile', String(tile.id));
  expect(goal?.gives).toEqual([{ icon: 'points', n: String(tile.humanPoints) }]);
  const [n, gain = ''] = tile.science.gain.split(' ');
  expect(bonus).toEqual({
    when: 'science',
    gives: [{ icon: GAINS[gain], n }],
    per: [{ icon: `disc-${tile.discipline}`, n: String(tile.science.per) }],
  });
});

test.each(automa.finalTiles)('final tile $id: points and discipline of the content', (tile) => {
  const [goal, science] = faceOf('finalTile', String(tile.id));
  expect(goal?.gives).toEqual([{ icon: 'points', n: String(tile.humanPoints) }]);
  expect(science?.gives).toEqual([{ icon: `disc-${tile.discipline}` }]);
});
