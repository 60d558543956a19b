import { showMessage } from '@empty-chair/testkit/show';
import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { decodePack } from './decode.ts';
import { encodePack } from './encode.ts';
import { KNOWN } from './known.ts';
import { addPack } from './merge.ts';
import { whatGoes } from './what-goes.ts';

const read = (fields: object) => decodePack({ format: 1, name: 'mine', ...fields }, KNOWN);
const added = (one: object, other: object) => encodePack(addPack(read(one), read(other)));
const gone = (one: object, other: object) =>
  whatGoes(read(one), addPack(read(one), read(other))).map(showMessage);

const nodes = (chart: string, all: object) => ({ charts: { [chart]: { nodes: all } } });
const targets = (to: string) => ({
  targets: { castile: { military: [{ on: '1-6', target: { realm: to } }] } },
});

describe('a pack added to another', () => {
  // K3: targets typed first, decks second: the targets stay.
  test('keeps all of the first that it does not name', () => {
    const decks = { decks: [{ realm: 'castile', age: 1, removed: [9, 10] }] };
    expect(added(targets('venice'), decks)).toEqual({
      format: 1,
      name: 'mine',
      ...targets('venice'),
      ...decks,
    });
    expect(gone(targets('venice'), decks)).toEqual([]);
  });

  test('puts amounts and ways of one node together, and the later one counts', () => {
    const one = nodes('siege', { SI3: { amounts: { ideas: 4, taxValue: 2 }, text: { en: 'x' } } });
    const other = nodes('siege', { SI3: { amounts: { ideas: 5 } }, SI1: {} });
    expect(added(one, other)).toMatchObject(
      nodes('siege', { SI3: { amounts: { ideas: 5, taxValue: 2 }, text: { en: 'x' } }, SI1: {} }),
    );
    expect(gone(one, other)).toEqual(['see.packGoes.charts what=[SI3]']);
  });

  test('as printed takes back what was said of a node before', () => {
    const one = nodes('siege', { SI3: { amounts: { ideas: 4 } } });
    expect(added(one, nodes('siege', { SI3: {} }))).toEqual({
      format: 1,
      name: 'mine',
      ...nodes('siege', { SI3: {} }),
    });
  });

  test('a node that is taken away and named again is one or the other, by the later', () => {
    const away = { charts: { unrest: { removed: ['UN3'] } } };
    const back = nodes('unrest', { UN3: { fact: 'bot.atWar' } });
    expect(added(away, back)).toMatchObject(back);
    expect(added(away, back)).not.toHaveProperty('charts.unrest.removed');
    expect(added(back, away)).toMatchObject(away);
    expect(added(back, away)).not.toHaveProperty('charts.unrest.nodes');
  });

  test('one list, one chart and one die of each; a card and a place field by field', () => {
    const one = {
      cards: { 5: { cost: 2, warAction: null } },
      decks: [{ realm: 'spain', age: 1, removed: [9] }],
      dice: { infantry: ['hit'], artillery: ['blank'] },
      map: { provinces: { galicia: { size: { 1444: 'large' }, island: false } } },
    };
    const other = {
      cards: { 5: { cost: 3 } },
      decks: [{ realm: 'castile', age: 1, removed: [] }],
      dice: { infantry: ['blank'] },
      map: {
        provinces: { galicia: { size: { 1618: 'small' } } },
        areas: { leon: { hre: false } },
      },
    };
    expect(added(one, other)).toMatchObject({
      cards: { 5: { cost: 3, warAction: null } },
      decks: [{ realm: 'castile', age: 1, removed: [] }],
      dice: { infantry: ['blank'], artillery: ['blank'] },
      map: {
        provinces: { galicia: { size: { 1444: 'large', 1618: 'small' }, island: false } },
        areas: { leon: { hre: false } },
      },
    });
    expect(gone(one, other)).toEqual([
      'see.packGoes.cards what=[5]',
      'see.packGoes.decks what=[spain]',
      'see.packGoes.dice what=[infantry]',
      'see.packGoes.map what=[galicia]',
    ]);
  });

  test('is of the same booklet, or is not added', () => {
    expect(added({ booklet: '2.0' }, {})).toMatchObject({ booklet: '2.0' });
    expect(added({}, { booklet: '2.0' })).toMatchObject({ booklet: '2.0' });
    expect(badData(() => added({ booklet: '1.0' }, { booklet: '2.0' }))).toBe(
      'booklet: bad.booklets booklet=2.0 other=1.0',
    );
  });

  test('of a pack that goes as a whole everything is told', () => {
    const all = { ...targets('venice'), ...nodes('siege', { SI1: {}, SI2: {} }) };
    expect(whatGoes(read(all), undefined).map(showMessage)).toEqual([
      'see.packGoes.charts what=[SI1, SI2]',
      'see.packGoes.targets what=[castile]',
    ]);
  });
});
