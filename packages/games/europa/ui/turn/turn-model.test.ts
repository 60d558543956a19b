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

  test('what is no place of the map opens nothing', () => {
    expect(after({ tap: 'place', place: { kind: 'realm', id: 'castile' } }).model).toEqual(START);
  });
});

test('the open place is marked on the map', () => {
  const { model } = after({ tap: 'place', place: area });
  expect(marksFor(model).places).toEqual([{ ref: area, as: 'selected' }]);
  expect(marksFor(START).places).toEqual([]);
});

test('only the Action Phase offers every deed; peace is offered where it is made', () => {
  expect(deedsIn('actions')).toEqual(DEEDS);
  expect(deedsIn('peace')).toContain('peace');
  expect(deedsIn('income')).not.toContain('war');
  for (const step of ['invasions', 'peace', 'unrest', 'income', 'upkeep', 'scoring']) {
    expect(deedsIn(step), step).not.toContain('pass');
    expect(deedsIn(step), step).toContain('more');
  }
});

test('a deed is off only while there is nothing for it', () => {
  const open = { wars: ['castile'], hasTakenEvent: false, hasPassed: false };
  expect(deedsOff(open, { tradesAt: ['sevilla'] })).toEqual([]);
  const done = { wars: [], hasTakenEvent: true, hasPassed: true };
  expect(deedsOff(done, { tradesAt: [] })).toEqual(['peace', 'trade', 'event', 'pass']);
});
