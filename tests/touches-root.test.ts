import { describe, expect, it } from 'vitest';
import { alliance, eyrie, human, readPosition } from '../packages/games/root/examples/position.ts';
import { diff } from '../packages/games/root/rules/diff.ts';
import type { State } from '../packages/games/root/rules/state.ts';
import { factionRef } from '../packages/games/root/rules/words.ts';
import { places } from '../packages/games/root/ui/places.ts';
import { touchesPeople } from '../packages/web/src/table/touches.ts';

const SEATS = [human('marquise'), eyrie(), alliance()];

/** What hands have changed between two boards, of a Marquise at the table and two bots. */
function touches(before: string, after: string): boolean {
  const [was, is] = [before, after].map((board) => readPosition({ board, seats: SEATS }));
  if (was === undefined || is === undefined) throw new Error('two boards');
  const { factions, botOf } = was.facts;
  const namesOf = (isBot: boolean) =>
    factions.filter((one) => (botOf[one] !== undefined) === isBot).map(factionRef);
  return touchesPeople({ happenings: [], before: was as never, after: is as never } as never, {
    diff: ((one: State, other: State) => diff(one, other)) as never,
    places,
    people: namesOf(false),
    bots: namesOf(true),
  });
}

describe('what touches a person in Root', () => {
  it.each([
    ['a warrior of theirs falls', '5 M2 E3', '5 M1 E3'],
    ['a building of theirs is gone', '5 M1 sawmill', '5 M1'],
    ['the wood of theirs is gone', '5 M1 wood', '5 M1'],
  ])('is what is done to their pieces: %s', (_, before, after) => {
    expect(touches(before, after)).toBe(true);
  });

  it.each([
    ['sympathy is placed', '5 M2', '5 M2 sympathy'],
    ['a roost is built', '5 M1 E4', '5 M1 E4 roost'],
    ['warriors of a bot come', '5 M1', '5 M1 E4'],
    ['bots fight each other', '5 M1 E4 A1 sympathy', '5 M1 E3'],
  ])('is not what bots do beside their pieces: %s', (_, before, after) => {
    expect(touches(before, after)).toBe(false);
  });
});
