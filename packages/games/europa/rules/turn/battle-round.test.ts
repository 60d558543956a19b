import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import type { Fields } from '../../examples/position.ts';
import { areaOf, NONE } from '../content.ts';
import { unitsIn } from '../human-units.ts';
import { europa } from '../module.ts';

/** Of what was asked: the words with their numbers, and the ids of the answers. */
interface Heard {
  readonly ask: string;
  readonly hits: readonly string[];
  readonly retreats: readonly string[];
}
interface Row {
  /** Whether France tells of its Units. */
  readonly isTold?: boolean;
  readonly france?: Fields;
  readonly castile?: Fields;
  readonly more?: Fields;
  readonly isDiceAtTable?: boolean;
}
const isHits = (id: string): boolean => /^(\d+|app)-(\d+|app)$/.test(id);

/**
 * France, a human with four Units in Aquitaine, attacks England's five there. The battle is left open
 * where the answers end.
 */
function attack(
  { isTold = true, france, castile, more, isDiceAtTable = true }: Row,
  ...answers: string[]
) {
  const state = positionOf({
    turn: 'france',
    players: {
      france: {
        ...{ wars: ['england'], ships: [] },
        ...(isTold && { units: { aquitaine: 4 } }),
        ...france,
      },
      castile: { ...castile },
      england: {
        wars: ['france'],
        armyAt: 'aquitaine',
        mat: { army: 5, reserve: 4, available: 5 },
      },
    },
    ...more,
  });
  const heard: Heard[] = [];
  const said: string[] = [];
  const stop = new Error('no more answers');
  const ask = <A>({ ask: asked, answers: all, ref }: Question<A>): A => {
    const ids = all.map((one) => ref(one).id);
    heard.push({
      ask: showMessage(asked),
      hits: ids.filter(isHits),
      retreats: ids.filter((id) => !isHits(id)),
    });
    const wanted = answers[heard.length - 1];
    if (wanted === undefined) throw stop;
    const found = all.find((one) => ref(one).id === wanted);
    if (found === undefined) throw new RangeError(`not offered: ${wanted}`);
    return found;
  };
  const table = {
    scene: state,
    rng: rngFromSeed('round'),
    atTable: { cards: true, dice: isDiceAtTable, choices: true },
    ask,
    emit: (
      ...[, id, params]: Parameters<NonNullable<Parameters<typeof europa.apply>[0]['emit']>>
    ) => said.push(showMessage({ id, params: params ?? {} })),
    trace: undefined,
  };
  try {
    europa.apply(table, seat(0), europa.parseInput('battle aquitaine england'));
  } catch (error) {
    if (error !== stop) throw error;
  }
  const me = playerNamed(state, 'france');
  return {
    heard,
    said,
    army: playerNamed(state, 'england').mat.army,
    unitsIn: (area: string) => unitsIn(me, areaOf(area) ?? NONE),
  };
}

describe('EU-16.3: one question for a round', () => {
  test('the hits of both sides, with the place, the round, and who stands there now', () => {
    // Five Infantry Dice of England; France can hit no more than stand there.
    const { heard } = attack({}, '2-1', '1-1');
    expect(heard.map(({ ask }) => ask)).toEqual([
      'ask.battleWithHuman area=aquitaine bot=england botDice=5 dice=0 enemy=england enemyDice=5 enemyLost=0 lost=0 n=4 round=1 units=5 who=france',
      'ask.battleWithHuman area=aquitaine bot=england botDice=5 dice=0 enemy=england enemyDice=5 enemyLost=2 lost=1 n=3 round=2 units=3 who=france',
      'ask.battleWithHuman area=aquitaine bot=england botDice=5 dice=0 enemy=england enemyDice=5 enemyLost=1 lost=1 n=2 round=3 units=2 who=france',
    ]);
    // France 0 to 5, then 0 to 3, then 0 to 2; England 0 to 5 each time.
    expect(heard.map(({ hits }) => hits.length)).toEqual([6 * 6, 4 * 6, 3 * 6]);
  });

  test('one side is gone: nothing more is asked', () => {
    const { heard, army, unitsIn: left } = attack({}, '2-1', '3-3');
    expect(heard).toHaveLength(2);
    expect([left('aquitaine'), army]).toEqual([0, 0]);
  });

  const faces = (face: string): Fields => ({
    pack: { format: 1, name: 'dice', dice: { infantry: [face] } },
  });
  test('the app rolls for the bot where a pack names the faces: only the human is asked', () => {
    const row: Row = { more: faces('hit'), isDiceAtTable: false };
    const { heard, said, unitsIn: left } = attack(row, '3-app');
    expect(heard[0]?.hits).toEqual(['0-app', '1-app', '2-app', '3-app', '4-app', '5-app']);
    // Five dice, five hits, of which the four Units of France are all that is hit.
    expect(said).toContain('see.battleDice die=infantry hits=5 n=5');
    expect([heard.length, left('aquitaine')]).toEqual([1, 0]);
  });

  test('the app rolls only after the human has stayed', () => {
    const row: Row = { more: faces('blank'), isDiceAtTable: false };
    const rolls = (...answers: string[]): number =>
      attack(row, ...answers).said.filter((line) => line.startsWith('see.battleDice')).length;
    // Rolled in the first round, not before the second is told.
    expect(rolls('1-app')).toBe(1);
    expect(rolls('1-app', 'loire')).toBe(1);
    expect(rolls('1-app', '1-app')).toBe(2);
  });

  test('with dice on the table the faces of a pack change nothing', () => {
    expect(attack({ more: faces('hit') }).heard[0]?.hits).toHaveLength(6 * 6);
  });
});

describe('EU-16.2, R-RETREAT-1: between rounds a human may retreat', () => {
  const offered = (row: Row): readonly string[] =>
    attack(row, '0-0').heard[1]?.retreats.toSorted() ?? [];

  test('not before the first', () => {
    expect(attack({}).heard[0]?.retreats).toEqual([]);
  });

  test('to Areas beside it that are own or an Ally’s: own ones first', () => {
    // Brittany & Normandy is England's. Of the other three Aragon is Neutral, until it is an Ally.
    expect(offered({})).toEqual(['elsewhere', 'languedoc', 'loire']);
    const aragon: Row = { france: { allies: ['aragon'] } };
    const second = attack(aragon, '0-0').heard[1]?.retreats ?? [];
    expect(second).toEqual(['languedoc', 'loire', 'aragon', 'elsewhere']);
  });

  test.each<[string, Row, readonly string[]]>([
    ['Rebels make an Area Hostile', { more: { rebels: { languedoc: 1 } } }, ['loire']],
    [
      'an Army of somebody else stands there',
      { castile: { armyAt: 'loire', mat: { army: 3 } } },
      ['languedoc'],
    ],
  ])('%s', (_, row, wanted) => {
    expect(offered(row)).toEqual([...wanted, 'elsewhere'].toSorted());
  });

  test('across a sea only with own Ships there', () => {
    const across = (...ships: string[]): boolean =>
      offered({ france: { ships } }).includes('seine');
    // From the Bay of Biscay into the Channel, on which Seine lies.
    expect([across(), across('bay_of_biscay')]).toEqual([false, false]);
    expect(across('bay_of_biscay', 'english_channel')).toBe(true);
  });

  test('whoever tells nothing of the Units only says that they go', () => {
    const { heard, army } = attack({ isTold: false }, '4', '1-1', 'retreat');
    expect([heard[0]?.ask, heard[2]?.retreats]).toEqual([
      'ask.unitsThere area=aquitaine who=france',
      ['retreat'],
    ]);
    expect(army).toBe(4);
  });

  test('who is left goes there, to those that stand there already', () => {
    const units = { aquitaine: 4, loire: 2 };
    const run = attack({ france: { units } }, '1-1', 'loire');
    expect([run.unitsIn('aquitaine'), run.unitsIn('loire'), run.army]).toEqual([0, 5, 4]);
  });

  test('elsewhere they are told of anew', () => {
    const run = attack({}, '1-1', 'elsewhere');
    expect([run.unitsIn('aquitaine'), run.army]).toEqual([0, 4]);
  });
});
