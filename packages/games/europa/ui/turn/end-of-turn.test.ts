import { expect, test } from 'vitest';
import type { TableView } from '../../rules/view.ts';
import { endOfTurn } from './end-of-turn.ts';

const FRANCE = 0;
const player = (seat: number, passed: boolean, active = true): TableView['players'][number] => ({
  seat,
  realm: `realm ${seat}`,
  bot: seat !== FRANCE,
  active,
  prestige: 0,
  passed,
  wars: [],
  allies: [],
});
const ends = (
  mine: { hasPassed?: boolean; hasTakenEvent?: boolean },
  [castile, england]: readonly [boolean, boolean],
  step = 'actions',
) => {
  const { hasPassed = false, hasTakenEvent = false } = mine;
  const players = [player(FRANCE, hasPassed), player(1, castile), player(2, england)];
  // A Realm that comes in a later Age has not passed, and nobody waits for it.
  const later = player(3, false, false);
  const view = { step, players: [...players, later] };
  return endOfTurn(view, { seat: FRANCE, hasPassed, hasTakenEvent });
};

test('a turn is done as long as somebody else has one', () => {
  expect(ends({}, [false, false])).toBe('done');
  expect(ends({ hasTakenEvent: true }, [true, false])).toBe('done');
});

test('when all others have passed it is the pass, with an Event or without', () => {
  expect(ends({}, [true, true])).toBe('pass');
  expect(ends({ hasTakenEvent: true }, [true, true])).toBe('pass');
});

test('R-PASS-1: whoever has passed without an Event has a turn for it', () => {
  expect(ends({ hasPassed: true }, [true, true])).toBe('event');
  expect(ends({ hasPassed: true, hasTakenEvent: true }, [true, true])).toBe('done');
});

test('in the other phases nobody passes', () => {
  expect(ends({}, [true, true], 'peace')).toBe('done');
});
