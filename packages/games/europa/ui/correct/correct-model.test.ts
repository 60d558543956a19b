import type { Ref } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../rules/view.ts';
import { accepts, europaGame, forApp } from '../game.ts';
import { anyState } from '../test-state.ts';
import type { Found, Value } from './correct-model.ts';
import { corrections, factGroups } from './correct-model.ts';
import type { Fact } from './fact.ts';
import { REBELS } from './fact.ts';

const state = anyState({});
const at = (kind: string, id: string): Ref => ({ kind, id });
const facts = (ref: Ref): readonly Fact[] => factGroups(state, ref).flatMap((group) => group.facts);
const fact = (ref: Ref, key: string): Fact => {
  const found = facts(ref).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no fact ${key}`);
  return found;
};
const said = (ref: Ref, found: Found): readonly string[] =>
  corrections(factGroups(state, ref), found).map((input) =>
    europaGame.module.inputKey(forApp(input)),
  );

describe('a place of the map', () => {
  const area = at('area', 'brittany_&_normandy');

  test('an area: Rebels, religion, what each seat has there, and each of its provinces', () => {
    expect(fact(area, 'rebels').value).toBe(0);
    expect(fact(area, 'claim france').value).toBe(true);
    expect(fact(area, 'owner caux').value).toBe('england');
    expect(said(area, { rebels: 2, 'claim france': false, 'influence france': 3 })).toEqual([
      'rebels brittany_&_normandy 2',
      'correct france influence brittany_&_normandy 3',
      'correct france hasClaim brittany_&_normandy no',
    ]);
    // Only a bot's army is tracked.
    expect(facts(area).some(({ key }) => key === 'army france')).toBe(false);
    expect(facts(area).some(({ key }) => key === 'army england')).toBe(true);
  });

  test('a province: owner, occupier, Unrest', () => {
    const caux = at('province', 'caux');
    expect(said(caux, { 'owner caux': 'france' })).toEqual(['own caux france']);
    expect(said(caux, { 'occupier caux': REBELS, 'unrest caux': true })).toEqual([
      'occupy caux rebels',
      'unrest caux yes',
    ]);
    expect(fact(caux, 'occupier caux').value).toBe(NOBODY);
  });

  test('a Sea Zone and a Trade Node', () => {
    const sea = at('seaZone', 'english_channel');
    expect(fact(sea, 'ship england').value).toBe(true);
    expect(said(sea, { 'ship england': false })).toEqual([
      'correct england hasShip english_channel no',
    ]);
    const node = at('node', 'English Channel');
    expect(said(node, { pirates: 1, 'merchant castile': true })).toEqual([
      'pirates English_Channel 1',
      'correct castile merchant English_Channel',
    ]);
  });
});

describe('beside the map', () => {
  test('a bot’s mat, its tracks and its ties', () => {
    const castile = at('realm', 'castile');
    expect(fact(castile, 'available').value).toBe(9);
    expect(
      said(castile, { available: 7, 'focus warfare': 1, passed: true, atWar: ['granada'] }),
    ).toEqual([
      'correct castile available 7',
      'correct castile passed yes',
      'correct castile focus warfare 1',
      'correct castile atWar granada yes',
    ]);
  });

  test('of a human only what lies on the table', () => {
    const keys = facts(at('realm', 'france')).map(({ key }) => key);
    expect(keys).toContain('prestige');
    expect(keys).not.toContain('available');
  });

  test('a list names who is gone and who is new', () => {
    const allies = fact(at('realm', 'castile'), 'ally');
    const now: Value = ['navarra'];
    const words = said(at('realm', 'castile'), { ally: now });
    const gone = Array.isArray(allies.value) ? allies.value.filter((id) => id !== 'navarra') : [];
    expect(words.filter((one) => one.endsWith(' no'))).toHaveLength(gone.length);
  });

  test('Emperor and Curia', () => {
    const empire = at('part', 'empire');
    expect(said(empire, { controller: 'france' })).toEqual(['curia france']);
  });
});

test('nothing changed is nothing to say', () => {
  expect(said(at('area', 'brittany_&_normandy'), {})).toEqual([]);
  expect(said(at('realm', 'castile'), { available: 9 })).toEqual([]);
});

test('the game takes what the form says', () => {
  const found: Found = {
    rebels: 2,
    'influence france': 3,
    'core england': true,
    'owner caux': 'france',
  };
  const inputs = corrections(factGroups(state, at('area', 'brittany_&_normandy')), found);
  expect(inputs).toHaveLength(4);
  for (const input of inputs) {
    expect(accepts(state, seat(0), input), JSON.stringify(input)).toBe(true);
  }
});

test('a number can be raised as far as the game reads it, and no further', () => {
  const { inputKey, parseInput } = europaGame.module;
  const counts = [
    at('area', 'brittany_&_normandy'),
    at('node', 'English Channel'),
    at('realm', 'castile'),
    at('part', 'empire'),
  ].flatMap((ref) => facts(ref).flatMap((one) => (one.kind === 'count' ? [one] : [])));
  expect(counts.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['rebels', 'pirates', 'authority', 'available', 'focus warfare']),
  );
  for (const { key, most, input } of counts) {
    const typed = (n: number) => parseInput(inputKey(forApp(input(n))));
    expect(() => typed(most), key).not.toThrow();
    expect(() => typed(most + 1), key).toThrow('data.outOfRange');
  }
});
