import { describe, expect, test } from 'vitest';
import type { ChartStart } from '../../examples/chart-turn.ts';
import { positionOf, runChart } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';
import { areas, NONE, realmOf, realms } from '../content.ts';
import { capitalAreaOf } from '../geography.ts';
import type { State } from '../state.ts';

/** The target that CURIA, SPY or an Event has named: no chart need be rolled on. */
const against =
  (id: string) =>
  ({ map }: State) => {
    const realm = realmOf(id) ?? NONE;
    return { target: { realm, area: capitalAreaOf(map, realm) } };
  };
const military = (start: ChartStart, choices: readonly string[] = []) =>
  runChart('military', start, { choices });

describe('MILITARY: a whole war', () => {
  test('EU-22.5, EU-15.1: Claim, Declaration, recruits, army, march, battle', () => {
    // Scotland's strength is its Tax Income of 4, England's 2 + 6. France, its ally, stays out. All
    // four neighbours of Scotland border an area of 4: East Anglia is the first. Two areas farther
    // the four Scots meet an army of eight.
    const run = military({ turn: against('scotland') }, ['no', '1']);
    expect(run.path.join(' ')).toBe(
      'MI1 MI2 MI3 MI4 MI5 MI6 MI9 MI10 MI11 MI12 MI20 MI21 MI22 MI23 MI24 MI25 MI27 MI29 LB1 LB7 LB8 LB9',
    );
    expect(run.told).toEqual([
      'do.placeClaim area=scotland who=england',
      'do.declareWar enemy=scotland who=england',
      'do.removeInfluence area=scotland n=2 who=england',
      'do.unally realm=scotland who=france',
      'see.refusedInfluence n=2 realm=scotland who=france',
      'do.truce realm=scotland who=france',
      'do.recruit n=6 power=1 who=england',
      'do.placeArmy area=east_anglia n=8 who=england',
      'do.moveArmy area=scotland from=east_anglia n=8 who=england',
      'do.loseUnits n=1 who=england',
      'do.gainPower n=1 who=england',
      'see.battleWon area=scotland n=0 who=england',
    ]);
    expect(run.me.wars.map((realm) => realms[realm]?.id)).toEqual(['scotland']);
    expect([run.me.mat.available, run.me.mat.spent, run.me.mat.army]).toEqual([9, 1, 7]);
  });

  test.each<[string, object, string]>([
    ['as strong is not stronger: it recruits', { army: 2, reserve: 2 }, 'MI6 MI7 MI8 MI30'],
    ['nobody to recruit', { army: 4, reserve: 0 }, 'MI6 MI7 MI30'],
    ['no power to recruit', { army: 2, reserve: 2, available: 0 }, 'MI6 MI7 MI30'],
  ])('EU-22.5: %s', (_, mat, way) => {
    const run = military({
      position: { players: { england: { mat } } },
      turn: against('scotland'),
    });
    expect(run.path.join(' ')).toBe(`MI1 MI2 MI3 MI4 MI5 ${way}`);
    expect(run.me.wars).toEqual([]);
  });

  test('EU-22.5: what is occupied adds nothing to the strength of a Non-Player Realm', () => {
    // Two of the four Scottish provinces are held by France: 2 is less than 3.
    const position = {
      occupied: { aberdeen: 'france', perth: 'france' },
      players: { france: { wars: ['scotland'] }, england: { mat: { army: 3, reserve: 0 } } },
    };
    expect(military({ position, turn: against('scotland') }, ['0']).path).toContain('MI9');
  });

  test.each([
    ['7', 'MI9'],
    ['8', 'MI7'],
  ])('EU-22.5: a human says how strong it is: %s', (answer, node) => {
    // Asked for the Units in the area that is entered; where Ships lie is known.
    const rest = answer === '7' ? ['0'] : [];
    // Nobody was at War when it was asked where human enemies stand.
    const turn = (state: State) => ({ ...against('france')(state), invaded: NONE });
    expect(military({ turn }, [answer, ...rest]).path).toContain(node);
  });

  test('EU-8.1: a War with a realm that has no province free is none', () => {
    const england = { wars: ['riga'], mat: { army: 1, reserve: 0 } };
    const position = { occupied: { riga: 'england' }, players: { england } };
    expect(military({ position, turn: against('scotland') }).path[1]).toBe('MI2');
  });
});

describe('EU-26.10: a Declaration of War without a Casus Belli', () => {
  const calm = (england: object, castile: object = {}) => ({
    players: { england, castile: { ships: [], mat: { army: 1, reserve: 0 }, ...castile } },
  });
  test.each<[string, object, number]>([
    ['no Claim', {}, 2],
    ['no Claim, and a Marriage', { marriages: ['castile'] }, 3],
    ['a Claim', { claims: ['leon'] }, 0],
    ['a Core, and a Marriage', { cores: ['castile'], marriages: ['castile'] }, 1],
    ['a Claim elsewhere', { claims: ['scotland'] }, 2],
  ])('%s', (_, england, unrest) => {
    const run = military({ position: calm(england), turn: against('castile') });
    expect(run.path.slice(0, 6)).toEqual(['MI1', 'MI2', 'MI3', 'MI5', 'MI6', 'MI9']);
    expect(run.told.filter((line) => line.startsWith('do.addUnrest'))).toHaveLength(unrest);
    expect(run.me.claims).toEqual(positionOf(calm(england)).players[2]?.claims);
  });
});

describe('EU-15.1: battles that the Declaration triggers', () => {
  test('at sea in the alphabet, then on land; a free march only without any', () => {
    const position = {
      players: {
        england: {
          claims: ['leon'],
          armyAt: 'aquitaine',
          ships: ['central_atlantic', 'bay_of_biscay', 'doggerbank'],
          mat: { army: 8, reserve: 0, available: 5, ideas: { diplomatic: 1 } },
        },
        castile: {
          armyAt: 'aquitaine',
          ships: ['bay_of_biscay', 'central_atlantic'],
          mat: { army: 2, reserve: 0, ideas: { diplomatic: 1 } },
        },
      },
    };
    // Each has a die, one for its Idea and one for a Ship beside; but Castile none in the Central
    // Atlantic, after its Ship beside is sunk. In the Bay 1 icon and 4 ports are 3 hits against none; in
    // the Central Atlantic no hit against 2 of Castile's ports, which need no die; in Aquitaine 2 hits
    // for its 2 Units.
    const run = military({ position, turn: against('castile') }, ['1', '0', '0', '2-0']);
    const way = 'MI12 MI30 NB1 NB6 NB7 NB1 NB6 NB7 LB1 LB2 LB3 LB4 LB5 LB6';
    expect(run.path.join(' ').slice(-way.length)).toBe(way);
    expect(run.told.filter((line) => line.startsWith('do.removeShip'))).toEqual([
      'do.removeShip who=castile zone=bay_of_biscay',
      'do.removeShip who=england zone=central_atlantic',
    ]);
    // The first of two victories pays.
    expect(run.told.filter((line) => line === 'do.gainPower n=1 who=england')).toHaveLength(1);
  });

  test('a Non-Player Realm defends the sea before its ports', () => {
    // Lisboa is Large: with Porto and Madeira four Ships there. Without Sevilla and Galicia Castile has
    // one Port there, Canarias: three icons sink its Ship.
    const castile = { ships: ['central_atlantic'], mat: { army: 9, reserve: 0 }, claims: [] };
    const run = military(
      {
        bot: 'castile',
        position: { occupied: { galicia: 'england', sevilla: 'england' }, players: { castile } },
        turn: against('portugal'),
      },
      ['3'],
    );
    expect(run.path.slice(-4)).toEqual(['NB1', 'NB8', 'NB9', 'NB10']);
    expect(run.told).toContain('do.removeShip who=castile zone=central_atlantic');
  });

  test('EU-28.3: the Ships of a human are known, and all sunk they are gone', () => {
    const england = {
      ships: ['english_channel', 'eastern_atlantic'],
      mat: { army: 8, reserve: 0 },
    };
    const answers = ['3', 'no', '1', 'yes'];
    const france = { ships: ['english_channel', 'gulf_of_lion'] };
    const position = { players: { england, france } };
    const run = military({ position, turn: against('france') }, answers);
    expect(run.told).toContain('do.removeShip who=france zone=english_channel');
    expect(run.path.slice(-6)).toEqual(['MI30', 'NB1', 'NB2', 'NB3', 'NB4', 'NB5']);
  });
});

describe('MILITARY: allies and the army', () => {
  test.each<[string, object, readonly string[]]>([
    ['2 Influence', { influence: { aragon: 3 } }, ['n=2']],
    ['1 with a Marriage', { influence: { aragon: 3 }, marriages: ['aragon'] }, ['n=1']],
    ['not enough Influence', { influence: { aragon: 1 } }, []],
  ])('EU-22.5: an ally is called for %s', (_, fields, lines) => {
    const castile = {
      allies: ['aragon'],
      ships: [],
      mat: { army: 9, reserve: 0, available: 3 },
      ...fields,
    };
    const run = military(
      { bot: 'castile', position: { players: { castile } }, turn: against('granada') },
      // Granada's two Units.
      ['0'],
    );
    const removed = run.told.filter((line) => line.startsWith('do.removeInfluence area=aragon'));
    expect(removed).toEqual(lines.map((n) => `do.removeInfluence area=aragon ${n} who=castile`));
    const called = run.told.includes('do.activateAlly ally=aragon who=castile');
    expect(called).toBe(lines.length > 0);
    // 2 for the ally and 1 for the battle.
    expect(run.me.mat.available).toBe(3 + (called ? 2 : 0) + 1);
  });

  test('EU-15.6, EU-16.1: put into an area that the enemy shares, it fights at once', () => {
    const castile = { wars: ['granada'], ships: [], mat: { army: 9, reserve: 0, available: 3 } };
    const run = military({ bot: 'castile', position: { players: { castile } } }, ['0']);
    expect(run.path.join(' ')).toBe('MI1 MI20 MI22 MI23 LB1 LB7 LB8 LB9');
    expect(areas[run.me.armyAt]?.id).toBe('andalucia');
  });

  test('EU-22.5: where it stands among enemy provinces it besieges', () => {
    const castile = { wars: ['granada'], armyAt: 'andalucia', mat: { army: 9, reserve: 0 } };
    const run = military({ bot: 'castile', position: { players: { castile } } });
    expect(run.path.join(' ')).toBe('MI1 MI20 MI22 MI24 MI28 SI1 SI2 SI3 SI4 SI5 SI6');
  });

  test('EU-22.5: nobody defends: it besieges what it enters', () => {
    const position = {
      occupied: { granada: 'castile' },
      owner: { gibraltar: 'castile' },
      players: {
        castile: { wars: ['portugal'], ships: [], armyAt: 'leon', mat: { army: 9, reserve: 0 } },
        england: { wars: ['portugal'], armyAt: 'portugal', allies: [], marriages: [] },
      },
    };
    expect(military({ bot: 'castile', position }).path.slice(-8)).toEqual([
      'MI27',
      'MI29',
      'SI1',
      'SI2',
      'SI3',
      'SI4',
      'SI5',
      'SI6',
    ]);
  });

  test('EU-22.5, EU-15.9: out of reach: a Ship towards the enemy, and its battle', () => {
    const castile = { wars: ['tunis'], ships: [], armyAt: 'castile', mat: { army: 9, reserve: 0 } };
    const run = military({ bot: 'castile', position: { players: { castile } } });
    expect(run.told[0]).toBe('do.placeShip who=castile zone=western_mediterranean');
    expect(run.path.slice(-6)).toEqual(['MI26', 'MI30', 'NB1', 'NB8', 'NB9', 'NB11']);
  });

  test.each<[string, object, readonly string[]]>([
    [
      'into a Neutral Area, for 1 Influence',
      {},
      [
        'do.moveArmy area=aragon from=castile n=9 who=castile',
        'do.removeInfluence area=aragon n=1 who=castile',
      ],
    ],
    [
      'through an ally two areas',
      { allies: ['aragon'] },
      ['do.moveArmy area=languedoc from=castile n=9 who=castile'],
    ],
    ['not over an own Claim', { claims: ['aragon'] }, []],
  ])('EU-22.5, EU-15.8: towards the nearest enemy: %s', (_, fields, lines) => {
    // Savoy lies behind Aragon and Languedoc, and none of its coasts is near a Castilian port.
    const castile = {
      wars: ['savoy'],
      ships: [],
      armyAt: 'castile',
      mat: { army: 9, reserve: 0 },
      ...fields,
    };
    const run = military({ bot: 'castile', position: { players: { castile } } });
    expect(run.told.filter((line) => !line.startsWith('do.layDown'))).toEqual(lines);
  });

  test.each([
    // Languedoc 2 and Aquitaine 6, and 3: more than the nine that cross a bridge.
    ['the landing in Aquitaine ends it', {}, 'aquitaine'],
    ['by the other reading it goes on from there', { landing: 'goesOn' }, 'languedoc'],
  ])('EU-15.8, R-MOVE-3: on the way to an enemy farther off: %s', (_, words, goal) => {
    // Aragon is closed by a Claim.
    const own = [
      'avignon',
      'toulouse',
      'bordeaux',
      'saintonge',
      'poitou',
      'armagnac',
      'anjou',
      'caux',
      'maine',
      'normandie',
    ];
    const position = {
      owner: Object.fromEntries(own.map((id) => [id, 'castile'])),
      players: {
        castile: {
          wars: ['savoy'],
          claims: ['aragon'],
          ships: ['bay_of_biscay'],
          armyAt: 'leon',
          mat: { army: 15, reserve: 0 },
        },
      },
    };
    const config = configFrom({ humans: 'france', ...words });
    expect(military({ bot: 'castile', config, position }).told).toEqual([
      `do.moveArmy area=${goal} from=leon n=15 who=castile`,
      'do.layDown n=6 standing=9 who=castile',
    ]);
  });

  test('EU-15.7, EU-15.8: across a bridge go nine, whatever the capacity', () => {
    // Northern Morocco: 4 of its own there, and Canarias, Murcia and Sevilla (2) across the seas,
    // perhaps Galicia: 8 or 9, and 3.
    const position = {
      owner: { ceuta: 'castile', fez: 'castile', marrakech: 'castile', tangiers: 'castile' },
      players: {
        castile: {
          wars: ['morocco'],
          ships: ['western_mediterranean'],
          armyAt: 'andalucia',
          mat: { army: 15, reserve: 0 },
        },
      },
    };
    const run = military({ bot: 'castile', position }, ['0']);
    expect(run.told.slice(0, 2)).toEqual([
      'do.moveArmy area=northern_morocco from=andalucia n=15 who=castile',
      'do.layDown n=6 standing=9 who=castile',
    ]);
  });
});
