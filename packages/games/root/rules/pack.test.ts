import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { seat } from '@empty-chair/kernel/words';
import { listedTest } from '@empty-chair/testkit/listed';
import { notationOnTheWay } from '@empty-chair/testkit/notation';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { parsePosition, printPosition } from '../examples/notation.ts';
import { human, marquise, readPosition } from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import type { Character } from './config.ts';
import { CHARACTERS } from './config.ts';
import { configFrom } from './config-words.ts';
import { describe as inWords } from './describe.ts';
import { diff } from './diff.ts';
import { factionOn } from './facts.ts';
import { root } from './module.ts';
import { isFollowed, itemsIn, STARTING_ITEMS } from './pack.ts';
import { isVagabond, VAGABOND } from './pieces.ts';
import type { State } from './state.ts';
import { PACK_STATES } from './state.ts';
import type { Input, InputKind } from './verbs/verbs.ts';
import { inputs } from './verbs/verbs.ts';

/** Nothing but what a Vagabond does with his items, so that a game lasts. */
const WEIGHTS: Readonly<Partial<Record<InputKind, number>>> = {
  ...{ refresh: 50, walk: 20, aid: 10, quest: 10, strike: 20, repair: 20, special: 10 },
  ...{ battle: 10, explore: 20, pawn: 2, pass: 10 },
};
const weight = ({ kind }: Input): number => WEIGHTS[kind] ?? 0;

/** A human at random, whose Vagabond says first who he is. */
function playedBy(character: Character): Policy<State, Input> {
  const random = randomPolicy<State, Input>({ weight });
  return {
    ...random,
    input: (state, at, legal, rng) => {
      const me = factionOn(state.facts, at);
      return isVagabond(me) && !isFollowed(state, me)
        ? { kind: 'character', character }
        : random.input(state, at, legal, rng);
    },
  };
}
const config = configFrom({ seats: 'vagabond,eyrie/bot,marquise/bot,alliance/bot' });

describe('law.items: a Vagabond whose items are followed', () => {
  test.each(CHARACTERS)('as %s reads back from notation, whatever happens to him', (character) => {
    const { lost, seen } = notationOnTheWay(
      root,
      { print: printPosition, parse: parsePosition },
      { config, seed: `followed ${character}` },
      { policy: playedBy(character), most: 250 },
    );
    expect(lost).toBeUndefined();
    expect(seen).toBeGreaterThan(30);
  });

  listedTest(root, {
    configs: { followed: config },
    policy: playedBy('ranger'),
    most: 200,
    every: 10,
    least: 300,
  });

  test('is damaged by bots on their turns, and finds things', () => {
    const seen = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5']) {
      simulate(root, config, seed, {
        policy: playedBy('ranger'),
        most: 600,
        watch: (state) => {
          const damaged = itemsIn(state, VAGABOND, 'damagedReady', 'damagedExhausted');
          if (damaged.length > 0) seen.add('hurt');
          const all = itemsIn(state, VAGABOND, ...PACK_STATES).length;
          if (all > STARTING_ITEMS.ranger.length) seen.add('found');
        },
      });
    }
    expect([...seen].sort()).toEqual(['found', 'hurt']);
  });
});

describe('law.items: corrected by hand', () => {
  const board = '5 | V=0 @5 character:thief pack:boot/tea//';
  const seats = [human('vagabond'), marquise()];
  const after = (text: string): State =>
    scripted(root, {
      state: readPosition({ board, seats }),
      seat: seat(0),
      input: inputs.parseInput(text),
    }).state;
  const vagabond = (state: State) =>
    (encodeState(state) as { factions: { vagabond: Record<string, unknown> } }).factions.vagabond;

  test('items and relations by their paths', () => {
    const items = after('correct factions.vagabond.items.damagedReady ["sword"]');
    expect(vagabond(items)['items']).toEqual({
      ready: ['boot'],
      exhausted: ['tea'],
      damagedReady: ['sword'],
      damagedExhausted: [],
    });
    const friends = after('correct factions.vagabond.relations.marquise "allied"');
    expect(vagabond(friends)['relations']).toEqual({ marquise: 'allied' });
  });
});

test('law.items: undone, what lies before him is told condition by condition', () => {
  const seats = [human('vagabond'), marquise()];
  const read = (more: string): State =>
    readPosition({ board: `5 | V=0 @5 character:thief ${more}`, seats });
  const before = read('pack:boot/tea//sword');
  const after = read('pack:boot,tea//sword/ relations:marquise.hostile');
  expect(diff(before, after).map(showMessage)).toEqual([
    'fix.pack condition=ready faction=vagabond items=[boot, tea]',
    'fix.packEmpty condition=exhausted faction=vagabond',
    'fix.relation faction=marquise relation=hostile',
  ]);
  expect(inWords(before).map(showMessage)).toEqual(
    expect.arrayContaining([
      'show.pack condition=ready items=[boot]',
      'show.pack condition=exhausted items=[tea]',
      'show.pack condition=damaged items=[sword]',
    ]),
  );
});
