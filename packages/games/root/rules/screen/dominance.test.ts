import { describe, expect, test } from 'vitest';
import { direct } from '../../examples/direct.ts';
import type { Position } from '../../examples/position.ts';
import { alliance, human, vagabot } from '../../examples/position.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { canBattle } from '../battle.ts';
import { encodeState } from '../codec-encode.ts';
import { clearingNumbered, EYRIE, MARQUISE, VAGABOND } from '../pieces.ts';
import { ratedScore } from './dominant.ts';
import { passTurn } from './turn.ts';

/** Three people and a Vagabot; autumn has mouse in 2, 7, 9, 11 and the corners 1 and 3, 2 and 4. */
const three = (board: string, points: string, screen: object, rest = ''): Position => ({
  board: `${board} | M=${points} | E=0 | A=0 | V=0 @2_6_10_11_12 items:4/0/0/0/0/0${rest}`,
  seats: [human('marquise'), human('eyrie'), human('alliance'), vagabot()],
  config: { play: 'screen' },
  screen: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] }, ...screen },
});
const hand = (...cards: readonly string[]) => ({
  hands: { marquise: cards },
  turn: { step: 'daylight' },
});

describe('dominance (law 3.3)', () => {
  test('law.3.3.1: from ten points on a card changes the way to win, and no point counts any more', () => {
    const game = screenGame(three('12 workshop', '10', hand('STD-08', 'STD-10')));
    expect(game.play('dominate STD-08')).toEqual(['do.dominate faction=marquise']);
    expect(game.play('craft STD-10')).toEqual(['do.craftCard card=STD-10']);
    expect(game.at('factions.marquise.score')).toBe(10);
    expect(game.whyNot('dominate STD-08')).toBe('no.dominantAlready');
  });

  test('law.3.3.1: example 29, with nine points it is refused', () => {
    const game = screenGame(three('1 M1', '9', hand('STD-08')));
    expect(game.whyNot('dominate STD-08')).toBe('no.tenPoints n=10');
  });

  test.each([
    ['three mouse clearings win as her Birdsong begins', '2 M1; 7 M1; 9 M1', 'STD-08', 'marquise'],
    ['two do not', '2 M1; 7 M1; 9 E1', 'STD-08', undefined],
    ['the bird wins with two opposite corners', '1 M1; 3 M1', 'STD-09', 'marquise'],
    ['and not with two others', '1 M1; 2 M1', 'STD-09', undefined],
  ])('law.3.3.1: %s', (_, board, card, winner) => {
    const position = three(board, '12', { dominance: { marquise: card } }, ' | turn 1.3');
    const { state } = direct(position, passTurn);
    expect(encodeState(state)).toHaveProperty('turn.seat', 0);
    expect((encodeState(state) as { winner?: string }).winner).toBe(winner);
  });

  test('law.3.3.2: one is for good, and no other takes its place', () => {
    const game = screenGame(three('1 M1', '12', hand('STD-08', 'STD-06')));
    game.play('dominate STD-08');
    expect(game.whyNot('dominate STD-06')).toBe('no.dominantAlready');
    expect(game.at('screen.dominance')).toEqual({ marquise: 'STD-08' });
  });

  test('law.3.3: not with two people, nor when all play together', () => {
    const two = screenGame({
      board: '1 M1 | M=12 | E=0',
      seats: [human('marquise'), human('eyrie'), alliance()],
      screen: {
        leader: 'builder',
        decree: { recruit: ['vizier'], move: ['vizier'] },
        turn: { step: 'daylight' },
      },
    });
    expect(two.state.facts.startingDeck).toHaveLength(50);
    expect(two.whyNot('dominate STD-06')).toBe('no.notYourVerb');
  });

  test('law.3.3.4: an available one is bought back for a card of its suit, or a bird', () => {
    const bought = hand('STD-20', 'STD-26', 'STD-10');
    const game = screenGame(three('1 M1', '0', bought, ' | deck available:STD-08'));
    expect(game.whyNot('reclaim STD-08 STD-10')).toBe('no.dominanceSuit');
    game.play('reclaim STD-08 STD-20');
    expect(game.at('screen.hands.marquise')).toEqual(['STD-26', 'STD-10', 'STD-08']);
  });

  test('H-07: to a bot, who plays for dominance is below everybody', () => {
    const { state } = screenGame(three('1 M1', '12', { dominance: { marquise: 'STD-08' } }));
    expect(ratedScore(state, MARQUISE)).toBeLessThan(ratedScore(state, EYRIE));
  });
});

describe('a coalition (law 9.2.8)', () => {
  /** The Vagabond on turn, a Marquise and an Eyrie, all people, and a bot Alliance. */
  const four = (points: string): Position => ({
    board: `1 M1 | M=8 | E=3 | A=5 | V=${points} @1_2_5_10 character:thief pack:boot,torch,tea,sword///`,
    seats: [human('vagabond'), human('marquise'), human('eyrie'), alliance()],
    config: { play: 'screen' },
    screen: {
      leader: 'builder',
      decree: { recruit: ['vizier'], move: ['vizier'] },
      hands: { vagabond: ['STD-06'] },
      turn: { step: 'daylight' },
    },
  });

  test('law.9.2.8, H-08: from ten points on, with whoever has the fewest; then he scores no more', () => {
    const game = screenGame(four('10'));
    expect(game.offered('coalition')).toEqual(['coalition STD-06 eyrie']);
    expect(game.whyNot('coalition STD-06 marquise')).toBe('no.partner');
    expect(game.play('coalition STD-06 eyrie')).toEqual([
      'do.coalition faction=vagabond other=eyrie',
    ]);
    expect(game.at('screen.partner')).toBe('eyrie');
  });

  test('law.9.2.8: then they are no enemies: a Hostile partner is Indifferent, and neither attacks', () => {
    const { board = '', ...rest } = four('10');
    const game = screenGame({
      ...rest,
      board: board
        .replace('1 M1', '1 M1 E1')
        .replace('@1_2_5_10', '@1')
        .replace('pack:', 'relations:eyrie.hostile,marquise.hostile pack:'),
    });
    expect(game.offered('battle')).toEqual(['battle 1 marquise', 'battle 1 eyrie']);
    game.play('coalition STD-06 eyrie');
    expect(game.at('factions.vagabond.relations')).toEqual({ marquise: 'hostile' });
    expect(game.offered('battle')).toEqual(['battle 1 marquise']);
    expect(game.whyNot('battle 1 eyrie')).toBe('no.battle at=1');
    expect(canBattle(game.state, EYRIE, VAGABOND, clearingNumbered(1))).toBe(false);
  });

  test('H-08: not before', () => {
    expect(screenGame(four('9')).whyNot('coalition STD-06 eyrie')).toBe('no.tenPoints n=10');
  });
});
