import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { decks } from '../rules/content.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human } from './position.ts';

const ME = seat(0);
const seats = [human('marquise'), eyrie()];
const withAlliance = [human('marquise'), alliance()];

/** A step of the Marquise's turn, with what is in her hand. */
const turn = (step: string, hand: readonly string[], rest: object = {}) => ({
  hands: { marquise: hand },
  turn: { step, ...rest },
});

/** The whole deck without those cards; with two people there is no dominance. */
const allBut = (...gone: readonly string[]): string =>
  decks.standard
    .filter(({ id, kind }) => kind !== 'dominance' && !gone.includes(id))
    .map(({ id }) => id)
    .join(',');

/**
 * The Marquise on the screen (law 6). Autumn: 1, 6, 8, 12 are fox; 3, 4, 5, 10 rabbit; 2, 7, 9, 11 mouse; 1–5, 1–9,
 * 1–10, 5–2, 9–12, 10–12 are paths. Cards: STD-10 Anvil (fox, costs a fox), STD-20 Crossbow (mouse, costs a fox),
 * STD-26 Arms Trader (bird), STD-16 A Visit to Friends (rabbit), STD-33 Armorers (bird), STD-01 fox ambush.
 */
export const screenMarquiseExamples: readonly Example<Position, Input>[] = [
  {
    name: 'a wood at each sawmill, and with nothing else to decide it is Daylight',
    cite: 'law.6.4, law.1.4.1',
    position: { board: '1 sawmill keep; 5 sawmill', seats, screen: turn('birdsong', ['STD-10']) },
    seat: ME,
    input: inputs.parseInput('play wood'),
    expect: {
      happenings: ['do.placePiece piece=wood at=1', 'do.placePiece piece=wood at=5'],
      state: { 'screen.turn': { step: 'daylight', once: ['wood'] } },
    },
  },
  {
    name: 'example 12: five sawmills and three wood; she picks three places, two of them in one clearing',
    cite: 'law.1.5.4',
    position: {
      board: '1 wood*5; 5 sawmill*2; 9 sawmill*2; 10 sawmill',
      seats,
      screen: turn('birdsong', []),
    },
    seat: ME,
    input: inputs.parseInput('play wood'),
    script: { choices: ['5', '5', '9'] },
    expect: {
      happenings: [
        'do.placePiece piece=wood at=5',
        'do.placePiece piece=wood at=5',
        'do.placePiece piece=wood at=9',
      ],
    },
  },
  {
    name: 'recruits once, for one of her three actions',
    cite: 'law.6.5.3',
    position: { board: '1 recruiter keep; 5 recruiter', seats, screen: turn('daylight', []) },
    seat: ME,
    input: inputs.parseInput('play recruit'),
    expect: {
      happenings: [
        'do.placeWarriors faction=marquise n=1 at=1',
        'do.placeWarriors faction=marquise n=1 at=5',
      ],
      state: { 'screen.turn': { step: 'daylight', begun: true, once: ['recruit'], taken: 1 } },
    },
  },
  {
    name: 'example 10: the second workshop in 9 is paid with the wood of 1, for 2 points',
    cite: 'law.6.5.4',
    position: {
      board: '1 M1 wood; 9 M1; 10 E2 wood*2; 12 workshop',
      seats,
      screen: turn('daylight', []),
    },
    seat: ME,
    input: inputs.parseInput('play build workshop 9'),
    expect: {
      happenings: [
        'do.removePiece piece=wood at=1',
        'do.placePiece piece=workshop at=9',
        'do.score faction=marquise n=2',
      ],
      state: { 'screen.turn.taken': 1 },
    },
  },
  {
    name: 'a march is two moves for one action: the first leaves one more',
    cite: 'law.6.5.2, law.4.2',
    position: { board: '1 M3; 5 E1', seats, screen: turn('daylight', []) },
    seat: ME,
    input: inputs.parseInput('play move 2 1 5'),
    expect: {
      happenings: ['do.moveWarriors faction=marquise n=2 from=1 to=5'],
      state: { 'screen.turn': { step: 'daylight', begun: true, taken: 1, marching: 1 } },
    },
  },
  {
    name: 'and the second takes no action',
    cite: 'law.6.5.2',
    position: {
      board: '1 M3; 5 E1',
      seats,
      screen: turn('daylight', [], { begun: true, taken: 3, marching: 1 }),
    },
    seat: ME,
    input: inputs.parseInput('play move 2 1 5'),
    expect: { state: { 'screen.turn': { step: 'daylight', begun: true, taken: 3 } } },
  },
  {
    name: 'a battle takes an action, and ends a march',
    cite: 'law.6.5.1, law.4.3',
    position: {
      board: '1 M3; 5 M2 E1',
      seats,
      screen: turn('daylight', [], { begun: true, taken: 1, marching: 1 }),
    },
    seat: ME,
    input: inputs.parseInput('play battle 5 eyrie'),
    script: { dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
      state: { 'screen.turn': { step: 'daylight', begun: true, taken: 2 } },
    },
  },
  {
    name: 'example 11: with the actions done a bird buys one more, also when none follows',
    cite: 'law.6.5, H-12',
    position: {
      board: '1 M3',
      seats,
      screen: turn('daylight', ['STD-26', 'STD-10'], { begun: true, taken: 3 }),
    },
    seat: ME,
    input: inputs.parseInput('play extra STD-26'),
    expect: {
      happenings: ['do.spendCard faction=marquise card=STD-26'],
      state: {
        'screen.turn': { step: 'daylight', begun: true, taken: 3, birds: 1 },
        'screen.hands': { marquise: ['STD-10'] },
        'deck.discard': ['STD-26'],
      },
    },
  },
  {
    name: 'overwork: a fox card, or a bird, for a wood at a sawmill in a fox clearing',
    cite: 'law.6.5.5',
    position: { board: '12 sawmill', seats, screen: turn('daylight', ['STD-10']) },
    seat: ME,
    input: inputs.parseInput('play overwork STD-10 12'),
    expect: {
      happenings: ['do.spendCard faction=marquise card=STD-10', 'do.placePiece piece=wood at=12'],
      state: { 'screen.turn.taken': 1 },
    },
  },
  {
    name: 'crafts with a workshop of the printed suit, which is used then; the item scores its points',
    cite: 'law.4.1, law.4.1.1, law.3.2.2',
    position: { board: '1 workshop', seats, screen: turn('daylight', ['STD-10']) },
    seat: ME,
    input: inputs.parseInput('play craft STD-10'),
    expect: {
      happenings: ['do.craftCard card=STD-10', 'do.score faction=marquise n=2'],
      state: {
        'screen.turn': {
          step: 'daylight',
          begun: true,
          activated: { fox: 1, rabbit: 0, mouse: 0, bird: 0 },
        },
        'factions.marquise.craftedItems': ['hammer'],
        'deck.discard': ['STD-10'],
      },
    },
  },
  {
    name: 'example 28: a favor removes all enemies of its suit, tokens and buildings for a point each',
    cite: 'law.favor',
    position: {
      board: '8 workshop*2; 12 M1 workshop; 6 E2 roost; 3 E1',
      seats,
      screen: turn('daylight', ['STD-30']),
    },
    seat: ME,
    input: inputs.parseInput('play craft STD-30'),
    expect: {
      happenings: [
        'do.craftCard card=STD-30',
        'do.removeWarriors faction=eyrie n=2 at=6',
        'do.removePiece piece=roost at=6',
        'do.score faction=marquise n=1',
      ],
      state: { 'clearings.3.warriors': { eyrie: 1 } },
    },
  },
  {
    name: 'example 9: three cats fall in 12 at once; one fox card brings all three to the keep',
    cite: 'law.6.2.3',
    position: {
      board: '1 keep; 12 M3 E3',
      seats,
      screen: turn('daylight', ['STD-10', 'STD-16']),
    },
    seat: ME,
    input: inputs.parseInput('play battle 12 eyrie'),
    script: { dice: ['3-3'], choices: ['STD-10'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=12',
        'do.dice dice=3-3 attackerHits=3 defenderHits=3',
        'do.removeWarriors faction=eyrie n=3 at=12',
        'do.removeWarriors faction=marquise n=3 at=12',
        'do.spendCard faction=marquise card=STD-10',
        'do.placeWarriors faction=marquise n=3 at=1',
      ],
    },
  },
  {
    name: 'the keep falls with the cats beside it: no hospital, and nothing is asked',
    cite: 'H-10',
    position: {
      board: '1 keep M1 E4 roost',
      seats,
      screen: turn('daylight', ['STD-10']),
    },
    seat: ME,
    input: inputs.parseInput('play battle 1 eyrie'),
    script: { dice: ['3-2'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=3-2 attackerHits=1 defenderHits=2',
        'do.removeWarriors faction=eyrie n=1 at=1',
        'do.removeWarriors faction=marquise n=1 at=1',
        'do.removePiece piece=keep at=1',
        'do.keepGone',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'example 3: into sympathetic 10 a rabbit card or a bird is discarded to the bot',
    cite: '6.2.3',
    position: {
      board: '1 M2; 10 sympathy',
      seats: withAlliance,
      screen: turn('daylight', ['STD-10', 'STD-20', 'STD-33']),
    },
    seat: ME,
    input: inputs.parseInput('play move 2 1 10'),
    expect: {
      happenings: [
        'do.moveWarriors faction=marquise n=2 from=1 to=10',
        'do.spendCard faction=marquise card=STD-33',
      ],
    },
  },
  {
    name: 'and without one the bot scores, and no hand is shown',
    cite: '6.2.3',
    position: {
      board: '1 M2; 10 sympathy',
      seats: withAlliance,
      screen: turn('daylight', ['STD-10', 'STD-20']),
    },
    seat: ME,
    input: inputs.parseInput('play move 2 1 10'),
    expect: {
      happenings: [
        'do.moveWarriors faction=marquise n=2 from=1 to=10',
        'do.outrageUnpaid',
        'do.score faction=alliance n=1',
      ],
    },
  },
  {
    name: 'example 31: one card is left and two are drawn: the second comes from the shuffled discards',
    cite: 'H-05, law.6.6',
    position: {
      board: `5 recruiter*2; 9 recruiter | deck draw:STD-11 discard:${allBut('STD-11')}`,
      seats,
      screen: turn('daylight', []),
    },
    seat: ME,
    input: inputs.parseInput('play end'),
    expect: {
      happenings: ['do.drawCards faction=marquise n=2'],
      state: { 'deck.discard': [], 'turn.seat': 1, 'screen.turn': { step: 'birdsong' } },
    },
  },
  {
    name: 'with six cards after the draw the turn goes on until one is discarded',
    cite: 'H-04',
    position: {
      board: '1 M1',
      seats,
      screen: turn('daylight', ['STD-12', 'STD-13', 'STD-14', 'STD-15', 'STD-16']),
    },
    seat: ME,
    input: inputs.parseInput('play end'),
    expect: { state: { 'turn.seat': 0, 'screen.turn': { step: 'discard' } } },
  },
  {
    name: 'on the lake the Ferry brings its rider a card',
    cite: 'law.M.3.5',
    position: {
      board: '1 M1 | ferry 1',
      seats,
      config: { map: 'lake', suits: 'suggested' },
      screen: turn('daylight', []),
    },
    seat: ME,
    input: inputs.parseInput('play move 1 1 10'),
    expect: {
      happenings: [
        'do.moveWarriors faction=marquise n=1 from=1 to=10',
        'do.ferry at=10',
        'do.drawCards faction=marquise n=1',
      ],
    },
  },
];
