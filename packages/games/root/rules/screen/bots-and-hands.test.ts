import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import {
  corvids,
  duchy,
  human,
  readPosition,
  riverfolk,
  vagabot,
} from '../../examples/position.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { root } from '../module.ts';
import { MARQUISE } from '../pieces.ts';
import { handOf } from './play.ts';

/** What bots do to the hands of people, which the app holds on the screen. */

const cats = (hand: readonly string[]) => ({
  screen: { hands: { marquise: hand }, turn: { step: 'birdsong' } },
});
function botTurn(position: Position, script: Parameters<typeof scripted>[2]) {
  const run = scripted(root, { state: readPosition(position), seat: seat(0) }, script);
  return { told: run.happenings.map(showMessage), hand: handOf(run.state, MARQUISE) };
}

test('7.5.3: whom the Vagabot aids draws cards', () => {
  const { told, hand } = botTurn(
    {
      board: '7 M2 | M=0 crafted:boot,tea | V=0 @7 items:3 | supply boot0',
      seats: [vagabot(), human('marquise')],
      ...cats([]),
    },
    { cards: ['STD-03'], dice: ['0-0', '0-0'] },
  );
  expect(told).toContain('do.drawCards faction=marquise n=2');
  expect(hand).toHaveLength(2);
});

test('H-29: what the Vagabot takes is exhausted no more, and the next of its kind is ready', () => {
  const position: Position = {
    board: '7 M2 | M=0 crafted:boot,boot,sword,tea play:EP-50 | V=0 @7 items:3 | supply boot0',
    seats: [vagabot(), human('marquise')],
    config: { deck: 'exilesAndPartisans' },
    screen: { exhausted: { marquise: ['boot', 'boot', 'tea'] }, turn: { step: 'birdsong' } },
  };
  const { state } = scripted(
    root,
    { state: readPosition(position), seat: seat(0) },
    { cards: ['EP-03'], dice: ['0-0', '0-0'] },
  );
  expect(root.codecs.state.encode(state)).toMatchObject({
    factions: { marquise: { craftedItems: ['tea'] } },
    screen: { exhausted: { marquise: ['tea'] } },
  });
});

test('7.7.1, A-37: the Thief takes a random card, and nothing of an empty hand', () => {
  const position = (hand: readonly string[]): Position => ({
    board: '7 M2 | M=5 | V=0 @7 items:2/1',
    seats: [vagabot(), human('marquise')],
    ...cats(hand),
  });
  const robbed = botTurn(position(['STD-10', 'STD-20']), {
    cards: ['STD-02'],
    dice: ['0-0'],
    choices: ['STD-20'],
  });
  expect(robbed.told).toContain('do.spendCard card=STD-20 faction=marquise');
  expect(robbed.hand).toHaveLength(1);
  const poor = botTurn(position([]), { cards: ['STD-02'], dice: ['0-0'] });
  expect(poor.told).not.toContain('do.score faction=vagabond n=1');
});

test('11.7.3, B-61: Extortion takes a card at random, or the one that is chosen', () => {
  const flipped = (extortion: 'random' | 'choice', choices: readonly string[]) =>
    botTurn(
      {
        board: '6 plot M1 ruin | C=0 plots:6.extortion.down',
        seats: [corvids(), human('marquise')],
        options: { extortion },
        ...cats(['STD-10', 'STD-20']),
      },
      { cards: ['STD-31'], choices },
    ).told;
  expect(flipped('random', ['STD-10'])).toContain('do.spendCard card=STD-10 faction=marquise');
  expect(flipped('choice', ['STD-20'])).toContain('do.spendCard card=STD-20 faction=marquise');
});

test('trait.investors: a card that fits must go; without one a minister is swayed', () => {
  const attack = (hand: readonly string[]) =>
    screenGame({
      board: '8 M5 market | D=3 crowns:captain,mayor',
      seats: [human('marquise'), duchy({ traits: ['investors'] })],
      screen: { hands: { marquise: hand }, turn: { step: 'daylight' } },
    });
  const paid = attack(['STD-10', 'STD-16']);
  expect(paid.play('battle 8 duchy', { dice: ['0-0'] })).toContain(
    'do.spendCard card=STD-10 faction=marquise',
  );
  expect(paid.at('factions.duchy.score')).toBe(2);
  const unpaid = attack(['STD-16']);
  unpaid.play('battle 8 duchy', { dice: ['0-0'] });
  expect(unpaid.at('factions.duchy.score')).toBe(3);
  expect(unpaid.at('screen.hands.marquise')).toEqual(['STD-16']);
});

test('S-H: the ambush of the Duchy is foiled by one from the hand, or by the Scouting Party', () => {
  const attack = (hand: readonly string[], more = '') =>
    screenGame({
      board: `1 M3 D2 | M=0 ${more} | D=0 ambushes:STD-01 | R=0`,
      seats: [human('marquise'), duchy(), riverfolk()],
      screen: { hands: { marquise: hand }, turn: { step: 'daylight' } },
    });
  const hit = attack(['STD-02']);
  hit.play('battle 1 duchy', { dice: ['0-0'] });
  expect(hit.at('clearings.1.warriors')).toEqual({ marquise: 1, duchy: 2 });
  const foiled = attack(['STD-04']);
  foiled.play('battle 1 duchy', { dice: ['0-0'], choices: ['STD-04'] });
  expect(foiled.at('clearings.1.warriors')).toEqual({ marquise: 3, duchy: 2 });
  const scouted = attack([], 'play:STD-48');
  scouted.play('battle 1 duchy', { dice: ['0-0'] });
  expect(scouted.at('clearings.1.warriors')).toEqual({ marquise: 3, duchy: 2 });
});

test('H-29: nothing is exhausted that does not lie there', () => {
  const state = readPosition({
    board: '1 M1 | M=0 crafted:boot',
    seats: [human('marquise'), corvids()],
    screen: { exhausted: { marquise: ['tea'] } },
  });
  const problems = root.invariants.flatMap(({ check }) => check(state)?.id ?? []);
  expect(problems).toContain('bad.screenExhausted');
});
