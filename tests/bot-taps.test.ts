import { simulate } from '@empty-chair/kernel/simulate';
import { describe, expect, it } from 'vitest';
import { trials as innovationTrials } from '../packages/games/innovation/examples/trials.ts';
import { innovation } from '../packages/games/innovation/rules/module.ts';
import { lineLook as innovationLook } from '../packages/games/innovation/ui/line-look.ts';
import { anyTable } from '../packages/games/tapestry/examples/random-config.ts';
import { trials } from '../packages/games/tapestry/examples/trials.ts';
import { LEVELS } from '../packages/games/tapestry/rules/content.ts';
import { tapestry } from '../packages/games/tapestry/rules/module.ts';
import { lineLook } from '../packages/games/tapestry/ui/line-look.ts';
import type { TurnTaps } from './bot-taps.ts';
import { spread, tapsOf, ticksIn } from './bot-taps.ts';
import { quietFirstRound } from './europa-first-round.ts';

describe('an income turn of the bots in Tapestry', () => {
  /** Of each level. */
  const GAMES = 10;
  const MOST = 4;

  const seeded = LEVELS.flatMap((level) =>
    Array.from({ length: GAMES }, (_, n) => ({
      config: anyTable(`taps ${n}`, level),
      seed: `taps ${level} ${n}`,
    })),
  );
  const curated = trials.golden.filter(({ config }) => config?.game === 'solo');

  it('takes four taps at most, with everything ticked', () => {
    const turns: TurnTaps[] = [];
    for (const { config, seed } of [...curated, ...seeded]) {
      if (config === undefined) throw new Error('a curated game without a table');
      const taps = tapsOf(tapestry, config, lineLook);
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
    // Its ticks: it begins with the tap that ended the turn before it. What it asks, dice and Traps at the
    // table, comes on top.
    const unasked = turns.filter(({ answers }) => answers === 0).map(ticksIn);
    console.log(`Tapestry, income turns of the bots by taps: ${spread(unasked)}`);
    expect(unasked.length).toBeGreaterThan(200);
    expect(Math.max(...unasked)).toBe(MOST);
    const asked = turns.filter(({ answers }) => answers > 0);
    console.log(`  with questions: ${spread(asked.map((it) => ticksIn(it) + it.answers))}`);
  });
});

describe('a turn of the bots with the cards of the box', () => {
  const GAMES = 10;
  const median = (all: readonly number[]): number =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  /** The answers, and a tap for all that is to be done each time that something is. */
  const tapsIn = ({ answers, goes }: TurnTaps): number => answers + goes.length;

  it('takes three taps in Tapestry: two cards and "all done"', () => {
    const chance = { ...tapestry.defaultConfig.chance, cards: 'table' } as const;
    const config = { ...tapestry.defaultConfig, chance };
    const taps = tapsOf(tapestry, config, lineLook);
    const turns: TurnTaps[] = [];
    const watched: typeof tapestry = {
      ...tapestry,
      botTurn: (table, seat) => {
        turns.push(taps.run(table, seat, (told) => tapestry.botTurn(told, seat)));
      },
    };
    for (let n = 0; n < GAMES; n += 1)
      simulate(watched, config, `cards ${n}`, { policy: trials.policy });
    console.log(`Tapestry, cards of the box, by taps: ${spread(turns.map(tapsIn))}`);
    expect(turns.length).toBeGreaterThan(100);
    expect(median(turns.map(tapsIn))).toBe(3);
  });

  it('takes two taps in Age of Innovation: the card and "all done"', () => {
    const chance = { ...innovation.defaultConfig.chance, cards: 'table' } as const;
    const config = { ...innovation.defaultConfig, chance };
    const taps = tapsOf(innovation, config, innovationLook);
    const turns: TurnTaps[] = [];
    const watched: typeof innovation = {
      ...innovation,
      botTurn: (table, seat) => {
        turns.push(taps.run(table, seat, (told) => innovation.botTurn(told, seat)));
      },
    };
    for (let n = 0; n < GAMES; n += 1)
      simulate(watched, config, `cards ${n}`, { policy: innovationTrials.policy });
    console.log(`Age of Innovation, cards of the box, by taps: ${spread(turns.map(tapsIn))}`);
    expect(turns.length).toBeGreaterThan(100);
    expect(median(turns.map(tapsIn))).toBe(2);
  });
});

describe('a quiet first round of Europa with two bots', () => {
  const GAMES = 120;
  const MOST_TICKED = 90;
  const MOST_WITH_ALL_DONE = 34;

  it('takes 90 taps at most with everything ticked, 34 with "all done"', () => {
    const rounds = Array.from({ length: GAMES }, (_, n) => quietFirstRound(String(n)));
    const quiet = rounds.filter((round) => round !== undefined);
    const ticked = quiet.map((round) => round.ticked);
    const allDone = quiet.map((round) => round.allDone);
    console.log(`Europa, ${quiet.length} first rounds of ${GAMES} without a War, by taps:`);
    console.log(`  everything ticked: ${spread(ticked)}\n  with "all done": ${spread(allDone)}`);
    expect(quiet.length).toBeGreaterThan(5);
    expect(Math.max(...ticked)).toBeLessThanOrEqual(MOST_TICKED);
    expect(Math.max(...allDone)).toBeLessThanOrEqual(MOST_WITH_ALL_DONE);
  });
});
