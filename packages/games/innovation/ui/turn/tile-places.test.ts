import { expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { tableOf } from '../board/innovation-view.ts';
import { forApp, fromApp, innovationGame } from '../game.ts';
import { placedTiles, tileCorrections } from './tile-places.ts';

const { module } = innovationGame;
const keyOf = (input: Input): string => module.inputKey(forApp(input));
const config = module.codecs.config.decode({ terrain: 'wasteland' });
const state = module.codecs.state.decode(
  {
    turn: 'human',
    display: ['steel', null, 'library', null, null, null],
    innovations: { automa: ['census'] },
    bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }],
    bonusOf: { human: 4, automa: 5 },
  },
  config,
);
const tiles = placedTiles(tableOf(state));

test('every innovation and bonus tile in play has its place', () => {
  expect(tiles.map(({ key, value }) => `${key}: ${value}`)).toEqual([
    'innovation steel: nobody',
    'innovation library: nobody',
    'innovation census: automa',
    'bonus 1: left',
    'bonus 2: middle',
    'bonus 3: right',
    'bonus 4: human',
    'bonus 5: automa',
  ]);
});

test('only what differs is corrected, as the game reads it when it is typed', () => {
  expect(tileCorrections(tiles, { 'bonus 1': 'left' })).toEqual([]);
  const said = tileCorrections(tiles, {
    'innovation steel': 'human',
    'innovation census': 'nobody',
    'bonus 3': 'automa',
  });
  expect(said.map(keyOf)).toEqual([
    'correct innovation steel human',
    'correct innovation census nobody',
    'correct bonus 3 automa',
  ]);
  expect(said.map((input) => fromApp(module.parseInput(keyOf(input))))).toEqual(said);
});
