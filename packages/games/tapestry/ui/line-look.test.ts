import type { Happening, MessageId, Params, RuleId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import sentences from '../text/en/rules.json' with { type: 'json' };
import { laidOf, laidRef } from './board/laid-tile.ts';
import { spaceRef } from './board/track-space.ts';
import { lineLook } from './line-look.ts';

const player = (id: string) => ({ kind: 'player', id });
const track = { kind: 'track', id: 'military' };
const [automa, shadow] = [player('automa'), player('shadow')];

function lookOf(id: string, params: Params = {}, name = automa) {
  const happening: Happening = { rule: 'INC-5' as RuleId, id: id as MessageId, params };
  return lineLook(happening, {
    config: DEFAULT_CONFIG as object as AnyConfig,
    seat: seat(1),
    name,
  });
}

const look = (...of: Parameters<typeof lookOf>) => {
  const { as, short } = lookOf(...of);
  return short === undefined ? [as] : [as, short.id];
};

describe('a line of a bot turn', () => {
  test.each<[string, Params, readonly string[]]>([
    // The title names the Automa; the Shadow Empire is named in the line.
    ['do.advance', { who: automa, track, n: 5 }, ['move', 'short.advance']],
    ['do.advance', { who: shadow, track, n: 5 }, ['move', 'short.advanceOf']],
    ['do.favorite', { who: automa, track }, ['move', 'short.favorite']],
    ['do.favorite', { who: shadow, track }, ['move', 'short.favoriteOf']],
    ['do.conquer', {}, ['move', 'short.conquer']],
    ['do.landmarkOnMat', { who: shadow }, ['move', 'short.landmarkOnMat']],
    // What merely happened, or came of a roll.
    ['see.hexFull', {}, ['note']],
    ['see.research', { track }, ['lead', 'short.die']],
    // The phase in the title says it.
    ['do.incomeTurn', { n: 2 }, ['silent']],
    ['see.emptyDeck', {}, ['silent']],
    ['see.sameFavorite', { who: automa, track }, ['silent']],
  ])('%s of %j', (id, params, expected) => {
    expect(look(id, params)).toEqual(expected);
  });

  test('names nobody where the Shadow Empire has the turn', () => {
    const params = { who: shadow, track, n: 5 };
    expect(look('do.advance', params, shadow)).toEqual(['move', 'short.advance']);
  });

  test('has the space of a track as one place', () => {
    expect(lookOf('do.advance', { who: automa, track, n: 5 }).short?.params).toEqual({
      who: automa,
      space: spaceRef('military', 5),
    });
  });

  test('has a tile and its turn as one sign: printed tiles carry no numbers', () => {
    const at = { kind: 'hex', id: 'C4' };
    const tile = { kind: 'tile', id: '26' };
    const { short } = lookOf('do.layKnownTile', { at, tile, n: 180 });
    expect(short?.params).toEqual({ at, tile: laidRef('26', 3) });
    expect(laidOf(laidRef('26', 3))).toEqual({ tile: 26, rotation: 3 });
    expect(laidOf(tile)).toEqual({ tile: 26, rotation: 0 });
    expect(laidOf(at)).toBeUndefined();
  });

  test('an achievement brings its points with the token', () => {
    expect(look('do.achievement', { who: automa, n: 10, total: 30 })).toEqual([
      'scoring',
      'short.achievement',
    ]);
    expect(look('do.achievement', { who: player('human'), n: 10, total: 30 })).toEqual(['scoring']);
  });
});

/** These are told in a human's turn only. */
const OF_HUMANS = [
  'do.takeLandmark',
  'do.trapSprung',
  'do.noTrap',
  'do.yourOutpostFalls',
  'do.rivalFalls',
  'do.humanAdvances',
];

test('every move of a bot has few words', () => {
  const wordy = Object.keys(sentences).filter((id) => {
    if (!id.startsWith('do.') || OF_HUMANS.includes(id)) return false;
    const { as, short, part } = lookOf(id);
    return as === 'move' && short === undefined && part === undefined;
  });
  expect(wordy).toEqual([]);
});

describe('the cards', () => {
  test.each(['see.pair', 'see.progressCard', 'see.addCards', 'see.shuffle', 'see.gainTapestry'])(
    'of the app are not on the table: %s',
    (id) => {
      expect(look(id)).toEqual(['silent']);
    },
  );

  // INC-2: the card that was looked at is shuffled back.
  test.each([
    'do.addCards',
    'do.shuffle',
    'do.gainTapestry',
    'do.tapestryOnMat',
    'do.lookAtProgress',
  ])('of the box are work: %s', (id) => {
    expect(look(id)[0]).toBe('move');
  });

  test('that were asked for are drawn', () => {
    expect(look('do.drawPair')).toEqual(['lead', 'short.drawPair']);
  });
});

test('in a long turn what lies on the board goes together, and what lies at the mat', () => {
  const hands = (...ids: readonly string[]) => ids.map((id) => lookOf(id).hand);
  expect(hands('do.favorite', 'do.advance', 'do.conquer', 'do.landmarkOnMat', 'do.total')).toEqual(
    Array.from({ length: 5 }, () => 'board'),
  );
  expect(hands('do.tapestryOnMat', 'do.gainTapestry', 'do.shuffle')).toEqual(['mat', 'mat', 'mat']);
});

describe('the points of an income turn', () => {
  const part = (id: string, params: Params) => {
    const { as, part } = lookOf(id, params);
    return [as, part?.points, part?.source?.id];
  };

  test('are parts of one sum, each with its source', () => {
    const line = { kind: 'line', id: 'landmarks' };
    const scored = { line, n: 2, each: 2, points: 4 };
    expect(part('do.scoreLine', scored)).toEqual(['scoring', 4, 'short.source']);
    expect(part('do.firstToEra', { n: 2, era: 2 })).toEqual(['scoring', 2, 'short.sourceEra']);
    const bonus = { source: { kind: 'source', id: 'civilization' }, n: 3, total: 8 };
    expect(part('do.score', bonus)).toEqual(['scoring', 3, 'short.sourceCivilization']);
    expect(part('do.total', { total: 57 })).toEqual(['scoring', 0, undefined]);
  });

  test('the total says where the marker goes', () => {
    expect(look('do.total', { total: 57 })).toEqual(['scoring', 'short.score']);
  });
});
