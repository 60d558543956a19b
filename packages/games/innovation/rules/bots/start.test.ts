import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples } from '@empty-chair/testkit/examples';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { human, readPosition } from '../../examples/position.ts';
import { buildingsOf } from '../board.ts';
import type { Config } from '../config.ts';
import { CARDS, LEVELS, SIDE_IDS, TERRAINS } from '../content.ts';
import { hexName } from '../hexes.ts';
import { innovation } from '../module.ts';
import { isMarked, terrainAt } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';

const AUTOMA = seat(1);
const errands = [
  { who: 'automa', task: 'automa' },
  { who: 'human', task: 'workshop' },
];
const STARTERS = '1, 2, 3, 4, 5, 6';
const DECK = ['setup.deck', 'setup.deckReady n=6'];

examples<Config, ReturnType<typeof readPosition>, Input, Position>(innovation, readPosition, [
  {
    name: 'X1: letters A and B of a wasteland Automa on side 1-3',
    cite: 'AOI-S11',
    position: { state: { errands, hexes: { E10: human() } } },
    seat: AUTOMA,
    script: { cards: ['1'] },
    expect: {
      happenings: [
        'do.startCard card=1',
        'do.startMarked at=H7 letter=A',
        'do.startUnmarked at=E12 letter=B',
        'do.startCardBack card=1',
        ...DECK,
      ],
      state: {
        hexes: {
          E10: human(),
          E12: { who: 'automa', building: 'workshop' },
          H7: { who: 'automa', building: 'workshop', marked: true },
        },
        // The human goes on with the second workshop; the card is in the deck like the others.
        errands: [{ who: 'human', task: 'workshop' }],
        'cards.draw': [1, 2, 3, 4, 5, 6],
        'cards.support': [],
        'cards.action': null,
        'points.human': { start: 20 },
        'points.automa': { start: 20 },
      },
    },
  },
  {
    name: 'X1: letters A and B of a wasteland Automa on side 3-5',
    cite: 'AOI-S11',
    position: { config: { side: '3-5' }, state: { errands } },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: {
      happenings: [
        'do.startCard card=5',
        'do.startMarked at=D6 letter=A',
        'do.startUnmarked at=E11 letter=B',
        'do.startCardBack card=5',
        ...DECK,
      ],
    },
  },
  {
    // Cards 6 to 10 show C and D; lake I8 is beside H8.
    name: 'letters C and D; no power is offered for a starting workshop beside the human',
    cite: 'AOI-S11, AOI-Q23',
    position: { config: { terrain: 'desert' }, state: { errands, hexes: { I8: human() } } },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      happenings: [
        'do.startCard card=6',
        'do.startMarked at=C10 letter=C',
        'do.startUnmarked at=H8 letter=D',
        'do.startCardBack card=6',
        ...DECK,
      ],
    },
  },
  {
    // A card of the reserve may be drawn: cards 11 to 14 show E and F.
    name: 'letters E and F, from a card that is not in the starting deck',
    cite: 'AOI-Q23, AOI-S11',
    position: {
      config: { level: 'automalein' },
      state: {
        errands,
        cards: { draw: [1, 2, 4, 5, 6], reserve: [7, 8, 9, 10, 11, 12, 13, 14, 3] },
      },
    },
    seat: AUTOMA,
    script: { cards: ['14'] },
    expect: {
      happenings: [
        'do.startCard card=14',
        'do.startMarked at=B7 letter=E',
        'do.startUnmarked at=H7 letter=F',
        'do.startCardBack card=14',
        'setup.deckAndTop',
        'setup.deckReady n=5',
      ],
    },
  },
] satisfies readonly Example<Position, Input>[]);

describe('the starting workshops', () => {
  test.each(SIDE_IDS)('AOI-S11, AOI-Q23: every card and terrain on side %s', (side) => {
    for (const terrain of TERRAINS) {
      for (const card of CARDS) {
        const config = { side, terrain, humans: [{ terrain: other(terrain), faction: 'omar' }] };
        const state = readPosition({ config: config as Partial<Config>, state: { errands } });
        const run = scripted(innovation, { state, seat: AUTOMA }, { cards: [String(card)] });
        const hexes = buildingsOf(run.state, AUTOMA);
        // Two hexes of its own terrain, one of them marked.
        expect(hexes).toHaveLength(2);
        for (const hex of hexes) {
          expect(terrainAt(run.state, hex)).toBe(TERRAINS.indexOf(terrain));
          expect(run.state.facts.side.terrain[hex]).toBe(TERRAINS.indexOf(terrain));
        }
        const marked = hexes.filter((hex) => isMarked(run.state, hex)).map(hexName);
        const letter = card <= 5 ? 'A' : card <= 10 ? 'C' : 'E';
        expect(run.happenings.map(showMessage)).toContain(
          `do.startMarked at=${marked.join()} letter=${letter}`,
        );
      }
    }
  });

  test('AOI-S12: on the table the deck is built by its level after the card went back', () => {
    const told = LEVELS.map((level) =>
      scripted(
        innovation,
        { state: readPosition({ config: { level }, state: { errands } }), seat: AUTOMA },
        { cards: ['2'] },
      )
        .happenings.slice(4, -1)
        .map((one) => `${one.rule} ${showMessage(one)}`),
    );
    expect(told).toEqual([
      ['AOI-S12 setup.deckAndTop cards=[1, 2, 4, 5, 6] top=[3]'],
      [`AOI-S12 setup.deck cards=[${STARTERS}]`],
      [`AOI-S12 setup.deck cards=[${STARTERS}]`, 'AOI-S12 setup.deckUnseen n=1'],
      [`AOI-S12 setup.deck cards=[${STARTERS}]`, 'AOI-S12 setup.deckUnseen n=2'],
      [`AOI-S12 setup.deck cards=[${STARTERS}, 13]`, 'AOI-S12 setup.deckUnseen n=1'],
    ]);
  });
});

function other(terrain: string): string {
  return terrain === 'lake' ? 'forest' : 'lake';
}
