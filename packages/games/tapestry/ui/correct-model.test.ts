import type { AnyState } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import { tapestry } from '../rules/module.ts';
import { hexesOf, tableOf } from './board/tapestry-view.ts';
import type { HexFacts } from './correct-model.ts';
import { factCorrections, factsAt, factsOf, hexCorrections, tokensText } from './correct-model.ts';

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
    expect(tokensText(letters, EMPTY)).toBe('empty');
    expect(at('A1')).toEqual({ explored: false, tokens: {} });
  });

  test('one sentence for the tokens, one for the tile, none for what agrees', () => {
    const change = (was: HexFacts, found: HexFacts) => hexCorrections('C3', letters, was, found);
    const unexplored = { explored: false, tokens: {} };
    expect(change(EMPTY, EMPTY)).toEqual([]);
    expect(change(unexplored, EMPTY)).toEqual(['correct explored C3 yes']);
    // Tokens say by themselves that the hex is explored.
    expect(change(unexplored, { explored: true, tokens: { A: 1 } })).toEqual(['correct hex C3 A']);
    // First the tokens go, then the tile on which they stood.
    expect(change({ explored: true, tokens: { A: 1 } }, unexplored)).toEqual([
      'correct hex C3 empty',
      'correct explored C3 no',
    ]);
  });
});

describe('beside the map', () => {
  const keys = (kind: string, id: string) => factsOf(table, { kind, id }).map(({ key }) => key);

  test('a track has three tokens', () => {
    expect(factsOf(table, { kind: 'track', id: 'military' })).toMatchObject([
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
    expect(factsOf(table, { kind: 'part', id: 'landmarks' })).toContainEqual(
      expect.objectContaining({ key: 'landmark lighthouse', value: 'human' }),
    );
    expect(
      factsOf(table, { kind: 'part', id: 'achievements' }).map(
        ({ key, value }) => `${key} ${value}`,
      ),
    ).toContain('achievement middleIsland 2 human');
  });

  test('a correction for each fact that is another, places given back from the last', () => {
    const facts = factsOf(table, { kind: 'part', id: 'achievements' });
    expect(factCorrections(facts, {})).toEqual([]);
    expect(
      factCorrections(facts, {
        'achievement middleIsland 1': 'nobody',
        'achievement middleIsland 2': 'nobody',
        'achievement toppleTwo 1': 'human',
      }),
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
    const said = [
      ...hexCorrections('C4', letters, at('C4'), { explored: true, tokens: { y: 1, X: 1 } }),
      ...hexCorrections('C4', letters, at('C4'), { explored: false, tokens: {} }),
      ...parts.flatMap((place) => {
        const facts = factsOf(table, place);
        const found = facts.map((fact) => [
          fact.key,
          fact.kind === 'count' ? fact.value + 1 : (fact.choices.at(-1)?.id ?? ''),
        ]);
        return factCorrections(facts, Object.fromEntries(found));
      }),
    ];
    expect(said.length).toBeGreaterThan(30);
    expect(said.map((text) => tapestry.inputKey(tapestry.parseInput(text)))).toEqual(said);
  });
});
