import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { offers, TRACKS } from '../../rules/view.ts';
import { tableOf, tapestryState } from '../board/tapestry-view.ts';
import { accepts, forApp, fromApp, tapestryGame } from '../game.ts';
import { entryIcon } from './entry-icon.ts';
import { indexLegal } from './legal-index.ts';
import { rareVerbs } from './rare-verbs.ts';
import type { Tap, TurnModel } from './turn-model.ts';
import { marksFor, START, stepOf, take } from './turn-model.ts';

const hex = (id: string) => ({ kind: 'hex', id });
const { module } = tapestryGame;
const drawn = Object.keys(import.meta.glob('../../../../uikit/src/icons/**/*.svg')).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ''),
);

function stateOf(data: object) {
  return module.codecs.state.decode(data, module.defaultConfig);
}
const legalIn = (data: object) => indexLegal(offers(tapestryState(stateOf(data)), seat(0)));
const typed = (text: string): Input => fromApp(module.parseInput(text));
const say = (text: string): Tap => ({ tap: 'say', input: typed(text) });

/** Taps one after another, and what they recorded. */
function run(taps: readonly Tap[]) {
  let model: TurnModel = START;
  const inputs: string[] = [];
  for (const tap of taps) {
    const outcome = take(model, tap);
    model = outcome.model;
    if (outcome.input !== undefined) inputs.push(module.inputKey(forApp(outcome.input)));
  }
  return { model, inputs };
}

describe('taps', () => {
  test('a track button is one tap; explore or conquer are two', () => {
    const { model, inputs } = run([
      say('advance exploration'),
      { tap: 'place', place: hex('C3') },
      say('explore C3'),
      say('points 2'),
    ]);
    expect(inputs).toEqual(['advance exploration', 'explore C3', 'points 2']);
    expect(model).toEqual(START);
  });

  test('which tile it was costs taps only whoever says it', () => {
    const { model, inputs } = run([
      { tap: 'place', place: hex('C3') },
      { tap: 'drawer', drawer: 'tile' },
      say('explore C3 17 2'),
    ]);
    expect(inputs).toEqual(['explore C3 17 2']);
    expect(model).toEqual(START);
  });

  test('another hex closes the drawer; what is no hex is none of its business', () => {
    const open: Tap = { tap: 'drawer', drawer: 'more' };
    expect(run([open]).model.drawer).toBe('more');
    expect(run([open, open]).model.drawer).toBeUndefined();
    expect(run([open, { tap: 'place', place: hex('C3') }]).model).toEqual({
      place: hex('C3'),
      drawer: undefined,
    });
    expect(run([{ tap: 'place', place: { kind: 'card', id: '4' } }]).model).toEqual(START);
    expect(run([{ tap: 'place', place: hex('C3') }, { tap: 'close' }]).model).toEqual(START);
  });

  test('after a correction its form stays open', () => {
    const { model } = run([
      { tap: 'place', place: hex('C3') },
      { tap: 'drawer', drawer: 'differs' },
      say('correct hex C3 Y'),
    ]);
    expect(model).toEqual({ place: hex('C3'), drawer: 'differs' });
  });

  test('the board shows the open hex', () => {
    expect(marksFor(START).places).toEqual([]);
    expect(marksFor({ ...START, place: hex('C3') }).places).toEqual([
      { ref: hex('C3'), as: 'selected' },
    ]);
  });
});

describe('what the rules offer, and what is to be done', () => {
  const usual = { turn: 'human', incomeTurns: { human: 1, automa: 1 }, tokens: { F4: 'YY' } };

  test('the first turn is an income turn', () => {
    const legal = legalIn({ turn: 'human', incomeTurns: { human: 0, automa: 0 } });
    expect(stepOf(legal, 'nothing')).toBe('firstIncome');
    expect(legal.canDone).toBe(false);
  });

  test('then a track or an income turn, and afterwards the rest', () => {
    const legal = legalIn({ ...usual, tracks: { human: { military: 12 } } });
    expect(stepOf(legal, 'nothing')).toBe('choose');
    expect([...legal.advance].map((track) => TRACKS[track])).toEqual([
      ...['exploration', 'science', 'technology'],
    ]);
    const after = legalIn({ ...usual, deed: 'advance' });
    expect(stepOf(after, 'advance')).toBe('afterAdvance');
    expect(after.canDone).toBe(true);
    expect(after.explore.size).toBeGreaterThan(0);
    expect(stepOf(legalIn({ ...usual, deed: 'income' }), 'income')).toBe('afterIncome');
  });

  test('rare verbs offer only what the game takes', () => {
    const state = stateOf({
      ...usual,
      tracks: { human: { military: 4 } },
      landmarks: { barracks: 'human', bakery: 'human' },
      achievements: { completeTrack: ['human'] },
    });
    const verbs = rareVerbs(tableOf(state), (input) => accepts(state, seat(0), input));
    const choices = (name: string) => verbs.find(({ group }) => group === name)?.choices ?? [];
    const ids = (name: string) => choices(name).map(({ id }) => id);
    expect(ids('regress')).toEqual(['military']);
    expect(ids('discovery')).toHaveLength(4);
    expect(ids('achieve')).toEqual(['toppleTwo', 'middleIsland']);
    // Six of tech cards and three on each track; two are gone.
    expect(ids('techLandmark')).toEqual(['barn', 'comTower', 'library', 'stockMarket', 'treasury']);
    expect(ids('trackLandmark')).toHaveLength(11);
    expect(ids('trackLandmark')).not.toContain('barracks');
    const said = (name: string) => choices(name).map(({ input }) => module.inputKey(forApp(input)));
    for (const [name, verb] of [
      ['regress', 'regress'],
      ['discovery', 'discovery'],
      ['achieve', 'achieve'],
      ['techLandmark', 'landmark'],
      ['trackLandmark', 'landmark'],
    ] as const) {
      expect(said(name)).toEqual(ids(name).map((id) => `${verb} ${id}`));
    }
  });
});

test('a question on the way does not hide a verb: the Automa may have a Trap there', () => {
  const state = stateOf({
    turn: 'human',
    incomeTurns: { human: 1, automa: 1 },
    tokens: { F4: 'YY', E4: 'A' },
    explored: ['E4'],
    tapestry: { hand: 1 },
  });
  expect(accepts(state, seat(0), typed('conquer E4'))).toBe(true);
  expect(accepts(state, seat(0), typed('conquer F4'))).toBe(false);
});

test.each([
  ['advance military', 'track-military'],
  ['discovery science', 'track-science'],
  ['explore C3', 'tap-explore'],
  ['conquer C3', 'outpost'],
  ['conquer C3 trap', 'outpost-toppled'],
  ['token C3', 'plus'],
  ['landmark bakery', 'landmark'],
  ['income', 'tap-income'],
  ['correct points human 3', 'check'],
])('the icon of %s', (input, icon) => {
  expect(entryIcon(typed(input))).toBe(icon);
  expect(drawn).toContain(icon);
});
