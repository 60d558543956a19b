import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../examples/position.ts';
import { configFrom } from '../../config-words.ts';
import { emptyPack } from '../empty.ts';
import type { NodeChange, Pack } from '../types.ts';
import { guessedBox, saidOf } from './answers.ts';
import type { Ask } from './asks.ts';
import { asksFor, isSaid } from './asks.ts';
import { botsAtTable, botsOf } from './bots-of-game.ts';

const named = (ask: Ask): string => Object.values(ask).join(' ');

describe('what an owner is asked', () => {
  const asks = asksFor({ realms: ['castile'], ages: [1, 2] });

  test('are the boxes page by page from page 7 on, then what is not on the charts', () => {
    const pages = asks.flatMap((ask) => (ask.kind === 'box' ? [ask.box.chart.page] : []));
    expect(pages).toHaveLength(112);
    expect([...new Set(pages)]).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(asks.filter(({ kind }) => kind !== 'box').map(named)).toEqual([
      'booklet',
      'cards',
      'deck castile 1',
      'deck castile 2',
      'targets castile military',
      'targets castile diplomatic',
      'die infantry',
      'die artillery',
      'die exploration',
    ]);
  });

  test('are left until the pack says it, for this Realm and Age', () => {
    const pack: Pack = {
      ...emptyPack(''),
      booklet: 'second printing',
      decks: [{ realm: 'castile', age: 2, removed: [] }],
      targets: [{ realm: 'castile', kind: 'diplomatic', chart: [] }],
      dice: { artillery: ['hit'] },
    };
    expect(asks.filter((ask) => isSaid(pack, ask)).map(named)).toEqual([
      'booklet',
      'deck castile 2',
      'targets castile diplomatic',
      'die artillery',
    ]);
  });
});

describe('EU-19.1: decks and charts of the bots of a game only', () => {
  test('that is set up: of all its Ages', () => {
    expect(botsOf(configFrom({ scenario: '1-00' }))).toEqual({
      realms: ['castile', 'england'],
      ages: [1],
    });
    expect(botsOf(configFrom({ scenario: '1-01', lastAge: '3' })).ages).toEqual([1, 2, 3]);
  });

  test('that is played: from its Age on', () => {
    const config = { scenario: '1-01', lastAge: '3' };
    expect(botsAtTable(readPosition({ config, state: { age: 2 } })).ages).toEqual([2, 3]);
    expect(botsAtTable(readPosition({})).realms).toEqual(['castile', 'england']);
  });
});

test('what is said of a box: as printed, otherwise, or that people see to it', () => {
  const box = guessedBox('main-turn', 'MT1');
  if (box === undefined) throw new Error('MT1 is no guess');
  const said = (nodes: readonly NodeChange[], removed: readonly string[] = []) =>
    saidOf({ ...emptyPack(''), charts: [{ id: 'main-turn', nodes, removed }] }, box);
  expect(said([])).toBeUndefined();
  expect(said([{ id: 'MT2' }])).toBeUndefined();
  expect(said([{ id: 'MT1' }])).toBe('printed');
  expect(said([{ id: 'MT1', fact: 'bot.atWar' }])).toBe('differs');
  expect(said([{ id: 'MT1', text: { en: 'Last Turn?' } }])).toBe('differs');
  expect(said([{ id: 'MT1', fact: 'ask' }])).toBe('ask');
  expect(said([], ['MT1'])).toBe('differs');
});
