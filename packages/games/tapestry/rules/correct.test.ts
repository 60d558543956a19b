import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { record, refusal } from '../examples/human-side.ts';
import type { Fields, Position } from '../examples/position.ts';
import { BOTS, readPosition } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { tapestry } from './module.ts';

const STATE: Fields = {
  turn: 'human',
  tokens: { B4: 'AA', F4: 'YY', C4: 'AS', E4: 'Y' },
  tiles: { A1: [17, 2] },
  tracks: { human: { military: 3 }, automa: { military: 5 } },
  landmarks: { barracks: 'automa', bakery: 'human' },
  achievements: { completeTrack: ['shadow', 'automa'], toppleTwo: ['human'] },
  tapestry: { hand: 2 },
  points: { human: { play: 10, achievements: 10 }, automa: { landmarks: 4, achievements: 5 } },
};
const here = (state: Fields = {}, config: Position['config'] = {}): Position => ({
  config,
  state: { ...STATE, ...state },
});
const TWO: Position = { config: { game: 'shadow' }, state: { turn: 'human1' } };

/** The position with some fields set, by path; undefined takes one out. */
function changed(written: Fields, fields: Fields): unknown {
  const result = structuredClone(written);
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() as string;
    const at = names.reduce((object, name) => object[name] as Record<string, unknown>, {
      ...result,
    } as Record<string, unknown>);
    if (names.length > 0) at[last] = value;
    else Object.assign(result, { [last]: value });
  }
  return result;
}

describe('one fact is set, and nothing else', () => {
  test.each<[string, Fields]>([
    ['correct hex C4 A', { 'tokens.C4': 'A' }],
    ['correct hex c4 empty', { 'tokens.C4': undefined }],
    ['correct hex E4 Ay', { 'tokens.E4': 'yA' }],
    ['correct hex F4 YX', { 'tokens.F4': 'YX' }],
    ['correct hex D4 A', { 'tokens.D4': 'A' }],
    // Where tokens stand is explored: a tile was laid, though nobody said which.
    ['correct hex A2 A', { 'tokens.A2': 'A', explored: ['A1', 'A2', 'C4', 'E4'], tilesLeft: 44 }],
    ['correct explored A2 yes', { explored: ['A1', 'A2', 'C4', 'E4'], tilesLeft: 44 }],
    ['correct explored A1 yes', {}],
    ['correct explored A1 no', { explored: ['C4', 'E4'], tiles: {}, tilesLeft: 46 }],
    ['correct tile A1 18', { 'tiles.A1': [18, 0] }],
    ['correct tile A1', { tiles: {} }],
    [
      'correct tile A2 18 3',
      { explored: ['A1', 'A2', 'C4', 'E4'], 'tiles.A2': [18, 3], tilesLeft: 44 },
    ],
    ['correct track human military 12', { 'tracks.human.military': 12 }],
    ['correct track shadow science 4', { 'tracks.shadow.science': 4 }],
    ['correct favorite automa military', { 'favorites.automa': 'military' }],
    // The favorites of both bots may become the same (INC-3).
    ['correct favorite shadow technology', { 'favorites.shadow': 'technology' }],
    ['correct landmark forge automa', { 'landmarks.forge': 'automa' }],
    ['correct landmark bakery nobody', { 'landmarks.bakery': undefined }],
    ['correct achievement middleIsland 1 automa', { 'achievements.middleIsland': ['automa'] }],
    [
      'correct achievement completeTrack 1 human',
      { 'achievements.completeTrack': ['human', 'automa'] },
    ],
    ['correct achievement completeTrack 2 nobody', { 'achievements.completeTrack': ['shadow'] }],
    ['correct achievement toppleTwo 1 nobody', { 'achievements.toppleTwo': [] }],
    ['correct toppled automa 1', { 'toppled.automa': 1 }],
    // The difference is booked as play.
    ['correct points human 15', { 'points.human.play': 5 }],
    ['correct points automa 0', { 'points.automa.play': -9 }],
    ['correct income automa 4', { 'incomeTurns.automa': 4 }],
    ['correct tapestry 1', { 'tapestry.hand': ['unknown'] }],
    ['correct tapestry 3', { 'tapestry.hand': ['unknown', 'unknown', 'unknown'] }],
    ['correct tiles 20', { tilesLeft: 20 }],
  ])('%s', (text, fields) => {
    const before = stateCodec.encode(readPosition(here())) as Fields;
    const { after, said } = record(text, here());
    expect(after).toEqual(changed(before, fields));
    expect(said).toEqual([]);
  });

  test('with two humans, by their numbers; a lone "human" is the first', () => {
    expect(record('correct points human2 7', TWO).after['points']).toMatchObject({
      ...{ human1: {}, human2: { play: 7 } },
    });
    expect(record('correct points human 7', TWO).after['points']).toMatchObject({
      ...{ human1: { play: 7 }, human2: {} },
    });
    expect(record('correct landmark forge shadow', TWO).after['landmarks']).toEqual({
      forge: 'shadow',
    });
  });

  test('on the bots’ turn too', () => {
    expect(record('correct points human 3', here({ turn: 'automa' })).after).toMatchObject({
      turn: 'automa',
    });
  });
});

describe('what cannot be is refused, with its reason', () => {
  const ten = ['A3', 'B3', 'C2', 'C5', 'D1', 'D2', 'E2', 'F3'];
  const many = (letter: string) => Object.fromEntries(ten.map((name) => [name, letter]));
  test.each<[string, string, Fields?]>([
    ['correct hex D3 YYY', 'bad.tokens at=D3 most=2 n=3'],
    ['correct hex D3 ASX', 'bad.tokens at=D3 most=2 n=3'],
    ['correct hex D3 YA', 'bad.rulers at=D3'],
    ['correct hex D3 Q', 'no.tokens letters=Y A S X word=Q'],
    ['correct hex D3 Z', 'no.tokens letters=Y A S X word=Z'],
    ['correct hex E5 Y', 'bad.outposts n=10 who=human', { tokens: { F4: 'YY', ...many('Y') } }],
    // Of ten one is the marker of the favorite track (SET-3).
    ['correct hex E5 A', 'bad.outposts n=10 who=automa', { tokens: { B4: 'A', ...many('A') } }],
    ['correct explored D4 no', 'no.printed at=D4'],
    ['correct explored E4 no', 'bad.unexplored at=E4'],
    ['correct tile D4 18', 'no.printed at=D4'],
    ['correct tile A2 17', 'no.tile tile=17'],
    ['correct track human military 13', 'data.outOfRange least=0 most=12 value=13'],
    ['correct track human military -1', 'data.outOfRange least=0 most=12 value=-1'],
    ['correct track human2 military 1', 'no.who word=human2'],
    ['correct favorite human military', 'no.who word=human'],
    ['correct landmark forge shadow', 'no.who word=shadow'],
    ['correct landmark barn automa', 'no.who word=automa'],
    ['correct achievement middleIsland 2 human', 'data.outOfRange least=1 most=1 value=2'],
    ['correct achievement completeTrack 3 human', 'data.outOfRange least=1 most=2 value=3'],
    ['correct achievement completeTrack 0 human', 'data.outOfRange least=1 most=2 value=0'],
    // Places are free from the last one up.
    ['correct achievement completeTrack 1 nobody', 'data.outOfRange least=2 most=2 value=1'],
    ['correct achievement toppleTwo 2 human', 'bad.achievement achievement=toppleTwo'],
    ['correct toppled shadow 1', 'no.who word=shadow'],
    ['correct toppled human 21', 'data.outOfRange least=0 most=20 value=21'],
    ['correct points shadow 5', 'no.who word=shadow'],
    ['correct points human -1', 'data.outOfRange least=0 most=999 value=-1'],
    ['correct income shadow 2', 'no.who word=shadow'],
    ['correct income human 6', 'data.outOfRange least=0 most=5 value=6'],
    ['correct tapestry 21', 'data.outOfRange least=0 most=20 value=21'],
    ['correct tiles 49', 'data.outOfRange least=0 most=48 value=49'],
  ])('%s: %s', (text, reason, state = {}) => {
    expect(refusal(text, here(state))).toBe(reason);
  });

  test('ACH-2: the Shadow Empire can have only one kind of achievement', () => {
    for (const id of ['toppleTwo', 'middleIsland']) {
      expect(refusal(`correct achievement ${id} 1 shadow`, here({ achievements: {} }))).toBe(
        'no.who word=shadow',
      );
    }
    const { after } = record('correct achievement completeTrack 1 shadow', {
      state: { turn: 'human' },
    });
    expect(after).toMatchObject({ achievements: { completeTrack: ['shadow'] } });
  });

  test('with two humans there is no Automa', () => {
    expect(refusal('correct tapestry 1', TWO)).toBe('no.automa');
    expect(refusal('correct track automa military 1', TWO)).toBe('no.who word=automa');
    expect(refusal('correct favorite human2 military', TWO)).toBe('no.who word=human2');
    expect(refusal('correct hex D3 A', TWO)).toBe('no.tokens letters=Y Z S X word=A');
  });
});

describe('what is corrected can be written and read again', () => {
  test('tiles never fall below none or rise above all', () => {
    const none = record('correct explored A2 yes', here({ tilesLeft: 0 })).after;
    expect(none).toMatchObject({ tilesLeft: 0 });
    const all = record('correct explored A1 no', here({ tilesLeft: 48 })).after;
    expect(all).toMatchObject({ tilesLeft: 48 });
    for (const written of [none, all]) {
      const again = readPosition({ state: written });
      expect(stateCodec.encode(again)).toEqual(written);
    }
  });

  test('INC-8: bots that are finished by a correction take no further turn', () => {
    const cards = { decision: [], track: 1, tiebreaker: 2, discard: [3, 4, 5, 6, 7, 8] };
    const state = { turn: 'automa', incomeTurns: { human: 3, automa: 5 }, cards };
    const ran = scripted(tapestry, { state: readPosition({ state }), seat: BOTS });
    expect(ran.happenings).toEqual([]);
    expect(stateCodec.encode(ran.state)).toMatchObject({
      turn: 'human',
      incomeTurns: { human: 3, automa: 5 },
    });
  });
});
