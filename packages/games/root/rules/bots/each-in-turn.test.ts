import type { Script } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { decisionsIn, scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import {
  corvids,
  duchy,
  human,
  lizards,
  marquise,
  readPosition,
  riverfolk,
} from '../../examples/position.ts';
import type { SeatConfig } from '../config.ts';
import { root } from '../module.ts';

/**
 * "In each clearing", by priority (2.4): whether there can be a battle is seen when the clearing's turn comes. A Raid
 * that falls in one battle brings Corvids to its neighbours (11.7.4), which makes another one possible.
 */

/** Orders without an item. */
const FOX = 'STD-30';
const BIRD = 'STD-33';
/** A Market without an item whose order is a rabbit. */
const MARKET = 'market:STD-46,STD-33,STD-50,STD-51,STD-40';

interface Row {
  readonly cite: string;
  readonly bot: SeatConfig;
  readonly board: string;
  readonly script?: Partial<Script>;
  /** Where, in their order, with dice of 0-0 unless the script has others. */
  readonly battles: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    cite: '4.5.1',
    bot: marquise(),
    board: '2f M2 plot; 10f M2 | C=0 plots:2.raid.up',
    script: { cards: [FOX] },
    battles: [2, 10],
  },
  {
    cite: '4.7.1',
    bot: marquise(),
    // The last one is that of 4.7.4: from 2 a cat walks to the Corvid in 5.
    board: '2 M2 plot; 10 M2 | C=0 plots:2.raid.up',
    script: { cards: [BIRD], dice: ['0-0', '3-0', '0-0'] },
    battles: [2, 10, 5],
  },
  {
    cite: '4.7.4',
    bot: marquise(),
    // From 2 to 5, where nobody is yet, and from 9 to the plot in 1.
    board: '1 plot; 2 M4; 9 M4 | C=0 plots:1.raid.up',
    script: { cards: [BIRD] },
    battles: [1, 5],
  },
  {
    cite: '8.4.2.II',
    bot: lizards(),
    board: '2f L2 plot; 10f L2 | L=0 elsewhere:1 conspiracy:1 souls:STD-50 | C=0 plots:2.raid.up',
    script: { cards: [FOX] },
    battles: [2, 10],
  },
  {
    cite: '9.5.4',
    bot: riverfolk(),
    // By the shield; a garrison and recruits stand in 5 and 10.
    board: `2 R2 plot; 10 R2 | R=0 ${MARKET} | C=0 plots:2.raid.up`,
    battles: [2, 5, 10],
  },
  {
    cite: '10.5.2',
    bot: duchy(),
    board: '2f D2 plot; 10f D2 | C=0 plots:2.raid.up',
    script: { cards: [FOX] },
    battles: [2, 10],
  },
  {
    cite: 'trait.invaders, B-55',
    bot: duchy({ traits: ['invaders'] }),
    board: '2 D2 plot blocked*2; 10 D2 blocked*2 | C=0 plots:2.raid.up',
    script: { cards: [FOX] },
    battles: [2, 10],
  },
];

const playing = ({ bot, board, script = {}, battles }: Row) => {
  const position: Position = { board, seats: [bot, corvids()] };
  const dice = new Array<string>(battles.length).fill('0-0');
  return scripted(root, { state: readPosition(position), seat: seat(0) }, { dice, ...script });
};
const battlesIn = (happenings: ReturnType<typeof playing>['happenings']) =>
  happenings
    .filter(({ id }) => id === 'do.battle')
    .map(({ params }) => Number(params?.['at'] && (params['at'] as { id: string }).id));

describe('battles in each clearing', () => {
  test.each(ROWS)('$cite: one that has become possible is fought', (row) => {
    expect(battlesIn(playing(row).happenings)).toEqual(row.battles);
  });

  test('11.5.1: the second warrior may come from the Corvids’ own Raid', () => {
    // Of the foxes 1 and 6 have most Corvids: the recruits of the turn go there.
    const board = '1 C2; 2f C2 M3 plot; 6 C2; 10f C1 M1 | C=0 plots:2.raid.up';
    const state = readPosition({ board, seats: [human('marquise'), corvids()] });
    const start = { state, seat: seat(1) };
    const { happenings } = scripted(root, start, { cards: [FOX], dice: ['3-3', '0-0'] });
    expect(battlesIn(happenings)).toEqual([2, 10]);
  });

  test('the trace names the clearing that has become possible', () => {
    const [first] = ROWS as readonly [Row];
    const told = decisionsIn(playing(first).trace).filter(({ rule }) => rule === '4.5.1');
    expect(told.map(({ by, chosen }) => [by, chosen?.id])).toEqual([
      ['each', undefined],
      ['only', 'corvids'],
      ['added', '10'],
      ['only', 'corvids'],
    ]);
  });
});
