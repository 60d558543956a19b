import { changedRulings } from '@empty-chair/uikit/setup/rulings.ts';
import { describe, expect, test } from 'vitest';
import { emptyPack } from '../../rules/pack-view.ts';
import { viewOptions } from '../../rules/view.ts';
import type { SetupDraft } from './setup-model.ts';
import {
  agesOf,
  check,
  draftOf,
  firstConfig,
  packIn,
  readingsOf,
  realmsIn,
  rowsOf,
  scenarioOf,
  variantOf,
  withLevel,
  withPack,
  withRole,
  withScenario,
} from './setup-model.ts';

const first = draftOf(firstConfig);
const problem = (draft: SetupDraft): string | undefined => check(draft).problem?.id;
const roles = (draft: SetupDraft): string[] =>
  draft.seats.map(({ realm, role }) => `${realm} ${role}`);

test('the first game is the Introductory Scenario: one human, two bots on Easy', () => {
  expect(problem(first)).toBeUndefined();
  expect(scenarioOf(first)?.name).toBe('Introductory Scenario');
  expect(roles(first)).toEqual(['france human', 'castile bot', 'england bot']);
  expect(new Set(first.seats.map(({ level }) => level))).toEqual(new Set(['easy']));
  expect(first).toMatchObject({ targets: 'house', chance: { cards: 'app', dice: 'app' } });
});

describe('scenarios', () => {
  test('another one begins with its first variant and its own chairs', () => {
    const waltz = withScenario(first, '1-02');
    expect(waltz.variant).toBe('3-players-1-bot');
    expect(roles(waltz)).toEqual([
      'papal human',
      'netherlands human',
      'brandenburg human',
      'austria bot',
    ]);
    expect(problem(waltz)).toBeUndefined();
    expect(withScenario(first, 'no-such')).toBe(first);
  });

  test('tell how long they are and how many realms take part', () => {
    const gates = scenarioOf(withScenario(first, '2-02'));
    expect(gates && [realmsIn(gates), agesOf(gates)]).toEqual([
      [3, 6],
      [1, 4],
    ]);
  });

  test('name realms as they are called there, and paint them as those they are', () => {
    const rising = withScenario(first, '2-04');
    const rows = rowsOf(rising);
    expect(rows.map(({ name, played }) => name ?? played)).toContain('Great Britain');
    const britain = rows.find(({ name }) => name === 'Great Britain');
    expect(britain).toMatchObject({ played: 'england', paint: 'red' });
  });
});

describe('chairs', () => {
  test('are human, bot or open, and no two have the same paint', () => {
    const open = withRole(first, 'castile', 'open');
    expect(roles(open)).toEqual(['france human', 'castile open', 'england bot']);
    expect(problem(open)).toBeUndefined();
    expect(problem(withRole(open, 'england', 'open'))).toBe('bad.seats');
    const all = rowsOf(withScenario(first, '2-01')).map(({ paint }) => paint);
    expect(new Set(all).size).toBe(all.length);
  });

  test('have each its own level', () => {
    const hard = withLevel(first, 'england', 'hard');
    expect(hard.seats.map(({ level }) => level)).toEqual(['easy', 'easy', 'hard']);
  });

  test('that the scenario decides are told', () => {
    const margrave = withScenario(first, '1-06');
    expect(rowsOf(margrave).every(({ isFixed }) => isFixed)).toBe(true);
    expect(rowsOf(margrave).filter(({ joinsLater }) => joinsLater)).toHaveLength(1);
    expect(variantOf(margrave)?.lastAge).toBe(3);
  });
});

test('a ruling that is not read as usual is counted, and taken', () => {
  expect(changedRulings(viewOptions, readingsOf(first))).toBe(0);
  const { config } = check({ ...first, options: { warUnrest: 'unlessOccupied' } });
  const changed = draftOf(config ?? firstConfig);
  expect(changed.options).toEqual({ warUnrest: 'unlessOccupied' });
  expect(changedRulings(viewOptions, readingsOf(changed))).toBe(1);
  expect(problem({ ...first, options: { warUnrest: 'never' } })).toBe('data.notOneOf');
});

test('a rules pack is kept as it stands in a file, and taken away again', () => {
  const mine = { ...emptyPack('mine'), decks: [{ realm: 'castile', age: 1, removed: [9] }] };
  const packed = withPack(first, mine);
  expect(problem(packed)).toBeUndefined();
  expect(packIn(packed)).toEqual(mine);
  expect(withPack(packed, undefined)).toEqual(first);
  expect(packIn(first)).toBeUndefined();
});
