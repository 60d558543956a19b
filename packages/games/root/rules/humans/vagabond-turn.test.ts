import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { eyrie, human, marquise, readPosition, vagabot } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import { humanTurn } from './turn.ts';

const seats = [human('vagabond'), marquise(), eyrie()];
const turnOf = (board: string, ...said: readonly string[]) => {
  const turn = humanTurn(readPosition({ board, seats }), seat(0), said.map(inputs.parseInput));
  const verb = (id: string) => turn.verbs.find((one) => one.id === id);
  const keys = (id: string) => verb(id)?.inputs.map(inputs.inputKey);
  return { turn, verb, keys };
};
const thief = (at: string, pack: string, more = ''): string =>
  `| V=0 @${at} character:thief pack:${pack} ${more}`;

describe('a Vagabond', () => {
  test('law.items: is asked first who he is; the Vagabot has one character', () => {
    const { turn, verb } = turnOf('5 M1 | V=0 @5');
    expect(turn.pack).toMatchObject({ character: undefined, items: [] });
    expect(turn.pack?.characters).toContain('thief');
    // Nothing is followed, so nothing is grey for want of an item.
    expect(verb('battle')?.why).toBeUndefined();
    expect(verb('walk')).toBeUndefined();
    const two = humanTurn(
      readPosition({
        board: '5 | V=0 @5 | W=0 @1 items:4/0',
        seats: [human('vagabond'), vagabot({ faction: 'secondVagabond' }), marquise()],
      }),
      seat(0),
      [],
    );
    expect(two.pack?.characters).not.toContain('thief');
  });

  test('law.refresh: turns all up by himself, unless he has to choose', () => {
    const few = turnOf(`5 ${thief('5', '/boot,sword,torch//')}`).turn;
    expect(few).toMatchObject({
      phase: 'birdsong',
      byItself: { kind: 'refresh', items: [] },
      pack: { refresh: { most: 3, exhausted: ['boot', 'sword', 'torch'] } },
    });
    const many = turnOf(`5 ${thief('5', '/boot,sword,torch,tea//')}`).turn;
    expect(many.byItself).toBeUndefined();
    expect(many.pack?.refresh?.most).toBe(3);
    const slipped = turnOf(`5 ${thief('5', '/boot//')}`, 'pawn 1').turn;
    expect(slipped.byItself).toBeUndefined();
    const refreshed = turnOf(`5 ${thief('5', '/boot//')}`, 'refresh boot').turn;
    expect(refreshed.pack?.refresh).toBeUndefined();
    // After an action of Daylight it is too late for it.
    const late = turnOf(`5 ${thief('5', '/boot//')}`, 'walk 1').turn;
    expect(late.phase).toBe('daylight');
    expect(late.byItself).toBeUndefined();
  });

  test('law.boots: walks for as many boots as the way takes, and slips for none', () => {
    // 5 is next to 1 and 2.
    const board = (boots: string) =>
      `1 M1 ${thief('5', `${boots}///`, 'relations:marquise.hostile')}`;
    expect(turnOf(board('boot')).keys('walk')).toEqual(['walk 2']);
    expect(turnOf(board('boot,boot')).keys('walk')).toEqual(['walk 1', 'walk 2']);
    expect(turnOf(board('boot,boot')).verb('walk')).toMatchObject({ costs: [2, 1], ready: 2 });
    expect(turnOf(board('')).verb('walk')?.why).toEqual({ id: 'no.noneReady' });
    expect(turnOf(board('')).keys('slip')).toEqual(['pawn 1', 'pawn 2', 'pawn 1_2_5_10']);
    expect(turnOf(board(''), 'pawn 2').verb('slip')).toBeUndefined();
    expect(turnOf(board('boot'), 'walk 2').verb('slip')).toBeUndefined();
  });

  test('law.items: fights with a ready sword', () => {
    expect(turnOf(`5 M1 ${thief('5', 'sword///')}`).verb('battle')).toMatchObject({
      item: 'sword',
      why: undefined,
    });
    expect(turnOf(`5 M1 ${thief('5', '/sword//')}`).verb('battle')?.why).toEqual({
      id: 'no.noneReady',
    });
    expect(turnOf(`5 ${thief('5', 'sword///')}`).verb('battle')?.why).toEqual({
      id: 'no.battles',
    });
  });

  test('law.explore: explores where there is a ruin', () => {
    expect(turnOf(`6 ruin(bag) ${thief('6', 'torch///')}`).verb('explore')).toMatchObject({
      why: undefined,
      points: 1,
      inputs: [{ kind: 'explore', at: 6 }],
    });
    expect(turnOf(`5 ${thief('5', 'torch///')}`).verb('explore')?.why).toEqual({
      id: 'no.ruinHere',
    });
    expect(turnOf(`6 ruin(bag) ${thief('6', '/torch//')}`).verb('explore')?.why).toEqual({
      id: 'no.noneReady',
    });
  });

  test('law.aid: aids who is there, for an item of theirs or for nothing', () => {
    const { keys, verb } = turnOf(
      `12 M1 E1 | M=0 crafted:tea,boot ${thief('12', 'sword,coin///', 'relations:eyrie.hostile')}`,
    );
    // With either item that is ready: which one, he says.
    expect(keys('aid')).toEqual(
      ['marquise % boot', 'marquise % tea', 'marquise %', 'eyrie %'].flatMap((aided) =>
        ['sword', 'coin'].map((item) => `aid ${aided.replace('%', item)}`),
      ),
    );
    expect(verb('aid')?.gains).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
    expect(turnOf(`12 M1 ${thief('12', '/sword//')}`).verb('aid')?.why).toEqual({
      id: 'no.noneReady',
    });
    expect(turnOf(`5 M1 ${thief('12', 'sword///')}`).verb('aid')?.why).toEqual({
      id: 'no.nobodyHere',
    });
  });

  test('law.quest: does quests of the suit with ready items, each once', () => {
    // Rabbit quests with boot and tea: Errand; sword and torch: Guard Duty.
    const board = (more: string) => `5 ${thief('5', 'boot,tea,sword,torch///', more)}`;
    expect(turnOf(board('')).keys('quest')).toEqual([
      ...['quest Q-06 points', 'quest Q-06 cards'],
      ...['quest Q-09 points', 'quest Q-09 cards'],
      ...['quest Q-10 points', 'quest Q-10 cards'],
    ]);
    const again = turnOf(board('questsDone:Q-06,Q-01'));
    expect(again.keys('quest')).not.toContain('quest Q-06 points');
    expect(again.verb('quest')?.gains).toEqual([2, 0, 2, 0]);
    // Expel Bandits wants two swords.
    expect(turnOf(`5 ${thief('5', 'sword///')}`).verb('quest')?.why).toEqual({
      id: 'no.questsHere',
    });
    expect(turnOf(`5 ${thief('5', 'sword,sword///')}`).keys('quest')).toContain(
      'quest Q-07 points',
    );
    expect(turnOf(`5 ${thief('1_2_5_10', 'boot,tea///')}`).keys('quest')).toEqual([]);
  });

  test('law.strike: strikes warriors first', () => {
    const { keys, verb } = turnOf(`3 E1 roost; 5 ${thief('3', 'crossbow///')}`);
    expect(keys('strike')).toEqual(['strike eyrie warrior']);
    expect(verb('strike')?.gains).toEqual([0]);
    expect(turnOf(`3 roost ${thief('3', 'crossbow///')}`).verb('strike')?.gains).toEqual([1]);
  });

  test('law.repair: repairs what is damaged', () => {
    expect(turnOf(`5 ${thief('5', 'hammer//sword/sword,tea')}`).keys('repair')).toEqual([
      'repair sword',
      'repair tea',
    ]);
    expect(turnOf(`5 ${thief('5', 'hammer///')}`).verb('repair')?.why).toEqual({
      id: 'no.damaged',
    });
  });

  test('law.special: every character but the Arbiter has an action', () => {
    expect(
      turnOf('5 | V=0 @5 character:tinker pack:torch///').verb('special')?.why,
    ).toBeUndefined();
    expect(turnOf('5 | V=0 @5 character:arbiter pack:torch///').verb('special')).toBeUndefined();
    expect(turnOf('5 | V=0 @1_2_5_10 character:tinker pack:torch///').verb('special')?.why).toEqual(
      { id: 'no.inForest' },
    );
  });

  test('law.craft: crafts with ready hammers of his clearing’s suit', () => {
    // 12 is a fox clearing: a hammer costs one fox, a sword two.
    const { turn } = turnOf(`12 ${thief('12', 'hammer///')}`);
    const craft = (item: string) => turn.crafts.find((one) => one.item === item);
    expect(craft('hammer')).toMatchObject({ points: 2, why: undefined });
    expect(craft('sword')?.why).toMatchObject({ id: 'no.crafting' });
    expect(craft('bag')?.why).toMatchObject({ id: 'no.crafting' });
    const woods = turnOf(`12 ${thief('1_2_5_10', 'hammer///')}`).turn.crafts;
    expect(woods.every(({ why }) => why !== undefined)).toBe(true);
  });

  test('law.rest: is told when a night in the forest will mend something', () => {
    const rests = (at: string, pack: string) => turnOf(`5 ${thief(at, pack)}`).turn.pack?.rests;
    expect(rests('1_2_5_10', 'boot//tea/')).toBe(true);
    expect(rests('1_2_5_10', 'boot/tea//')).toBe(false);
    expect(rests('5', 'boot//tea/')).toBe(false);
  });

  test('law.capacity: knows what the Satchel cannot hold, and what to draw', () => {
    // Research example 26: seven and one damaged, a bag on its track: fits; the bag exhausted: three too many.
    const seven = 'boot,boot,sword,sword,torch,hammer,crossbow';
    expect(turnOf(`5 ${thief('5', `${seven},bag//tea/`)}`).turn.pack?.tooMany).toBe(0);
    expect(turnOf(`5 ${thief('5', `${seven}/bag/tea/`)}`).turn.pack?.tooMany).toBe(3);
    expect(turnOf(`5 ${thief('5', 'coin,coin,coin,coin///')}`).turn.draw).toBe(4);
  });
});
