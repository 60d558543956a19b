import { describe, expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import { DEFAULT_CONFIG } from './config.ts';
import {
  packOf,
  rulesOf,
  viewMap,
  viewMat,
  viewParts,
  viewScenarios,
  viewTable,
  withSeat,
  withVariant,
} from './view.ts';

const state = readPosition({
  state: {
    round: 2,
    turn: 'castile',
    occupied: { madrid: 'rebels', london: 'france' },
    unrest: ['sevilla'],
    rebels: { castile: 2 },
    pirates: { Sevilla: 1 },
    emperor: 'austria',
    authority: 3,
    controller: 'castile',
    curia: ['castile', 'france'],
    players: {
      france: { prestige: 4, wars: ['england'] },
      castile: {
        ...{ prestige: 7, colonists: 2, armyAt: 'leon', hasPassed: true },
        ...{ allies: ['portugal', 'navarra'], activeAllies: ['navarra'], cores: ['leon'] },
        mat: {
          ...{ available: 5, spent: 3, army: 4, laidDown: 1, reserve: 2 },
          focus: { warfare: 1 },
          milestones: ['politics'],
        },
      },
      england: { wars: ['france'] },
    },
  },
});

describe('the map', () => {
  const map = viewMap(state);
  const area = (id: string) => map.areas.find((one) => one.id === id);
  const province = (id: string) =>
    map.areas.flatMap(({ provinces }) => provinces).find((one) => one.id === id);

  test('who owns and who holds a province', () => {
    expect(province('paris')).toMatchObject({
      ...{ name: 'Paris', area: 'seine', size: 'large', owner: 'france', seat: 0 },
      ...{ occupiedBy: undefined, hasUnrest: false, isCapital: true, isTerritory: false },
    });
    expect(province('london')).toMatchObject({ owner: 'england', seat: 2, occupiedBy: 'france' });
    expect(province('madrid')).toMatchObject({ owner: 'castile', occupiedBy: 'rebels' });
    expect(province('sevilla')).toMatchObject({ hasUnrest: true, isPort: true, isCapital: false });
    expect(province('lothian')).toMatchObject({ owner: 'scotland', seat: undefined });
    expect(province('mexico')).toMatchObject({ area: 'mexico', isTerritory: false });
    expect(province('antilles')).toMatchObject({ owner: undefined, isTerritory: true });
  });

  test('what lies in an area', () => {
    // Seine: Paris and Champagne are Large (2 each), Artois and Picardie Small.
    expect(area('seine')).toMatchObject({
      ...{ isDistant: false, religion: 'catholic', taxValue: 6, rebels: 0, isElector: false },
      influence: [{ seat: 2, n: 1 }],
    });
    expect(area('castile')).toMatchObject({ rebels: 2 });
    expect(area('leon')).toMatchObject({
      armies: [{ seat: 1, units: 4, laidDown: 1 }],
      cores: [1],
    });
    expect(area('aquitaine')).toMatchObject({ claims: [0] });
    expect(area('antilles')).toMatchObject({ isDistant: true });
    expect(area('bohemia')).toMatchObject({ isElector: true, isHre: true });
  });

  test('the seas, the trade nodes and the seats', () => {
    expect(map.seaZones.find(({ id }) => id === 'central_atlantic')).toMatchObject({ ships: [1] });
    expect(map.tradeNodes.find(({ id }) => id === 'Sevilla')).toMatchObject({
      ...{ kind: 'maritime', isDistant: false, pirates: 1, merchants: [1] },
    });
    expect(map.players).toEqual([
      { seat: 0, realm: 'france', bot: false },
      { seat: 1, realm: 'castile', bot: true },
      { seat: 2, realm: 'england', bot: true },
    ]);
    expect(map.side).toBe('1444');
  });
});

describe('a mat', () => {
  test('of a bot; a human has none', () => {
    expect(viewMat(state, 0)).toBeUndefined();
    expect(viewMat(state, 9)).toBeUndefined();
    // Madrid, 2 of its 12, is held by Rebels. EU-7: level normal needs two cubes. EU-3.1: 30 cubes, 5 + 3 + 1 on the mat, 5 of Influence.
    expect(viewMat(state, 1)).toMatchObject({
      ...{ realm: 'castile', level: 'normal', available: 5, spent: 3, reserve: 2, army: 4 },
      ...{ laidDown: 1, armyAt: 'leon', unrest: 1, colonists: 2, merchant: 'Sevilla' },
      ...{ cubesInSupply: 16, hasPassed: true, isEmperor: false, taxIncome: 10 },
      towns: { large: 2, small: 6 },
      allies: [
        { realm: 'portugal', isActive: false },
        { realm: 'navarra', isActive: true },
      ],
    });
    expect(viewMat(state, 1)?.focus).toEqual([
      { type: 'economics', cubes: 0, needed: 2, isDone: false },
      { type: 'expansion', cubes: 0, needed: 2, isDone: false },
      { type: 'politics', cubes: 0, needed: 2, isDone: true },
      { type: 'warfare', cubes: 1, needed: 2, isDone: false },
    ]);
  });
});

describe('the table', () => {
  test('round, phase, Empire, Curia and chairs', () => {
    expect(viewTable(state)).toMatchObject({
      ...{ age: 1, round: 2, step: 'actions', onTurn: 1, isOver: false, hasPack: false },
      ...{ emperor: 'austria', authority: 3, controller: 'castile' },
      cardinals: ['castile', 'france'],
      players: [
        { realm: 'france', bot: false, prestige: 4, passed: false, wars: ['england'] },
        { realm: 'castile', bot: true, prestige: 7, passed: true, wars: [] },
        { realm: 'england', bot: true, wars: ['france'], allies: ['portugal'] },
      ],
    });
  });

  test('what lies beside the map, in its order', () => {
    expect(viewParts(state).map(({ ref }) => ref.id)).toEqual([
      ...['france', 'castile', 'england', 'empire'],
    ]);
  });

  test('the rules in force, with the pack that is laid over them', () => {
    expect(packOf(state)).toBeUndefined();
    expect(rulesOf(state).charts.size).toBe(18);
    const packed = readPosition({
      state: { pack: { format: 1, name: 'mine', cards: { 4: { cost: 1 } } } },
    });
    expect(packOf(packed)?.name).toBe('mine');
    expect(rulesOf(packed).cards.find(({ number }) => number === 4)?.cost).toBe(1);
    expect(viewTable(packed).hasPack).toBe(true);
  });
});

describe('the set-up form', () => {
  test('EU-1.1: 14 scenarios, each with its variants and realms in the order of play', () => {
    expect(viewScenarios).toHaveLength(14);
    const [first] = viewScenarios;
    expect(first).toMatchObject({ id: '1-00', name: 'Introductory Scenario' });
    expect(first?.variants[0]?.realms.map(({ realm }) => realm)).toEqual([
      ...['france', 'castile', 'england'],
    ]);
    const margrave = viewScenarios.find(({ id }) => id === '1-06')?.variants[0]?.realms;
    expect(margrave?.find(({ realm }) => realm === 'france')).toMatchObject({
      isBot: true,
      joinsLater: true,
    });
  });

  test('another scenario brings its own seats, at the level chosen before', () => {
    const hard = withSeat(DEFAULT_CONFIG, 'france', { level: 'hard' });
    const other = withVariant(hard, '1-04', '3-players');
    expect(other).toMatchObject({ scenario: '1-04', variant: '3-players', lastAge: 3 });
    expect(other.seats).toEqual([
      { realm: 'france', role: 'human', level: 'hard' },
      { realm: 'castile', role: 'bot', level: 'hard' },
      { realm: 'austria', role: 'bot', level: 'hard' },
    ]);
    expect(withVariant(hard, '1-04', 'nothing of the kind')).toBe(hard);
  });

  test('a seat is changed alone', () => {
    const changed = withSeat(DEFAULT_CONFIG, 'castile', { role: 'open' });
    expect(changed.seats.map(({ role }) => role)).toEqual(['human', 'open', 'bot']);
  });
});
