import { seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { accepts, fromApp, innovationGame } from './game.ts';

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
    levels: { automa: { law: 12 } },
  },
  config,
);
const takes = (text: string): boolean => accepts(state, seat(0), fromApp(module.parseInput(text)));

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
  // Both markers may climb, but not both to the top.
  expect(takes('correct level human law 12')).toBe(false);
  expect(takes('correct level human law 11')).toBe(true);
  expect(takes('correct level human medicine 12')).toBe(true);
  expect(JSON.stringify(module.codecs.state.encode(state))).toBe(before);
});
