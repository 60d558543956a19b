import type { Hint } from '@empty-chair/kernel/hint';
import { hintFor } from '@empty-chair/kernel/hint-for';
import type { Match } from '@empty-chair/kernel/match';
import { answer, newMatch, submit } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { root } from '../rules/module.ts';
import { MARQUISE } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { clone, SCORE } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { sparring } from './index.ts';

type Game = Match<Config, State, Input>;

/** Whatever is asked gets its first answer. */
function answered(game: Game): Game {
  let now = game;
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(root, now, ref(answers[0]).id);
  }
  return now;
}

/** The game as it stands after these words of the first seat. */
function after(seats: string, said: readonly string[]): Game {
  const config = configFrom({ play: 'screen', seats });
  return said.reduce<Game>(
    (now, words) => answered(submit(root, now, seat(0), root.parseInput(words))),
    answered(newMatch(root, config, '7')),
  );
}

function hintOf(game: Game, state = game.state as State, who: Seat = seat(0)): Hint<Input> {
  const { config } = game.record;
  const running = hintFor(root, sparring, { config, state, seat: who }, { seed: 'h', games: 24 });
  const all = [...(running ?? [])];
  return all.at(-1) ?? { moves: [], games: 0, of: 0 };
}
const keysOf = ({ moves }: Hint<Input>) => moves.map(({ input }) => root.inputKey(input));

describe('a hint in a game on the screen', () => {
  test('has first what wins at once', () => {
    const game = after('marquise,eyrie/bot,alliance/bot', ['play wood']);
    const state = clone(game.state as State);
    // The second sawmill brings a point: 30 win (law 3.1).
    state.cells[SCORE + MARQUISE] = 29;
    const hint = hintOf(game, state);
    expect(keysOf(hint)[0]).toMatch(/^play build /);
    expect(hint.moves[0]?.chance).toBe(1);
  });

  test('looks at few moves of one verb, and only at what the law offers', () => {
    const game = after('marquise,eyrie/bot,alliance/bot', ['play wood']);
    const keys = keysOf(hintOf(game));
    expect(keys).toHaveLength(3);
    const legal = root.legal(game.state as State, seat(0)).map(root.inputKey);
    for (const key of keys) expect(legal).toContain(key);
  });

  test('law.1.2.1: is the same whatever the others hold, and whatever lies in the deck', () => {
    const game = after('marquise,eyrie,alliance/bot', ['play wood']);
    const other = clone(game.state as State);
    root.secrets?.dealAnew(other, seat(0), rngFromSeed('others'));
    expect(root.codecs.state.encode(other)).not.toEqual(
      root.codecs.state.encode(game.state as State),
    );
    expect(hintOf(game, other)).toEqual(hintOf(game));
  });

  test('is only for a game that keeps people’s cards', () => {
    const config = configFrom({ seats: 'marquise,eyrie/bot' });
    const { record, state } = answered(newMatch(root, config, '7'));
    const at = { config: record.config, state: state as State, seat: seat(0) };
    expect(hintFor(root, sparring, at, { seed: 'h', games: 10 })).toBeUndefined();
  });
});
