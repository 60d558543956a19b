import { NONE } from '@empty-chair/kernel/ids';
import type { AnyState } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../rules/hexes.ts';
import { tapestry } from '../rules/module.ts';
import type { Input } from '../rules/view.ts';
import { hexesOf, tableOf } from './board/tapestry-view.ts';
import type { HexFacts } from './correct-model.ts';
import { factCorrections, factsAt, hexCorrections, rowsOf, tokensText } from './correct-model.ts';

const config = (more: Record<string, string> = {}) =>
  tapestry.configFrom({
    level: '3',
    civilization: 'engineers',
    shadowFavorite: 'science',
    ...more,
  });
const state = tapestry.codecs.state.decode(
  {
    favorites: { automa: 'technology', shadow: 'science' },
    tokens: { B4: 'AA', F4: 'YY', E3: 'Ya', C4: 'AS', E4: 'YX' },
    tracks: { automa: { military: 5 } },
    landmarks: { lighthouse: 'human' },
    achievements: { middleIsland: ['automa', 'human'] },
    points: { human: 7 },
  },
  config(),
) as unknown as AnyState;
const table = tableOf(state);
const letters = table.tokenKinds;
const at = (id: string): HexFacts => {
  const hex = hexesOf(state).find((one) => one.id === id);
  if (hex === undefined) throw new Error(`no hex ${id}`);
  return factsAt(hex);
};
/** As they are typed. */
const said = (inputs: readonly Input[]) => inputs.map(tapestry.inputKey);
const change = (id: string, was: HexFacts, found: HexFacts) =>
  said(hexCorrections(hexOf(id) ?? NONE, letters, was, found));
const EMPTY: HexFacts = { explored: true, tokens: {} };

describe('a hex', () => {
  test('its tokens in the letters of the game', () => {
    expect(letters).toEqual(['Y', 'y', 'A', 'a', 'S', 'X']);
    expect(['E3', 'C4', 'E4', 'B4'].map((id) => tokensText(letters, at(id)))).toEqual([
      'Ya',
      'AS',
      'YX',
      'AA',
    ]);
    expect(tokensText(letters, EMPTY)).toBe('');
    expect(at('A1')).toEqual({ explored: false, tokens: {} });
  });

  test('one sentence for the tokens, one for the tile, none for what agrees', () => {
    const atC3 = (was: HexFacts, found: HexFacts) => change('C3', was, found);
    const unexplored = { explored: false, tokens: {} };
    expect(atC3(EMPTY, EMPTY)).toEqual([]);
    expect(atC3(unexplored, EMPTY)).toEqual(['correct explored C3 yes']);
    // Tokens say by themselves that the hex is explored.
    expect(atC3(unexplored, { explored: true, tokens: { A: 1 } })).toEqual(['correct hex C3 A']);
    // First the tokens go, then the tile on which they stood.
    expect(atC3({ explored: true, tokens: { A: 1 } }, unexplored)).toEqual([
      'correct hex C3 empty',
      'correct explored C3 no',
    ]);
  });
});

describe('beside the map', () => {
  const keys = (kind: string, id: string) => rowsOf(table, { kind, id }).map(({ key }) => key);

  test('a track has three tokens', () => {
    expect(rowsOf(table, { kind: 'track', id: 'military' })).toMatchObject([
      { key: 'track human military', value: 0 },
      { key: 'track automa military', value: 5 },
      { key: 'track shadow military', value: 0 },
    ]);
  });

  test('a player has what it can have', () => {
    expect(keys('player', 'human')).toEqual([
      'points human',
      'income human',
      'toppled human',
      'tiles',
    ]);
    expect(keys('player', 'automa')).toEqual([
      'points automa',
      'income automa',
      'toppled automa',
      'favorite automa',
      'tapestry',
    ]);
    expect(keys('player', 'shadow')).toEqual(['favorite shadow']);
  });

  test('every landmark and every place of an achievement', () => {
    expect(keys('part', 'landmarks')).toHaveLength(18);
    expect(rowsOf(table, { kind: 'part', id: 'landmarks' })).toContainEqual(
      expect.objectContaining({ key: 'landmark lighthouse', value: 'human' }),
    );
    expect(
      rowsOf(table, { kind: 'part', id: 'achievements' }).map(
        ({ key, value }) => `${key} ${value}`,
      ),
    ).toContain('achievement middleIsland 2 human');
  });

  test('a correction for each fact that is another, places given back from the last', () => {
    const rows = rowsOf(table, { kind: 'part', id: 'achievements' });
    expect(factCorrections(rows, {})).toEqual([]);
    expect(
      said(
        factCorrections(rows, {
          'achievement middleIsland 1': 'nobody',
          'achievement middleIsland 2': 'nobody',
          'achievement toppleTwo 1': 'human',
        }),
      ),
    ).toEqual([
      'correct achievement middleIsland 2 nobody',
      'correct achievement middleIsland 1 nobody',
      'correct achievement toppleTwo 1 human',
    ]);
  });

  test('the game reads every one of them', () => {
    const parts = [
      { kind: 'track', id: 'science' },
      { kind: 'player', id: 'human' },
      { kind: 'player', id: 'automa' },
      { kind: 'player', id: 'shadow' },
      { kind: 'part', id: 'landmarks' },
      { kind: 'part', id: 'achievements' },
    ];
    const texts = [
      ...change('C4', at('C4'), { explored: true, tokens: { y: 1, X: 1 } }),
      ...change('C4', at('C4'), { explored: false, tokens: {} }),
      ...parts.flatMap((place) => {
        const rows = rowsOf(table, place);
        const found = rows.map((row) => [
          row.key,
          row.kind === 'count' ? row.value + 1 : (row.choices.at(-1)?.ref.id ?? ''),
        ]);
        return said(factCorrections(rows, Object.fromEntries(found)));
      }),
    ];
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.map((text) => tapestry.inputKey(tapestry.parseInput(text)))).toEqual(texts);
  });
});
