import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import { notationOnTheWay } from '@empty-chair/testkit/notation';
import { refusal } from '@empty-chair/testkit/thrown';
import { volume } from '@empty-chair/testkit/volume';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateCodec } from '../rules/codec.ts';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { root } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight } from './configs.ts';
import { parsePosition, printPosition } from './notation.ts';
import { alliance, eyrie, human, readPosition, vagabot } from './position.ts';
import { fourBots, withHumans } from './random-config.ts';

const policy = randomPolicy<State, Input>({ weight: humanWeight });

const notation = { print: printPosition, parse: parsePosition };

/** The first state on the way that notation does not bring back, or undefined. */
const lostOnTheWay = (config: Config, seed: string, most: number): string | undefined =>
  notationOnTheWay(root, notation, { config, seed }, { policy, most }).lost;

describe('a printed position reads back as it was', () => {
  test.each(Object.entries(CONFIGS))('%s', (_, config) => {
    fc.assert(
      fc.property(fc.string(), (seed) => lostOnTheWay(config, seed, 60) === undefined),
      { numRuns: volume(4) },
    );
  });

  test('in any game of bots on any map', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        (seed) => lostOnTheWay(fourBots(`notation ${seed}`), `${seed}`, 80) === undefined,
      ),
      { numRuns: volume(40) },
    );
  });

  test('in any game with humans', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        (seed) => lostOnTheWay(withHumans(`notation ${seed}`), `${seed}`, 80) === undefined,
      ),
      { numRuns: volume(40) },
    );
  });

  test('with two Vagabonds, who leave one of two items under a ruin', () => {
    const config = configFrom({ seats: 'vagabond,secondVagabond/bot/ranger,eyrie/bot' });
    for (let i = 0; i < volume(10); i += 1) {
      expect(lostOnTheWay(config, `two ${i}`, 150)).toBeUndefined();
    }
  });

  test('to the end, with its winner', () => {
    for (const [name, config] of Object.entries(CONFIGS)) {
      const { state, end } = simulate(root, config, `end of ${name}`, { policy, most: 3000 });
      expect(end).toBeDefined();
      expect(printPosition(state)).toContain('| winner ');
      expect(stateCodec.decode(parsePosition(printPosition(state)), config)).toEqual(state);
    }
  });
});

test('what it looks like', () => {
  const state = readPosition({
    board: `1 M2 sawmill wood*2; 5 E3 A1 sympathy; 6 ruin(bag); 10 ruin blocked*1
      | M=4(craft:1,removal:3) gone:keep crafted:tea,tea play:STD-33 | E=0 decree:mouse.STD-46,bird.vizier
      | A=0 elsewhere:3 | V=7 @5 items:4/1/0/1/2/0 quest:Q-03 | turn 3.1 | supply boot2,tea1
      | deck draw:STD-01,STD-02 discard:STD-14 | quests draw:Q-01`,
    seats: [human('marquise'), eyrie(), alliance(), vagabot()],
  });
  expect(printPosition(state)).toBe(
    [
      '1f M2 sawmill wood*2; 2m; 3r; 4r; 5r E3 A1 sympathy; 6f ruin(bag); 7m; 8f; 9m; 10r ruin() blocked*1; 11m; 12f',
      'M=4(craft:1,removal:3) gone:keep crafted:tea,tea play:STD-33',
      'E=0 decree:fox,rabbit,mouse.STD-46,bird.vizier',
      'A=0 elsewhere:3',
      'V=7(earlier:7) @5 items:4/1/0/1/2/0 quest:Q-03',
      'turn 3.1',
      'supply boot2,bag0,crossbow0,hammer0,sword0,tea1,coin0,torch0',
      'deck draw:STD-01,STD-02 discard:STD-14 available:',
      'quests draw:Q-01 discard:',
    ].join(' | '),
  );
});

test('lines, spaces and order do not matter', () => {
  const one = parsePosition('5 M1 sawmill; 6f E2 | M=3 | turn 2.1 | E=0');
  const other = parsePosition(`
    6f  E2
    5   sawmill M1;

    | E=0 | turn 2.1
    | M=3`);
  expect(other).toEqual(one);
});

describe('a slip is named', () => {
  const slip = (text: string): string => refusal(() => parsePosition(text));

  test.each([
    ['x5 M1', 'x5 M1'],
    ['5b M1', '5b M1'],
    ['5 M', 'M'],
    ['5 Z3', 'Z'],
    ['5 sawmil', 'sawmil'],
    ['5 sawmill*', 'sawmill*'],
    ['5 | Z=3', 'Z'],
    ['5 | M=x', 'M=x'],
    ['5 | M=3(craft:1', 'M=3(craft:1'],
    ['5 | M=3 golden:keep', 'golden:keep'],
    ['5 | M=3 quest', 'quest'],
    ['5 | weather fine', 'weather fine'],
    ['5 | supply tea', 'tea'],
  ])('%s', (text, word) => {
    expect(slip(text)).toBe(`data.expected value=${word} what=position`);
  });

  test.each([
    ['5 M1; 5 E1', '5'],
    ['5 M1 M2', 'marquise'],
    ['5 | M=1 | M=2', 'marquise'],
    ['5 | turn 1.0 | turn 1.1', 'turn'],
  ])('%s says something twice', (text, value) => {
    expect(slip(text)).toBe(`data.twice value=${value}`);
  });

  test('and what can be read but cannot be is told by the codec, with its place', () => {
    const seats = [human('marquise'), eyrie()];
    expect(() => readPosition({ board: '5 M26', seats })).toThrow(
      'bad data at factions.marquise: bad.warriors',
    );
    expect(() => readPosition({ board: '13 M1', seats })).toThrow(
      'bad data at clearings.13: bad.noClearing',
    );
    expect(() => readPosition({ board: '5 | turn 1', seats })).toThrow('bad data at turn.seat');
    expect(() => readPosition({ board: '5 | M=3(craft:x)', seats })).toThrow(
      'bad data at factions.marquise.scoredFrom.craft',
    );
  });
});
