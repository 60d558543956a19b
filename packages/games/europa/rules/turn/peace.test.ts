import { describe, expect, test } from 'vitest';
import { playerNamed, runChart } from '../../examples/chart-turn.ts';
import { areas, NONE, provinceOf, provinces, realmOf, realms } from '../content.ts';
import { isRebels } from '../state.ts';

/*
 * Castile (prestige 5, a Claim in Andalucia) makes peace with one enemy. Granada owns Granada, its
 * Capital, and Gibraltar; France, a human, has its Capital in Paris.
 */
interface Row {
  readonly enemy?: string;
  readonly owner?: Readonly<Record<string, string>>;
  readonly occupied?: Readonly<Record<string, string>>;
  readonly unrest?: readonly string[];
  readonly rebels?: Readonly<Record<string, number>>;
  readonly pack?: object;
  readonly army?: number;
  readonly castile?: object;
  readonly other?: object;
  readonly choices?: readonly string[];
}
function talks({
  enemy = 'granada',
  army = 4,
  castile = {},
  other = {},
  choices = [],
  ...board
}: Row) {
  const isPlayed = ['france', 'england'].includes(enemy);
  const players = {
    castile: { wars: [enemy], prestige: 5, mat: { army, reserve: 0 }, ...castile },
    ...(isPlayed && { [enemy]: { wars: ['castile'], prestige: 9, ...other } }),
  };
  const run = runChart(
    'peace',
    {
      bot: 'castile',
      position: { ...board, players },
      turn: () => ({ enemy: realmOf(enemy) ?? NONE }),
    },
    { choices },
  );
  const { state, me } = run;
  const show = (id: string): string => {
    const province = provinceOf(id) ?? NONE;
    const owner = realms[state.map.owner[province] ?? NONE]?.id;
    const by = state.occupier[province] ?? NONE;
    return `${owner}${by === NONE ? '' : `/${isRebels(by) ? 'rebels' : realms[by]?.id}`}${state.unrest[province] ? '!' : ''}`;
  };
  return {
    end: run.path.at(-1),
    show,
    told: run.told,
    isPeace: me.wars.length === 0,
    hasTruce: me.truces.includes(realmOf(enemy) ?? NONE),
    prestige: [me.prestige, isPlayed ? playerNamed(state, enemy).prestige : 0],
    claims: me.claims.map((area) => areas[area]?.id),
    state,
  };
}

describe('EU-22.15: Automatic White Peace', () => {
  test.each<[string, Row, readonly number[]]>([
    ['with a Non-Player Realm', {}, [4, 0]],
    ['with a human', { enemy: 'france' }, [4, 8]],
    ['with a bot', { enemy: 'england' }, [4, 8]],
  ])('%s: nobody holds anything', (_, row, prestige) => {
    const run = talks(row);
    expect([run.end, run.isPeace, run.hasTruce]).toEqual(['PE2', true, true]);
    expect(run.prestige).toEqual(prestige);
  });

  test.each<[string, Row]>([
    [
      "a province of the enemy's Vassal",
      { enemy: 'aragon', occupied: { bari: 'castile' }, army: 0 },
    ],
    [
      "a province of the enemy's Active Ally",
      {
        enemy: 'england',
        occupied: { porto: 'castile' },
        other: { allies: ['portugal'], activeAllies: ['portugal'], mat: { army: 4 } },
      },
    ],
  ])('not with %s in hand', (_, row) => {
    expect(talks(row).end).not.toBe('PE2');
  });
});

describe('EU-22.15: Total Victory', () => {
  const BOTH = { occupied: { granada: 'castile', gibraltar: 'castile' } };
  test('a Non-Player Realm is annexed; a Claim there takes 2 Unrest away', () => {
    const run = talks({ ...BOTH, unrest: ['granada', 'gibraltar'] });
    expect([run.end, run.isPeace]).toEqual(['PE5', true]);
    expect([run.show('granada'), run.show('gibraltar')]).toEqual(['castile', 'castile']);
    expect(run.claims).toEqual([]);
    expect(run.prestige).toEqual([5, 0]);
  });

  test('without a Claim the Unrest stays', () => {
    const run = talks({ ...BOTH, unrest: ['granada', 'gibraltar'], castile: { claims: [] } });
    expect([run.show('granada'), run.show('gibraltar')]).toEqual(['castile!', 'castile!']);
  });

  test('its Vassals belong to it', () => {
    const owner = Object.fromEntries(
      provinces
        .filter(({ owner: by }) => by?.['1444'] === 'aragon')
        .map(({ id }) => [id, 'castile']),
    );
    const enemy = { enemy: 'aragon', owner: { ...owner, navarra: 'aragon' } };
    expect(talks({ ...enemy, occupied: { navarra: 'castile' } }).end).toBe('PE8b');
    const all = { navarra: 'castile', bari: 'castile', napoli: 'castile', salerno: 'castile' };
    const run = talks({ ...enemy, occupied: all });
    expect([run.end, run.show('napoli')]).toEqual(['PE5', 'castile']);
  });

  test('a bot is annexed, and what it held is free again', () => {
    const england = provinces
      .filter(({ owner }) => owner?.['1444'] === 'england')
      .map(({ id }) => id);
    const taken = Object.fromEntries(england.map((id) => [id, 'castile']));
    const run = talks({
      enemy: 'england',
      occupied: { ...taken, murcia: 'england' },
      other: { mat: { army: 0, reserve: 3 }, armyAt: null },
    });
    expect([run.end, run.show('london'), run.show('murcia')]).toEqual([
      'PE5',
      'castile',
      'castile',
    ]);
    expect(run.told).toContain('see.annexedBot realm=england who=castile');
  });

  test('a human is not annexed', () => {
    const france = provinces
      .filter(({ owner }) => owner?.['1444'] === 'france')
      .map(({ id }) => id);
    const taken = Object.fromEntries(france.map((id) => [id, 'castile']));
    // Paris 2, Champagne 2, Orleans 2, Lyon 2 and eight Small ones: Humiliation gives 10 at most, and
    // 14 could be kept.
    const run = talks({ enemy: 'france', occupied: taken, choices: ['0'] });
    expect([run.end, run.show('paris'), run.show('lyon')]).toEqual(['PE8b', 'france', 'castile']);
  });
});

describe('EU-22.15, EU-26.16: Partial Victory', () => {
  const ONE = { occupied: { gibraltar: 'castile' } };
  test.each<[string, Row, string]>([
    ['more Units than Rebels in its own areas', { ...ONE, army: 4, rebels: { leon: 3 } }, 'PE8b'],
    ['not more', { ...ONE, army: 4, rebels: { leon: 4 } }, 'PE11'],
    ['Rebels elsewhere do not count', { ...ONE, army: 1, rebels: { scotland: 9 } }, 'PE8b'],
    ['no army', { ...ONE, army: 0 }, 'PE11'],
    [
      'twice the Units of a human',
      { enemy: 'france', occupied: { saintonge: 'castile' }, choices: ['2'] },
      'PE8b',
    ],
    ['not twice', { enemy: 'france', occupied: { saintonge: 'castile' }, choices: ['3'] }, 'PE11'],
    [
      'more Units than a bot',
      { enemy: 'england', occupied: { york: 'castile' }, other: { mat: { army: 3 } } },
      'PE8b',
    ],
    [
      'as many as a bot',
      { enemy: 'england', occupied: { york: 'castile' }, other: { mat: { army: 4 } } },
      'PE11',
    ],
  ])('%s', (_, row, end) => {
    expect(talks(row).end).toBe(end);
  });

  test('what is held is kept, but not a Capital', () => {
    // With Tarabulus too Granada is not beaten altogether.
    const run = talks({
      owner: { tarabulus: 'granada' },
      occupied: { granada: 'castile', gibraltar: 'castile' },
      unrest: ['gibraltar', 'granada'],
    });
    expect([run.end, run.show('granada'), run.show('gibraltar')]).toEqual([
      'PE8b',
      'granada',
      'castile',
    ]);
    expect(run.claims).toEqual([]);
  });

  test('both sides keep what they hold, and claim what they have lost; Capitals go home', () => {
    const run = talks({
      enemy: 'england',
      occupied: {
        york: 'castile',
        murcia: 'england',
        madrid: 'england',
        london: 'castile',
        pale: 'castile',
      },
      castile: { claims: [] },
      other: { mat: { army: 1 } },
    });
    // 2 * 4 for Humiliation is more than the 2 it would keep: London decides.
    expect(run.end).toBe('PE8a');
    const second = talks({
      enemy: 'england',
      occupied: { york: 'castile', murcia: 'england', madrid: 'england' },
      castile: { claims: [] },
      other: { mat: { army: 1 }, claims: [] },
    });
    expect(second.end).toBe('PE8b');
    expect(['york', 'murcia', 'madrid'].map(second.show)).toEqual([
      'castile',
      'england',
      'castile',
    ]);
    expect(second.claims).toEqual(['castile']);
    const england = playerNamed(second.state, 'england');
    expect(england.claims.map((area) => areas[area]?.id)).toEqual(['northumbria']);
  });

  test("an Active Ally's provinces are settled with its friend's", () => {
    const run = talks({
      enemy: 'england',
      occupied: { porto: 'castile', lisboa: 'castile' },
      other: { allies: ['portugal'], activeAllies: ['portugal'], mat: { army: 1 } },
    });
    expect(run.end).toBe('PE8b');
    expect([run.show('porto'), run.show('lisboa')]).toEqual(['castile', 'portugal']);
  });
});

describe('EU-22.15: Humiliation', () => {
  test.each<[string, Row, string, readonly number[]]>([
    ['the Capital alone: twice its Tax Value', { occupied: { paris: 'castile' } }, 'PE8a', [9, 5]],
    [
      'ten at most',
      {
        occupied: { paris: 'castile', lyon: 'castile', orleans: 'castile' },
        other: { prestige: 12 },
      },
      'PE8a',
      [15, 2],
    ],
    ['not without the Capital', { occupied: { lyon: 'castile' } }, 'PE8b', [5, 9]],
  ])('%s', (_, row, end, prestige) => {
    const run = talks({ enemy: 'france', choices: ['1'], ...row });
    expect([run.end, run.prestige]).toEqual([end, prestige]);
    if (end === 'PE8a') expect(run.show('paris')).toBe('france');
  });
});

test('EU-22.15: a pack may change what Humiliation is worth', () => {
  const pack = {
    format: 1,
    name: 'mine',
    charts: { peace: { nodes: { PE8a: { amounts: { prestigePerTaxValue: 0 } } } } },
  };
  const run = talks({ enemy: 'france', occupied: { paris: 'castile' }, pack, choices: ['1'] });
  expect([run.end, run.prestige]).toEqual(['PE8b', [5, 9]]);
});

describe('EU-22.15: White Peace that is offered', () => {
  const LOSING = { occupied: { murcia: 'france' }, unrest: ['murcia'] };
  test('a human accepts: all is given back, each loses 1 Prestige', () => {
    const run = talks({ enemy: 'france', ...LOSING, choices: ['yes'] });
    expect([run.end, run.isPeace, run.show('murcia')]).toEqual(['PE10', true, 'castile']);
    expect(run.prestige).toEqual([4, 8]);
  });
  test('a human refuses: the War goes on', () => {
    const run = talks({ enemy: 'france', ...LOSING, choices: ['no'] });
    expect([run.end, run.isPeace, run.show('murcia')]).toEqual(['PE10', false, 'castile/france!']);
    expect(run.prestige).toEqual([5, 9]);
  });
  test('a bot that holds more does not accept', () => {
    const run = talks({ enemy: 'england', occupied: { murcia: 'england' } });
    expect([run.end, run.isPeace]).toEqual(['PE10', false]);
  });
  test('nothing is offered while as much is held as lost', () => {
    const occupied = { murcia: 'france', saintonge: 'castile' };
    const run = talks({ enemy: 'france', occupied, army: 1, choices: ['9'] });
    expect([run.end, run.isPeace]).toEqual(['PE11', false]);
  });
});
