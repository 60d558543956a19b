import { describe, expect, test } from 'vitest';
import cs from '../text/cs/rules.json' with { type: 'json' };
import charts from '../text/en/charts.json' with { type: 'json' };
import en from '../text/en/rules.json' with { type: 'json' };
import pl from '../text/pl/rules.json' with { type: 'json' };
import { merged } from './catalogue.ts';
import { realms } from './content.ts';

const texts = merged(en, charts);

describe('the words of this game together', () => {
  test.each([
    ['ref.province.paris', 'Paris'],
    ['ref.area.seine', 'Seine'],
    ['ref.seaZone.north_sea', 'North Sea'],
    ['ref.node.Black Sea', 'Black Sea'],
    ['ref.realm.scotland', 'Scotland'],
    ['ref.case.yes', 'Yes'],
    ['ref.case.3-4', '3–4'],
    ['ref.chartNode.main-turn/MT2', 'Is the Bot attacked?'],
  ])('name %s', (id, text) => {
    expect(texts[id]).toBe(text);
  });
});

describe('the name of a Realm', () => {
  const named = (catalogue: Readonly<Record<string, string>>, form: string) =>
    realms.filter(({ id }) => !Object.hasOwn(catalogue, `${form}.realm.${id}`)).map(({ id }) => id);

  test('is the printed one in English', () => {
    const names: Readonly<Record<string, string>> = en;
    expect(realms.filter(({ id, name }) => names[`ref.realm.${id}`] !== name)).toEqual([]);
  });

  test('is the language’s own elsewhere, with a genitive where sentences need one', () => {
    expect([named(pl, 'ref'), named(cs, 'ref'), named(pl, 'of')]).toEqual([[], [], []]);
    expect([pl['ref.realm.scotland'], cs['ref.realm.scotland']]).toEqual(['Szkocja', 'Skotsko']);
  });
});
