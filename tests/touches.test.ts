import { simulate } from '@empty-chair/kernel/simulate';
import { Story } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/words';
import { message, seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import { describe, expect, it } from 'vitest';
import { europaPolicy } from '../packages/games/europa/examples/configs.ts';
import { SOLO } from '../packages/games/europa/examples/questions.ts';
import type { Config } from '../packages/games/europa/rules/config.ts';
import { ALL_PROVINCES, NONE } from '../packages/games/europa/rules/content.ts';
import { europa } from '../packages/games/europa/rules/module.ts';
import type { State } from '../packages/games/europa/rules/state.ts';
import { m, provinceRef, realmRef } from '../packages/games/europa/rules/words.ts';
import type { Passed } from '../packages/web/src/table/touches.ts';
import { touchesPeople } from '../packages/web/src/table/touches.ts';

const CONFIG = SOLO['1-00'] as Config;
const GAMES = 12;

/** Of a player: what lies on the table, in front of them too. */
const ON_TABLE = [
  'prestige',
  'influence',
  'claims',
  'cores',
  'ships',
  'merchant',
  'units',
  'allies',
  'marriages',
  'wars',
  'truces',
] as const;

/** All that is a person's in Europa: their points, their pieces, and how their Towns stand. */
function ofPeople(state: State): string {
  const people = state.players.filter(({ isBot, isActive }) => !isBot && isActive);
  return JSON.stringify(
    people.map((player) => [
      ON_TABLE.map((what) => player[what]),
      ALL_PROVINCES.filter((province) => state.map.owner[province] === player.realm).map(
        (province) => [province, state.occupier[province], state.unrest[province]],
      ),
    ]),
  );
}

/** Of the drawing's places what counts here: whose each Town is. */
const places = (position: AnyState) => {
  const { map } = position as unknown as State;
  return ALL_PROVINCES.map((province) => {
    const owner = map.owner[province] ?? NONE;
    const words = owner === NONE ? [] : [message(m('fix.owner'), { who: realmRef(owner) })];
    return { ref: provinceRef(province), words };
  });
};

const touches = (passed: Passed): boolean => {
  const namesOf = (isBot: boolean) =>
    europa
      .seats(CONFIG)
      .filter(({ bot }) => bot === isBot)
      .map(({ name }) => name);
  const diff = (one: AnyState, other: AnyState) =>
    europa.diff(one as unknown as State, other as unknown as State);
  return touchesPeople(passed, { diff, places, people: namesOf(false), bots: namesOf(true) });
};

/** One fact after the other, in the first game of France; what it does is not told in words. */
function touchedBy(...facts: readonly string[]): boolean {
  let story = Story.begin(europa, CONFIG, '7');
  let before = story;
  for (const fact of facts) {
    before = story;
    story = story.submit(seat(0), europa.parseInput(fact));
  }
  const [was, is] = [before.match.state, story.match.state] as unknown as [AnyState, AnyState];
  return touches({ happenings: [], before: was, after: is });
}

describe('what touches a person', () => {
  it.each([
    ['a Town of theirs is besieged', ['occupy paris england']],
    ['it is set free', ['occupy paris england', 'occupy paris nobody']],
    ['it is lost', ['own paris england']],
    ['it is taken back', ['own paris england', 'own paris france']],
    ['there is Unrest in it', ['unrest paris yes']],
    ['an Influence of theirs is gone', ['influence lombardy 2', 'influence lombardy -2']],
  ])('is told by what has changed on the map: %s', (_, facts) => {
    expect(touchedBy(...facts)).toBe(true);
  });

  it.each([
    ['a bot', ['correct england influence lombardy 2']],
    ['a bot beside them', ['correct england influence seine 1']],
    ['an Army of a bot that comes to their Area', ['correct england armyAt seine']],
    ['a Town of a bot', ['occupy london castile']],
  ])('is not what is of others: %s', (_, facts) => {
    expect(touchedBy(...facts)).toBe(false);
  });

  /** Every turn of a bot of some games, with what it has changed of theirs. */
  const turns: { isTheirs: boolean; isTold: boolean; ids: string }[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const watched: typeof europa = {
      ...europa,
      botTurn: (table, seat) => {
        const before = europa.clone(table.scene);
        const happenings: Happening[] = [];
        europa.botTurn(
          {
            ...table,
            emit: (rule, id, params) => {
              happenings.push({ rule, id, ...(params && { params }) });
            },
          },
          seat,
        );
        const [was, is] = [before, table.scene] as unknown as [AnyState, AnyState];
        turns.push({
          isTheirs: ofPeople(before) !== ofPeople(table.scene),
          isTold: touches({ happenings, before: was, after: is }),
          ids: happenings.map(({ id }) => id).join(' '),
        });
      },
    };
    simulate(watched, CONFIG, `touches ${game}`, { policy: europaPolicy });
  }

  it('is every turn of a bot that changes what is theirs', () => {
    const theirs = turns.filter(({ isTheirs }) => isTheirs);
    expect(theirs.length).toBeGreaterThan(10);
    expect(theirs.filter(({ isTold }) => !isTold)).toEqual([]);
  });

  it('is not a turn that leaves people alone', () => {
    const told = turns.filter(({ isTold }) => isTold).length;
    console.log(`Europa: ${told} of ${turns.length} turns of bots touch a person`);
    expect(told).toBeLessThan(turns.length / 2);
  });
});
