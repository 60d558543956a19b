import { showMessage } from '@empty-chair/testkit/show';
import { expect, describe as group, test } from 'vitest';
import type { Fields, Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { describe } from './describe.ts';

const tell = (state: Fields, config: Position['config'] = {}): readonly string[] =>
  describe(readPosition({ state, config })).map(showMessage);
const about = (lines: readonly string[], part: string): readonly string[] =>
  lines.filter((line) => line.startsWith(part));

const lines = tell({
  turn: 'human',
  incomeTurns: { human: 2, automa: 1 },
  tokens: { B4: 'AA', F4: 'YY', C4: 'AS', D5: 'yA', E5: 'Y', G3: 'X' },
  explored: ['A1'],
  tracks: { human: { science: 4 }, automa: { technology: 3 }, shadow: { military: 2 } },
  landmarks: { apothecary: 'human', barracks: 'shadow' },
  achievements: { completeTrack: ['shadow'], middleIsland: ['human', 'automa'] },
  tapestry: { hand: 3, onMat: 1 },
  cards: { track: 1, tiebreaker: 2, discard: [3, 4], decision: [5, 6, 7, 8] },
  points: { human: 12, automa: { landmarks: 4, achievements: 5 } },
});

group('the position in words', () => {
  test('SET-3, SET-4: whose turn, then what each player has', () => {
    // Outposts: the human has 4 on the map; the Automa 4 and its marker.
    expect(lines.slice(0, 6)).toEqual([
      'show.turn era=2 who=human',
      'show.player era=2 landmarks=1 n=12 outposts=6 territories=2 who=human',
      'show.player era=1 landmarks=1 n=9 outposts=5 territories=3 who=automa',
      'show.favorite track=technology who=automa',
      'show.civilizations civilizations=[engineers]',
      'show.tapestry n=3 onMat=1',
    ]);
    expect(lines[6]).toBe('show.favorite track=science who=shadow');
  });

  test('the map hex by hex, without empty land', () => {
    expect(lines.slice(7, 20)).toEqual([
      'show.explored at=A1',
      'show.ruler at=B4 who=automa',
      'show.outposts at=B4 n=2 who=automa',
      'show.ruler at=C4 who=automa',
      'show.outposts at=C4 n=1 who=automa',
      'show.toppled at=C4 n=1 who=shadow',
      'show.ruler at=D5 who=automa',
      'show.toppled at=D5 n=1 who=human',
      'show.outposts at=D5 n=1 who=automa',
      'show.ruler at=E5 who=human',
      'show.outposts at=E5 n=1 who=human',
      'show.ruler at=F4 who=human',
      'show.outposts at=F4 n=2 who=human',
    ]);
    expect(lines[20]).toBe('show.others at=G3 n=1');
  });

  test('ADV-A2, TURN-4: tracks, landmarks, achievements and cards; the Shadow Empire’s landmark is the Automa’s', () => {
    expect(lines.slice(21)).toEqual([
      'show.track first=0 second=0 shadow=0 track=exploration',
      'show.track first=4 second=0 shadow=0 track=science',
      'show.track first=0 second=0 shadow=2 track=military',
      'show.track first=0 second=3 shadow=0 track=technology',
      'show.landmark landmark=barracks who=automa',
      'show.landmark landmark=apothecary who=human',
      'show.achievement achievement=completeTrack place=1 who=shadow',
      'show.achievement achievement=middleIsland place=1 who=human',
      'show.achievement achievement=middleIsland place=2 who=automa',
      'show.decks discard=2 n=4 progress=14',
      'show.discard cards=[3, 4]',
      'show.pair tiebreaker=2 track=1',
    ]);
  });

  test('no pair before the first one, and at the end that it is over', () => {
    expect(about(tell({}), 'show.pair')).toEqual([]);
    expect(tell({ isOver: true })[0]).toBe('show.over');
  });

  test('the era of the human on turn; while a bot is, of the one who is furthest', () => {
    const incomeTurns = { human: 2, automa: 4 };
    expect(tell({ turn: 'human', incomeTurns })[0]).toBe('show.turn era=2 who=human');
    expect(tell({ turn: 'automa', incomeTurns })[0]).toBe('show.turn era=2 who=automa');
    const two = { game: 'shadow' };
    const apart = { incomeTurns: { human1: 1, human2: 3 } };
    expect(tell({ turn: 'human1', ...apart }, two)[0]).toBe('show.turn era=1 who=human1');
    expect(tell({ turn: 'shadow', ...apart }, two)[0]).toBe('show.turn era=3 who=shadow');
  });

  test('2P-1: with two humans no Automa, no progress deck', () => {
    const two = tell({ turn: 'human2' }, { game: 'shadow', shadowFavorite: 'military' });
    expect(two.slice(0, 4)).toEqual([
      'show.turn era=1 who=human2',
      'show.player era=1 landmarks=0 n=0 outposts=8 territories=1 who=human1',
      'show.player era=1 landmarks=0 n=0 outposts=8 territories=1 who=human2',
      'show.favorite track=military who=shadow',
    ]);
    expect(about(two, 'show.trackForTwo')).toHaveLength(4);
    expect(two.at(-1)).toBe('show.deck discard=0 n=12 progress=0');
  });
});
