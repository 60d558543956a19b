import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { BonusTile } from '../rules/content.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';

const HUMAN = seat(0);
const AUTOMA = seat(1);
const bonus = [
  { tile: 1, coins: 1 },
  { tile: 2, coins: 2 },
  { tile: 3, coins: 0 },
];
const bonusOf = { human: 4, automa: 5 };
const NO_DECK = 'do.emptyDeck support=';

/** The deck is empty and the card becomes Support: the Automa passes by its icon. */
const lastCard = (action: number) => ({
  support: [1, 2, 3, 4, 5, 6].filter((card) => card !== action),
  action,
  draw: [],
});

/** Passing (AOI-T4 to AOI-T6), of the Automa and of a human. */
export const passExamples: readonly Example<Position, Input>[] = [
  {
    // Round 1 has tile 1: 3 points. The top card of the reserve is 14.
    name: 'X7: points, middle bonus tile, new deck, turn order; the coins are lost',
    cite: 'AOI-T4, AOI-T1, AOI-G2',
    position: { state: { cards: lastCard(2), bonus, bonusOf } },
    seat: AUTOMA,
    expect: {
      choices: [
        {
          rule: 'AOI-T4',
          chosen: 'middle',
          by: 'only',
          narrowings: [{ why: 'why.slot', left: ['middle'] }],
        },
      ],
      happenings: [
        `${NO_DECK}2`,
        'do.score n=3 total=23',
        'do.coinsBack slot=middle n=2',
        'do.bonus slot=middle tile=2 old=5',
        'do.newDeck n=7',
        'do.turnOrder n=1',
      ],
      state: {
        bonus: [
          { tile: 1, coins: 1 },
          { tile: 5, coins: 0 },
          { tile: 3, coins: 0 },
        ],
        bonusOf: { human: 4, automa: 2 },
        'points.automa': { start: 20, tiles: 3 },
        'cards.draw': [1, 2, 3, 4, 5, 6, 14],
        'cards.support': [],
        'cards.action': null,
        'cards.reserve': [7, 8, 9, 10, 11, 12, 13],
        passed: ['automa'],
        turn: 'human',
        round: 1,
      },
    },
  },
  {
    name: 'the left bonus tile',
    cite: 'AOI-T4, AOI-S9',
    position: { state: { cards: lastCard(1), bonus, bonusOf } },
    seat: AUTOMA,
    expect: {
      choices: [{ rule: 'AOI-T4', chosen: 'left' }],
      state: { 'bonus[0]': { tile: 5, coins: 0 }, 'bonusOf.automa': 1 },
    },
  },
  {
    name: 'the right bonus tile, on which no coin lies',
    cite: 'AOI-T4, AOI-S9',
    position: { state: { cards: lastCard(6), bonus, bonusOf } },
    seat: AUTOMA,
    expect: {
      happenings: [
        `${NO_DECK}6`,
        'do.score n=3 total=23',
        'do.bonus slot=right tile=3 old=5',
        'do.newDeck n=7',
        'do.turnOrder n=1',
      ],
      state: { 'bonus[2]': { tile: 5, coins: 0 }, 'bonusOf.automa': 3 },
    },
  },
  {
    // Card 2 shows the middle tile, but it is card 3, now Support, that counts: the right one.
    name: 'early pass: the drawn card is ignored, and all cards go into the new deck',
    cite: 'AOI-T2, AOI-T4',
    position: {
      state: { cards: { support: [1, 4, 6], action: 3, draw: [5, 2] }, bonus, bonusOf },
    },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      happenings: [
        'do.drawOne support=3 action=2',
        'see.earlyPass card=2',
        'do.score n=3 total=23',
        'do.bonus slot=right tile=3 old=5',
        'do.newDeck n=7',
        'do.turnOrder n=1',
      ],
      state: { spells: [], books: [], 'cards.draw': [1, 2, 3, 4, 5, 6, 14], passed: ['automa'] },
    },
  },
  {
    // The very last card is sideways too.
    name: 'early pass with the last card of the deck',
    cite: 'AOI-T2, AOI-T4',
    position: {
      state: { cards: { support: [1, 2, 5, 6], action: 3, draw: [4] }, bonus, bonusOf },
    },
    seat: AUTOMA,
    script: { cards: ['4'] },
    expect: {
      happenings: [
        'do.drawOne support=3 action=4',
        'see.earlyPass card=4',
        'do.score n=3 total=23',
        'do.bonus slot=right tile=3 old=5',
        'do.newDeck n=7',
        'do.turnOrder n=1',
      ],
    },
  },
  {
    // Tile 10 of round 4 is swapped for tile 1, whose other side is worth 7.
    name: 'rounds 4 to 6 have the other side of the tile',
    cite: 'AOI-T4, AOI-S2',
    position: {
      state: { round: 4, roundTiles: [4, 7, 10, 1, 3, 6], cards: lastCard(1), bonus, bonusOf },
    },
    seat: AUTOMA,
    expect: { state: { 'points.automa': { start: 20, tiles: 7 } } },
  },
  {
    // Spell tokens leave; the human is first again, because they passed first.
    name: 'the last to pass ends the round: tokens off, a coin on each free tile, the new order',
    cite: 'AOI-T4, AOI-T5',
    position: {
      state: {
        cards: lastCard(2),
        bonus,
        bonusOf,
        order: ['automa', 'human'],
        passed: ['human'],
        spells: ['bridge', 'coins'],
        books: [2],
      },
    },
    seat: AUTOMA,
    expect: {
      happenings: [
        `${NO_DECK}2`,
        'do.score n=3 total=23',
        'do.coinsBack slot=middle n=2',
        'do.bonus slot=middle tile=2 old=5',
        'do.newDeck n=7',
        'do.turnOrder n=2',
        'do.endRound n=1',
        'do.clearRound',
        'do.roundCoins',
        'do.newRound n=2',
      ],
      state: {
        round: 2,
        turn: 'human',
        order: ['human', 'automa'],
        passed: [],
        spells: [],
        books: [],
        bonus: [
          { tile: 1, coins: 2 },
          { tile: 5, coins: 1 },
          { tile: 3, coins: 1 },
        ],
      },
    },
  },
  {
    // Final tile 1: 8 points; tile 6 below it would be 5.
    name: 'round 6: only the points, and those of the final tile',
    cite: 'AOI-T6, AOI-Q7, AOI-T4',
    position: {
      state: { round: 6, finalTile: 1, cards: lastCard(2), bonus, bonusOf },
    },
    seat: AUTOMA,
    expect: {
      happenings: [`${NO_DECK}2`, 'do.score n=8 total=28'],
      state: { bonus, bonusOf, 'cards.draw': [], passed: ['automa'], turn: 'human', round: 6 },
    },
  },
  {
    name: 'round 6: when all have passed, the human turns what is left into points',
    cite: 'AOI-T6, AOI-E3',
    position: {
      state: { round: 6, finalTile: 1, cards: lastCard(2), bonus, bonusOf, passed: ['human'] },
    },
    seat: AUTOMA,
    expect: {
      happenings: [`${NO_DECK}2`, 'do.score n=8 total=28', 'do.resources'],
      state: { errands: [{ who: 'human', task: 'resources' }], isOver: false },
    },
  },
  {
    name: 'the Racelings, first to pass, score the tile twice',
    cite: 'AOI-F4, AOI-T4',
    position: {
      config: { faction: 'racelings' },
      state: { cards: lastCard(1), bonus, bonusOf },
    },
    seat: AUTOMA,
    expect: {
      happenings: [
        `${NO_DECK}1`,
        'do.score n=3 total=23',
        'do.score n=3 total=26',
        'do.coinsBack slot=left n=1',
        'do.bonus slot=left tile=1 old=5',
        'do.newDeck n=7',
        'do.turnOrder n=1',
      ],
      state: { 'points.automa': { start: 20, tiles: 3, faction: 3 } },
    },
  },
  {
    name: 'the Racelings, second to pass, score it once',
    cite: 'AOI-F4, AOI-T4',
    position: {
      config: { faction: 'racelings' },
      state: { cards: lastCard(1), bonus, bonusOf, passed: ['human'] },
    },
    seat: AUTOMA,
    expect: { state: { 'points.automa': { start: 20, tiles: 3 } } },
  },
  {
    name: 'other factions score it once, first or not',
    cite: 'AOI-T4, AOI-F4',
    position: {
      config: { faction: 'druids' },
      state: { cards: lastCard(1), bonus, bonusOf },
    },
    seat: AUTOMA,
    expect: { state: { 'points.automa': { start: 20, tiles: 3 } } },
  },
  {
    // Final tile 4: 7 and 7.
    name: 'the Racelings score the final tile twice as well',
    cite: 'AOI-Q14, AOI-F4, AOI-Q7',
    position: {
      config: { faction: 'racelings' },
      state: { round: 6, finalTile: 4, cards: lastCard(1), bonus, bonusOf },
    },
    seat: AUTOMA,
    expect: {
      happenings: [`${NO_DECK}1`, 'do.score n=7 total=27', 'do.score n=7 total=34'],
    },
  },
  {
    name: 'a passing human puts the old tile into the slot just emptied, and takes the coins',
    cite: 'AOI-T5',
    position: { state: { turn: 'human', bonus, bonusOf } },
    seat: HUMAN,
    input: { kind: 'pass', tile: 2 as BonusTile },
    expect: {
      happenings: ['do.humanBonus tile=2 old=4 n=2'],
      state: {
        bonus: [
          { tile: 1, coins: 1 },
          { tile: 4, coins: 0 },
          { tile: 3, coins: 0 },
        ],
        bonusOf: { human: 2, automa: 5 },
        passed: ['human'],
        turn: 'automa',
      },
    },
  },
  {
    // Both tiles of the pass get a coin like the third.
    name: 'a human who passes last ends the round; the used round tile is removed',
    cite: 'AOI-T5, AOI-T4',
    position: { state: { turn: 'human', round: 3, bonus, bonusOf, passed: ['automa'] } },
    seat: HUMAN,
    input: { kind: 'pass', tile: 3 as BonusTile },
    expect: {
      happenings: [
        'do.humanBonus tile=3 old=4 n=0',
        'do.endRound n=3',
        'do.clearRound',
        'do.roundCoins',
        'do.newRound n=4',
      ],
      state: {
        round: 4,
        order: ['automa', 'human'],
        turn: 'automa',
        bonus: [
          { tile: 1, coins: 2 },
          { tile: 2, coins: 3 },
          { tile: 4, coins: 1 },
        ],
      },
    },
  },
  {
    name: 'a human passes in round 6 without a bonus tile',
    cite: 'AOI-T6',
    position: { state: { turn: 'human', round: 6, bonus, bonusOf } },
    seat: HUMAN,
    input: { kind: 'pass', tile: undefined },
    expect: { happenings: [], state: { bonus, bonusOf, passed: ['human'], turn: 'automa' } },
  },
];
