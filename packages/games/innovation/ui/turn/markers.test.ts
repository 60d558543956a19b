import { describe, expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { tableOf } from '../board/innovation-view.ts';
import { forApp, fromApp, innovationGame } from '../game.ts';
import { markerCorrections, markersAt, markersOf } from './markers.ts';

const { module } = innovationGame;
const keyOf = (input: Input): string => module.inputKey(forApp(input));
const config = module.codecs.config.decode({ terrain: 'wasteland' });
const state = module.codecs.state.decode(
  {
    round: 2,
    turn: 'human',
    levels: { automa: { law: 3 } },
    bonus: [
      { tile: 1, coins: 1 },
      { tile: 2, coins: 0 },
      { tile: 3, coins: 2 },
    ],
    bonusOf: { human: 4, automa: 5 },
  },
  config,
);
const markers = markersOf(tableOf(state));
const at = (key: string) => markers.find((marker) => marker.key === key)?.value;

describe('markers beside the map', () => {
  test('levels of both, what is counted, coins, X tokens', () => {
    expect(at('level automa law')).toBe(3);
    expect(at('points human')).toBe(at('points automa'));
    expect(at('coins right')).toBe(2);
    expect(at('spell coins')).toBe(0);
    // The Automa's ships and cities are not counted on a track of its own.
    expect(at('shipping human')).toBeDefined();
    expect(at('shipping automa')).toBeUndefined();
    expect(at('cities automa')).toBeUndefined();
  });

  test('each part of the table has its own', () => {
    const keysAt = (kind: string, id: string) =>
      markersAt(tableOf(state), { kind, id }).map(({ key }) => key);
    expect(keysAt('discipline', 'law')).toEqual(['level human law', 'level automa law']);
    expect(keysAt('seat', 'human')).toEqual(['points human', 'shipping human', 'cities human']);
    expect(keysAt('seat', 'automa')).toEqual(['points automa']);
    expect(keysAt('part', 'displays')).toContain('coins left');
    expect(keysAt('part', 'displays')).toContain('spell bridge');
    expect(keysAt('part', 'displays')).not.toContain('points human');
  });

  test('only what differs is corrected, as the game reads it when it is typed', () => {
    expect(markerCorrections(markers, { 'level automa law': 3 })).toEqual([]);
    const said = markerCorrections(markers, {
      'level automa law': 4,
      'points automa': 31,
      'coins left': 0,
      'spell coins': 1,
    });
    expect(said.map(keyOf)).toEqual([
      'correct level automa law 4',
      'correct points automa 31',
      'correct coins left 0',
      'correct spell coins covered',
    ]);
    expect(said.map((input) => fromApp(module.parseInput(keyOf(input))))).toEqual(said);
  });
});
