import { simulate } from '@empty-chair/kernel/simulate';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, it } from 'vitest';
import { anyTable } from '../examples/random-config.ts';
import { newReferee } from '../examples/sparring-referee.ts';
import { LEVELS } from '../rules/content.ts';
import { innovation } from '../rules/module.ts';
import { greedyPolicy } from './greedy.ts';

const GAMES = volume(700);

/** All faults and deeds of many games; each game has books of its own. */
function refereed(): { readonly faults: readonly string[]; readonly seen: ReadonlySet<string> } {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i += 1) {
    const referee = newReferee();
    const policy = referee.watch(greedyPolicy(referee.note));
    const config = anyTable(`referee-${i}`, LEVELS[i % LEVELS.length]);
    simulate(innovation, config, `referee-${i}`, { policy });
    faults.push(...referee.faults);
    for (const deed of referee.seen.keys()) seen.add(deed);
  }
  return { faults, seen };
}

describe('the greedy builder before a referee', () => {
  const { faults, seen } = refereed();

  it('pays what the base rules ask for, in reach, one action a turn, and takes income once', () => {
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it('has done everything that the referee can check', () => {
    expect([...seen].sort()).toEqual([
      'bonusLevel',
      'book',
      'build',
      'city',
      'income',
      'innovation',
      'resources',
      'scholar',
      'scienceBonus',
      'shipping',
      'spell',
      'terraforming',
      'upgrade',
    ]);
  });
});
