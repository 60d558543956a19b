import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { human, marquise, readPosition } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import type { DecreeTurn, TurnVerb } from './faction-turn.ts';
import { humanTurn } from './turn.ts';

const seats = [human('eyrie'), marquise()];
// 3 and 10 are rabbit clearings, 11 and 7 mouse, 6 and 12 fox.
const position: Position = { board: '3 E4 roost; 11 E2 M1; 6 M2; 7 M1', seats };

function turnOf(said: readonly string[], earlier: readonly string[], at: Position = position) {
  const turn = humanTurn(
    readPosition(at),
    seat(0),
    said.map(inputs.parseInput),
    earlier.map(inputs.parseInput),
  );
  return { ...turn, decree: turn.decree as DecreeTurn };
}

/** The columns in one line: ticked, open, or failing as the board is. */
const columnsOf = ({ columns }: DecreeTurn): string =>
  columns
    .map(
      ({ id, cards }) =>
        `${id}: ${cards.map(({ suit, done, fails }) => `${suit}${done ? '+' : ''}${fails ? '!' : ''}`).join(' ')}`,
    )
    .join(', ');

const keys = (verb: TurnVerb | undefined): readonly string[] =>
  verb?.inputs.map(inputs.inputKey) ?? [];

describe('the Decree', () => {
  test('law.turmoil: is asked for its leader first', () => {
    const { phase, decree } = turnOf([], []);
    expect(phase).toBe('birdsong');
    expect(decree.leader).toBeUndefined();
    expect(decree.leaders).toEqual(['builder', 'charismatic', 'commander', 'despot']);
  });

  test('law.turmoil: begins with the viziers of the leader and keeps what was added in turns before', () => {
    const { decree } = turnOf(
      ['decree build fox'],
      ['leader builder', 'decree move mouse', 'pass'],
    );
    // 6 and 12, the fox clearings, are a move away: 11 is next to both.
    expect(columnsOf(decree)).toBe('recruit: bird, move: bird mouse, battle: , build: fox');
    expect(decree).toMatchObject({ leader: 'builder', current: 'recruit', toAdd: 1, birds: 2 });
  });

  test('A-57: an action ticks a card of its suit before a bird', () => {
    const before = ['leader commander', 'decree move mouse'];
    const moved = turnOf(['move 1 11 3'], before);
    expect(columnsOf(moved.decree)).toBe('recruit: , move: bird mouse+, battle: bird, build: ');
    // 3 is no mouse clearing: the vizier.
    const other = turnOf(['move 1 3 11'], before);
    expect(columnsOf(other.decree)).toBe('recruit: , move: bird+ mouse, battle: bird, build: ');
    expect(other.decree).toMatchObject({ current: 'move', toAdd: 0 });
    expect(other.phase).toBe('daylight');
  });

  test('law.place: offers what the cards of the column allow', () => {
    const recruit = turnOf([], ['leader builder']);
    expect(recruit.open).toBe('decreeRecruit');
    expect(keys(recruit.verbs[0])).toEqual(['place 1 warrior 3']);
    expect(keys(turnOf([], ['leader charismatic']).verbs[0])).toEqual(['place 2 warrior 3']);
    const move = turnOf(['place 1 warrior 3'], ['leader builder', 'decree move mouse']);
    expect(move.open).toBe('decreeMove');
    expect(move.verbs[0]?.from).toEqual([3, 11]);
    const mouse = turnOf(['move 1 3 11'], ['leader despot', 'decree move mouse']);
    expect(mouse.verbs[0]?.from).toEqual([11]);
    const battle = turnOf(['move 1 3 11'], ['leader commander']);
    expect(keys(battle.verbs[0])).toEqual(['battle 11 eyrie'.replace('eyrie', 'marquise')]);
    // 11 is ruled and has a slot; 3 has a roost already.
    const build = turnOf(['move 1 3 11'], ['leader despot']);
    expect(keys(build.verbs[0])).toEqual(['place 1 roost 11']);
  });

  test('law.turmoil: cards that cannot be done are known beforehand, and end the rule when they are due', () => {
    const before = ['leader builder', 'decree recruit fox'];
    // No fox roost, and no enemy in a rabbit clearing: but the vizier goes first.
    const added = turnOf(['decree battle rabbit'], before);
    expect(columnsOf(added.decree)).toBe(
      'recruit: bird fox!, move: bird, battle: rabbit!, build: ',
    );
    expect(added.decree).toMatchObject({ mustFall: false, next: 0 });
    const due = turnOf(['decree battle rabbit', 'place 1 warrior 3'], before);
    expect(due.decree).toMatchObject({ mustFall: true, birds: 2 });
    expect(due.open).toBeUndefined();
    expect(due.decree.leaders).toEqual(['charismatic', 'commander', 'despot']);
  });

  test('law.7.4.2: nothing fails before a card is added', () => {
    const alone = { ...position, board: '3 E4 roost; 6 M2' };
    // Not even the battle of the viziers, with nobody to fight: cards of this turn come first.
    const { decree } = turnOf(['leader commander'], [], alone);
    expect(columnsOf(decree)).toBe('recruit: , move: bird, battle: bird, build: ');
    expect(decree.mustFall).toBe(false);
  });

  test('law.7.5.2: recruiting and moving come first, and change what can be done after them', () => {
    const doomed = (said: readonly string[], board: string) =>
      columnsOf(turnOf(said, [], { ...position, board }).decree);
    // From 3 one marches to 6, and fights there. 3 is a rabbit clearing, 6 a fox clearing.
    const march = ['leader builder', 'decree move rabbit', 'decree battle fox'];
    expect(doomed(march, '3 E4 roost; 6 M2')).not.toContain('!');
    // The one who can march is recruited first.
    const recruit = ['leader charismatic', 'decree move rabbit', 'decree battle fox'];
    expect(doomed(recruit, '3 roost; 6 M2')).not.toContain('!');
    // In 7 nobody stands who could be fought, and mouse clearings are beyond one march.
    const vain = ['leader builder', 'decree move fox', 'decree battle mouse'];
    expect(doomed(vain, '3 E4 roost; 6 M2')).toBe(
      'recruit: bird, move: bird fox, battle: mouse!, build: ',
    );
    // Roosts or warriors that the supply lacks come by no order.
    const dear = ['leader charismatic', 'decree recruit bird', 'decree recruit bird'];
    expect(doomed(dear, '3 E16 roost; 6 M2')).toContain('recruit: bird! bird! bird!');
  });

  test('law.turmoil: half a recruit is none', () => {
    const few = { ...position, board: '3 E19 roost' };
    const added = ['decree move rabbit'];
    expect(turnOf(added, ['leader charismatic'], few).decree.mustFall).toBe(true);
    expect(turnOf(added, ['leader builder'], few).decree.mustFall).toBe(false);
  });

  test('law.turmoil: goes to Evening, and the new leader begins anew', () => {
    const before = ['leader builder', 'decree recruit fox'];
    const fallen = turnOf(['turmoil 2 despot'], before);
    expect(fallen).toMatchObject({ phase: 'evening', decree: { current: undefined } });
    const next = turnOf([], [...before, 'turmoil 2 despot', 'pass']);
    expect(columnsOf(next.decree)).toBe('recruit: , move: bird, battle: , build: bird');
    expect(next.decree.leaders).toEqual(['charismatic', 'commander']);
    const all = ['turmoil 2 charismatic', 'turmoil 2 commander'];
    expect(turnOf([], [...before, 'turmoil 2 despot', ...all]).decree.leaders).toHaveLength(4);
  });

  test('law.roosts: the points of the roosts in Evening, and the cards to draw', () => {
    const three = { ...position, board: '3 E1 roost; 11 E1 roost; 10 E1 roost' };
    const turn = turnOf([], ['leader builder'], three);
    expect(turn.verbs.find(({ id }) => id === 'roosts')).toMatchObject({ n: 3, points: 2 });
    expect(turn.draw).toBe(2);
    const scored = turnOf(['roosts'], ['leader builder'], three);
    expect(scored.verbs.some(({ id }) => id === 'roosts')).toBe(false);
  });

  test('law.roosts: they are scored without a word once the Decree is done', () => {
    const three = { ...position, board: '3 E1 roost; 11 E1 roost; 10 E1 roost' };
    const lastly = (said: readonly string[], at = three) =>
      turnOf(said, ['leader builder'], at).lastly;
    const done = ['place 1 warrior 3', 'move 1 3 11'];
    expect(lastly([])).toBeUndefined();
    expect(lastly(done)).toEqual({ kind: 'roosts' });
    expect(lastly(['turmoil 2 despot'])).toEqual({ kind: 'roosts' });
    expect(lastly([...done, 'roosts'])).toBeUndefined();
    // They may have been written down.
    expect(lastly([...done, 'score 2'])).toBeUndefined();
    // The first roost brings nothing.
    expect(lastly(['turmoil 2 despot'], position)).toBeUndefined();
  });

  test('law.craft: the Builder scores what is printed', () => {
    const coin = (leader: string) =>
      turnOf([], [`leader ${leader}`], { ...position, board: '3 roost; 10 roost' }).crafts.find(
        ({ item }) => item === 'coin',
      )?.points;
    expect(coin('builder')).toBe(3);
    expect(coin('despot')).toBe(1);
  });
});
