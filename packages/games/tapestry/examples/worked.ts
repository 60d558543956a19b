import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { BOTS, narrowing, turnWith } from './position.ts';

/** Worked cases of the rules; each has a file `<begin>-….position.json` that the CLI runs. */
export const workedExamples: readonly (Example<Position, Input> & { readonly begin: string })[] = [
  {
    begin: 'ex-1',
    name: 'card 4 orders technology before military, and is read from the end for the Shadow Empire',
    cite: 'ADV-V1, ADV-T1',
    ...turnWith({
      pair: [6, 4],
      tracks: {
        automa: { exploration: 12, science: 12, military: 4, technology: 4 },
        shadow: { exploration: 12, science: 12, military: 4, technology: 4 },
      },
      landmarks: { barracks: 'automa', forge: 'human' },
      achievements: { completeTrack: ['automa', 'shadow'] },
    }),
    expect: {
      choices: [
        {
          rule: 'ADV-V1',
          chosen: 'technology',
          narrowings: [
            narrowing('why.unfinished', 'military technology'),
            narrowing('why.trackOrder', 'technology', 1),
          ],
        },
        {
          rule: 'ADV-V1',
          chosen: 'military',
          narrowings: [
            narrowing('why.unfinished', 'military technology'),
            narrowing('why.trackOrder', 'military', 2),
          ],
        },
      ],
      happenings: [
        'do.drawPair track=6 tiebreaker=4',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=military n=5',
      ],
    },
  },
  {
    begin: 'ex-6',
    name: 'house and flag: two spaces to the Tank Factory and to the Tech Hub',
    cite: 'ADV-V2, ADV-V3, R-TRK-1',
    ...turnWith({
      pair: [3, 4],
      tracks: {
        automa: { exploration: 3, science: 0, military: 5, technology: 8 },
        shadow: { exploration: 4 },
      },
      landmarks: {
        ...{ lighthouse: 'human', barracks: 'automa', forge: 'automa', rubberWorks: 'automa' },
      },
    }),
    expect: {
      choices: [
        {
          rule: 'ADV-V2',
          chosen: 'technology',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.landmarkOrEnd', 'military technology', 2),
            narrowing('why.trackOrder', 'technology', 1),
          ],
        },
        {
          rule: 'ADV-V3',
          chosen: 'exploration',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.end', 'exploration', 8),
          ],
        },
      ],
      happenings: [
        'do.drawPair track=3 tiebreaker=4',
        'do.advance who=automa track=technology n=9',
        'do.advance who=shadow track=exploration n=5',
      ],
    },
  },
  {
    begin: 'tv-c3',
    name: 'third conquest without the icon: D5 and E3 are two steps from F4',
    cite: 'CNE-V1, CNE-V2, CNE-T3, CNE-T4',
    ...turnWith({
      pair: [6, 2],
      tokens: { B4: 'AA', C4: 'A', D4: 'A', F4: 'YY' },
      tracks: { automa: { military: 2 } },
      achievements: { middleIsland: ['automa'] },
    }),
    expect: {
      choices: [
        { rule: 'ADV-V1', chosen: 'military' },
        { rule: 'COP-V1', chosen: undefined },
        {
          rule: 'CNE-V1',
          chosen: 'E3',
          narrowings: [
            narrowing(
              'why.conquerOrExplore',
              'A1 A2 A3 B1 B2 B3 B5 C1 C2 C3 C5 C6 D1 D2 D3 D5 D6 E1 E2 E3 E4 E5 E6 F1 F2 F3 F5 G1 G2 G3',
            ),
            narrowing('why.inReach', 'A2 A3 B3 B5 C3 C5 D3 D5 E3 E4'),
            narrowing('why.notBesideYou', 'A2 A3 B3 B5 C3 C5 D3 D5 E3'),
            narrowing('why.closestToYou', 'D5 E3', 2),
            narrowing('why.readingOrder', 'E3', 11),
          ],
        },
      ],
      happenings: [
        'do.drawPair track=6 tiebreaker=2',
        'do.advance who=automa track=military n=3',
        'do.layTile at=E3',
        'do.conquer at=E3',
        'do.advance who=shadow track=technology n=1',
      ],
    },
  },
  {
    begin: 'ex-3',
    name: 'income turn 3 on the normal side, first to the era: 24 and 3 points',
    cite: 'INC-5, R-INC-2, R-INC-4, TURN-2',
    position: {
      config: { level: '1' },
      state: {
        incomeTurns: { human: 2, automa: 2 },
        tokens: { B4: 'AA', C4: 'A', D4: 'A', F4: 'YY' },
        tracks: {
          automa: { exploration: 5, science: 3, military: 4, technology: 2 },
          shadow: { science: 3 },
        },
        landmarks: { lighthouse: 'automa', barracks: 'automa' },
        tapestry: { onMat: 1 },
        // The ten cards of era 2.
        cards: { decision: [], track: 1, tiebreaker: 2, discard: [3, 4, 5, 6, 7, 8, 9, 10] },
      },
    },
    seat: BOTS,
    expect: {
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=3',
        'do.scoreLine line=landmarks n=2 each=2 points=4',
        'do.scoreLine line=territories n=3 each=2 points=6',
        'do.scoreLine line=militaryScience n=7 each=1 points=7',
        'do.scoreLine line=explorationTechnology n=7 each=1 points=7',
        'do.firstToEra n=3 era=3',
        'do.total total=27',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.shuffle n=12',
      ],
      state: {
        'points.automa': { landmarks: 4, territories: 6, tracks: 14, firstToEra: 3 },
        'tapestry.onMat': 2,
        'incomeTurns.automa': 3,
      },
    },
  },
];
