import { expect, test } from 'vitest';
import { fromApp, innovationGame } from '../game.ts';
import { hasActed, isSecondAction } from './second-action.ts';

const typed = (text: string) => fromApp(innovationGame.module.parseInput(text));
const asksAt = (entered: readonly string[], next: string): boolean =>
  isSecondAction(entered.map(typed), typed(next));

test.each<[readonly string[], string]>([
  [['upgrade H7 guild'], 'scholar law'],
  [['build E10'], 'upgrade E10 guild'],
  [['scholar law', 'points 2'], 'spell coins'],
  [['spell two_spades', 'build E10'], 'build E11'],
  [['build E10'], 'pass 4'],
])('after %j, %s is asked about', (entered, next) => {
  expect(asksAt(entered, next)).toBe(true);
});

test.each<[readonly string[], string]>([
  [[], 'build E10'],
  // What an action brings.
  [['build E10'], 'advance law 1'],
  [['upgrade H7 school'], 'city'],
  [['build E10'], 'points 2'],
  // Land is dug, then built on.
  [['transform E10 lake'], 'build E10'],
  // Spades of a spell, the upgrade of a book action, a neutral building of an innovation.
  [['spell two_spades'], 'build E10'],
  [['book 4'], 'upgrade H7 guild'],
  [['innovation workshop'], 'build E10 neutral_workshop'],
  [['innovation steam_engine'], 'shipping'],
])('after %j, %s belongs to the same action', (entered, next) => {
  expect(asksAt(entered, next)).toBe(false);
});

test('an action is what takes the turn', () => {
  expect(hasActed([typed('points 2'), typed('advance law 1')])).toBe(false);
  expect(hasActed([typed('scholar law')])).toBe(true);
});
