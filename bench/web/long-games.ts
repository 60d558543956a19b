import type { GameModule } from '@empty-chair/kernel/module';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { encodeRecord } from '@empty-chair/kernel/record';
import type { Policy } from '@empty-chair/kernel/simulate';
import { playThrough } from '@empty-chair/testkit/play';
import { europa } from '../../packages/games/europa/rules/module.ts';
import { humanWeight } from '../../packages/games/root/examples/configs.ts';
import { root } from '../../packages/games/root/rules/module.ts';
import { factionId } from '../../packages/games/root/rules/pieces.ts';
import type { State } from '../../packages/games/root/rules/state.ts';
import { scoreOf } from '../../packages/games/root/rules/state.ts';
import type { Input } from '../../packages/games/root/rules/verbs/verbs.ts';

/** More than any table plays: what holds for them holds for every game. */
export const ENTRIES = 803;

const player = randomPolicy<State, Input>({ weight: humanWeight });
/** Points are taken back before anybody wins with them. */
const withoutWinner: Policy<State, Input> = {
  ...player,
  input: (state, seat, legal, rng) => {
    const leader = state.facts.factions.find((faction) => scoreOf(state, faction) >= 18);
    return leader === undefined
      ? player.input(state, seat, legal, rng)
      : root.parseInput(`correct factions.${factionId(leader)}.score 0`);
  },
};

/** Records as a file has them, by the name of their game; half of their entries are turns of bots. */
export const longGames = (): ReadonlyMap<string, unknown> =>
  new Map([
    [
      'Root',
      recordOf(
        root,
        root.configFrom({ seats: 'marquise,eyrie/bot,alliance/bot,vagabond/bot' }),
        withoutWinner,
      ),
    ],
    [
      'Europa Universalis',
      recordOf(
        europa,
        europa.configFrom({ scenario: '1-01', variant: '4-players', humans: 'castile' }),
        // Three Ages, with humans who do much and pass late.
        randomPolicy({
          weight: ({ kind }) => ({ pass: 3, done: 20, event: 50 })[kind as string] ?? 1,
        }),
      ),
    ],
  ]);

/** The first game that lasts so long. */
function recordOf<C, S, I>(game: GameModule<C, S, I>, config: C, policy: Policy<S, I>): unknown {
  for (let seed = 0; ; seed += 1) {
    const { record } = playThrough(game, config, `long ${seed}`, { policy, most: ENTRIES }).end;
    if (record.entries.length >= ENTRIES) return encodeRecord(game, record);
  }
}
