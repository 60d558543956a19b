import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import {
  FOUR_BOTS,
  ownedBy,
  playerNamed,
  positionOf,
  quiet,
  realmIds,
  runAt,
  THREE_BOTS,
} from '../../examples/phase-position.ts';
import { provinces } from '../content.ts';
import { botTurn } from './bot-turn.ts';

const TERRITORIES = provinces.filter(({ territory }) => territory).map(({ id }) => id);
const SMALL = ['saintonge', 'poitou', 'armagnac', 'limousin', 'berry', 'bourbon', 'toulouse'];

describe('manpower', () => {
  // France: 4 Large and 8 Small Towns, so 8, of which 4 are in the army.
  test.each([
    ['nothing has changed', {}, {}, [4, 4]],
    ['one Small Town less is rounded up', ownedBy('savoy', 'berry'), {}, [4, 4]],
    ['four Small ones less', ownedBy('savoy', ...SMALL.slice(0, 4)), {}, [4, 2]],
    [
      'the army last',
      ownedBy('savoy', ...SMALL, 'montpellier', 'paris'),
      { army: 6, reserve: 2 },
      [3, 0],
    ],
    [
      'three at least',
      ownedBy('savoy', ...SMALL, 'montpellier', 'paris', 'lyon', 'orleans'),
      {},
      [3, 0],
    ],
    ['a Large Town more', ownedBy('france', 'bordeaux'), {}, [4, 5]],
  ] as const)('EU-6.12: %s', (_, owner, mat, [army, reserve]) => {
    const { state } = runAt({ step: 'upkeep', owner, players: { france: { mat } } });
    expect(playerNamed(state, 'france').mat).toMatchObject({ army, reserve });
  });

  test('EU-6.12: a Town that Rebels hold brings none', () => {
    const occupied = { paris: 'rebels', orleans: 'rebels' };
    const { state } = runAt({ step: 'upkeep', occupied });
    expect(playerNamed(state, 'france').mat).toMatchObject({ army: 4, reserve: 2 });
  });

  test('EU-5.2: units are in the army or in the reserve, 20 of them at most', () => {
    const owner = Object.fromEntries(
      provinces
        .filter(({ size, owner: by }) => size['1444'] !== undefined && by?.['1444'] !== 'castile')
        .filter(({ owner: by }) => by?.['1444'] !== 'england')
        .slice(0, 60)
        .map(({ id }) => [id, 'france']),
    );
    const { state } = runAt({ step: 'upkeep', owner });
    expect(playerNamed(state, 'france').mat).toMatchObject({ army: 4, reserve: 16 });
  });
});

describe('Colonists', () => {
  const full = ownedBy('portugal', ...TERRITORIES);
  test.each([
    ['one for a Colonial Claim', ['virginia'], {}, 2, 3],
    ['none for a Claim on the Main Map', ['lombardy'], {}, 2, 2],
    ['none for a Distant Claim on what is owned', ['hejaz'], {}, 2, 2],
    ['four at most', ['virginia', 'canada', 'florida', 'bahia', 'guyana'], {}, 1, 5],
    ['kept while a Territory is vacant', [], {}, 3, 3],
    ['given back when none is', [], full, 3, 0],
    ['given back, for a settled Territory is no Colonial Claim', ['virginia'], full, 3, 0],
  ])('EU-6.13, EU-26.4, R-COL-1: %s', (_, claims, owner, before, after) => {
    const france = { claims, colonists: before };
    const { state } = runAt({ step: 'upkeep', owner, players: { france } });
    expect(playerNamed(state, 'france').colonists).toBe(after);
  });
});

describe('Alliances', () => {
  // Portugal and Denmark are Dynamic NPRs in this scenario: Tax Income 6 and, with Holstein's two, 8.
  test.each([
    ['with a bot, on both sides', { castile: { allies: ['france'] } }, ['castile'], {}, []],
    ['that only the other has laid', { castile: { allies: ['france'] } }, [], {}, []],
    ['not with an NPR', {}, ['scotland'], {}, ['scotland']],
    ['not with a small DNPR', {}, ['portugal'], {}, ['portugal']],
    [
      'with a DNPR of Tax Income 10',
      {},
      ['portugal'],
      ownedBy('portugal', 'fez', 'gharb', 'tangiers', 'marrakech'),
      [],
    ],
  ] as const)('EU-6.14: an Alliance %s', (_, others, allies, owner, left) => {
    const players = { ...others, france: { allies, activeAllies: allies } };
    const { state } = runAt({ step: 'upkeep', owner, players }, {}, FOUR_BOTS);
    const france = playerNamed(state, 'france');
    expect(realmIds(france.allies)).toEqual(left);
    expect(realmIds(france.activeAllies)).toEqual(left);
    expect(playerNamed(state, 'castile').allies).toEqual([]);
  });

  test('EU-6.14: with a human, without any penalty', () => {
    const players = { france: { allies: ['castile'] }, castile: { allies: ['france'] } };
    const fields = { step: 'upkeep', turn: 'castile', players };
    const { state } = runAt(fields, {}, { humans: 'france' });
    expect(playerNamed(state, 'france').allies).toEqual([]);
    expect(playerNamed(state, 'castile')).toMatchObject({ allies: [], prestige: 0 });
  });
});

describe('the deck', () => {
  const between = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  test.each([
    ['five others used: three come back', [1, 24, 3, 4, 5, 6, 7], 5, 2],
    ['four others used: two come back', [1, 24, 3, 4, 5, 6], 4, 2],
    ['one other used: it comes back', [3], 1, 0],
    ['EVENT and IDEA always', [1, 24], 2, 0],
    ['nothing used', [], 0, 0],
  ])('EU-6.16, EU-26.7: %s', (_, used, back, out) => {
    const aside = between(16, 19);
    const draw = between(1, 24).filter((card) => !used.includes(card) && !aside.includes(card));
    const deck = { draw, used, setAside: aside, out: [] };
    const { state } = runAt({ step: 'upkeep', players: { france: { deck } } });
    const after = playerNamed(state, 'france').deck;
    expect(after.draw).toHaveLength(draw.length + back);
    expect(after.out).toHaveLength(out);
    expect([after.used, after.setAside]).toEqual([[], aside]);
    for (const card of [1, 24]) expect(after.draw).toContain(card);
  });

  // Which half goes out is chosen by the app also where the cards lie on the table: it must be told.
  test.each([
    ['three of six', [6, 17, 3, 14, 15, 5], 3],
    ['none of one', [6], 0],
    ['never EVENT and IDEA', [1, 24], 0],
  ])('EU-6.16: on the table the cards that go out are named: %s', (_, used, n) => {
    const draw = between(1, 24).filter((card) => !used.includes(card));
    const fields = { step: 'upkeep', players: { france: { deck: { draw, used } } } };
    const { state, happenings } = runAt(fields, {}, { ...THREE_BOTS, cards: 'table' });
    const { out } = playerNamed(state, 'france').deck;
    expect(out).toHaveLength(n);
    const told = happenings.filter(({ id }) => /cardsOut|shuffle/.test(id)).map(showMessage);
    const cards = out.toSorted((one, other) => one - other).join(', ');
    const shuffled = `do.shuffle n=${24 - n} out=${n} who=france`;
    expect(told).toEqual([
      ...(n === 0 ? [] : [`do.cardsOut cards=[${cards}] who=france`]),
      shuffled,
    ]);
  });

  test('EU-6.16: in the app nobody need know', () => {
    const deck = { draw: between(7, 24), used: between(1, 6) };
    const state = positionOf({ step: 'upkeep', players: { france: { deck } } });
    const recorder = new Recorder();
    const table = { ...quiet(state), atTable: { cards: false, dice: false, choices: false } };
    botTurn({ ...table, emit: recorder.emit }, state.seat);
    const told = recorder.happenings.filter(({ id }) => /cardsOut|shuffle/.test(id));
    expect(told).toEqual([]);
    expect(playerNamed(state, 'france').deck.out).toHaveLength(2);
  });
});
