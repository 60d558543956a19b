import { newMatch } from '@empty-chair/kernel/match';
import { createRenderer } from '@empty-chair/text/renderer';
import { expect, it } from 'vitest';
import { games } from '../run-in-test.ts';
import { completions } from './session.ts';

it.each([
  ['w', ['walk', 'why']],
  ['walk ', ['walk 2', 'walk 6']],
  ['walk 2', ['walk 2']],
  ['q', ['quit']],
  ['fly', []],
])('Tab after %j offers %j', async (line, expected) => {
  const toy = await games['toy']?.();
  if (toy === undefined) throw new Error('no toy');
  const { module: game } = toy;
  const match = newMatch(game, game.defaultConfig, 'a');
  expect(completions({ game, words: createRenderer('en'), file: '', match }, line)).toEqual(
    expected,
  );
});

it('Tab offers the answers to a question', async () => {
  const toy = await games['toy']?.();
  if (toy === undefined) throw new Error('no toy');
  const { module: game } = toy;
  const match = newMatch(game, game.configFrom({ choices: 'table' }), 'a');
  const offered = completions({ game, words: createRenderer('en'), file: '', match }, '');
  expect(offered.slice(0, 3)).toEqual(['3', '4', '5']);
});
