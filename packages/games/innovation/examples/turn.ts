import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, unmarked } from './position.ts';

const AUTOMA = seat(1);
const STARTERS = [1, 2, 3, 4, 5, 6];

/** The cards before a turn on which `support` becomes Support and `action` can be drawn. */
export function cardsFor(support: number, action: number): Readonly<Record<string, unknown>> {
  const covered = STARTERS.find((card) => card !== support && card !== action);
  const draw = [...new Set([...STARTERS, action])].filter(
    (card) => card !== support && card !== covered,
  );
  return { support: [covered], action: support, draw };
}

/** The two entries of a faction whose build finds neither a hex nor anything to upgrade. */
const NO_BUILD = ['see.noHex', 'see.noUpgrade'];

/** Drawing and acting (AOI-T1 to AOI-T3), points, and faction cards beyond the choice of a hex. */
export const turnExamples: readonly Example<Position, Input>[] = [
  {
    // Card 6 counts 1 from the left and catches up: all on 0, so banking.
    name: 'first turn of a round: the first card is Support, the second Action',
    cite: 'AOI-T1, AOI-T3',
    position: {},
    seat: AUTOMA,
    script: { cards: ['6', '3'] },
    expect: {
      happenings: [
        'do.drawPair support=6 action=3',
        'do.sendScholar discipline=banking n=3 level=3',
      ],
      state: {
        'cards.support': [6],
        'cards.action': 3,
        'cards.draw': [1, 2, 4, 5],
        turn: 'human',
      },
    },
  },
  {
    // The other way round card 3 is Support, and card 6 advances: third from the left.
    name: 'the same two cards in the other order',
    cite: 'AOI-T1, AOI-T3',
    position: {},
    seat: AUTOMA,
    script: { cards: ['3', '6'] },
    expect: {
      happenings: [
        'do.drawPair support=3 action=6',
        'do.advance discipline=engineering n=1 level=1',
      ],
      state: { 'cards.support': [3], 'cards.action': 6 },
    },
  },
  {
    name: 'later turns: the Action card covers the Support card, one card is drawn',
    cite: 'AOI-T1, AOI-T3',
    position: { state: { cards: { support: [1, 4], action: 6, draw: [2, 5, 3] } } },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=3',
        'do.sendScholar discipline=banking n=3 level=3',
      ],
      state: { 'cards.support': [1, 4, 6], 'cards.action': 3, 'cards.draw': [2, 5] },
    },
  },
  {
    // Three cards lie in the deck, so the one on top is not sideways.
    name: 'a pass icon on a card that is not sideways does nothing',
    cite: 'AOI-T2',
    position: { state: { cards: { support: [3, 4], action: 6, draw: [5, 1, 2] } } },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=2',
        'do.blockSpell spell=bridge',
        'do.blockBook book=1',
        'do.score n=1 total=21',
      ],
      state: { passed: [] },
    },
  },
  {
    // Card 3 has no pass icon: it is played, and the Automa goes on.
    name: 'a sideways card without a pass icon is played',
    cite: 'AOI-T2, AOI-T3',
    position: { state: { cards: { support: [1, 4, 5], action: 6, draw: [2, 3] } } },
    seat: AUTOMA,
    script: { cards: ['3'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=3',
        'do.sendScholar discipline=banking n=3 level=3',
      ],
      state: { passed: [], 'cards.draw': [2] },
    },
  },
  {
    // Card 8: a scholar, then 3 points. X is not asked.
    name: 'all entries from top to bottom, and the printed number of points',
    cite: 'AOI-T3, AOI-A3, AOI-G2',
    position: { state: { round: 5, cards: cardsFor(6, 8) } },
    seat: AUTOMA,
    script: { cards: ['8'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=8',
        'do.sendScholar discipline=banking n=3 level=3',
        'do.score n=3 total=23',
      ],
      state: { 'points.automa': { start: 20, cards: 3 }, 'points.human': { start: 20 } },
    },
  },
  {
    name: 'X3: on the easiest level X is nothing in round 2',
    cite: 'AOI-A3, AOI-S1, AOI-G7',
    position: {
      config: { level: 'automalein' },
      state: { round: 2, cards: cardsFor(6, 1) },
    },
    seat: AUTOMA,
    script: { cards: ['1'] },
    expect: {
      // Nothing stands on the board to upgrade, and X is 0: the card does nothing.
      happenings: ['do.drawOne support=6 action=1', 'see.noUpgrade'],
      state: { 'points.automa': { start: 20 }, turn: 'human' },
    },
  },
  {
    name: 'X3: and one point in round 3',
    cite: 'AOI-A3, AOI-S1',
    position: {
      config: { level: 'automalein' },
      state: { round: 3, cards: cardsFor(6, 1) },
    },
    seat: AUTOMA,
    script: { cards: ['1'] },
    expect: {
      happenings: ['do.drawOne support=6 action=1', 'see.noUpgrade', 'do.score n=1 total=21'],
    },
  },
  {
    // Level automa, round 5: X is 3.
    name: 'the Simpletons: build, then X; a build that fails does not stop the points',
    cite: 'AOI-A1, AOI-F1, AOI-A3, AOI-Q10',
    position: { state: { round: 5, cards: cardsFor(1, 5) } },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: {
      happenings: ['do.drawOne support=1 action=5', ...NO_BUILD, 'do.score n=3 total=23'],
    },
  },
  {
    name: 'X+1 of the Kuddlers, where X is 0',
    cite: 'AOI-A3, AOI-A1, AOI-F2',
    position: {
      config: { level: 'automalein', faction: 'kuddlers' },
      state: { cards: cardsFor(1, 5) },
    },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: {
      happenings: ['do.drawOne support=1 action=5', ...NO_BUILD, 'do.score n=1 total=21'],
    },
  },
  {
    // A hex is always found: no Automa building, so any wasteland, closest to nobody, the second.
    name: 'X−1 of the Wanderers is not below 0',
    cite: 'AOI-A3, AOI-A1, AOI-F5',
    position: {
      config: { level: 'automalein', faction: 'wanderers' },
      state: { cards: cardsFor(1, 5) },
    },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: {
      happenings: ['do.drawOne support=1 action=5', 'do.build at=B7'],
      state: { 'points.automa': { start: 20 } },
    },
  },
  {
    // Beside E10: plains E9, desert E11, mountain F9. Row A of the plains card: plains first.
    name: 'the Symbionts put a tool beside the human, by the second card; then the card is read',
    cite: 'AOI-F8, AOI-Q20, AOI-Q21, AOI-A1',
    position: {
      config: { faction: 'symbionts', youth: 'plains' },
      state: { hexes: { E10: human() }, cards: cardsFor(1, 5) },
    },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['0'] },
    expect: {
      choices: [
        {
          rule: 'AOI-F8',
          chosen: 'E9',
          by: 'only',
        },
      ],
      happenings: ['do.drawOne support=1 action=5', ...NO_BUILD, 'do.placeTool at=E9'],
      state: { tools: ['E9'], 'points.automa': { start: 20 } },
    },
  },
  {
    // E9 has a tool, E11 a palace of the Automa, which cannot be upgraded: F9 is left, though
    // wasteland comes before mountain on the card of the plains.
    name: 'a tool lies on empty land without one',
    cite: 'AOI-Q21, AOI-F8',
    position: {
      config: { faction: 'symbionts', youth: 'plains' },
      state: {
        hexes: { E10: human(), E11: unmarked('palace') },
        tools: ['E9'],
        cards: cardsFor(1, 5),
      },
    },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['3'] },
    expect: {
      happenings: [
        'do.drawOne support=1 action=5',
        ...NO_BUILD,
        'do.placeTool at=F9',
        'do.score n=3 total=23',
      ],
      state: { tools: ['E9', 'F9'], 'points.automa': { start: 20, faction: 3 } },
    },
  },
  {
    // Plains E9 beside E10 and I6 beside H5; card 5 counts 2 from the right.
    name: 'a tie of tools is counted',
    cite: 'AOI-F8, AOI-TB4',
    position: {
      config: { faction: 'symbionts', youth: 'plains' },
      state: { hexes: { E10: human(), H5: human() }, cards: cardsFor(5, 7) },
    },
    seat: AUTOMA,
    script: { cards: ['7'], choices: ['0'] },
    expect: {
      choices: [{ rule: 'AOI-F8', chosen: 'E9', by: 'counted' }],
    },
  },
  {
    // Beside H5: swamp G6, forest H6, wasteland I5, plains I6. Desert card, row A: desert, wasteland.
    name: 'the row of the Support card, on the second card: row A',
    cite: 'AOI-F8, AOI-TB3',
    position: {
      config: { faction: 'symbionts', youth: 'desert' },
      state: { hexes: { H5: human() }, cards: cardsFor(1, 5) },
    },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['0'] },
    expect: { choices: [{ rule: 'AOI-F8', chosen: 'I5', by: 'only' }] },
  },
  {
    // Row B: desert, plains.
    name: 'the row of the Support card, on the second card: row B',
    cite: 'AOI-F8, AOI-TB3',
    position: {
      config: { faction: 'symbionts', youth: 'desert' },
      state: { hexes: { H5: human() }, cards: cardsFor(2, 5) },
    },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['0'] },
    expect: { choices: [{ rule: 'AOI-F8', chosen: 'I6', by: 'only' }] },
  },
  {
    name: 'no human building, no tool; the card is read all the same',
    cite: 'AOI-F8, AOI-Q20',
    position: {
      config: { faction: 'symbionts', youth: 'plains' },
      state: { cards: cardsFor(1, 5) },
    },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['0'] },
    expect: {
      choices: [{ rule: 'AOI-F8', chosen: undefined, by: 'none' }],
      happenings: ['do.drawOne support=1 action=5', ...NO_BUILD],
      state: { tools: [] },
    },
  },
  {
    // Level automa, round 1: X+1 is 2; then what the human reads on the card.
    name: 'the Blight: fallow land is the human’s to turn, then X+1, then the card is read',
    cite: 'AOI-F9, AOI-Q20, AOI-A3, AOI-A1',
    position: { config: { faction: 'blight' }, state: { cards: cardsFor(1, 5) } },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['done', '4'] },
    expect: {
      happenings: [
        'do.drawOne support=1 action=5',
        ...NO_BUILD,
        'do.score n=2 total=22',
        'do.score n=4 total=26',
      ],
      state: { 'points.automa': { start: 20, cards: 2, faction: 4 } },
    },
  },
  {
    name: 'the Gognomes: build, then the points of their achievements',
    cite: 'AOI-Q25, AOI-F10, AOI-Q20, AOI-A1',
    position: { config: { faction: 'gognomes' }, state: { cards: cardsFor(1, 5) } },
    seat: AUTOMA,
    script: { cards: ['5'], choices: ['15'] },
    expect: {
      happenings: ['do.drawOne support=1 action=5', ...NO_BUILD, 'do.score n=15 total=35'],
      state: { 'points.automa': { start: 20, faction: 15 } },
    },
  },
  {
    name: 'a card that is known whole is not asked about',
    cite: 'AOI-Q20, AOI-F4, AOI-A1',
    position: { config: { faction: 'racelings' }, state: { cards: cardsFor(1, 5) } },
    seat: AUTOMA,
    script: { cards: ['5'] },
    expect: { happenings: ['do.drawOne support=1 action=5', ...NO_BUILD] },
  },
];
