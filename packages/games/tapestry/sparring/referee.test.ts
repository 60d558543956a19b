import { simulate } from '@empty-chair/kernel/simulate';
import { describe, expect, it } from 'vitest';
import { anyTable } from '../examples/random-config.ts';
import { newReferee } from '../examples/sparring-referee.ts';
import { tapestry } from '../rules/module.ts';
import { greedyPolicy } from './greedy.ts';

const GAMES = 150;

/** All faults of many games; each game has books of its own. */
function refereed(): { readonly faults: readonly string[]; readonly seen: ReadonlySet<string> } {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i += 1) {
    const referee = newReferee();
    const policy = referee.watch(greedyPolicy(referee.note));
    simulate(tapestry, anyTable(`referee-${i}`), `referee-${i}`, { policy });
    faults.push(...referee.faults);
    for (const deed of referee.seen) seen.add(deed);
  }
  return { faults, seen };
}

describe('the greedy builder before a referee', () => {
  const { faults, seen } = refereed();

  it('pays by the tier, in reach, never what it has not, and takes five incomes', () => {
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it('has done everything that the referee can check', () => {
    const wanted = ['advance', 'bonus', 'built', 'benefit', 'income', 'explore', 'conquer'];
    const turns = [1, 2, 3, 4, 5].map((turn) => `income turn ${turn}`);
    expect([...wanted, ...turns].filter((deed) => !seen.has(deed))).toEqual([]);
  });
});
