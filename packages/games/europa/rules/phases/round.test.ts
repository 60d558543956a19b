import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
import {
  FOUR_BOTS,
  ownedBy,
  playerNamed,
  positionOf,
  quiet,
  realm,
  realmIds,
  runAt,
  sayAt,
} from '../../examples/phase-position.ts';
import { seatOfRealm } from '../board.ts';
import { NONE, provinces } from '../content.ts';
import { europa } from '../module.ts';
import type { State } from '../state.ts';
import { endOfTurn, passesBeforeTheEnd } from './round.ts';

const onTurn = ({ players, seat }: State): string =>
  realmIds([players[seat]?.realm ?? NONE]).join();
const orderOf = ({ players, order }: State): readonly string[] =>
  realmIds(order.map((seat) => players[seat]?.realm ?? NONE));

function after(fields: Fields, words?: Words): State {
  const state = positionOf(fields, words);
  endOfTurn(quiet(state), state);
  return state;
}
const passed = { hasPassed: true, hasTakenEvent: true };

describe('the order of turns', () => {
  test.each([
    ['clockwise', 'france', {}, 'castile', 'actions'],
    ['round and round', 'england', {}, 'france', 'actions'],
    ['past those who have passed', 'france', { castile: passed }, 'england', 'actions'],
    // Of three the second to pass triggers the end: whoever is left takes one more Turn.
    ['to the last one again', 'castile', { castile: passed, france: passed }, 'england', 'actions'],
    [
      'until all have passed',
      'england',
      { castile: passed, france: passed, england: passed },
      'france',
      'invasions',
    ],
  ])('EU-6.2: %s', (_, turn, players, next, step) => {
    const state = after({ turn, players });
    expect([onTurn(state), state.step]).toEqual([next, step]);
  });

  test.each([
    ['not before two of three have passed', 'england', { france: passed }, 'castile', 'actions'],
    [
      'its one more Turn was the last',
      'england',
      { castile: passed, france: passed, england: { hasTakenEvent: true } },
      'france',
      'invasions',
    ],
    [
      'without an Event it takes that as well',
      'england',
      { castile: passed, france: passed },
      'england',
      'actions',
    ],
  ])('R-PASS-1: the end of the Action Phase: %s', (_, turn, players, next, step) => {
    const state = after({ turn, players });
    expect([onTurn(state), state.step]).toEqual([next, step]);
  });

  test('R-PASS-1: the forced Event is the last thing that a bot does', () => {
    const fields = {
      turn: 'england',
      passed: ['castile', 'france', 'england'],
      players: { castile: passed, france: passed, england: { hasPassed: true } },
    };
    // Its own Event, without ducats and options; nothing applies.
    const { state, happenings } = runAt(fields, { choices: ['yes', '0', 'no', 'end'] });
    expect(happenings[0]?.id).toBe('do.takeOwnEvent');
    expect(state.step).toBe('invasions');
  });

  test.each([
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
  ])('R-PASS-1: of %i Player Realms the pass number %i triggers the end', (players, n) => {
    expect(passesBeforeTheEnd(players)).toBe(n);
  });

  test.each([
    ['invasions', 'peace'],
    ['peace', 'unrest'],
    ['unrest', 'income'],
    ['income', 'upkeep'],
    ['upkeep', 'actions'],
  ])('EU-6.2: after the last seat %s is followed by %s', (step, next) => {
    expect(after({ step, turn: 'castile' })).toMatchObject({ step });
    const state = after({ step, turn: 'england' });
    expect([state.step, onTurn(state)]).toEqual([next, 'france']);
  });

  test.each([
    ['the token has moved', { nextFirst: 'england' }, ['england', 'france', 'castile']],
    ['nobody else has passed', {}, ['france', 'castile', 'england']],
  ])('EU-6.1, EU-26.5: a new Round: %s', (_, fields, order) => {
    const players = { france: { hasPassed: true, hasTakenEvent: true } };
    const state = after({
      step: 'upkeep',
      turn: 'england',
      round: 2,
      passed: ['france'],
      isUnderWay: true,
      players,
      ...fields,
    });
    expect(orderOf(state)).toEqual(order);
    // EU-18.2: until somebody has taken a turn it is between two Rounds.
    expect(state.isUnderWay).toBe(false);
    expect([state.round, state.step, state.passed, state.nextFirst]).toEqual([
      3,
      'actions',
      [],
      -1,
    ]);
    expect(playerNamed(state, 'france')).toMatchObject({ hasPassed: false, hasTakenEvent: false });
  });
});

describe('Truces', () => {
  const players = { england: { truces: ['scotland'] }, france: { truces: ['burgundy'] } };
  test.each([
    ['stay in the Action Phase', { step: 'actions', turn: 'england' }, ['scotland'], ['burgundy']],
    ['stay from Peace on', { step: 'peace', turn: 'england' }, ['scotland'], ['burgundy']],
    [
      'stay to the end of the Round',
      { step: 'upkeep', turn: 'england' },
      ['scotland'],
      ['burgundy'],
    ],
  ])('EU-6.3, R-TRUCE-1: %s', (_, fields, england, france) => {
    const state = after({ ...fields, players }, { humans: 'france' });
    expect(realmIds(playerNamed(state, 'england').truces)).toEqual(england);
    expect(realmIds(playerNamed(state, 'france').truces)).toEqual(france);
  });

  test('EU-6.3, R-TRUCE-1: end in 3A, those of humans too', () => {
    const all = {
      england: { ...players.england, ...passed },
      france: { ...players.france, ...passed },
      castile: passed,
    };
    const state = after({ turn: 'england', players: all }, { humans: 'france' });
    expect(state.step).toBe('invasions');
    expect(state.players.map(({ truces }) => truces)).toEqual([[], [], []]);
  });
});

describe('the end of an Age', () => {
  const LAST = { step: 'upkeep', round: 4 };
  const players = {
    austria: { marriages: ['hungary'], mat: { focus: { warfare: 1 }, milestones: ['politics'] } },
    england: { marriages: [] },
  };
  test('EU-6.17, R-FOCUS-1: new decks, Marriages stay and score one for all of them, cubes in Focus stay', () => {
    const deck = { draw: [1, 2], used: [3], setAside: [16] };
    const out = Array.from({ length: 24 }, (_, i) => i + 1).filter(
      (card) => ![1, 2, 3, 16].includes(card),
    );
    const fields = {
      ...LAST,
      age: 1,
      turn: 'austria',
      players: { ...players, england: { marriages: [], deck: { ...deck, out } } },
      milestones: { politics: ['austria'] },
    };
    const { state } = runAt(fields, {}, FOUR_BOTS);
    expect([state.age, state.round, state.step]).toEqual([2, 1, 'actions']);
    const austria = playerNamed(state, 'austria');
    expect(realmIds(austria.marriages)).toEqual(['hungary']);
    expect(austria.prestige).toBe(1);
    expect(austria.mat.focus.warfare).toBe(1);
    expect([austria.mat.milestones.politics, state.milestones.politics]).toEqual([false, []]);
    const england = playerNamed(state, 'england');
    expect(england.prestige).toBe(0);
    expect([england.deck.used, england.deck.setAside]).toEqual([[], []]);
    // 18 or 20 cards by the house list of the second Age.
    expect([18, 20]).toContain(england.deck.draw.length);
  });

  test.each([
    ['one Marriage', ['hungary'], 1],
    ['three Marriages', ['hungary', 'bohemia', 'scotland'], 1],
    ['none', [], 0],
  ])('EU-6.17: %s', (_, marriages, prestige) => {
    const fields = { ...LAST, age: 2, turn: 'austria', players: { austria: { marriages } } };
    const { state } = runAt(fields, {}, FOUR_BOTS);
    expect(playerNamed(state, 'austria').prestige).toBe(prestige);
  });

  test('EU-6.17, EU-6.18: the last Age has no such end, Final Scoring begins', () => {
    const { state } = runAt({ ...LAST, age: 3, turn: 'austria', players }, {}, FOUR_BOTS);
    expect([state.step, onTurn(state)]).toEqual(['scoring', 'france']);
    expect(playerNamed(state, 'austria').prestige).toBe(0);
  });
});

describe('the end of the game', () => {
  const towns = (n: number): Fields =>
    ownedBy(
      'france',
      ...provinces
        .filter(({ size, owner }) => size['1444'] === 'small' && owner?.['1444'] !== 'france')
        .filter(({ owner }) => !['castile', 'england', undefined].includes(owner?.['1444']))
        .slice(0, n - 8)
        .map(({ id }) => id),
    );
  test.each([
    ['a Town left', { owner: towns(39) }, 'actions'],
    ['no Town left', { owner: towns(40) }, 'scoring'],
  ])('EU-10.2: %s', (_, fields, step) => {
    expect(after({ step: 'upkeep', turn: 'england', ...fields }).step).toBe(step);
  });

  test.each([
    [100, 80, 'scoring'],
    [100, 81, 'actions'],
    [99, 10, 'actions'],
  ])('EU-6.18: %i and %i Prestige: then %s', (first, second, step) => {
    const players = { castile: { prestige: first }, england: { prestige: second } };
    expect(after({ step: 'upkeep', turn: 'england', players }).step).toBe(step);
  });

  test('EU-6.18: it is over after the last seat', () => {
    const state = after({ step: 'scoring', turn: 'england' });
    expect(state.isOver).toBe(true);
    expect(europa.next(state)).toMatchObject({ kind: 'over' });
  });

  // Main rules 4.7: Monarch Power, of a bot its Available Bot Power, then Ducats, then shared.
  test.each([
    ['most Prestige', { castile: [9, 0], france: [8, 9], england: [7, 9] }, ['castile']],
    ['the same Prestige', { castile: [9, 3], france: [9, 4], england: [7, 9] }, ['france']],
    ['all the same', { castile: [3, 9], france: [9, 4], england: [9, 4] }, ['france', 'england']],
  ])('R-END-1: %s', (_, all, winners) => {
    const players = Object.fromEntries(
      Object.entries(all).map(([id, [prestige, available]]) => [
        id,
        { prestige, mat: { available } },
      ]),
    );
    const state = positionOf({ isOver: true, players });
    const wanted = winners.map((id) => seatOfRealm(state, realm(id)));
    expect(europa.next(state)).toMatchObject({ winners: wanted });
  });
});

test('EU-6.1: a human takes an Event of the display and passes; the app does not lay it out', () => {
  const { state } = sayAt({}, { humans: 'france' }, 'event');
  expect(playerNamed(state, 'france').hasTakenEvent).toBe(true);
});
