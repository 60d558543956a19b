import { describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';

/*
 * The target is named by the human who rolled on the printed chart. At the start England is allied
 * and married to Portugal (2 Influence there, Castile 1); Scotland is the Ally of France, both have 2
 * Influence there. England's Tax Income is 16, Portugal's 6, Scotland's 5.
 */
const PRINTED = configFrom({ humans: 'france', targets: 'printed' });
const MARRYING = configFrom({ humans: 'france', targets: 'printed', marriages: 'yes' });

interface Row {
  readonly england?: object;
  readonly others?: object;
  readonly target?: string;
  readonly dice?: readonly string[];
  readonly config?: typeof PRINTED;
}
const diplomacy = ({ england = {}, others = {}, target = 'scotland', dice = [], config }: Row) =>
  runChart(
    'diplomacy',
    { config: config ?? PRINTED, position: { players: { england, ...others } } },
    { choices: [target], dice },
  );
const placed = (area: string, n: number) => `do.placeInfluence area=${area} n=${n} who=england`;
const ALLIED = 'do.ally realm=scotland who=england';

describe('DIPLOMACY places Influence', () => {
  // 2, and more with Diplomatic Ideas: +1 with one or two, +2 with three.
  test.each([
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
  ])('EU-22.6: with %i Diplomatic Ideas, %i', (diplomatic, n) => {
    const england = { influence: {}, mat: { ideas: { diplomatic } } };
    const others = { france: { influence: {} } };
    expect(diplomacy({ england, others }).told.slice(1)).toEqual([placed('scotland', n)]);
  });

  // The 5 cubes of an Area are those of all players: Castile has one in Portugal.
  test.each<[string, object, readonly string[]]>([
    ['the Capital Area first', {}, [placed('portugal', 2)]],
    ['then the others', { portugal: 3 }, [placed('portugal', 1), placed('macaronesia', 1)]],
    ['nowhere when all is full', { portugal: 4, macaronesia: 5, northern_morocco: 5 }, []],
  ])('EU-22.6: %s', (_, influence, expected) => {
    const england = { influence, allies: [], marriages: [] };
    const castile = { influence: { portugal: 1 }, allies: ['portugal'], wars: ['granada'] };
    const row = { england: { ...england, wars: ['brittany'] }, others: { castile } };
    expect(diplomacy({ ...row, target: 'portugal' }).told.slice(1)).toEqual(expected);
  });

  test('EU-22.6: no valid target on the chart, nothing is done', () => {
    const { told } = diplomacy({ target: 'none' });
    expect(told).toEqual(['see.noTarget who=england']);
  });
});

describe('DIPLOMACY forges an Alliance', () => {
  /** More than the one cube of France. */
  const MORE = { influence: { scotland: 2 } };
  const FRANCE = { influence: { scotland: 1 }, allies: ['provence', 'scotland'] };
  test('EU-13.1, EU-22.6: with more Influence than the Opponent, whose Alliance goes', () => {
    const { told, me, state } = diplomacy({ england: MORE, others: { france: FRANCE } });
    // 3 cubes lie there: 1 with the Alliance, then one more, and 5 is the most.
    expect(told.slice(1)).toEqual([ALLIED, placed('scotland', 1), placed('scotland', 1)]);
    expect(me.allies).toHaveLength(2);
    expect(state.players[0]?.allies).toHaveLength(1);
  });

  test.each<[string, Row]>([
    ['as much Influence as the Opponent that is its Ally', {}],
    [
      'less than 2 Influence',
      { england: { influence: { scotland: 1 } }, others: { france: { allies: [] } } },
    ],
    [
      'three Alliances already',
      {
        england: { ...MORE, allies: ['portugal', 'brittany', 'aragon'] },
        others: { france: FRANCE },
      },
    ],
    ['the bot is at War', { england: { ...MORE, wars: ['brittany'] }, others: { france: FRANCE } }],
    [
      'the target is at War',
      { england: MORE, others: { france: { ...FRANCE, wars: ['scotland'], allies: [] } } },
    ],
    [
      'the target fights beside France',
      { england: MORE, others: { france: { ...FRANCE, activeAllies: ['scotland'] } } },
    ],
  ])('EU-22.6: none with %s', (_, row) => {
    const { told } = diplomacy(row);
    expect(told.filter((line) => line.startsWith('do.ally'))).toEqual([]);
    expect(told.at(-1)).toContain('do.placeInfluence');
  });

  // Great DNPRs, enemies and Player Realms are no diplomatic targets: the chart does not offer them.
  test.each(['castile', 'france', 'england'])('EU-13.1: never with the Opponent %s', (realm) => {
    expect(() => diplomacy({ target: realm })).toThrow('scriptNotOffered');
  });
});

describe('DIPLOMACY annexes an Ally', () => {
  const PORTUGAL = ['beira', 'ceuta', 'lisboa', 'madeira', 'porto'];
  // 6 of Tax Income and 1 Influence of Castile: 7 are needed, and one less is removed by marriage.
  test.each([
    ['married', { portugal: 4, northern_morocco: 3 }, ['portugal'], 1],
    ['not married, twice its Tax Income', { portugal: 4, northern_morocco: 4 }, [], 1],
  ])('EU-22.6: %s', (_, influence, marriages, left) => {
    const { told, me } = diplomacy({ england: { influence, marriages }, target: 'portugal' });
    expect(told).toContain('do.annex realm=portugal who=england');
    const towns = told.filter((line) => line.startsWith('do.placeTown'));
    expect(towns).toEqual(PORTUGAL.map((id) => `do.placeTown province=${id} who=england`));
    expect(me.influence.reduce((sum, n) => sum + n, 0)).toBe(left);
    expect([me.allies, me.marriages]).toEqual([[], []]);
  });

  test.each<[string, object, object]>([
    ['too little Influence', { influence: { portugal: 4, northern_morocco: 2 } }, {}],
    [
      'Influence of an Opponent in the way',
      { influence: { portugal: 3, northern_morocco: 4 } },
      { france: { influence: { portugal: 1 } } },
    ],
  ])('EU-22.6: not with %s', (_, england, others) => {
    const { path } = diplomacy({ england, others, target: 'portugal' });
    expect(path).not.toContain('DI4');
  });
});

describe('a marriage by DIPLOMACY', () => {
  const MARRIED = 'do.marry realm=scotland who=england';
  test.each([
    ['5', false],
    ['6', true],
  ])('R-MARRY-1: on a %s', (face, isMarried) => {
    const { told } = diplomacy({ config: MARRYING, dice: [face] });
    expect(told.includes(MARRIED)).toBe(isMarried);
  });

  // No die is asked for: the script would lack it.
  test.each<[string, Row]>([
    ['when the table plays without it', { config: PRINTED }],
    ['into a Realm twice', { config: MARRYING, target: 'portugal' }],
    ['into another faith', { config: MARRYING, england: { religion: 'muslim' } }],
    [
      'a fourth time',
      { config: MARRYING, england: { marriages: ['portugal', 'aragon', 'brittany'] } },
    ],
  ])('R-MARRY-1: not %s', (_, row) => {
    expect(diplomacy(row).told).not.toContain(MARRIED);
  });
});
