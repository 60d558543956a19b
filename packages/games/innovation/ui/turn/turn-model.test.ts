import { describe, expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { forApp, fromApp, innovationGame } from '../game.ts';
import { indexLegal } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';
import { marksFor, START, take } from './turn-model.ts';

const { module } = innovationGame;
const typed = (text: string): Input => fromApp(module.parseInput(text));
const say = (text: string): Tap => ({ tap: 'say', input: typed(text) });

const hex = (id: string) => ({ kind: 'hex', id });
const play = indexLegal(
  [
    'build E10',
    'upgrade H7 guild',
    'upgrade H7 school',
    'advance law 1',
    'scholar law',
    'spell coins',
    'book 3',
    'innovation professor',
    'pass 4',
    'pass 9',
    'points 1',
    'shipping',
    'done',
  ].map(typed),
);
const start = indexLegal(['place E10', 'place F6'].map(typed));

/** Taps one after another, and what they recorded. */
function run(taps: readonly Tap[], legal = play) {
  let model: TurnModel = START;
  const inputs: string[] = [];
  for (const tap of taps) {
    const outcome = take(model, tap, legal);
    model = outcome.model;
    if (outcome.input !== undefined) inputs.push(module.inputKey(forApp(outcome.input)));
  }
  return { model, inputs };
}

describe('what the rules offer', () => {
  test('sorted by where the finger looks for it', () => {
    expect([...play.build]).toEqual(['E10']);
    expect(play.upgrade.get('H7')).toEqual(['guild', 'school']);
    expect(play.advance).toEqual(['law']);
    expect(play.scholar).toEqual(['law']);
    expect(play.spell).toEqual(['coins']);
    expect(play.book).toEqual([3]);
    expect(play.innovation).toEqual(['professor']);
    expect(play.passWith).toEqual([4, 9]);
    expect(play.canPassWithout).toBe(false);
    expect(play.canShip && play.canDone).toBe(true);
    expect(start.canDone).toBe(false);
    expect(indexLegal([typed('pass')]).canPassWithout).toBe(true);
  });
});

describe('taps', () => {
  test('a hex, then what is done there: two taps for a workshop', () => {
    const { model, inputs } = run([{ tap: 'place', place: hex('E10') }, say('build E10')]);
    expect(inputs).toEqual(['build E10']);
    expect(model.place).toEqual(hex('E10'));
  });

  test('a starting building: the tap on the hex is enough', () => {
    const { model, inputs } = run([{ tap: 'place', place: hex('F6') }], start);
    expect(inputs).toEqual(['place F6']);
    expect(model).toEqual(START);
  });

  test('a bridge: from here, then the hex at its other end', () => {
    const from: Tap = { tap: 'place', place: hex('E10') };
    expect(run([from, { tap: 'bridge' }, { tap: 'place', place: hex('H7') }]).inputs).toEqual([
      'bridge E10 H7',
    ]);
    const given = run([from, { tap: 'bridge' }, from]);
    expect(given.inputs).toEqual([]);
    expect(given.model.bridging).toBe(false);
  });

  test('a drawer opens and closes; a recorded entry closes it; another hex too', () => {
    const open: Tap = { tap: 'drawer', drawer: 'science' };
    expect(run([open]).model.drawer).toBe('science');
    expect(run([open, open]).model.drawer).toBeUndefined();
    expect(run([open, say('scholar law')]).model.drawer).toBeUndefined();
    expect(run([open, { tap: 'place', place: hex('E10') }]).model.drawer).toBeUndefined();
    const corrected = say('correct level automa law 3');
    expect(run([open, corrected]).model.drawer).toBe('science');
  });

  test('close leaves the bridge first, then the hex', () => {
    const at: Tap = { tap: 'place', place: hex('E10') };
    expect(run([at, { tap: 'bridge' }, { tap: 'close' }]).model.place).toEqual(hex('E10'));
    expect(run([at, { tap: 'close' }]).model).toEqual(START);
  });

  test('what is not a hex is none of its business', () => {
    expect(run([{ tap: 'place', place: { kind: 'card', id: '4' } }]).model).toEqual(START);
  });
});

describe('what the board shows', () => {
  test('where a starting building may go; else the open hex, and a bridge’s other ends', () => {
    expect(marksFor(START, start, []).places.map(({ ref, as }) => [ref.id, as])).toEqual([
      ['E10', 'option'],
      ['F6', 'option'],
    ]);
    expect(marksFor(START, play, []).places).toEqual([]);
    const at = { ...START, place: hex('E10') };
    expect(marksFor(at, play, ['H7']).places).toEqual([{ ref: hex('E10'), as: 'selected' }]);
    expect(marksFor({ ...at, bridging: true }, play, ['H7']).places).toContainEqual({
      ref: hex('H7'),
      as: 'option',
    });
  });
});
