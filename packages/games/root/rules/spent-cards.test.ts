import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { direct } from '../examples/direct.ts';
import type { Position } from '../examples/position.ts';
import {
  alliance,
  corvids,
  duchy,
  eyrie,
  human,
  lizards,
  readPosition,
  vagabot,
} from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import { destroyPiece } from './effects.ts';
import { root } from './module.ts';
import { suffersOutrage } from './outrage.ts';
import { clearingNumbered, DUCHY, EYRIE, kindNamed, LIZARDS, MARQUISE } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { rule } from './words.ts';

/** 8.2.4, B-92: what somebody else's turn costs a human lies on the Lost Souls at once. */

const soulsOf = (state: State) =>
  (encodeState(state) as { factions: { lizards: { lostSouls: unknown } } }).factions.lizards
    .lostSouls;
/** The first card without an item of each suit stands for it. */
const [FOX, RABBIT, BIRD] = ['STD-01', 'STD-02', 'STD-04'];

const MICE = [human('alliance'), lizards()];
/** Sanctify takes the fox base: the acolyte is the second to last space of the track's. */
const SANCTIFY = 'L=0 elsewhere:1 conspiracy:4';

const turnOf = (position: Position, at: number, script: Parameters<typeof scripted>[2]) =>
  scripted(root, { state: readPosition(position), seat: seat(at) }, script);

describe('in a turn of the Lizards', () => {
  test('the supporters that go with a base are the first rituals of that very turn', () => {
    const position: Position = {
      board: `8 foxBase L1; 5 M1 | ${SANCTIFY} souls:STD-50 | turn 1.1`,
      seats: [...MICE, human('marquise')],
    };
    const { happenings } = turnOf(position, 1, {
      cards: ['STD-31'],
      choices: ['fox', 'bird', 'none'],
    });
    const rituals = happenings.map(showMessage).filter((line) => line.startsWith('do.ritual'));
    expect(rituals).toEqual([
      `do.ritual card=${BIRD}`,
      `do.ritual card=${FOX}`,
      'do.ritual card=STD-50',
    ]);
  });

  test('a garden that is lost later costs the card that lies on top by then', () => {
    const position: Position = {
      board: '8 foxBase; 6 garden | L=0 souls:STD-50 | turn 1.1',
      seats: MICE,
    };
    const { state } = direct(
      position,
      (table) => {
        const by = rule('law.removal');
        destroyPiece(table, LIZARDS, kindNamed('foxBase'), clearingNumbered(8), by);
        destroyPiece(table, DUCHY, kindNamed('garden'), clearingNumbered(6), by);
      },
      { choices: ['fox', 'none'] },
    );
    expect(soulsOf(state)).toEqual(['STD-50']);
    expect(state.deck.discard).toHaveLength(1);
  });
});

describe('in the turns of other bots', () => {
  test('11.7.3: an Extortion asks each human who has a piece there', () => {
    const position: Position = {
      board: '6 plot E1 M1 ruin; 9 A1 | C=0 plots:6.extortion.down | L=0 | turn 1.4',
      seats: [...[human('marquise'), human('eyrie'), human('alliance')], ...[lizards(), corvids()]],
    };
    const { state } = turnOf(position, 4, { cards: ['STD-31'], choices: ['none', 'fox'] });
    expect(soulsOf(state)).toEqual([FOX, 'STD-31']);
  });

  test('7.7.1: the Thief’s card', () => {
    const position: Position = {
      board: '6 M1 | V=0 @6 items:4/0 | L=0 | turn 1.1',
      seats: [human('marquise'), vagabot({ character: 'thief' }), lizards()],
    };
    // With a fox order: Battle twice, then the Special action.
    const script = { cards: ['STD-30'], dice: ['0-0', '0-0'], choices: ['yes', 'rabbit'] };
    const { state } = turnOf(position, 1, script);
    expect(soulsOf(state)).toEqual([RABBIT, 'STD-30']);
  });

  const outraged = (board: string, choices: readonly string[]) =>
    direct(
      { board: `${board} | L=0 | turn 1.1`, seats: [human('alliance'), eyrie(), lizards()] },
      (table: RootTable) => suffersOutrage(table, EYRIE, clearingNumbered(6)),
      { choices: [...choices] },
    );

  test('law.8.2.3.I: the supporter of an Outrage that has no room; with a base there is room for all', () => {
    expect(soulsOf(outraged('6 E1 sympathy', ['fox']).state)).toEqual([FOX]);
    expect(soulsOf(outraged('6 E1 sympathy', ['none']).state)).toEqual([]);
    expect(soulsOf(outraged('6 E1 sympathy; 8 foxBase', []).state)).toEqual([]);
  });

  test('law.8.2.3.I: also of a card that another human gives', () => {
    const paid = (board: string, choices: readonly string[]) =>
      direct(
        {
          board: `${board} | L=0 | turn 1.1`,
          seats: [human('alliance'), human('marquise'), lizards()],
        },
        (table: RootTable) => suffersOutrage(table, MARQUISE, clearingNumbered(6)),
        { choices: [...choices] },
      );
    expect(soulsOf(paid('6 M1 sympathy', ['rabbit']).state)).toEqual([RABBIT]);
    expect(soulsOf(paid('6 M1 sympathy; 8 foxBase', []).state)).toEqual([]);
  });

  test('law.battle: an ambush in the turn of another human, foiled or not', () => {
    const ambushed = (answer: string, dice: readonly string[]) => {
      const position: Position = {
        board: '6 M3 E1 | L=0 | turn 1.0',
        seats: [human('marquise'), human('eyrie'), lizards()],
      };
      const start = { state: readPosition(position), seat: seat(0) };
      const input = root.parseInput('battle 6 eyrie');
      const choices = [answer, ...(answer === 'no' ? [] : ['bird'])];
      return soulsOf(scripted(root, { ...start, input }, { dice, choices }).state);
    };
    expect(ambushed('yes', ['0-0'])).toEqual([BIRD]);
    expect(ambushed('foiled', ['0-0'])).toEqual([BIRD]);
    expect(ambushed('no', ['0-0'])).toEqual([]);
  });

  test('6.2.3: a human whom the Vagrant sets on sympathy pays in that turn, a card that fits', () => {
    const { state } = direct(
      {
        board: '6 M1 | V=0 @6 items:3/0 | L=0 | turn 1.2',
        seats: [human('marquise'), alliance(), vagabot(), lizards()],
      },
      (table) => suffersOutrage(table, MARQUISE, clearingNumbered(6), true),
      { choices: ['discarded', 'bird'] },
    );
    expect(soulsOf(state)).toEqual([BIRD]);
  });

  test('trait.investors: the card that fits', () => {
    const position: Position = {
      board: '6 M2 D1 market | D=5 crowns:captain | L=0 | turn 1.1',
      seats: [human('marquise'), duchy({ traits: ['investors'] }), lizards()],
    };
    // The Duchy attacks and loses its building to the defender's hits.
    const { state } = turnOf(position, 1, {
      cards: ['STD-50'],
      dice: ['2-2'],
      choices: ['discarded', 'fox'],
    });
    expect(soulsOf(state)).toEqual([FOX, 'STD-50']);
  });
});

test('in a human’s own turn, without the Lizard bot and where the app holds the cards nobody is asked there', () => {
  const lose = (position: Position) =>
    direct(position, (table) =>
      destroyPiece(table, MARQUISE, kindNamed('foxBase'), clearingNumbered(8), rule('law.removal')),
    ).happenings;
  const board = '8 foxBase; 1 A1 | L=0 | turn 1.0';
  expect(lose({ board, seats: MICE })).toContain('do.humanCrackdown');
  const others = [human('alliance'), eyrie()];
  expect(lose({ board: '8 foxBase; 1 E1 | turn 1.1', seats: others })).toContain(
    'do.humanCrackdown',
  );
  const onScreen = { turn: { step: 'birdsong' } };
  expect(
    lose({ board: '8 foxBase; 1 L1 | L=0 | turn 1.1', seats: MICE, screen: onScreen }),
  ).not.toContain('do.humanCrackdown');
});
