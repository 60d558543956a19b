import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { cardsFor } from './turn.ts';

const AUTOMA = seat(1);
/** In reading order: two wide places, then four. */
const DISPLAY = ['steel', 'science', 'library', 'census', 'professor', 'architecture'];
const EVERY_SPELL = ['bridge', 'scholar', 'tools', 'coins', 'one_spade', 'two_spades'];

/** Blocking (AOI-A6) and innovations (AOI-A2), with the count of AOI-TB4. */
export const displayExamples: readonly Example<Position, Input>[] = [
  {
    // Free: scholar, coins, two spades. From the right: two spades, coins, scholar, two spades.
    name: 'X4: three spells covered, right to left 4 starts over and takes the rightmost',
    cite: 'AOI-A6, AOI-TB4, AOI-TB5',
    position: {
      state: { cards: cardsFor(10, 2), spells: ['bridge', 'tools', 'one_spade'] },
    },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A6',
          chosen: 'two_spades',
          by: 'counted',
          narrowings: [
            { why: 'why.uncovered', left: ['scholar', 'coins', 'two_spades'] },
            { why: 'why.directional', best: 1, left: ['two_spades'] },
          ],
        },
        { rule: 'AOI-A6', chosen: '3', by: 'counted' },
      ],
      happenings: [
        'do.drawOne support=10 action=2',
        'do.blockSpell spell=two_spades',
        // Three book actions from the right: 3, 2, 1, and 3 again.
        'do.blockBook book=3',
        'do.score n=1 total=21',
      ],
      state: { spells: ['bridge', 'tools', 'one_spade', 'two_spades'], books: [3] },
    },
  },
  {
    // Left to right 2 among those without a token, by slot and not by number.
    name: 'what has a token is not counted; book actions are counted by their slots',
    cite: 'AOI-A6, AOI-TB4, AOI-TB5',
    position: {
      state: {
        cards: cardsFor(1, 2),
        spells: ['bridge', 'tools'],
        bookActions: [5, 2, 4],
        books: [2],
      },
    },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      choices: [
        { rule: 'AOI-A6', chosen: 'coins' },
        {
          rule: 'AOI-A6',
          chosen: '4',
          narrowings: [
            { why: 'why.uncovered', left: ['5', '4'] },
            { why: 'why.directional', left: ['4'] },
          ],
        },
      ],
      state: { spells: ['bridge', 'tools', 'coins'], books: [2, 4] },
    },
  },
  {
    name: 'every spell covered: the book action is still blocked',
    cite: 'AOI-Q5, AOI-A6',
    position: { state: { cards: cardsFor(6, 2), spells: EVERY_SPELL } },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      happenings: ['do.drawOne support=6 action=2', 'do.blockBook book=1', 'do.score n=1 total=21'],
      state: { books: [1] },
    },
  },
  {
    name: 'every spell covered, read strictly: the action ends there',
    cite: 'AOI-Q5, AOI-A6, AOI-G6',
    position: {
      config: { options: { block: 'strict' } },
      state: { cards: cardsFor(6, 2), spells: EVERY_SPELL },
    },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      happenings: ['do.drawOne support=6 action=2', 'do.score n=1 total=21'],
      state: { books: [] },
    },
  },
  {
    // Nothing comes after the book part that could end with it.
    name: 'every book action covered, read strictly: the spell is blocked before',
    cite: 'AOI-Q5, AOI-A6',
    position: {
      config: { options: { block: 'strict' } },
      state: { cards: cardsFor(6, 2), books: [1, 2, 3] },
    },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=2',
        'do.blockSpell spell=bridge',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'every book action covered: the spell is still blocked',
    cite: 'AOI-Q5, AOI-A6',
    position: { state: { cards: cardsFor(6, 2), books: [1, 2, 3] } },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: {
      happenings: [
        'do.drawOne support=6 action=2',
        'do.blockSpell spell=bridge',
        'do.score n=1 total=21',
      ],
    },
  },
  {
    name: 'nothing left to block: on to the points',
    cite: 'AOI-Q5, AOI-A6, AOI-G6',
    position: { state: { cards: cardsFor(6, 2), spells: EVERY_SPELL, books: [1, 2, 3] } },
    seat: AUTOMA,
    script: { cards: ['2'] },
    expect: { happenings: ['do.drawOne support=6 action=2', 'do.score n=1 total=21'] },
  },
  {
    // Left to right 2; then on 0 everywhere, human too: law is the second.
    name: 'from round 3 an innovation is taken, and nothing comes of it',
    cite: 'AOI-A2, AOI-TB4, AOI-TB5, AOI-G3',
    position: { state: { round: 3, cards: cardsFor(1, 6), display: DISPLAY } },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      choices: [
        {
          rule: 'AOI-A2',
          chosen: 'science',
          by: 'counted',
          narrowings: [{ why: 'why.directional', best: 2, left: ['science'] }],
        },
        { rule: 'AOI-A8', chosen: 'law' },
      ],
      happenings: [
        'do.drawOne support=1 action=6',
        'do.takeInnovation innovation=science',
        'do.advance discipline=law n=1 level=1',
      ],
      state: {
        display: ['steel', null, 'library', 'census', 'professor', 'architecture'],
        'innovations.automa': ['science'],
        'points.automa': { start: 20 },
      },
    },
  },
  {
    // Left: science, census, architecture. From the bottom right: architecture, census, science.
    name: 'from the bottom right, without the empty places, starting over',
    cite: 'AOI-A2, AOI-TB4, AOI-TB5',
    position: {
      state: {
        round: 6,
        cards: cardsFor(10, 6),
        display: [null, 'science', null, 'census', null, 'architecture'],
        innovations: { automa: ['steel', 'library'], human: ['professor'] },
      },
    },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      choices: [{ rule: 'AOI-A2', chosen: 'architecture' }],
      state: {
        'innovations.automa': ['steel', 'library', 'architecture'],
        'innovations.human': ['professor'],
      },
    },
  },
  {
    name: 'in round 2 there is no innovation yet, but the discipline',
    cite: 'AOI-A2, AOI-G6',
    position: { state: { round: 2, cards: cardsFor(1, 6), display: DISPLAY } },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      happenings: ['do.drawOne support=1 action=6', 'do.advance discipline=law n=1 level=1'],
      state: { display: DISPLAY },
    },
  },
  {
    name: 'three innovations are enough',
    cite: 'AOI-A2, AOI-G6',
    position: {
      state: {
        round: 5,
        cards: cardsFor(1, 6),
        display: DISPLAY.slice(3),
        innovations: { automa: DISPLAY.slice(0, 3) },
      },
    },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      happenings: ['do.drawOne support=1 action=6', 'do.advance discipline=law n=1 level=1'],
      state: { 'innovations.automa': DISPLAY.slice(0, 3) },
    },
  },
  {
    name: 'an empty display: no valid option, on to the discipline',
    cite: 'AOI-A2, AOI-G6',
    position: { state: { round: 4, cards: cardsFor(1, 6), display: [null, null] } },
    seat: AUTOMA,
    script: { cards: ['6'] },
    expect: {
      happenings: ['do.drawOne support=1 action=6', 'do.advance discipline=law n=1 level=1'],
    },
  },
];
