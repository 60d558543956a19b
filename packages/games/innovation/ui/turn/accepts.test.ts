import { seat } from '@empty-chair/kernel/words';
import { accepts } from '@empty-chair/uikit/turn/accepts.ts';
import { expect, test } from 'vitest';
import { innovationGame } from '../game.ts';

const { module } = innovationGame;
const config = module.codecs.config.decode({
  terrain: 'wasteland',
  humans: [{ terrain: 'lake', faction: 'philosophers' }],
});
const state = module.codecs.state.decode(
  {
    round: 2,
    turn: 'human',
    hexes: {
      E10: { who: 'human', building: 'school' },
      H7: { who: 'automa', building: 'workshop', marked: true },
    },
  },
  config,
);
const takes = (text: string): boolean => accepts(module, state, seat(0), text);

test('what is not among the usual is offered where the game takes it, and nothing is changed', () => {
  const before = JSON.stringify(module.codecs.state.encode(state));
  // Far out of reach, but a tunnel or a flight may lead there.
  expect(takes('build A4 workshop')).toBe(true);
  expect(takes('build A4 tower')).toBe(true);
  // A palace turns a school back into a guild; nothing turns it into a workshop.
  expect(takes('upgrade E10 guild')).toBe(true);
  expect(takes('upgrade E10 workshop')).toBe(false);
  // Not on the Automa's building, not on water.
  expect(takes('build H7 workshop')).toBe(false);
  expect(takes('upgrade H7 guild')).toBe(false);
  expect(takes('build E5 workshop')).toBe(false);
  expect(JSON.stringify(module.codecs.state.encode(state))).toBe(before);
});
