import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { areaOf, NONE, realmOf } from '../content.ts';
import { unitsIn } from '../human-units.ts';
import { europa } from '../module.ts';
import { newBattle } from './battle.ts';
import { deeds } from './land-battle.ts';
import type { EnemyKind, Turn } from './turn.ts';
import { beginTurn } from './turn.ts';

interface Row {
  readonly kind: EnemyKind;
  readonly units: number;
  readonly army: number;
  readonly laidDown?: number;
  readonly ideas?: number;
  readonly position?: object;
  readonly enemy?: string;
  /** What differs in the turn. */
  readonly turn?: Partial<Turn>;
}
const AREA = areaOf('aquitaine') ?? NONE;

/** Castile (4 Units in the reserve, 5 power) fights in Aquitaine. */
function fight(
  { kind, units, army, laidDown = 0, ideas = 0, ...row }: Row,
  choices: readonly string[],
) {
  const { position = {}, enemy, turn = {} } = row;
  const castile = {
    armyAt: 'aquitaine',
    mat: { army, laidDown, reserve: 4, available: 5, ideas: { military: ideas } },
  };
  const wars = enemy === undefined ? {} : { wars: [enemy] };
  const players = 'players' in position ? (position.players as Record<string, object>) : {};
  const run = runChart(
    'land-battle',
    {
      bot: 'castile',
      position: { ...position, players: { ...players, castile: { ...castile, ...wars } } },
      turn: (state) => {
        const me = playerNamed(state, 'castile');
        const realm = enemy === undefined ? NONE : (realmOf(enemy) ?? NONE);
        return { battle: newBattle({ me }, kind, realm, units, { area: AREA }), ...turn };
      },
    },
    { choices },
  );
  const { mat, armyAt } = run.me;
  return {
    ...run,
    army: [mat.army, mat.laidDown, mat.reserve],
    isOnMap: armyAt === AREA,
    paid: mat.available - 5,
  };
}

describe('EU-16.4, EU-26.15: against Rebels only their dice are rolled', () => {
  test.each<[string, Row, string, readonly number[], boolean, number, number]>([
    // army, laid down, reserve; on the map; power; rebels left
    ['no icon', { kind: 'rebels', units: 3, army: 5 }, '0', [5, 0, 4], true, 1, 0],
    ['three icons', { kind: 'rebels', units: 3, army: 5 }, '3', [2, 0, 7], true, 1, 0],
    [
      'the last Unit: half of 3 is 2',
      { kind: 'rebels', units: 8, army: 3 },
      '3',
      [0, 0, 7],
      false,
      0,
      6,
    ],
    ['half of 4 is 2', { kind: 'rebels', units: 5, army: 4 }, '4', [0, 0, 8], false, 0, 3],
    ['more icons than Units', { kind: 'rebels', units: 5, army: 2 }, '5', [0, 0, 6], false, 0, 4],
    [
      'laid-down Units neither die nor win, and stand up off the map',
      { kind: 'rebels', units: 7, army: 5, laidDown: 2 },
      '3',
      [2, 0, 7],
      false,
      0,
      5,
    ],
    [
      'half is of the Units that stood',
      { kind: 'rebels', units: 9, army: 9, laidDown: 8 },
      '1',
      [8, 0, 5],
      false,
      0,
      8,
    ],
  ])('%s', (_, row, icons, army, isOnMap, paid, left) => {
    const run = fight({ ...row, position: { rebels: { aquitaine: row.units } } }, [icons]);
    expect(run.army).toEqual(army);
    expect([run.isOnMap, run.paid, run.state.rebels[AREA]]).toEqual([isOnMap, paid, left]);
  });
});

describe('EU-16.4: the dice are told by whose Units they are', () => {
  const asked = (kind: EnemyKind, realms: readonly string[], rebels: number): string => {
    const state = positionOf({ rebels: { aquitaine: rebels } });
    const me = playerNamed(state, 'castile');
    me.mat.army = 3;
    const [first] = realms;
    const battle = newBattle({ me }, kind, (first && realmOf(first)) || NONE, 13, {
      area: AREA,
      realms: realms.map((id) => realmOf(id) ?? NONE),
    });
    let question = '';
    const table = {
      scene: { ...beginTurn(state, seat(1)), me, battle },
      rng: rngFromSeed('dice'),
      atTable: { cards: true, dice: true, choices: true },
      ask: <A>({ ask, answers }: Question<A>): A => {
        question = showMessage({ id: ask.id, params: ask.params ?? {} });
        return answers[0] as A;
      },
      emit: undefined,
      trace: undefined,
    };
    deeds.rollForEnemyUnits(table);
    return question;
  };

  test.each<[EnemyKind, readonly string[], number, string]>([
    ['rebels', [], 13, 'ask.rebelIcons area=aquitaine n=13'],
    [
      'rebels',
      ['burgundy', 'savoy'],
      4,
      'ask.mixedIcons area=aquitaine n=13 realms=[burgundy, savoy] rebels=4 units=9',
    ],
    ['npr', ['burgundy'], 0, 'ask.nprIcons area=aquitaine n=13 realms=[burgundy]'],
  ])('%s with %j', (kind, realms, rebels, wanted) => {
    expect(asked(kind, realms, rebels)).toBe(wanted);
  });

  test('nobody stands there to be hit: none is rolled', () => {
    const run = fight({ kind: 'npr', units: 4, army: 3, laidDown: 3, enemy: 'provence' }, []);
    expect(run.path.at(-1)).toBe('LB10');
  });
});

describe('EU-16.4: against a Non-Player Realm', () => {
  test.each<[string, string, readonly number[], boolean, number]>([
    ['Units are left', '2', [1, 0, 6], true, 1],
    ['none is left', '3', [0, 0, 7], false, 0],
  ])('%s', (_, icons, army, isOnMap, paid) => {
    const run = fight({ kind: 'npr', units: 4, army: 3, enemy: 'provence' }, [icons]);
    expect(run.path).toEqual(['LB1', 'LB7', 'LB8', paid === 1 ? 'LB9' : 'LB10']);
    expect([run.army, run.isOnMap, run.paid]).toEqual([army, isOnMap, paid]);
  });
});

describe('EU-16.1: the first battle won in its own turn pays', () => {
  test.each<[string, Partial<Turn>, object, number]>([
    ['the first', {}, {}, 1],
    ['the second', { hasWonBattle: true }, {}, 0],
    ['in the turn of another', { isActive: false }, {}, 0],
    ['an invasion after the Action Phase', {}, { step: 'invasions' }, 0],
  ])('%s', (_, turn, position, paid) => {
    const run = fight({ kind: 'npr', units: 1, army: 3, enemy: 'provence', turn, position }, ['0']);
    expect(run.paid).toBe(paid);
  });
});

describe('EU-16.2, EU-16.3: against a human', () => {
  const FRANCE = { players: { france: { wars: ['castile'] } } };
  const row = (units: number, army: number, more: Partial<Row> = {}): Row => ({
    kind: 'human',
    enemy: 'france',
    position: FRANCE,
    units,
    army,
    ...more,
  });
  test.each<[string, Row, string, readonly number[], boolean, number, readonly string[]]>([
    // hits of the bot, hits on it, and whether the human retreats while both have Units
    ['one round', row(3, 5), '3-1', [4, 0, 5], true, 1, ['3']],
    ['two rounds', row(3, 5), '1-2 2-0', [3, 0, 6], true, 1, ['1', '2']],
    ['the human retreats', row(9, 5), '1-2 retreat', [3, 0, 6], true, 1, ['1']],
    ['a Unit hits once', row(9, 2), '5-0 retreat', [2, 0, 4], true, 1, ['2']],
    ['so does a Unit of the human', row(1, 5), '0-5 retreat', [4, 0, 5], true, 1, []],
    ['the bot never retreats', row(9, 2), '0-2', [0, 0, 6], false, 0, []],
    ['laid-down Units do not fight on', row(9, 4, { laidDown: 2 }), '0-2', [2, 0, 6], false, 0, []],
    ['no Unit is left at all: nobody wins', row(2, 2), '2-2', [0, 0, 6], false, 0, ['2']],
    ['an Idea: a sixth die', row(6, 9, { ideas: 1 }), '6-0', [9, 0, 4], true, 1, ['6']],
  ])('%s', (_, given, answers, army, isOnMap, paid, losses) => {
    const run = fight(given, answers.split(' '));
    expect([run.army, run.isOnMap, run.paid]).toEqual([army, isOnMap, paid]);
    const lines = run.told.filter(
      (line) => line.endsWith('who=france') && line.startsWith('do.lose'),
    );
    expect(lines).toEqual(losses.map((n) => `do.loseUnits n=${n} who=france`));
  });

  // Once there were questions for the bot's hits, the human's, and whether it retreats.
  test.each<[Row, string, string]>([
    [row(3, 5), '3 1', '3-1'],
    [row(3, 5), '1 2 no 2 0', '1-2 2-0'],
    [row(9, 5), '1 2 yes', '1-2 retreat'],
  ])('answers one by one, as programs wrote them before: %j %s', (given, before, now) => {
    const [one, other] = [before, now].map((answers) => fight(given, answers.split(' ')));
    expect(one?.told).toEqual(other?.told);
    expect(one?.army).toEqual(other?.army);
  });

  test.each(['yes', 'both', '3', '3 x', '1 2 maybe'])('no such answer: %s', (answers) => {
    expect(() => fight(row(3, 5), answers.split(' '))).toThrow(/kernel.script/);
  });

  test('a human who tells of Units says where they retreat to; who attacks a bot says its hits first', () => {
    const state = positionOf({
      turn: 'france',
      players: {
        france: { wars: ['england'], ships: [], units: { aquitaine: 4 } },
        england: { wars: ['france'], armyAt: 'aquitaine', mat: { army: 5, reserve: 4 } },
      },
    });
    const input = europa.parseInput('battle aquitaine england');
    const [one, other] = [
      ['3', '1', 'yes', 'languedoc'],
      ['1-3', 'languedoc'],
    ].map((choices) => scripted(europa, { state, seat: seat(0), input }, { choices }));
    expect(one?.happenings).toEqual(other?.happenings);
    expect(one?.happenings.map(showMessage)).toContain('do.loseUnits n=3 who=france');
  });

  test('the Units are gone when their loss is told: a question that follows shows who is left', () => {
    const state = positionOf({ players: { france: { units: { aquitaine: 4 } } } });
    const me = playerNamed(state, 'castile');
    const france = playerNamed(state, 'france');
    Object.assign(me.mat, { army: 8, reserve: 1 });
    const battle = newBattle({ me }, 'human', realmOf('france') ?? NONE, 4, { area: AREA });
    const left: unknown[] = [];
    deeds.assignHits({
      scene: { ...beginTurn(state, seat(1)), me, battle: { ...battle, hits: 3, enemyHits: 3 } },
      rng: rngFromSeed('losses'),
      atTable: { cards: true, dice: true, choices: true },
      ask: () => {
        throw new Error('nothing is asked');
      },
      emit: (_, id) => left.push([id, me.mat.army, unitsIn(france, AREA)]),
      trace: undefined,
    });
    expect(left).toEqual([
      ['do.loseUnits', 5, 4],
      ['do.loseUnits', 5, 1],
    ]);
  });

  test('EU-26.14: five dice in all, so never a sixth hit without an Idea', () => {
    expect(() => fight(row(9, 9), ['6-0', 'retreat'])).toThrow('kernel.scriptNotOffered');
  });

  test('EU-16.1, EU-16.2: attacked by a human, the bot wins nothing', () => {
    const state = positionOf({
      turn: 'france',
      players: {
        france: { wars: ['castile'] },
        castile: { wars: ['france'], armyAt: 'leon', mat: { army: 5, reserve: 4, available: 5 } },
      },
    });
    const input = europa.parseInput('battle leon castile');
    const run = scripted(europa, { state, seat: seat(0), input }, { choices: ['2', '1-2'] });
    const { mat } = playerNamed(run.state, 'castile');
    expect([mat.available, mat.army, mat.reserve]).toEqual([5, 4, 5]);
    expect(run.happenings.map(showMessage)).toContain('see.battleWon area=leon n=0 who=castile');
  });
});

describe('EU-16.3: two bots', () => {
  const england = (army: number, laidDown = 0) => ({
    players: {
      england: {
        wars: ['castile'],
        armyAt: 'aquitaine',
        mat: { army, laidDown, reserve: 1, available: 5 },
      },
    },
  });
  test.each<
    [string, number, number, number, number, string, readonly number[], readonly number[], number]
  >([
    // Castile's and England's army and laid-down Units; then army, laid down, on the map; and the pay
    ['two rounds', 5, 0, 4, 0, '3-2 1-0', [3, 0, 1], [0, 0, 0], 1],
    ['the attacker is beaten', 2, 0, 4, 0, '1-2', [0, 0, 0], [3, 0, 1], 0],
    ['the beaten one has Units laid down', 5, 0, 4, 2, '2-1', [4, 0, 1], [2, 0, 0], 1],
    ['the beaten attacker has Units laid down', 3, 2, 4, 0, '0-1', [2, 0, 0], [4, 0, 1], 0],
    ['both fall', 1, 0, 1, 0, '1-1', [0, 0, 0], [0, 0, 0], 0],
    ['both fall, and both have Units laid down', 3, 2, 4, 3, '1-1', [2, 0, 0], [3, 0, 0], 0],
  ])('%s', (_, army, laidDown, units, lying, answers, castile, other, paid) => {
    const run = fight(
      {
        kind: 'bot',
        enemy: 'england',
        units: units - lying,
        army,
        laidDown,
        position: england(units, lying),
      },
      answers.split(' '),
    );
    const shown = (who: string): readonly number[] => {
      const { mat, armyAt } = playerNamed(run.state, who);
      return [mat.army, mat.laidDown, armyAt === AREA ? 1 : 0];
    };
    expect([shown('castile'), shown('england'), run.paid]).toEqual([castile, other, paid]);
    expect(playerNamed(run.state, 'england').mat.available).toBe(5);
  });
});

describe('EU-16.5: beside others', () => {
  test('the humans are told who defends together, and who is Main Defender', () => {
    const state = positionOf({
      turn: 'france',
      players: {
        france: { wars: ['england', 'castile', 'desmond'] },
        england: { wars: ['france'], armyAt: 'ireland', mat: { army: 3, reserve: 5 } },
        castile: { wars: ['france'], armyAt: 'ireland', mat: { army: 4, reserve: 3 } },
      },
    });
    const input = europa.parseInput('battle ireland england');
    const run = scripted(europa, { state, seat: seat(0), input }, { choices: ['2', '0-2'] });
    expect(run.happenings.map(showMessage)).toContain(
      'do.fightBeside area=ireland main=castile others=[castile, desmond] who=england',
    );
  });

  test('an attacker comes alone', () => {
    const run = fight(
      {
        kind: 'human',
        enemy: 'france',
        units: 1,
        army: 3,
        position: { players: { france: { wars: ['castile', 'provence'] } } },
      },
      ['1-0'],
    );
    expect(run.told.some((line) => line.startsWith('do.fightBeside'))).toBe(false);
  });
});
