import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import { playerNamed, realmIds, runAt, sayAt } from '../../examples/phase-position.ts';
import { NONE } from '../content.ts';
import type { State } from '../state.ts';

const SOLO = { humans: 'france' };
const onTurn = ({ players, seat, step }: State): string =>
  `${step} ${realmIds([players[seat]?.realm ?? NONE]).join()}`;
/** England is the last one in the step before. */
const after = (step: string, fields: Fields = {}) =>
  runAt({ step, turn: 'england', ...fields }, {}, SOLO);
const AT_WAR = { players: { france: { wars: ['burgundy'] } } };

describe('the part of a human in phases 3 to 5', () => {
  test.each<[string, string, Fields, string]>([
    ['no War, no Rebels: nothing to enter', 'invasions', {}, 'peace castile'],
    ['nor for Unrest', 'peace', {}, 'unrest castile'],
    ['nor an income', 'unrest', AT_WAR, 'income castile'],
    ['nor a clean-up', 'upkeep', {}, 'actions france'],
    ['a War has talks', 'invasions', AT_WAR, 'peace france'],
    ['and Unrest', 'peace', AT_WAR, 'unrest france'],
    ['so have Towns with Unrest', 'peace', { unrest: ['paris'] }, 'unrest france'],
    ['and Rebels', 'peace', { rebels: { seine: 2 } }, 'unrest france'],
    ['not those elsewhere', 'peace', { rebels: { lombardy: 2 } }, 'unrest castile'],
  ])('EU-6.2: %s', (_, step, fields, next) => {
    const { state } = after(step, { ...fields, ...(step === 'upkeep' && { round: 2 }) });
    expect(onTurn(state)).toBe(next);
  });

  test('EU-6.2: the human is asked for Invasions where there are any', () => {
    const passed = { hasPassed: true, hasTakenEvent: true };
    const players = { castile: passed, england: passed, france: { hasTakenEvent: true } };
    const quiet = sayAt({ players, turn: 'france' }, SOLO, 'pass');
    expect(onTurn(quiet.state)).toBe('invasions castile');
    const atWar = { ...players, france: { ...players.france, wars: ['savoy'] } };
    const { state, happenings } = sayAt({ players: atWar, turn: 'france' }, SOLO, 'pass');
    expect(onTurn(state)).toBe('invasions france');
    expect(happenings.at(-1)?.id).toBe('see.your.invasions');
  });
});

describe('what is told', () => {
  const told = (step: string, fields: Fields = {}): readonly string[] =>
    after(step, fields).happenings.map(showMessage);

  test('EU-6.11: Power Struggles and Crusades in Phase 4', () => {
    expect(told('unrest')).toContain('see.powerStruggles word=castile');
  });

  test('EU-6.6: Disputed Succession in 3E, only where a bot is married', () => {
    const marriages = (all: readonly string[]): Fields => ({
      players: { england: { marriages: all }, castile: { marriages: [] } },
    });
    expect(told('peace', marriages(['portugal']))).toContain(
      'see.disputedSuccession whose=[england] word=england',
    );
    expect(told('peace', marriages([])).join()).not.toContain('disputed');
  });
});

describe('White Peace with a bot', () => {
  const players = { france: { wars: ['england'] }, england: { wars: ['france'] } };
  // Bordeaux is Large, Paris is too: what England lost against what it holds.
  test.each<[string, Fields, RegExp]>([
    ['it has lost more than it holds', { bordeaux: 'france' }, /^see.peace.accepts/],
    ['it holds as much', { bordeaux: 'france', paris: 'england' }, /^see.peace.refuses/],
    ['it holds more', { paris: 'england' }, /^see.peace.refuses/],
  ])('EU-22.15: %s', (_, occupied, line) => {
    const fields = { turn: 'england', step: 'invasions', players, occupied };
    const lines = runAt(fields, {}, SOLO).happenings.map(showMessage);
    expect(lines.some((one) => line.test(one))).toBe(true);
    expect(lines.at(-1)).toBe('see.your.peace who=france');
    const said = sayAt({ ...fields, turn: 'france', step: 'peace' }, SOLO, 'peace england');
    expect(showMessage(said.happenings[0] ?? { id: '' as never })).toMatch(line);
  });

  test('EU-6.5: said after 3D its army goes home at once', () => {
    const both = { ...players, england: { ...players.england, armyAt: 'ireland' } };
    const { state } = sayAt({ players: both }, SOLO, 'peace england');
    expect(playerNamed(state, 'england').armyAt).toBe(-1);
  });
});
