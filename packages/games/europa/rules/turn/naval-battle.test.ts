import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { NONE, realmOf, seaZoneOf } from '../content.ts';
import { europa } from '../module.ts';
import { newBattle } from './battle.ts';
import { deeds } from './naval-battle.ts';
import type { EnemyKind, Turn, TurnTable } from './turn.ts';
import { beginTurn } from './turn.ts';

/*
 * Castile's ports: Murcia and Sevilla on the Western Mediterranean, Galicia on the Bay of Biscay;
 * Canarias, Galicia and Sevilla on the Central Atlantic. Those with several candidates count for each.
 * Sevilla, London and Bordeaux are Large and count as two.
 */
interface Row {
  readonly zone?: string;
  /** Besides the Ship in the battle. */
  readonly ships?: readonly string[];
  readonly ideas?: number;
  readonly kind?: EnemyKind;
  readonly enemy?: string;
  readonly units?: number;
  readonly position?: object;
  readonly turn?: Partial<Turn>;
}
function fight(row: Row, choices: readonly string[]) {
  const { zone = 'bay_of_biscay', ships = [], ideas = 0, kind = 'human', enemy = 'france' } = row;
  const { units = 1, position = {}, turn = {} } = row;
  const castile = {
    wars: [enemy],
    ships: [zone, ...ships],
    mat: { available: 5, ideas: { diplomatic: ideas } },
  };
  const given = 'players' in position ? (position.players as Record<string, object>) : {};
  const players = { france: enemy === 'france' ? { wars: ['castile'] } : {}, ...given, castile };
  const run = runChart(
    'naval-battle',
    {
      bot: 'castile',
      position: { ...position, players },
      turn: (state) => {
        const me = playerNamed(state, 'castile');
        const place = { zone: seaZoneOf(zone) ?? NONE };
        return { battle: newBattle({ me }, kind, realmOf(enemy) ?? NONE, units, place), ...turn };
      },
    },
    { choices },
  );
  return {
    ...run,
    hasShip: run.me.ships.includes(seaZoneOf(zone) ?? NONE),
    paid: run.me.mat.available - 5,
  };
}

describe('EU-17.3: the dice against a human', () => {
  test.each<[string, Row, 'yes' | 'no', number]>([
    ['one die', {}, 'no', 1],
    ['a Ship beside', { ships: ['central_atlantic'] }, 'no', 2],
    ['two Ships beside', { ships: ['central_atlantic', 'english_channel'] }, 'no', 3],
    ['a Ship farther off', { ships: ['gulf_of_lion'] }, 'no', 1],
    ['a Diplomatic Idea', { ideas: 1 }, 'no', 2],
    ['three Ideas are no more', { ideas: 3 }, 'no', 2],
    ['an Admiral', { ideas: 1 }, 'yes', 1],
  ])('%s', (_, row, isLed, dice) => {
    expect(fight(row, [isLed, String(dice), 'yes']).path).toEqual([
      'NB1',
      'NB2',
      'NB3',
      'NB4',
      'NB5',
    ]);
    expect(() => fight(row, [isLed, String(dice + 1), 'yes'])).toThrow('kernel.scriptNotOffered');
  });

  test('an Admiral against a single die: nothing is rolled', () => {
    expect(fight({}, ['yes']).told).toContain('do.navalHits enemy=france n=0 who=castile');
  });
});

/** In the Central Atlantic, with Rebels in some of the Ports. */
const without = (...ports: readonly string[]): Row => ({
  zone: 'central_atlantic',
  position: { occupied: Object.fromEntries(ports.map((port) => [port, 'rebels'])) },
});

describe('EU-17.3: hits', () => {
  test.each<[string, Row, string, number]>([
    ['icons', {}, '1', 1],
    ['one port is no pair', {}, '0', 0],
    // Canarias, Galicia and Sevilla, a Large one, face the Central Atlantic.
    ['two Small and a Large one are two pairs', { zone: 'central_atlantic' }, '1', 3],
    ['a Small and a Large one are three ports, one pair', without('galicia'), '0', 1],
    ['a Large Port alone is a pair', without('galicia', 'canarias'), '0', 1],
    ['an occupied port does not count', without('galicia', 'sevilla'), '0', 0],
    [
      "nor does an occupied port of somebody else's",
      {
        position: {
          owner: { galicia: 'portugal' },
          occupied: { galicia: 'castile', lisboa: 'castile' },
        },
      },
      '0',
      0,
    ],
  ])('%s', (_, row, icons, n) => {
    // Without a hit nobody asks whether all are sunk.
    const { told } = fight(row, ['no', icons, ...(n === 0 ? [] : ['yes'])]);
    expect(told[0]).toBe(`do.navalHits enemy=france n=${n} who=castile`);
  });

  test('a pack may change the numbers of the chart', () => {
    const pack = {
      format: 1,
      name: 'mine',
      charts: {
        'naval-battle': {
          nodes: { NB2: { amounts: { dice: 3 } }, NB3: { amounts: { portsPerHit: 1 } } },
        },
      },
    };
    const { told } = fight({ position: { pack } }, ['no', '3', 'yes']);
    expect(told[0]).toBe('do.navalHits enemy=france n=4 who=castile');
  });
});

describe('EU-17.1, EU-17.2, EU-17.3: how it ends', () => {
  const LOST = 'do.removeShip who=castile zone=bay_of_biscay';
  const SUNK = 'do.removeShip who=france zone=bay_of_biscay';
  const LIGHT_SHIP = 'do.lightShip who=france zone=bay_of_biscay';
  test.each<[string, string, Partial<Turn>, boolean, number, readonly string[]]>([
    ['all Ships sunk', 'no 1 yes', {}, true, 1, [SUNK, 'do.gainPower n=1 who=castile']],
    ['the second victory of the turn', 'no 1 yes', { hasWonBattle: true }, true, 0, [SUNK]],
    ['in the turn of the human', 'no 1 yes', { isActive: false }, true, 0, [SUNK]],
    ['a Ship is left', 'no 1 no', {}, false, 0, [LOST]],
    ['a Ship is left to an Admiral', 'yes', {}, false, 0, [LOST, LIGHT_SHIP]],
  ])('%s', (_, answers, turn, hasShip, paid, lines) => {
    const run = fight({ turn }, answers.split(' '));
    expect([run.hasShip, run.paid]).toEqual([hasShip, paid]);
    const shown = run.told.filter(
      (line) => !line.startsWith('do.navalHits') && !line.startsWith('see.'),
    );
    expect(shown).toEqual(lines);
  });

  test('EU-17.2: a human attacks: the bot alone rolls, and is paid nothing', () => {
    const state = positionOf({
      turn: 'france',
      players: {
        france: { wars: ['castile'] },
        castile: { wars: ['france'], ships: ['bay_of_biscay'], mat: { available: 5 } },
      },
    });
    const input = europa.parseInput('seaBattle bay_of_biscay castile');
    const run = scripted(europa, { state, seat: seat(0), input }, { choices: ['no', '1', 'yes'] });
    const { mat, ships } = playerNamed(run.state, 'castile');
    expect([mat.available, ships.length]).toEqual([5, 1]);
  });

  test.each([
    ['yes', []],
    ['no', ['bay_of_biscay']],
  ])('EU-17.3: all Ships of the human who attacks are sunk: %s', (sunk, left) => {
    const ships = ['bay_of_biscay'];
    const castile = { wars: ['france'], ships };
    const france = { wars: ['castile'], ships: [] };
    const state = positionOf({ turn: 'france', players: { france, castile } });
    const input = europa.parseInput('seaBattle bay_of_biscay castile');
    const run = scripted(europa, { state, seat: seat(0), input }, { choices: ['no', '1', sunk] });
    expect(playerNamed(run.state, 'france').ships).toEqual(left.map(seaZoneOf));
  });
});

describe('EU-17.4: bot against bot', () => {
  // England on the Bay of Biscay: Bordeaux, a Large Port, is one hit more; 1 die + 1 beside. Castile has
  // 1 die + 1 for its Idea, and one Port, which is no pair.
  const england = {
    wars: ['castile'],
    ships: ['bay_of_biscay', 'english_channel'],
    mat: { available: 5 },
  };
  const position = { players: { england } };
  const row: Row = { kind: 'bot', enemy: 'england', position };
  test.each<[string, string, boolean, number]>([
    ['fewer hits', '1 1', false, 0],
    ['a tie is rolled again', '2 1 1 2', false, 0],
    ['two ties, and then more hits', '2 1 1 0 2 0', true, 1],
    // No hit of Castile's against one without a die: England's dice are not rolled.
    ['two ties, and then none', '2 1 1 0 0', false, 0],
  ])('%s', (_, answers, hasShip, paid) => {
    const run = fight({ ...row, ideas: 1 }, answers.split(' '));
    expect([run.hasShip, run.paid]).toEqual([hasShip, paid]);
    expect(playerNamed(run.state, 'england').mat.available).toBe(5);
  });

  test('one die against a hit without any could tie at best: nothing is rolled', () => {
    const run = fight(row, []);
    expect([run.hasShip, run.paid]).toEqual([false, 0]);
    expect(run.told).toEqual([
      'see.noDice who=castile',
      'see.noDice who=england',
      'do.removeShip who=castile zone=bay_of_biscay',
    ]);
  });

  test('so could two dice against a Large Port and two Small ones', () => {
    const owner = { nantes: 'england', saintonge: 'england' };
    const run = fight({ ...row, ideas: 1, position: { owner, players: { england } } }, []);
    expect([run.hasShip, run.paid]).toEqual([false, 0]);
    expect(run.told[0]).toBe('see.noDice who=castile');
  });

  test('icons and what Ports add are told', () => {
    const { told } = fight({ ...row, ideas: 1 }, ['1', '0', '1', '2']);
    expect(told.slice(0, 5)).toEqual([
      'see.seaHits icons=1 more=0 n=1 who=castile',
      'see.seaHits icons=0 more=1 n=1 who=england',
      'see.seaTie',
      'see.seaHits icons=1 more=0 n=1 who=castile',
      'see.seaHits icons=2 more=1 n=3 who=england',
    ]);
  });

  test('more hits win the zone and, for the active bot, 1 power', () => {
    const run = fight({ ...row, ships: ['central_atlantic'], ideas: 1 }, ['3', '0']);
    expect([run.hasShip, run.paid]).toEqual([true, 1]);
    expect(playerNamed(run.state, 'england').ships).toEqual([seaZoneOf('english_channel')]);
  });
});

describe('EU-17.5: against a Non-Player Realm', () => {
  test.each<[string, Row, string, boolean]>([
    ['fewer icons than 2 and one port', {}, '2', true],
    ['as many', {}, '3', false],
    ['more', {}, '5', false],
    ['fewer than 2 and a Small and a Large port', without('galicia'), '4', true],
    ['as many as 2 and a Small and a Large port', without('galicia'), '5', false],
  ])('%s', (_, row, icons, wins) => {
    const run = fight({ kind: 'npr', enemy: 'granada', units: 5, ...row }, [icons]);
    expect(run.path).toEqual(['NB1', 'NB8', 'NB9', wins ? 'NB11' : 'NB10']);
    expect([run.hasShip, run.paid]).toEqual([wins, wins ? 1 : 0]);
  });
});

describe('EU-17.5: dice that cannot sink the Ship are not rolled', () => {
  test.each([
    ['bay_of_biscay', 2],
    ['western_mediterranean', 2],
    ['central_atlantic', 5],
  ])('in %s with %i Ships', (zone, units) => {
    const run = fight({ kind: 'npr', enemy: 'granada', units, zone }, []);
    expect([run.path.at(-1), run.hasShip, run.paid]).toEqual(['NB11', true, 1]);
    expect(run.told[0]).toBe(`see.nprTooFew n=${units} realm=granada who=castile`);
  });
});

describe('EU-17.5: dice whose faces a pack names', () => {
  const rolled = (face: string, dice: boolean, choices: readonly string[]) => {
    const pack = { format: 1, name: 'mine', dice: { artillery: [face, face] } };
    const castile = { wars: ['granada'], ships: ['bay_of_biscay'] };
    const state = positionOf({ pack, players: { castile } });
    const me = playerNamed(state, 'castile');
    const zone = seaZoneOf('bay_of_biscay') ?? NONE;
    const battle = newBattle({ me }, 'npr', realmOf('granada') ?? NONE, 5, { zone });
    const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices });
    const told: string[] = [];
    const emit: NonNullable<TurnTable['emit']> = (_, id, params = {}) => {
      told.push(showMessage({ id, params }));
    };
    deeds.rollForNprShips({
      scene: { ...beginTurn(state, seat(1)), battle },
      rng: rngFromSeed('dice'),
      atTable: { cards: false, dice, choices: false },
      ask,
      emit,
      trace: undefined,
    });
    finish();
    return [battle.enemyHits, told];
  };

  test('are rolled by the app, and told', () => {
    expect(rolled('hit', false, [])).toEqual([5, ['see.battleDice die=artillery hits=5 n=5']]);
    expect(rolled('blank', false, [])).toEqual([0, ['see.battleDice die=artillery hits=0 n=5']]);
  });
  test('but not where dice are rolled on the table', () => {
    expect(rolled('hit', true, ['2'])).toEqual([2, []]);
  });
});

describe('EU-17.6: defenders together', () => {
  /** France attacks England in the Channel, where England has six ports, London a Large one: three hits. */
  const attack = (players: Record<string, object>, answers: string, owner = {}) => {
    const england = { wars: ['france'], ships: ['english_channel'], mat: { army: 2 } };
    const state = positionOf({ turn: 'france', owner, players: { england, ...players } });
    const input = europa.parseInput('seaBattle english_channel england');
    const choices = answers.split(' ');
    const run = scripted(europa, { state, seat: seat(0), input }, { choices });
    return { told: run.happenings.map(showMessage), state: run.state };
  };
  /** With Rennes two small Ports of Brittany on the Channel. */
  const TWO_PORTS = { picardie: 'brittany' };
  const hits = (n: number, who = 'england') => `do.navalHits enemy=france n=${n} who=${who}`;

  test('alone', () => {
    expect(attack({ france: { wars: ['england'] } }, 'no 1 yes').told).toContain(hits(1 + 3));
  });
  test('each second Ship of a Non-Player Realm is one icon more', () => {
    const france = { wars: ['england', 'brittany'] };
    expect(attack({ france }, 'no 1 yes', TWO_PORTS).told).toContain(hits(1 + 3 + 1));
    // Rennes alone is no pair.
    expect(attack({ france }, 'no 1 yes').told).toContain(hits(1 + 3));
  });
  test('EU-15.3: so is that of an Active Ally of the defender', () => {
    const allies = { allies: ['brittany'], activeAllies: ['brittany'] };
    const england = { wars: ['france'], ships: ['english_channel'], mat: { army: 2 }, ...allies };
    const { told } = attack({ france: { wars: ['england'] }, england }, 'no 1 yes', TWO_PORTS);
    expect(told).toContain(hits(1 + 3 + 1));
  });
  test('a bot beside it: the larger army defends, with three Ships more; both lose theirs', () => {
    const castile = { wars: ['france'], ships: ['english_channel'], mat: { army: 6, reserve: 1 } };
    const { told, state } = attack(
      { france: { wars: ['england', 'castile'] }, castile },
      'no 0 no',
    );
    expect(told).toContain(hits(1, 'castile'));
    expect(playerNamed(state, 'castile').ships).toEqual([]);
    expect(playerNamed(state, 'england').ships).toEqual([]);
  });
});
