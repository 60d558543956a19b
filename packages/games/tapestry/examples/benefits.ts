import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Fields, Position } from './position.ts';
import { turnWith } from './position.ts';

const LANDMARKS = [
  ...['forge', 'rubberWorks', 'techHub', 'barracks', 'tankFactory', 'fusionReactor'],
  ...['lighthouse', 'trainStation', 'launchPad', 'apothecary', 'academy', 'laboratory'],
];
/** So that entering a space brings its benefit and nothing else. */
const NOTHING_TO_TAKE: Fields = {
  landmarks: Object.fromEntries(LANDMARKS.map((id) => [id, 'human'])),
  achievements: { completeTrack: ['human', 'shadow'] },
};

/** Card 7 begins with the heart and ends with science; card 6 shows squares. */
export const enter = (
  track: string,
  space: number,
  { tracks = {}, dice = [], choices = [], ...more }: Fields & Dice = {},
) =>
  turnWith({
    pair: [6, 7],
    ...NOTHING_TO_TAKE,
    favorites: { automa: track, shadow: 'science' },
    tracks: { automa: { ...(tracks as Fields), [track]: space - 1 } },
    dice,
    choices,
    ...more,
  });
interface Dice {
  readonly dice?: readonly string[];
  readonly choices?: readonly string[];
}

export const DRAWN = 'do.drawPair track=6 tiebreaker=7';
export const SHADOWS = 'do.advance who=shadow track=science n=1';

/** What the science die does, beyond the plain chart of spaces. */
export const benefitExamples: readonly Example<Position, Input>[] = [
  {
    // Science 5 brings to science 6, which rolls again; military 1 conquers, C4 being beside D4.
    name: 'research with benefit goes on with what it reaches',
    cite: 'BEN-3, BEN-7',
    ...enter('science', 5, { dice: ['science', 'military'] }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=5',
        'do.research track=science',
        'do.advance who=automa track=science n=6',
        'do.research track=military',
        'do.advance who=automa track=military n=1',
        'do.layTile at=C4',
        'do.conquer at=C4',
        SHADOWS,
      ],
    },
  },
  {
    // Science 2 would be a tapestry card.
    name: 'research without benefit: only the token moves',
    cite: 'BEN-3',
    ...enter('science', 1, { dice: ['science'] }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=1',
        'do.researchOnly track=science',
        'do.advance who=automa track=science n=2',
        SHADOWS,
      ],
      state: { 'tapestry.hand': [] },
    },
  },
  {
    name: 'a landmark and an achievement are no benefit: they come without it too',
    cite: 'BEN-3, ADV-A2, ADV-A3',
    ...enter('science', 3, {
      landmarks: {},
      achievements: {},
      tracks: { technology: 3 },
      dice: ['technology'],
    }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=3',
        'do.researchOnly track=technology',
        'do.advance who=automa track=technology n=4',
        'do.landmarkOnMat who=automa landmark=forge',
        SHADOWS,
      ],
    },
  },
  {
    name: 'research rolls a finished track: nothing happens',
    cite: 'R-DIE-1, BEN-3',
    ...enter('science', 6, { tracks: { military: 12 }, dice: ['military'] }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=6',
        'do.research track=military',
        'see.trackFinished track=military',
        SHADOWS,
      ],
    },
  },
  {
    // Science 12 itself is finished by then.
    name: 'research at the end of science, onto science',
    cite: 'R-DIE-1, R-BEN-2',
    ...enter('science', 12, { dice: ['science'] }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=12',
        'do.researchOnly track=science',
        'see.trackFinished track=science',
        SHADOWS,
      ],
      state: { 'points.automa': {} },
    },
  },
  {
    name: 'one of several: a listed but finished track ends the rolling without effect',
    cite: 'R-DIE-2, BEN-5',
    ...enter('science', 9, { tracks: { exploration: 12 }, dice: ['exploration'] }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=9',
        'do.oneOf',
        'see.trackFinished track=exploration',
        SHADOWS,
      ],
    },
  },
  {
    // Military 11 has no benefit.
    name: 'one of several: a regress from the end is done',
    cite: 'R-DIE-2, BEN-5',
    ...enter('science', 10, { tracks: { military: 12 }, dice: ['military'] }),
    expect: { state: { 'tracks.automa.military': 11 } },
  },
  {
    // Technology 4 has the Forge, and refreshes the market.
    name: 'one of several: a regress takes no landmark but gains the benefit of the space',
    cite: 'R-DIE-3, BEN-4',
    ...enter('science', 10, {
      landmarks: { laboratory: 'human' },
      tracks: { technology: 5 },
      dice: ['technology'],
    }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=10',
        'do.oneOf',
        'do.regress who=automa track=technology n=4',
        'do.refreshTech',
        SHADOWS,
      ],
      state: { landmarks: { laboratory: 'human' } },
    },
  },
  {
    name: 'one of several: a regress at the start does nothing',
    cite: 'R-DIE-3',
    ...enter('science', 10, { dice: ['military'] }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=10',
        'do.oneOf',
        'see.atStart track=military',
        SHADOWS,
      ],
      state: { 'tracks.automa.military': 0 },
    },
  },
  {
    // The Forge is free this time; technology 4 also refreshes the market.
    name: 'one of several: an advance takes the landmark and gains the benefit',
    cite: 'R-DIE-3, BEN-5, ADV-A2',
    ...enter('science', 11, {
      landmarks: {},
      tracks: { technology: 3 },
      dice: ['technology'],
    }),
    expect: {
      happenings: [
        DRAWN,
        'do.advance who=automa track=science n=11',
        'do.oneOf',
        'do.advance who=automa track=technology n=4',
        'do.landmarkOnMat who=automa landmark=forge',
        'do.refreshTech',
        SHADOWS,
      ],
    },
  },
];
