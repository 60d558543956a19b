import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Rounds of an event loop that go on when the test says so. */
function loop() {
  const calls: (() => void)[] = [];
  const done: string[] = [];
  const turns = new Turns((call) => calls.push(call));
  return {
    comes: (address: string, name: string) => void turns.come(address).then(() => done.push(name)),
    /** What was done in the next round. */
    round: async (): Promise<readonly string[]> => {
      for (const call of calls.splice(0)) call();
      await Promise.resolve();
      return done.splice(0);
    },
  };
}

it('gives one turn in each round, and each address its own, however much one asks for', async () => {
  const { comes, round } = loop();
  for (const name of ['much 1', 'much 2', 'much 3']) comes('much', name);
  comes('little', 'little');
  const rounds = [await round(), await round()];
  comes('late', 'late');
  for (let left = 0; left < 4; left += 1) rounds.push(await round());
  expect(rounds).toEqual([['much 1'], ['little'], ['much 2'], ['late'], ['much 3'], []]);
});

it('begins again after a while in which nobody came', async () => {
  const { comes, round } = loop();
  comes('a', 'first');
  expect([await round(), await round(), await round()]).toEqual([['first'], [], []]);
  comes('a', 'second');
  expect(await round()).toEqual(['second']);
});
