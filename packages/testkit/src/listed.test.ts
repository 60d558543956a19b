import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { expect, test } from 'vitest';
import { checkListed } from './listed.ts';
import type { TallyInput, TallyState } from './tally-game.ts';
import { BOT, DEFAULT, HUMAN, tally } from './tally-game.ts';

type Game = typeof tally;
const check = (game: Game, every = 1, most = 60) =>
  checkListed(game, {
    configs: { app: DEFAULT },
    policy: randomPolicy<TallyState, TallyInput>(),
    most,
    every,
  });
/** Lists more than tally does, but only where nobody takes it: for the human, off turn. */
const listingToo = (input: TallyInput): Game => ({
  ...tally,
  legal: (state, who) =>
    state.turn === 'bot' && who === HUMAN ? [input] : tally.legal(state, who),
});

test('tally lists nothing that cannot be done', () => {
  expect(check(tally).problems).toEqual([]);
});

test('everything listed is tried, in every so-manieth position', () => {
  // Human, bot, human: three inputs in the first and third position, none in the second.
  expect(check(tally, 1, 2).tried).toBe(6);
  expect(check(tally, 2, 2).tried).toBe(6);
  expect(check(tally, 3, 2).tried).toBe(3);
});

test('an input that is refused is found, with its name', () => {
  const refused = check(listingToo({ kind: 'add', n: 3 })).problems;
  expect(refused[0]).toMatch(/^app: add 3: Refused: .*kernel\.notYourTurn/);
});

test('one for a bot is found too', () => {
  const forBot: Game = {
    ...tally,
    legal: (state, who) => (who === BOT ? [{ kind: 'set', n: 1 }] : tally.legal(state, who)),
  };
  expect(check(forBot).problems[0]).toContain('app: set 1: Refused');
});

test('one that breaks an invariant is found', () => {
  const broken = check(listingToo({ kind: 'set', n: 100 })).problems;
  expect(broken[0]).toContain('app: set 100: invariant at most 99');
});

test('the game goes on as if nothing had been tried', () => {
  const totals: number[] = [];
  const counting: Game = {
    ...listingToo({ kind: 'set', n: 5 }),
    botTurn: (table, who) => {
      totals.push(table.scene.total);
      if (table.scene.total > 30) throw new Refused(kernelMessage('kernel.gameOver'));
      tally.botTurn(table, who);
    },
  };
  check(counting, 1000);
  const untried = totals.splice(0);
  check(counting, 1);
  expect(totals).toEqual(untried);
});
