import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { BOTS, HUMAN } from './position.ts';

/** Income turn 1: DIF-2, DIF-3 and the card that is looked at. */
const first = (config: Readonly<Record<string, string>>, state = {}) => ({
  position: { config, state: { incomeTurns: { human: 1, automa: 0 }, ...state } },
  seat: BOTS,
});

const humanIncome = (level: string, state: Readonly<Record<string, unknown>>) => ({
  position: { config: { level }, state: { turn: 'human', ...state } },
  seat: HUMAN,
  input: { kind: 'income' } as const,
});

const AROUND_B4 = ['A2', 'A3', 'B3', 'B5', 'C4', 'C5'];

export const firstIncomeExamples: readonly Example<Position, Input>[] = [
  {
    name: 'level 5: each bot advances on its favorite track before all else',
    cite: 'DIF-2, TURN-1',
    ...first({ level: '5' }),
    expect: {
      happenings: [
        'do.incomeTurn n=1',
        'do.advance who=automa track=technology n=1',
        'do.refreshTech',
        'do.advance who=shadow track=science n=1',
        'do.gainTapestry',
      ],
    },
  },
  {
    // Military 1 conquers C4, the printed hexes around B4 being farther from D4. Card 10 has the icon.
    name: 'level 5: a conquest then has the top progress card as tiebreaker card',
    cite: 'DIF-2, INC-2, R-INC-3',
    ...first({ level: '5', civilization: 'conquerors' }),
    script: { cards: ['10'] },
    expect: {
      happenings: [
        'do.incomeTurn n=1',
        'do.advance who=automa track=military n=1',
        'do.lookAtProgress card=10',
        'do.layTile at=C4',
        'do.conquer at=C4',
        'do.guard at=C4 who=shadow',
        'do.advance who=shadow track=science n=1',
        'do.gainTapestry',
      ],
      // It is put back: 14 cards in the progress deck, and no pair.
      state: {
        'cards.progress': [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
        'cards.track': null,
        'cards.tiebreaker': null,
      },
    },
  },
  {
    // Beside G3 are F4, which is full, and F5 and G2, both beside F4.
    name: 'level 5: without the icon on that card hexes beside the human are not valid',
    cite: 'R-INC-3, INC-2, CNE-V2',
    ...first({ level: '5', civilization: 'conquerors' }, { tokens: { G3: 'AA', F4: 'YY' } }),
    script: { cards: ['11'] },
    expect: {
      happenings: [
        'do.incomeTurn n=1',
        'do.advance who=automa track=military n=1',
        'do.lookAtProgress card=11',
        'see.noHex',
        'do.advance who=shadow track=science n=1',
        'do.gainTapestry',
      ],
    },
  },
  {
    // F5 and G2 are both 3 from D4 and 1 from F4; card 10 reads the columns from the left.
    name: 'level 5: with the icon on that card they are',
    cite: 'R-INC-3, INC-2, CNE-V2',
    ...first({ level: '5', civilization: 'conquerors' }, { tokens: { G3: 'AA', F4: 'YY' } }),
    script: { cards: ['10'] },
    expect: { choices: [{ rule: 'CNE-V1', chosen: 'F5' }], state: { 'tokens.F5': 'AS' } },
  },
  {
    // Automa: military 1 conquers by card 9 (icon), exploration 2 explores by card 11. Of what is
    // unexplored beside B4 and C4, A2 is 5 steps from F4 with C4 barred, farther than the rest.
    // The die moves technology from 1 to 2, without a tapestry card.
    name: 'level 6: both bots advance on all four tracks; each action looks at a card of its own',
    cite: 'DIF-3, R-INC-3, INC-2',
    ...first({ level: '6', second: 'scientists' }, { tracks: { automa: { exploration: 1 } } }),
    script: { cards: ['9', '11'], dice: ['technology'] },
    expect: {
      happenings: [
        'do.incomeTurn n=1',
        'do.advance who=automa track=military n=1',
        'do.lookAtProgress card=9',
        'do.layTile at=C4',
        'do.conquer at=C4',
        'do.guard at=C4 who=shadow',
        'do.advance who=automa track=exploration n=2',
        'do.lookAtProgress card=11',
        'do.layTile at=A2',
        'do.advance who=automa track=technology n=1',
        'do.refreshTech',
        'do.advance who=automa track=science n=1',
        'do.researchOnly track=technology',
        'do.advance who=automa track=technology n=2',
        'do.advance who=shadow track=military n=1',
        'do.advance who=shadow track=exploration n=1',
        'do.advance who=shadow track=technology n=1',
        'do.advance who=shadow track=science n=1',
        'do.gainTapestry',
      ],
    },
  },
  {
    name: 'the same card may be on top twice',
    cite: 'INC-2, R-INC-3',
    ...first({ level: '6', second: 'scientists' }, { tracks: { automa: { exploration: 1 } } }),
    script: { cards: ['9', '9'], dice: ['technology'] },
    expect: { state: { 'tokens.C4': 'AS', 'incomeTurns.automa': 1 } },
  },
  {
    // Every hex beside B4 has a tile: no picture of a card is needed.
    name: 'level 5: with nothing to explore no card is looked at',
    cite: 'R-INC-3, INC-2, EXP-V1',
    ...first(
      { level: '5', civilization: 'explorers' },
      { tracks: { automa: { exploration: 1 } }, explored: AROUND_B4 },
    ),
    expect: {
      happenings: [
        'do.incomeTurn n=1',
        'do.advance who=automa track=exploration n=2',
        'see.noHexToExplore',
        'do.advance who=shadow track=science n=1',
        'do.gainTapestry',
      ],
    },
  },
  {
    // Every hex beside B4 is full: no icon of a card opens another.
    name: 'level 5: with nothing to conquer, whatever the icon, no card is looked at',
    cite: 'R-INC-3, INC-2, CNE-V1',
    ...first(
      { level: '5', civilization: 'conquerors' },
      {
        tokens: {
          B4: 'AA',
          F4: 'YY',
          ...Object.fromEntries(AROUND_B4.map((hex) => [hex, 'XX'])),
        },
      },
    ),
    expect: {
      happenings: [
        'do.incomeTurn n=1',
        'do.advance who=automa track=military n=1',
        'see.noHex',
        'do.advance who=shadow track=science n=1',
        'do.gainTapestry',
      ],
    },
  },
  {
    name: 'level 1: not even a tapestry card',
    cite: 'INC-1, DIF-1',
    ...first({ level: '1' }),
    expect: {
      happenings: ['do.incomeTurn n=1'],
      state: { 'tracks.automa': { exploration: 0, science: 0, military: 0, technology: 0 } },
    },
  },
  {
    // Military and technology are at the end; the Shadow Empire goes its four spaces all the same.
    name: 'level 6: a token at the end stays there',
    cite: 'DIF-3',
    ...first(
      { level: '6', second: 'scientists' },
      { tracks: { automa: { military: 12, technology: 12 } } },
    ),
    script: { dice: ['exploration'] },
    expect: {
      state: {
        'tracks.automa': { exploration: 2, science: 1, military: 12, technology: 12 },
        'tracks.shadow': { exploration: 1, science: 1, military: 1, technology: 1 },
      },
    },
  },
  {
    name: 'level 1: the human advances once on each track, before all else',
    cite: 'DIF-1',
    ...humanIncome('1', { incomeTurns: { human: 0, automa: 1 } }),
    expect: {
      happenings: ['do.humanAdvances'],
      state: {
        'tracks.human': { exploration: 1, science: 1, military: 1, technology: 1 },
        'tracks.automa': { exploration: 0, science: 0, military: 0, technology: 0 },
        'incomeTurns.human': 1,
      },
    },
  },
  {
    name: 'level 1: a token at the end stays there',
    cite: 'DIF-1',
    ...humanIncome('1', {
      incomeTurns: { human: 0, automa: 1 },
      tracks: { human: { military: 12 } },
    }),
    expect: { state: { 'tracks.human.military': 12, 'tracks.human.science': 1 } },
  },
  {
    name: 'level 1: only in income turn 1',
    cite: 'DIF-1',
    ...humanIncome('1', { incomeTurns: { human: 1, automa: 2 } }),
    expect: { happenings: [], state: { 'tracks.human.military': 0, 'incomeTurns.human': 2 } },
  },
  ...['2', '3', '4', '5'].map((level) => ({
    name: `level ${level}: the human advances nowhere`,
    cite: 'DIF-1',
    ...humanIncome(level, { incomeTurns: { human: 0, automa: 1 } }),
    expect: { happenings: [], state: { 'tracks.human.military': 0 } },
  })),
  ...['2', '3', '4'].map((level) => ({
    name: `level ${level}: the bots advance nowhere`,
    cite: 'DIF-2, DIF-3',
    ...first({ level }),
    expect: { happenings: ['do.incomeTurn n=1', 'do.gainTapestry'] },
  })),
];
