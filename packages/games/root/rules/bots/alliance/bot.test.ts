import { newMatch } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { allianceExamples } from '../../../examples/alliance.ts';
import type { Position } from '../../../examples/position.ts';
import { alliance, human, readPosition } from '../../../examples/position.ts';
import { DEFAULT_CONFIG } from '../../config.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as selections from './selections.ts';

examples(root, readPosition, allianceExamples);

describe('the set-up of the Alliance', () => {
  test('6.3.1, 6.3.2, 6.3.3, 6.2.1: ten warriors, three bases, ten tokens, nothing on the map', () => {
    const config = { ...DEFAULT_CONFIG, seats: [alliance(), human('lizards')] };
    const { state } = newMatch(root, root.codecs.config.decode(config), 'alliance');
    if (state === undefined) throw new Error('set-up asks nothing here');
    const { factions, clearings } = root.codecs.state.encode(state) as {
      factions: { alliance: unknown };
      clearings: Record<string, unknown>;
    };
    expect(factions.alliance).toMatchObject({
      warriorsInSupply: 10,
      supply: { foxBase: 1, rabbitBase: 1, mouseBase: 1, sympathy: 10 },
      score: 0,
    });
    for (const clearing of Object.values(clearings)) {
      expect(clearing).toMatchObject({ warriors: {}, buildings: [], tokens: [] });
    }
  });
});

describe('the turn of the Alliance', () => {
  const stepsOf = (card: string, position: Position) =>
    stepsIn(
      scripted(root, { state: readPosition(position), seat: seat(1) }, { cards: [card] }).trace,
    );

  test('6.4, 6.5, 6.6, A-26, A-27: goes in the order of the rulebook', () => {
    const seats = [human('marquise'), alliance({ traits: ['wildfire'], difficulty: 'nightmare' })];
    expect(stepsOf('STD-30', { board: '12 M1', seats })).toEqual([
      ...['birdsong', 'reveal', '-craft', 'revolt', '-steadfast', 'publicPity'],
      ...['daylight', 'spread', '-surpriseRevolt'],
      ...['evening', 'organize', 'recruit', 'wildfire', 'nightmare', '-pass', 'discard'],
    ]);
  });

  test('6.4.3, 6.5.2: a bird order revolts in Daylight, not in Birdsong', () => {
    const seats = [human('marquise'), alliance()];
    expect(stepsOf('STD-33', { board: '12 M1', seats })).toEqual([
      ...['birdsong', 'reveal', '-craft', '-revolt', '-steadfast', 'publicPity'],
      ...['daylight', 'spread', 'surpriseRevolt'],
      ...['evening', 'organize', 'recruit', '-wildfire', '-nightmare', '-pass', 'discard'],
    ]);
  });
});

describe('the criteria of the Alliance', () => {
  /** What comes of it must change: a criterion missing from the trace alone proves nothing. */
  const outcomes: readonly Example<Position, Input>[] = allianceExamples.map((example) => ({
    ...example,
    expect: {
      ...example.expect,
      choices: (example.expect.choices ?? []).map(({ rule, chosen }) => ({ rule, chosen })),
    },
  }));

  test('every one has an example that notices its loss', () => {
    const named = Object.entries(selections).map(([name, selection]) => ({ name, selection }));
    const notices = () => someExampleFails(root, readPosition, outcomes);
    expect(survivors(named, notices)).toEqual([]);
  });
});
