import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { within } from '@empty-chair/kernel/table';
import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
import {
  FOUR_BOTS,
  playerNamed,
  positionOf,
  provinceIds,
  quiet,
  realm,
  realmIds,
} from '../../examples/phase-position.ts';
import { isAtWar, seatOfRealm } from '../board.ts';
import { NONE } from '../content.ts';
import { provincesOf } from '../geography.ts';
import { chooseOpponent, chooseOpponentBy } from './opponent.ts';
import { pass } from './pass.ts';
import { beginTurn } from './turn.ts';

/** Castile chooses. Tax Income: France 16, England 16, Austria 9. */
const PRESTIGE = { france: { prestige: 3 }, england: { prestige: 5 }, austria: { prestige: 9 } };
const atWar = (...enemies: readonly string[]): Fields => ({
  castile: { wars: enemies },
  ...Object.fromEntries(enemies.map((id) => [id, { wars: ['castile'] }])),
});
const HUMAN_ENGLAND: Words = { ...FOUR_BOTS, humans: 'england' };

interface Row {
  readonly name: string;
  readonly players: Fields;
  readonly words?: Words;
  readonly dice: readonly string[];
  readonly choices?: readonly string[];
  readonly chosen: string;
  readonly without?: string;
  readonly occupied?: Fields;
}
/** All that England owns, in other hands. */
const ENGLAND_OCCUPIED: Fields = Object.fromEntries(
  provinceIds(provincesOf(positionOf({}, FOUR_BOTS).map, realm('england'))).map((id) => [
    id,
    'castile',
  ]),
);
const ROWS: readonly Row[] = [
  {
    name: 'alone at War with the bot: no die',
    players: { ...PRESTIGE, castile: { wars: ['france'] }, france: { wars: ['castile'] } },
    dice: [],
    chosen: 'france',
  },
  ...['1', '3'].map((die) => ({
    name: `${die}: the highest Prestige`,
    players: PRESTIGE,
    dice: [die],
    chosen: 'austria',
  })),
  ...['4', '6'].map((die) => ({
    name: `${die}: the highest Tax Income, a human before a bot`,
    players: PRESTIGE,
    words: HUMAN_ENGLAND,
    dice: [die],
    chosen: 'england',
  })),
  {
    name: 'two at War: the die decides between them',
    players: {
      france: { prestige: 3, wars: ['castile'] },
      england: { prestige: 5, wars: ['castile'] },
      austria: { prestige: 9 },
      castile: { wars: ['france', 'england'] },
    },
    dice: ['2'],
    chosen: 'england',
  },
  {
    name: 'the same Prestige: a human before a bot, although it has less income',
    players: { austria: { prestige: 5 }, france: { prestige: 5 }, england: { prestige: 1 } },
    words: { ...FOUR_BOTS, humans: 'austria' },
    dice: ['1'],
    chosen: 'austria',
  },
  {
    name: 'a bot with more Prestige before a human',
    players: { austria: { prestige: 5 }, france: { prestige: 6 }, england: { prestige: 1 } },
    words: { ...FOUR_BOTS, humans: 'austria' },
    dice: ['1'],
    chosen: 'france',
  },
  {
    name: 'a bot with more Tax Income before a human with more Prestige',
    players: { austria: { prestige: 5 }, france: { prestige: 0 } },
    words: { ...FOUR_BOTS, humans: 'austria' },
    dice: ['5'],
    choices: ['france'],
    chosen: 'france',
  },
  {
    name: 'all the same: at random',
    players: { austria: { prestige: 5 }, france: { prestige: 5 }, england: { prestige: 5 } },
    dice: ['1'],
    choices: ['england'],
    chosen: 'england',
  },
  {
    name: 'the most Prestige and the most Tax Income: no die',
    players: { ...PRESTIGE, england: { prestige: 10 } },
    words: HUMAN_ENGLAND,
    dice: [],
    chosen: 'england',
  },
  {
    name: 'equal by Prestige and by Tax Income: no die before the choice at random',
    players: { france: { prestige: 5 }, england: { prestige: 5 }, austria: { prestige: 1 } },
    dice: [],
    choices: ['france'],
    chosen: 'france',
  },
  {
    name: 'EU-8.1: an Enemy without Provinces does not count, the die is rolled',
    players: { ...PRESTIGE, ...atWar('england') },
    occupied: ENGLAND_OCCUPIED,
    dice: ['1'],
    chosen: 'austria',
  },
  {
    name: 'EU-8.1: unless the bot is at War with somebody else as well',
    players: {
      ...PRESTIGE,
      castile: { wars: ['england', 'granada'] },
      england: { prestige: 5, wars: ['castile'] },
    },
    occupied: ENGLAND_OCCUPIED,
    dice: [],
    chosen: 'england',
  },
  {
    name: 'only a legal one',
    players: PRESTIGE,
    dice: ['1'],
    without: 'austria',
    chosen: 'england',
  },
  {
    name: 'one that is not legal is not chosen for being at War',
    players: { ...PRESTIGE, ...atWar('austria') },
    dice: ['1'],
    without: 'austria',
    chosen: 'england',
  },
];

function chosenIn(row: Row): string {
  const { players, words = FOUR_BOTS, dice, choices = [], without, occupied = {} } = row;
  const state = positionOf({ players, occupied }, words);
  const { ask, finish } = scriptedAnswers({ cards: [], dice, choices });
  const seat = seatOfRealm(state, realm('castile'));
  if (seat === undefined) throw new Error('Castile is not played');
  const table = { ...within(quiet(state), beginTurn(state, seat)), ask };
  const out = without === undefined ? undefined : playerNamed(state, without);
  const found = chooseOpponent(table, (player) => player !== out);
  finish();
  return realmIds(found === undefined ? [] : [found.realm]).join();
}

describe('an Opponent', () => {
  test.each(ROWS)('EU-8.4: $name', (row) => {
    expect(chosenIn(row)).toBe(row.chosen);
  });

  test('EU-8.4: every criterion has a row that notices its loss', () => {
    const notices = (): boolean =>
      ROWS.some((row) => {
        try {
          return chosenIn(row) !== row.chosen;
        } catch {
          return true;
        }
      });
    const named = [{ name: 'chooseOpponentBy', selection: chooseOpponentBy }];
    // One is for 1 to 3, the other for 4 to 6.
    expect(survivors(named, notices)).toEqual([
      'chooseOpponentBy/swap why.highestPrestige, why.highestIncome',
    ]);
  });
});

describe('at War', () => {
  const SCOTLAND = ['aberdeen', 'ayrshire', 'lothian', 'perth'];
  const occupied = (n: number): Fields =>
    Object.fromEntries(SCOTLAND.slice(0, n).map((id) => [id, 'england']));
  test.each([
    ['no war', [], {}, {}, false],
    ['a realm with provinces', ['scotland'], {}, {}, true],
    ['one province left', ['scotland'], occupied(3), {}, true],
    ['all of them occupied', ['scotland'], occupied(4), {}, false],
    ['none owned', ['perm'], {}, { perm: 'muscovy' }, false],
    ['two wars, one of them over', ['scotland', 'perm'], occupied(4), {}, true],
  ])('EU-8.1: %s', (_, wars, occupiedBy, owner, is) => {
    const state = positionOf({ players: { england: { wars } }, occupied: occupiedBy, owner });
    expect(isAtWar(state, playerNamed(state, 'england'))).toBe(is);
  });
});

describe('passing', () => {
  // France has the First Player token.
  test.each([
    ['the first to pass gets the token', ['castile', 'england', 'france'], 'castile'],
    ['the second, if the first has it already', ['france', 'england', 'castile'], 'england'],
    ['nobody but its owner has passed', ['france'], undefined],
  ])('EU-26.5: %s', (_, order, first) => {
    const state = positionOf();
    const power = state.players.map(({ mat }) => mat.available);
    for (const id of order) {
      const seat = seatOfRealm(state, realm(id));
      if (seat !== undefined) pass(quiet(state), state, seat);
    }
    const next = state.players[state.nextFirst]?.realm;
    expect(realmIds(next === undefined ? [] : [next])).toEqual(first === undefined ? [] : [first]);
    expect(realmIds(state.passed.map((seat) => state.players[seat]?.realm ?? NONE))).toEqual(order);
    // No reward for a bot.
    expect(state.players.map(({ mat }) => mat.available)).toEqual(power);
  });
});
