import { describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';

describe('UNREST', () => {
  const calmed = (position: object) =>
    runChart('unrest', { card: 20, position }).told.filter((line) =>
      line.startsWith('do.removeUnrest'),
    );
  const calm = (id: string) => `do.removeUnrest province=${id} who=england`;

  // London is Large; Caux comes before York.
  test.each<[string, object, readonly string[]]>([
    [
      'two towns, the highest Tax Value first',
      { unrest: ['caux', 'london', 'york'] },
      [calm('london'), calm('caux')],
    ],
    ['one, if there is only one', { unrest: ['york'] }, [calm('york')]],
    [
      'none where Rebel Units stand',
      { unrest: ['london', 'york'], rebels: { east_anglia: 1 } },
      [calm('york')],
    ],
  ])('EU-22.11: %s', (_, position, expected) => {
    expect(calmed(position)).toEqual(expected);
  });

  test.each<[string, object]>([
    ['no Unrest', {}],
    ['none that can be calmed', { unrest: ['london'], rebels: { east_anglia: 1 } }],
  ])('EU-22.11, EU-26.6: %s: the second action of the card', (_, position) => {
    expect(runChart('unrest', { card: 20, position }).path.slice(0, 3)).toEqual([
      'UN1',
      'UN3',
      'FO1',
    ]);
  });
});

describe('CONVERT', () => {
  // Andalucía is of many faiths: Córdoba and Sevilla are Castile's, the other two Granada's (Muslim).
  const convert = (position: object) => runChart('convert', { card: 16, bot: 'castile', position });
  const owned = (realm: string) => ({ owner: { gibraltar: realm, granada: realm } });
  const CAPITAL_AREAS = { portugal: 'portugal', papal_states: 'central_italy' };
  const turned = (realm: keyof typeof CAPITAL_AREAS, religion: string) => ({
    ...owned(realm),
    religion: { [CAPITAL_AREAS[realm]]: religion },
  });
  const CONVERTED = 'do.convert area=andalucia religion=catholic who=castile';

  test.each<[string, object]>([
    ['all Provinces its own', owned('castile')],
    ['the others of a Realm of its faith', owned('portugal')],
    ['also where its Capital Area turned to Diverse Faiths', turned('portugal', 'diverse')],
    ['and of the Pope, whatever becomes of Roma', turned('papal_states', 'protestant')],
  ])('EU-22.12: an Area of another faith with %s', (_, position) => {
    expect(convert(position).told).toEqual([CONVERTED]);
  });

  test.each<[string, object]>([
    ['a Province there is of another faith', {}],
    ['its Realm has turned with its Capital Area', turned('portugal', 'protestant')],
    ['it has the faith already', { ...owned('castile'), religion: { andalucia: 'catholic' } }],
  ])('EU-22.12, EU-26.6: not when %s: the second action', (_, position) => {
    const { told, path } = convert(position);
    expect(told).not.toContain(CONVERTED);
    expect(path.slice(0, 3)).toEqual(['CV1', 'CV3', 'FO1']);
  });

  // Castile (4) and León (4) before the others; Andalucía has 5.
  test('EU-22.12: the highest Tax Value first', () => {
    const religion = { castile: 'protestant', leon: 'protestant' };
    expect(convert({ ...owned('castile'), religion }).told).toEqual([CONVERTED]);
    expect(convert({ religion }).told).toEqual([
      'do.convert area=castile religion=catholic who=castile',
    ]);
  });
});
