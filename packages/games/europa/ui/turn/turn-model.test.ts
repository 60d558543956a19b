import { describe, expect, test } from 'vitest';
import { europa } from '../../rules/module.ts';
import { say } from './say.ts';
import type { Tap, TurnModel } from './turn-model.ts';
import { DEEDS, deedsIn, deedsOff, marksFor, START, take } from './turn-model.ts';

const area = { kind: 'area', id: 'burgundy' };

/** What is recorded by these taps, and where the finger is then. */
function after(...taps: readonly Tap[]): { readonly said: string[]; readonly model: TurnModel } {
  const said: string[] = [];
  let model = START;
  for (const tap of taps) {
    const outcome = take(model, tap);
    model = outcome.model;
    if (outcome.input !== undefined) said.push(europa.inputKey(outcome.input));
  }
  return { said, model };
}

describe('taps', () => {
  test('a place opens, stays open for more of the same, and closes', () => {
    const plus: Tap = { tap: 'say', input: say.influence('burgundy', 1) };
    const { said, model } = after({ tap: 'place', place: area }, plus, plus);
    expect(said).toEqual(['influence burgundy 1', 'influence burgundy 1']);
    expect(model.place).toEqual(area);
    expect(after({ tap: 'place', place: area }, { tap: 'close' }).model).toEqual(START);
  });

  test('War takes two taps, and its drawer goes with it', () => {
    const { said, model } = after(
      { tap: 'drawer', drawer: 'war' },
      { tap: 'say', input: say.war('castile', true) },
    );
    expect(said).toEqual(['war castile']);
    expect(model).toEqual(START);
  });

  test('a drawer closes by its own button, and rare things stay open', () => {
    const open: Tap = { tap: 'drawer', drawer: 'more' };
    expect(after(open).model.drawer).toBe('more');
    expect(after(open, open).model).toEqual(START);
    const effect: Tap = { tap: 'say', input: say.effect('castile', 'ducats', -5) };
    expect(after(open, effect).model.drawer).toBe('more');
  });

  test('Units go with two taps: their Area, and the next one, which is open then for a fight', () => {
    const { said, model } = after(
      { tap: 'place', place: { kind: 'area', id: 'seine' } },
      { tap: 'goTo', march: { from: 'seine', n: 4 }, to: 'burgundy' },
    );
    expect(said).toEqual(['move 4 seine burgundy']);
    expect(model).toEqual({ place: area, drawer: undefined });
  });

  test('Units that are to go follow the next tap on the map, as many as the number says', () => {
    const march: Tap = { tap: 'march', march: { from: 'seine', n: 4 } };
    const fewer: Tap = { tap: 'march', march: { from: 'seine', n: 3 } };
    const there: Tap = { tap: 'place', place: area };
    expect(after(march, fewer, there).said).toEqual(['move 3 seine burgundy']);
    expect(after(march, fewer, there).model.place).toEqual(area);
    // Nothing goes where it stands, to a sea, or once the drawer is closed.
    const home: Tap = { tap: 'place', place: { kind: 'area', id: 'seine' } };
    const sea: Tap = { tap: 'place', place: { kind: 'seaZone', id: 'english_channel' } };
    const close: Tap = { tap: 'drawer', drawer: 'army' };
    for (const taps of [[home], [sea], [close, there]])
      expect(after(march, ...taps).said).toEqual([]);
  });

  test('what is no place of the map opens nothing', () => {
    expect(after({ tap: 'place', place: { kind: 'realm', id: 'castile' } }).model).toEqual(START);
  });
});

test('the open place is marked on the map', () => {
  const { model } = after({ tap: 'place', place: area });
  expect(marksFor(model).places).toEqual([{ ref: area, as: 'selected' }]);
  expect(marksFor(START).places).toEqual([]);
});

test('Units that are to go: where they stand, and where they can come', () => {
  const march = { from: 'seine', n: 4 };
  const { model } = after({ tap: 'march', march });
  expect(marksFor(model, ['burgundy']).places).toEqual([
    { ref: { kind: 'area', id: 'seine' }, as: 'selected' },
    { ref: area, as: 'option' },
  ]);
});

test('only the Action Phase offers every deed; peace is offered where it is made', () => {
  const told = { unitsAt: ['seine'] };
  expect(deedsIn('actions', told)).toEqual(DEEDS);
  expect(deedsIn('actions', { unitsAt: [] })).toEqual(DEEDS.filter((deed) => deed !== 'army'));
  expect(deedsIn('peace', told)).toContain('peace');
  expect(deedsIn('income', told)).not.toContain('war');
  for (const step of ['invasions', 'peace', 'unrest', 'income', 'upkeep', 'scoring']) {
    expect(deedsIn(step, told), step).not.toContain('pass');
    expect(deedsIn(step, told), step).toContain('more');
  }
});

test('a deed is off only while there is nothing for it', () => {
  const open = { wars: ['castile'], hasTakenEvent: false, hasPassed: false };
  expect(deedsOff(open, { tradesAt: ['sevilla'] })).toEqual([]);
  const done = { wars: [], hasTakenEvent: true, hasPassed: true };
  expect(deedsOff(done, { tradesAt: [] })).toEqual(['peace', 'trade', 'event', 'pass']);
});
