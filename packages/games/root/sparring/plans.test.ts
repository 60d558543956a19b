import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition } from '../examples/position.ts';
import { root } from '../rules/module.ts';
import { seatOnTurn } from '../rules/state.ts';
import { candidates } from './candidates.ts';

/** What each plan is about, in small positions. Suits: fox 1 6 8 12, mouse 2 7 9 11, rabbit 3 4 5 10. */

/** What the plan of whoever is on turn would do; of one kind where that is named. */
function chosen(position: Position, what = ''): string {
  const state = readPosition(position);
  const seat = seatOnTurn(state);
  const acts = candidates(state, seat, root.legal(state, seat)).map(({ input }) =>
    root.inputKey(input).replace('play ', ''),
  );
  return acts.find((act) => act.startsWith(what)) ?? '';
}

describe('the Marquise', () => {
  const cats = (board: string, hand: readonly string[] = [], turn: object = {}): Position => ({
    board,
    seats: [human('marquise'), eyrie()],
    screen: { hands: { marquise: hand }, turn: { step: 'daylight', ...turn } },
  });

  test('crafts an item before her actions, and keeps what is worth no points', () => {
    expect(chosen(cats('1 M3 workshop', ['STD-10']))).toBe('craft STD-10');
    // Codebreakers show a hand, and bots have none.
    expect(chosen(cats('2 M3 workshop', ['STD-46']))).not.toMatch('craft');
  });

  test('builds sawmills early, where most warriors guard them', () => {
    expect(chosen(cats('1 keep M1; 5 M2 wood sawmill; 2 M4'), 'build')).toBe('build sawmill 2');
  });

  test('late on builds for points', () => {
    // The sixth sawmill costs four wood for five points, the fifth recruiter three for three.
    const late = '1 keep M1 sawmill; 5 M2 wood*4 sawmill; 2 M4; 9 sawmill*2; 12 M5 sawmill';
    expect(chosen(cats(late))).toMatch(/^build sawmill/);
  });

  test('spends a bird for one more action only when there is something to do', () => {
    const used = { taken: 3, begun: true };
    expect(chosen(cats('1 keep M1; 5 M2 wood sawmill; 2 M4', ['STD-26'], used))).toBe(
      'extra STD-26',
    );
    expect(chosen(cats('1 keep', ['STD-26'], used))).toBe('end');
  });

  test('battles for a roost that nobody guards rather than for warriors', () => {
    expect(chosen(cats('5 M4 roost; 9 M4 E3'), 'battle')).toBe('battle 5 eyrie');
  });
});

describe('the Eyrie', () => {
  const birds = (board: string, screen: object): Position => ({
    board,
    seats: [human('eyrie'), marquise()],
    screen: { leader: 'despot', hands: { eyrie: [] }, ...screen },
  });

  test('adds a card that can be carried out now and next turn', () => {
    // Foxes have no roost and no warriors: a fox card can be moved or built with nowhere.
    const position = birds('3 E4 roost; 7 E2', {
      decree: { move: ['vizier'], build: ['vizier'] },
      hands: { eyrie: ['STD-10', 'STD-16'] },
      turn: { step: 'birdsong' },
    });
    expect(chosen(position)).toMatch('STD-16');
  });

  test('carries out suits before birds', () => {
    const position = birds('3 E4 roost; 7 E9 roost', {
      decree: { recruit: ['vizier', 'STD-20'] },
      turn: { step: 'daylight' },
    });
    // The mouse card needs the roost in 7, the bird can still recruit in 3.
    expect(chosen(position)).toBe('decreeRecruit 7');
  });

  test('builds where most warriors stand, and recruits where fewest do', () => {
    const build = { decree: { build: ['vizier'] }, turn: { step: 'daylight' } };
    expect(chosen(birds('3 E1 roost; 7 E1; 11 E3', build))).toBe('decreeBuild 11');
    const recruit = { decree: { recruit: ['vizier'] }, turn: { step: 'daylight' } };
    expect(chosen(birds('3 E4 roost; 7 E1 roost', recruit))).toBe('decreeRecruit 7');
  });
});

describe('the Alliance', () => {
  const mice = (board: string, screen: object): Position => ({
    board,
    seats: [human('alliance'), marquise(), eyrie()],
    screen: { hands: { alliance: [] }, supporters: [], ...screen },
  });
  const RABBITS = ['STD-16', 'STD-17', 'STD-18', 'STD-19', 'STD-40'];

  test('revolts before it spreads, where most is removed', () => {
    const position = mice('3 sympathy M1; 4 sympathy M2 workshop', {
      supporters: RABBITS.slice(0, 3),
      turn: { step: 'birdsong' },
    });
    expect(chosen(position)).toBe('revolt 4');
  });

  test('spreads where most ways lead on', () => {
    // 5 is next to 1 and 2, 10 to 1 and 12; both cost one.
    const position = mice('1 sympathy', {
      supporters: ['STD-16'],
      turn: { step: 'birdsong' },
    });
    expect(chosen(position)).toMatch(/^spread (5|10)$/);
  });

  test('mobilizes while the stack takes cards, and not onto a full one', () => {
    const hand = { alliance: ['STD-50'] };
    const turn = { step: 'daylight' };
    expect(chosen(mice('1 sympathy', { hands: hand, turn }))).toBe('mobilize STD-50');
    expect(chosen(mice('1 sympathy', { hands: hand, supporters: RABBITS, turn }))).toBe('end');
  });

  test('organizes with a warrior away from its base, for the points of the next token', () => {
    const position = mice('3 sympathy rabbitBase A1; 7 A1; 4 sympathy | A=0 elsewhere:1', {
      turn: { step: 'evening' },
    });
    expect(chosen(position)).toBe('organize 7');
  });
});

describe('the Vagabond', () => {
  interface Wanderer {
    readonly board: string;
    readonly at: string;
    readonly pack: string;
    readonly more?: string;
    readonly hand?: readonly string[];
    readonly step?: string;
    readonly quests?: readonly string[];
  }
  const wanderer = (given: Wanderer): Position => ({
    board: `${given.board} | V=0 @${given.at} character:arbiter pack:${given.pack} ${given.more ?? ''} | supply boot0`,
    seats: [human('vagabond'), marquise(), alliance()],
    screen: {
      hands: { vagabond: given.hand ?? [] },
      quests: given.quests ?? [],
      turn: { step: given.step ?? 'daylight' },
    },
  });

  test('explores the ruin where he stands, and walks to one that he can reach', () => {
    const ruin = { board: '12 ruin(bag)', pack: 'boot,torch///' };
    expect(chosen(wanderer({ ...ruin, at: '12' }))).toBe('explore');
    // 10 is next to 12.
    expect(chosen(wanderer({ ...ruin, at: '10' }))).toBe('walk 12');
  });

  test('does a quest with items that nothing better needs', () => {
    const quest = { board: '1 M1', pack: 'tea,boot///', quests: ['Q-01'] };
    expect(chosen(wanderer({ ...quest, at: '12' }))).toMatch('quest Q-01');
  });

  test('fights Hostile warriors for Infamy, and with one sword no Alliance that ambushes', () => {
    const fight = { board: '12 M4', at: '12', pack: 'sword,sword,sword///' };
    expect(chosen(wanderer({ ...fight, more: 'relations:marquise.hostile' }))).toBe(
      'battle 12 marquise',
    );
    const ambushed = { board: '12 A4', at: '12', pack: 'sword///' };
    expect(chosen(wanderer(ambushed))).toBe('end');
  });

  test('takes a token that nobody guards', () => {
    expect(chosen(wanderer({ board: '12 sympathy', at: '12', pack: 'sword///' }))).toBe(
      'battle 12 alliance',
    );
  });

  test('aids for a point, and for an item that somebody has crafted', () => {
    const aid = { board: '12 M1 | M=0 crafted:sword', at: '12', pack: 'boot///' };
    expect(chosen(wanderer({ ...aid, hand: ['STD-11'] }))).toBe('aid marquise STD-11');
  });

  test('slips into a forest when all is damaged', () => {
    const hurt = { board: '1 M1', at: '12', pack: '//boot,torch,sword,sword/', step: 'birdsong' };
    expect(chosen(wanderer(hurt))).toMatch(/^slip .*_/);
  });
});
