import { describe, expect, test } from 'vitest';
import {
  ownedBy,
  playerNamed,
  restless,
  runAt,
  THREE_BOTS,
} from '../../examples/phase-position.ts';

const blanks = (n: number) => ({ dice: Array.from({ length: n }, () => 'blank') });
const SCOTS_WAR = { wars: ['scotland'] };

describe('3E, 3G: penalties and dissent', () => {
  test.each([
    ['nothing is occupied', {}, 8, 8],
    ['a Small and a Large Town', { berry: 'rebels', paris: 'castile' }, 8, 5],
    ['five at most', { paris: 'castile', lyon: 'castile', orleans: 'castile' }, 8, 3],
    ['never below zero', { paris: 'castile', lyon: 'castile' }, 1, 0],
  ])('EU-6.6: %s', (_, occupied, before, after) => {
    const players = {
      france: { prestige: before, wars: ['castile'] },
      castile: { wars: ['france'] },
    };
    const { state } = runAt({ step: 'unrest', occupied, players }, blanks(2));
    expect(playerNamed(state, 'france').prestige).toBe(after);
  });

  // Castile owns Cordoba and Sevilla in Andalucia, which has Diverse Faiths. In Loire France has
  // Berry, Bourbon, Limousin and Orleans, in Aquitaine Armagnac, Poitou and Saintonge.
  test.each([
    ['none where all is of one faith', 'france', {}, {}, []],
    ['Diverse Faiths are nobody’s own', 'castile', {}, {}, ['cordoba']],
    ['in the Area that dissents, the lowest', 'france', { loire: 'protestant' }, {}, ['berry']],
    ['one at most', 'france', { loire: 'protestant', aquitaine: 'protestant' }, {}, ['armagnac']],
    ['Counter-Reformed is Catholic', 'france', { loire: 'counter-reformed' }, {}, []],
    ['the other way round', 'france', {}, { religion: 'counter-reformed' }, []],
    ['another State Religion', 'france', {}, { religion: 'protestant' }, ['armagnac']],
  ])('EU-6.6, R-DIS-1: %s', (_, who, religion, player, unrest) => {
    const fields = { step: 'unrest', turn: who, religion, players: { [who]: player } };
    expect(restless(runAt(fields, blanks(unrest.length)).state)).toEqual(unrest);
  });

  test('EU-6.6, R-DIS-1: faith does not matter on Distant Continents', () => {
    const owner = ownedBy('france', 'virginia');
    expect(restless(runAt({ step: 'unrest', owner }).state)).toEqual([]);
  });
});

describe('3H: Unrest comes and goes', () => {
  // Small Towns by the alphabet: Armagnac, Berry, Bourbon, Limousin …; calmed are Large ones first.
  test.each([
    ['at Peace', {}, {}, [], []],
    ['at War: two of the lowest Tax Value', SCOTS_WAR, {}, [], ['armagnac', 'berry']],
    ['at War with one Idea', SCOTS_WAR, { administrative: 1 }, [], ['berry']],
    ['at War with two Ideas', SCOTS_WAR, { administrative: 2 }, [], ['berry']],
    ['at War with three Ideas', SCOTS_WAR, { administrative: 3 }, [], []],
    ['other Ideas do not calm', SCOTS_WAR, { military: 3 }, [], ['armagnac', 'berry']],
    ['two wars are one', { wars: ['scotland', 'savoy'] }, {}, [], ['armagnac', 'berry']],
    [
      'one Idea at Peace: a Large Town first',
      {},
      { administrative: 1 },
      ['paris', 'berry'],
      ['berry'],
    ],
    ['three Ideas at Peace', {}, { administrative: 3 }, ['paris', 'berry', 'lyon'], ['berry']],
    ['a calm Town is taken', SCOTS_WAR, {}, ['armagnac'], ['armagnac', 'berry', 'bourbon']],
  ])('EU-6.7, EU-9.1: %s', (_, war, ideas, unrest, after) => {
    const players = { france: { ...war, mat: { ideas } } };
    const { state } = runAt({ step: 'unrest', unrest, players }, blanks(after.length));
    expect(restless(state).toSorted()).toEqual(after.toSorted());
  });

  // EU-8.1 takes such a war out of the bot's choices; Unrest is none of them.
  const SCOTLAND = ['aberdeen', 'ayrshire', 'lothian', 'perth'];
  const BY_CHOICES = { warUnrest: 'unlessOccupied' };
  test.each<[string, object, readonly string[], readonly string[]]>([
    ['brings Unrest', {}, SCOTLAND, ['aberdeen', 'armagnac']],
    ['brings none by the other reading', BY_CHOICES, SCOTLAND, []],
    ['with one left it does', BY_CHOICES, SCOTLAND.slice(0, 3), ['aberdeen', 'armagnac']],
  ])('R-WAR-2: War with a realm without a free Province: %s', (_, words, taken, unrest) => {
    const occupied = Object.fromEntries(taken.map((id) => [id, 'france']));
    const fields = { step: 'unrest', occupied, players: { france: SCOTS_WAR } };
    const { state } = runAt(fields, blanks(unrest.length), { ...THREE_BOTS, ...words });
    expect(restless(state)).toEqual(unrest);
  });
});

describe('3I: Rebel Dice', () => {
  const TOWNS = ['armagnac', 'berry', 'bourbon', 'limousin', 'paris', 'lyon', 'orleans'];
  test.each([0, 1, 4, 5, 7])('EU-6.8, EU-11.1: %i towns with Unrest', (n) => {
    const unrest = TOWNS.slice(0, n);
    const { state } = runAt({ step: 'unrest', unrest }, blanks(Math.min(5, n)));
    expect(restless(state)).toHaveLength(n);
  });

  test.each([
    [['blank', 'blank'], 9, ['berry', 'paris']],
    [['loseDucats', 'blank'], 8, ['berry', 'paris']],
    [['loseMonarchPower', 'exhaustManpower'], 8, ['berry', 'paris']],
    [['removeUnrest', 'blank'], 9, ['berry']],
    [['removeUnrest', 'removeUnrest'], 9, []],
    [['removeUnrest', 'loseDucats'], 8, ['berry']],
  ])('EU-11.2: %j', (dice, power, unrest) => {
    const { state } = runAt({ step: 'unrest', unrest: ['paris', 'berry'] }, { dice });
    expect(restless(state)).toEqual(unrest);
    const { mat } = playerNamed(state, 'france');
    // Manpower is never exhausted.
    expect([mat.available, mat.army, mat.reserve]).toEqual([power, 4, 4]);
  });

  test('EU-11.2: without power there is none to lose', () => {
    const players = { france: { mat: { available: 0 } } };
    const fields = { step: 'unrest', unrest: ['berry'], players };
    const { state } = runAt(fields, { dice: ['loseDucats'] });
    expect(playerNamed(state, 'france').mat.available).toBe(0);
  });
});
