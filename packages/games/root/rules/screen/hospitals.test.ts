import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import {
  alliance,
  corvids,
  human,
  lizards,
  readPosition,
  riverfolk,
  vagabot,
} from '../../examples/position.ts';
import type { SeatConfig } from '../config.ts';
import { root } from '../module.ts';

/** Law 6.2.3: a card brings back at once the cats that a bot has removed; it is spent at that moment (8.2.4). */

const CARD = 'STD-10';
const SCOUNDREL = vagabot({ character: 'scoundrel' });
const inBotTurn = (
  bot: SeatConfig,
  board: string,
  script: Parameters<typeof scripted>[2],
): readonly string[] => {
  const position: Position = {
    board: `${board} | turn 1.1`,
    seats: [human('marquise'), bot],
    screen: { hands: { marquise: [CARD] }, turn: { step: 'birdsong' } },
  };
  const { happenings } = scripted(root, { state: readPosition(position), seat: seat(1) }, script);
  return happenings.map(showMessage);
};

test('8.4.2.I, 8.2.4: after a Convert its card is the first ritual of that very turn', () => {
  const board = '3 keep; 6 M1; 8 L1 | L=0 elsewhere:1 conspiracy:5 souls:STD-50';
  const told = inBotTurn(lizards(), board, { cards: ['STD-31'], choices: [CARD] });
  const rituals = told.filter((line) => line.startsWith('do.ritual'));
  expect(rituals).toEqual([`do.ritual card=${CARD}`, 'do.ritual card=STD-50']);
});

test.each([
  [
    '6.4.3: in a revolt before the base',
    alliance(),
    '6 M1 sympathy | A=0',
    'do.placePiece at=6 piece=foxBase',
  ],
  [
    '11.7.1: after a Bomb before another plot lies there',
    corvids(),
    '6 M1 plot | C=0 plots:6.bomb.down',
    'do.changePlots at=6 plot=raid',
  ],
  [
    '7.7.5: after a fire before its point',
    SCOUNDREL,
    '8 M3 sawmill | V=0 @8 items:2/1',
    'do.coverSlot at=8',
  ],
] as const)('%s', (_, bot, board, next) => {
  const choices = [CARD, ...(bot.faction === 'corvids' ? ['raid'] : [])];
  const dice = bot.faction === 'vagabond' ? ['0-0'] : [];
  const told = inBotTurn(bot, `3 keep; ${board}`, { cards: ['STD-30'], choices, dice });
  const at = told.indexOf(`do.spendCard card=${CARD} faction=marquise`);
  expect(told.slice(at + 1, at + 3)).toEqual([
    expect.stringMatching(/^do.placeWarriors at=3/),
    next,
  ]);
});

test('S-I: after a Favor before its card is discarded', () => {
  const position: Position = {
    board: '3 keep; 6 M1 | C=9 | R=9 market:STD-30 | turn 1.1',
    seats: [human('marquise'), corvids(), riverfolk()],
    options: { botServices: 'advanced' },
    screen: { hands: { marquise: [CARD] }, turn: { step: 'birdsong' } },
  };
  const start = { state: readPosition(position), seat: seat(1) };
  const { happenings } = scripted(root, start, { cards: ['STD-46'], choices: [CARD] });
  const told = happenings.map(showMessage);
  expect(told).toContain('do.placeWarriors at=3 faction=marquise n=1');
  expect(told.indexOf(`do.spendCard card=${CARD} faction=marquise`)).toBeLessThan(
    told.indexOf('do.discardBought card=STD-30'),
  );
});

test('law.3.1: nobody is asked any more after the point that wins', () => {
  const told = inBotTurn(alliance(), '3 keep; 6 M1 workshop sympathy | A=29', {
    cards: ['STD-30'],
  });
  expect(told).toContain('do.win faction=alliance');
});
