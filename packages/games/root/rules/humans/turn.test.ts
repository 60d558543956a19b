import type { MessageId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import type { TurnVerb } from './faction-turn.ts';
import { fallenIn } from './hospitals.ts';
import { humanTurn } from './turn.ts';

/** The turn of the first seat after what was said. */
const turnOf = (position: Position, ...said: readonly string[]) =>
  humanTurn(readPosition(position), seat(0), said.map(inputs.parseInput));

const keys = ({ inputs: listed }: TurnVerb): readonly string[] => listed.map(inputs.inputKey);

describe('a Marquise', () => {
  const position: Position = {
    board: `1 M1 sawmill keep wood; 5 M1 workshop wood; 9 M2 recruiter; 12 M1 ruin(bag); 10 E1 roost;
      2 M1; 3 M1 E2`,
    seats: [human('marquise'), eyrie()],
  };
  const of = (id: string, piece?: string, ...said: readonly string[]) =>
    turnOf(position, ...said).verbs.find(
      (verb) => verb.id === id && (piece === undefined || verb.piece === piece),
    ) as TurnVerb;

  test('law.wood: begins with wood at all her sawmills', () => {
    expect(turnOf(position).phase).toBe('birdsong');
    expect(of('wood')).toMatchObject({ n: 1, why: undefined });
    expect(turnOf(position, 'wood').phase).toBe('daylight');
    expect(of('wood', undefined, 'wood')).toBeUndefined();
    // Whoever forgot the wood is not asked for it after an action.
    expect(turnOf(position, 'recruit').phase).toBe('daylight');
  });

  test('law.wood: all of it needs no word of hers, unless she has to choose where', () => {
    const all = { kind: 'wood' };
    expect(turnOf(position).byItself).toEqual(all);
    // Who fell since her last turn, and services, come before it.
    expect(turnOf(position, 'hospitals 1').byItself).toEqual(all);
    expect(turnOf(position, 'wood').byItself).toBeUndefined();
    // She may have placed it by hand.
    expect(turnOf(position, 'place 1 wood 1').byItself).toBeUndefined();
    const found = (fact: string) => turnOf(position, `correct clearings.5.tokens ${fact}`).byItself;
    expect(found('["wood","wood"]')).toBeUndefined();
    expect(found('["sympathy"]')).toEqual(all);
    expect(turnOf(position, 'move 1 1 5').byItself).toBeUndefined();
    const board = (wood: number) => `1 M1 sawmill wood*${wood}; 5 M1 sawmill*2`;
    expect(turnOf({ ...position, board: board(5) }).byItself).toEqual(all);
    expect(turnOf({ ...position, board: board(6) }).byItself).toBeUndefined();
    expect(turnOf({ ...position, board: '1 M1 keep' }).byItself).toBeUndefined();
  });

  test('law.build: sees the price and the points of each building, and where it can stand', () => {
    // One of each stands: the next costs 1 and scores 1, 2 and 1. 1 has no slot left, 10 is not hers,
    // and no wood is linked to 3 or to 2 but by 5.
    const sites = ['2', '5', '9', '12'];
    for (const [piece, points] of [
      ['sawmill', 1],
      ['workshop', 2],
      ['recruiter', 1],
    ] as const) {
      expect(of('build', piece)).toMatchObject({ cost: 1, points, why: undefined });
      expect(keys(of('build', piece))).toEqual(sites.map((at) => `build ${piece} ${at}`));
    }
  });

  test('law.build: is told why nothing can be built', () => {
    const built = (board: string) =>
      turnOf({ ...position, board }).verbs.find(({ piece }) => piece === 'sawmill');
    expect(built('5 M1 sawmill')?.why).toEqual({ id: 'no.woodLinked', params: { n: 1 } });
    expect(built('1 M1 sawmill wood')?.why).toEqual({ id: 'no.site' });
    const all = '5 sawmill*2; 2 sawmill*2; 7 sawmill*2; 9 M1 wood*4';
    expect(built(all)?.why).toEqual({ id: 'no.allBuilt' });
  });

  test('law.recruit: recruits once a turn', () => {
    expect(of('recruit')).toMatchObject({ n: 1, why: undefined });
    expect(of('recruit', undefined, 'recruit').why).toEqual({ id: 'no.recruitAgain' });
  });

  test('law.overwork: at her sawmills, while there is wood', () => {
    expect(keys(of('overwork'))).toEqual(['overwork 1']);
    const out = turnOf({ ...position, board: '1 M1 sawmill wood*8' });
    expect(out.verbs.find(({ id }) => id === 'overwork')).toMatchObject({
      why: { id: 'no.wood' },
      inputs: [],
    });
  });

  test.each([
    [[], 3],
    [['wood'], 3],
    [['wood', 'craft boot 1', 'hospitals 1'], 3],
    [['move 1 1 5'], 2],
    [['move 1 1 5', 'move 1 5 2'], 2],
    [['move 1 1 5', 'move 1 5 2', 'move 1 2 6'], 1],
    [['move 1 1 5', 'battle 3 eyrie', 'move 1 5 2'], 0],
    [['recruit', 'build sawmill 5', 'overwork 1'], 0],
    [['recruit', 'build sawmill 5', 'overwork 1', 'battle 3 eyrie'], 0],
  ])('law.move: a march is up to two moves: after %s there are %i actions left', (said, left) => {
    expect(turnOf(position, ...said).left).toEqual({ n: left, of: 3 });
  });

  test('law.recruit: draws one card, and one more with three and with five recruiters', () => {
    const drawn = (recruiters: number): number | undefined =>
      turnOf({ ...position, board: `2 recruiter*${recruiters}`.replace('*3', '*2; 5 recruiter') })
        .draw;
    expect(drawn(2)).toBe(1);
    expect(drawn(3)).toBe(2);
    const five = '2 recruiter*2; 5 recruiter*2; 9 recruiter';
    expect(turnOf({ ...position, board: five }).draw).toBe(3);
  });

  test('law.move: leaves what she rules, or goes where she rules', () => {
    const { ways } = turnOf({ ...position, board: '1 M1; 5 M1 E2; 3 M1 E2; 7 M1 E2' });
    // 5 is the Eyrie’s, but 1 is hers; around 3 and 7 she rules nothing.
    expect([...ways]).toEqual([
      [1, [5, 9, 10]],
      [5, [1]],
    ]);
    expect(turnOf(position).verbs.find(({ id }) => id === 'march')?.why).toBeUndefined();
    const stuck = turnOf({ ...position, board: '3 M1 E2' });
    expect(stuck.verbs.find(({ id }) => id === 'march')?.why).toEqual({ id: 'no.march' });
  });

  test('6.2.3: is warned of clearings that it costs a card to move into', () => {
    const angry = { board: '1 M1; 5 sympathy', seats: [human('marquise'), alliance()] };
    expect(turnOf(angry).outraged).toEqual([5]);
    const own = { board: '1 A1; 5 sympathy', seats: [human('alliance'), eyrie()] };
    expect(turnOf(own).outraged).toEqual([]);
    const pawn = { board: '5 sympathy | V=0 @1', seats: [human('vagabond'), alliance()] };
    expect(turnOf(pawn).outraged).toEqual([]);
  });

  test('law.battle: fights wherever somebody else stands beside her', () => {
    expect(keys(of('battle'))).toEqual(['battle 3 eyrie']);
    const alone = turnOf({ ...position, board: '5 M1' });
    expect(alone.verbs.find(({ id }) => id === 'battle')?.why).toEqual({ id: 'no.battles' });
  });
});

describe('Field Hospitals', () => {
  const fell = (faction: string, n: number, at: string) => ({
    id: 'do.removeWarriors' as MessageId,
    params: { faction: { kind: 'faction', id: faction }, n, at: { kind: 'clearing', id: at } },
  });
  const seats = [human('marquise'), eyrie()];

  test('law.hospitals: bring back those who fell, clearing by clearing', () => {
    const state = readPosition({ board: '1 keep; 5 M2', seats });
    const happened = [fell('marquise', 2, '5'), fell('eyrie', 1, '5'), fell('marquise', 1, '9')];
    expect(fallenIn(state, happened)).toEqual([
      { at: 5, n: 2 },
      { at: 9, n: 1 },
    ]);
    expect(fallenIn(state, [fell('eyrie', 1, '5')])).toEqual([]);
  });

  test('law.hospitals: not those who are back already, beside the keep', () => {
    const state = readPosition({ board: '1 M2 keep', seats });
    const back = { ...fell('marquise', 2, '1'), id: 'do.placeWarriors' as MessageId };
    expect(fallenIn(state, [fell('marquise', 2, '1'), back])).toEqual([]);
    const later = [fell('marquise', 2, '1'), back, fell('marquise', 1, '1')];
    expect(fallenIn(state, later)).toEqual([{ at: 1, n: 1 }]);
  });

  test('law.hospitals: two removals in one clearing are two, each for a card of its own', () => {
    const state = readPosition({ board: '1 keep; 5 M2', seats });
    expect(fallenIn(state, [fell('marquise', 2, '5'), fell('marquise', 4, '5')])).toEqual([
      { at: 5, n: 2 },
      { at: 5, n: 4 },
    ]);
  });

  test('law.hospitals: nobody without the keep', () => {
    const state = readPosition({ board: '5 M2', seats });
    expect(fallenIn(state, [fell('marquise', 2, '5')])).toEqual([]);
  });
});

describe('crafting', () => {
  const crafts = (position: Position, ...said: readonly string[]) =>
    Object.fromEntries(
      turnOf(position, ...said).crafts.map(({ item, points, why }) => [item, why?.id ?? points]),
    );
  // 5 is a rabbit clearing: a boot costs one rabbit, a coin two.
  const cats = { board: '5 workshop', seats: [human('marquise'), eyrie()] };

  test('law.craft: printed points, and what the workshops cannot do', () => {
    expect(crafts(cats)).toEqual({
      boot: 1,
      bag: 'no.crafting',
      crossbow: 'no.crafting',
      hammer: 'no.crafting',
      sword: 'no.crafting',
      tea: 'no.crafting',
      coin: 'no.crafting',
    });
    expect(crafts({ ...cats, board: '5 workshop*2' })).toMatchObject({ boot: 1, coin: 3 });
  });

  test('law.craft: each workshop once a turn', () => {
    expect(crafts(cats, 'craft boot 1')).toMatchObject({ boot: 'no.crafting' });
    const two = { ...cats, board: '5 workshop*2' };
    expect(crafts(two, 'craft boot 1')).toMatchObject({ boot: 1, coin: 'no.crafting' });
  });

  test('law.craft: items that are gone are not listed', () => {
    expect(crafts({ ...cats, board: '5 workshop | supply tea1' })).toEqual({ tea: 'no.crafting' });
  });

  test('law.craft: the Eyrie crafts with roosts, for 1 point each', () => {
    const birds = { board: '5 roost; 10 roost', seats: [human('eyrie'), marquise()] };
    expect(crafts(birds)).toMatchObject({ boot: 1, coin: 1, tea: 'no.crafting' });
  });

  test('law.craft: the Alliance with sympathy, a Vagabond with what the app does not see', () => {
    const revolt = { board: '2 sympathy', seats: [human('alliance'), eyrie()] };
    expect(crafts(revolt)).toMatchObject({ tea: 2, bag: 1, boot: 'no.crafting' });
    const wanderer = { board: '2 E1 | V=0 @2', seats: [human('vagabond'), eyrie(), alliance()] };
    expect(crafts(wanderer)).toMatchObject({ coin: 3, sword: 2, boot: 1 });
  });
});

test('9.2.3: whoever it is, the turn begins with Birdsong, when services are sold', () => {
  const phaseOf = (...said: readonly string[]) =>
    turnOf({ board: '5 R2', seats: [human('riverfolk'), marquise()] }, ...said).phase;
  expect(phaseOf()).toBe('birdsong');
  expect(phaseOf('place 1 tradePost 5')).toBe('birdsong');
  expect(phaseOf('move 1 5 1')).toBe('daylight');
});
