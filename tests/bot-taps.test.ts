import { simulate } from '@empty-chair/kernel/simulate';
import { describe, expect, it } from 'vitest';
import { anyTable } from '../packages/games/tapestry/examples/random-config.ts';
import { trials } from '../packages/games/tapestry/examples/trials.ts';
import { LEVELS } from '../packages/games/tapestry/rules/content.ts';
import { tapestry } from '../packages/games/tapestry/rules/module.ts';
import { lineLook as tapestryLook } from '../packages/games/tapestry/ui/line-look.ts';
import type { TurnTaps } from './bot-taps.ts';
import { spread, tapsOf, ticksIn } from './bot-taps.ts';

describe('an income turn of the bots in Tapestry', () => {
  /** Of each level. */
  const GAMES = 20;
  const MOST = 5;

  const seeded = LEVELS.flatMap((level) =>
    Array.from({ length: GAMES }, (_, n) => ({
      config: anyTable(`taps ${n}`, level),
      seed: `taps ${level} ${n}`,
    })),
  );
  const curated = trials.golden.filter(({ config }) => config?.game === 'solo');

  it('takes five taps at most, with everything ticked', () => {
    const turns: TurnTaps[] = [];
    for (const { config, seed } of [...curated, ...seeded]) {
      if (config === undefined) throw new Error('a curated game without a table');
      const taps = tapsOf(tapestry, config, tapestryLook);
      const watched: typeof tapestry = {
        ...tapestry,
        botTurn: (table, seat) => {
          const turn = taps.run(table, seat, (told) => tapestry.botTurn(told, seat));
          if (turn.happenings.some(({ id }) => (id as string) === 'do.incomeTurn'))
            turns.push(turn);
        },
      };
      simulate(watched, config, seed, { policy: trials.policy });
    }
    // The tap that plays it, and its ticks. What it asks, dice and Traps at the table, comes on top.
    const unasked = turns.filter(({ answers }) => answers === 0).map((it) => 1 + ticksIn(it));
    console.log(`Tapestry, income turns of the bots by taps: ${spread(unasked)}`);
    expect(unasked.length).toBeGreaterThan(400);
    expect(Math.max(...unasked)).toBe(MOST);
    const asked = turns.filter(({ answers }) => answers > 0);
    console.log(`  with questions: ${spread(asked.map((it) => 1 + ticksIn(it) + it.answers))}`);
  });
});
