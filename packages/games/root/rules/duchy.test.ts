import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { refusal } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { printPosition } from '../examples/notation.ts';
import type { Position } from '../examples/position.ts';
import { duchy, human, marquise, readPosition } from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import { configFrom } from './config-words.ts';
import { consequences } from './consequences.ts';
import { describe as describeState } from './describe.ts';
import { diff } from './diff.ts';
import { root } from './module.ts';
import type { State } from './state.ts';
import { CROWNS, CROWNS_LOST } from './state.ts';
import { setByPath } from './verbs/set-by-path.ts';
import { inputs } from './verbs/verbs.ts';
import { viewOf } from './view.ts';

const SEATS = [human('marquise'), duchy()];
const HERE: Position = {
  board: '1 D2 citadel tunnel; 5 M2 D1 | D=3 elsewhere:4 crowns:mayor,captain',
  seats: SEATS,
};
const factionOf = (position: Position) =>
  (encodeState(readPosition(position)) as { factions: Record<string, unknown> }).factions['duchy'];
const broken = (state: State) => root.invariants.flatMap(({ check }) => check(state)?.id ?? []);

function corrected(path: string, value: unknown, position = HERE) {
  const state = readPosition(position);
  setByPath(state, path, value);
  return { state, broken: broken(state) };
}

const KEEPS: Position = { board: '1 D2 | D=0 ambushes:STD-05,STD-01', seats: SEATS };

describe('the position of the Duchy', () => {
  test('S-H: says which ambushes it keeps, and those are nowhere else; without one it is as it was', () => {
    expect(factionOf(KEEPS)).toMatchObject({ ambushes: ['STD-05', 'STD-01'] });
    expect(factionOf(HERE)).not.toHaveProperty('ambushes');
    const state = readPosition(KEEPS);
    expect(broken(state)).toEqual([]);
    expect(state.deck.draw).toHaveLength(state.facts.startingDeck.length - 2);
    expect(printPosition(state)).toContain('ambushes:STD-05,STD-01');
    expect(root.clone(state).ambushes).toEqual(state.ambushes);
    state.deck.discard.push(...state.ambushes);
    expect(broken(state)).toEqual(['bad.cardTwice']);
  });

  test('S-H, A-58: by the cards of the table any card may stand for an ambush', () => {
    const told = { chance: { cards: 'table', dice: 'app', choices: 'app' } } as const;
    const position = { board: '1 D2 | D=0 ambushes:STD-50', seats: SEATS };
    expect(factionOf({ ...position, config: told })).toMatchObject({ ambushes: ['STD-50'] });
    expect(() => readPosition(position)).toThrow('bad.ambush');
  });

  test('10.2.2, 10.7: says its Burrow and its crowns from the top; what is left out is none', () => {
    expect(factionOf(HERE)).toMatchObject({
      warriorsElsewhere: 4,
      warriorsInSupply: 13,
      supply: { citadel: 2, market: 3, tunnel: 2 },
      crowns: ['captain', 'mayor'],
    });
    expect(factionOf({ board: '5', seats: SEATS })).toMatchObject({
      warriorsElsewhere: 0,
      crowns: [],
    });
    expect(printPosition(readPosition(HERE))).toContain('elsewhere:4 crowns:captain,mayor');
  });

  test.each<[string, Position, string]>([
    ['21 moles', { board: '5 D21', seats: SEATS }, 'bad.warriors'],
    [
      'with those in the Burrow',
      { board: '5 D18 | D=0 elsewhere:3', seats: SEATS },
      'bad.warriors',
    ],
    ['a fourth tunnel', { board: '1 tunnel; 2 tunnel*3', seats: SEATS }, 'bad.pieces'],
    ['a tunnel in a clearing 13', { board: '13 tunnel', seats: SEATS }, 'bad.noClearing'],
    [
      'two identical ministers',
      { board: '5 | D=0 crowns:mayor,mayor', seats: SEATS },
      'data.twice',
    ],
    ['no such minister', { board: '5 | D=0 crowns:king', seats: SEATS }, 'data.notOneOf'],
    [
      'crowns that a bot has lost for good',
      { board: '5 | D=0 crownsLost:lord', seats: SEATS },
      'bad.duchy',
    ],
    [
      'a fourth crown of a rank',
      {
        board: '5 | D=0 crowns:mayor,banker crownsLost:noble,noble',
        seats: [marquise(), human('duchy')],
      },
      'bad.crowns',
    ],
    [
      'no such rank',
      { board: '5 | D=0 crownsLost:king', seats: [marquise(), human('duchy')] },
      'data.notOneOf',
    ],
    [
      'ambushes of a human’s Duchy',
      { board: '5 | D=0 ambushes:STD-01', seats: [marquise(), human('duchy')] },
      'bad.duchy',
    ],
    ['no such card', { board: '5 | D=0 ambushes:STD-99', seats: SEATS }, 'bad.noCard'],
  ])('%s cannot be', (_, position, why) => {
    expect(() => readPosition(position)).toThrow(why);
  });

  test('two tunnels in a clearing, and crowns of nobody, break an invariant', () => {
    const two = { board: '1 tunnel*2', seats: SEATS };
    expect(broken(readPosition(two))).toEqual(['bad.onePerClearing']);
    const humans = readPosition({ ...two, seats: [marquise(), human('duchy')] });
    expect(broken(humans)).toEqual([]);
    humans.cells[CROWNS] = 2;
    expect(broken(humans)).toEqual(['bad.duchy']);
    const nobodys = readPosition({ board: '5', seats: [marquise(), human('eyrie')] });
    nobodys.cells[CROWNS] = 1;
    expect(broken(nobodys)).toEqual(['bad.duchy']);
    const tooMany = readPosition({ board: '5', seats: [marquise(), human('duchy')] });
    tooMany.cells[CROWNS_LOST] = 4;
    expect(broken(tooMany)).toEqual(['bad.crowns']);
    const twice = readPosition(HERE);
    twice.cells[CROWNS] = 2;
    expect(broken(twice)).toEqual(['bad.duchy']);
    humans.cells[CROWNS] = 0;
    humans.ambushes = humans.deck.draw.splice(0, 1);
    expect(broken(humans)).toEqual(['bad.duchy']);
  });
});

describe('corrections of the Duchy', () => {
  test('10.2.2, 10.7: Burrow and crowns', () => {
    const burrow = corrected('factions.duchy.warriorsElsewhere', 6);
    expect(burrow.broken).toEqual([]);
    expect(viewOf(burrow.state).factions[1]).toMatchObject({
      warriorsInSupply: 11,
      duchy: { burrow: 6 },
    });
    const { state } = corrected('factions.duchy.crowns', ['banker']);
    expect(viewOf(state).factions[1]?.duchy?.ministers.filter(({ crowned }) => crowned)).toEqual([
      { minister: 'banker', suit: 'rabbit', rank: 'noble', crowned: true },
    ]);
    const kept = corrected('factions.duchy.ambushes', ['STD-02'], KEEPS);
    expect(viewOf(kept.state).factions[1]?.duchy?.ambushes).toEqual(['STD-02']);
    expect(refusal(() => corrected('factions.duchy.crowns', ['banker', 'banker']))).toContain(
      'data.twice',
    );
  });

  test('what cannot be is refused in a game, and nothing changes', () => {
    const match = newMatch(root, configFrom({ seats: 'alliance,duchy/bot' }), 'correct');
    const before = JSON.stringify(encodeState(match.state as State));
    for (const text of [
      'correct clearings.1.warriors.duchy 21',
      'correct factions.duchy.warriorsElsewhere 21',
      'correct factions.duchy.crowns ["mayor","mayor"]',
      'correct factions.duchy.crowns mayor',
      'correct factions.duchy.ambushes ["STD-50"]',
      'correct factions.duchy.ambushes ["STD-01","STD-01"]',
      'correct clearings.13.tokens ["tunnel"]',
      'correct clearings.1.tokens ["tunnel","tunnel"]',
    ]) {
      expect(() => submit(root, match, seat(0), inputs.parseInput(text))).toThrow(Refused);
    }
    expect(JSON.stringify(encodeState(match.state as State))).toBe(before);
  });
});

describe('the Duchy in words', () => {
  test('10.2.2, 10.7: the Burrow, and who has a crown', () => {
    const lines = (position: Position) => describeState(readPosition(position)).map(showMessage);
    expect(lines(HERE)).toContain('show.burrow n=4');
    expect(lines(HERE)).toContain('show.crowns ministers=[captain, mayor]');
    expect(lines({ board: '5', seats: SEATS }).join()).not.toContain('show.crowns');
    expect(lines(KEEPS)).toContain('show.ambushes cards=[STD-05, STD-01]');
    expect(lines(HERE).join()).not.toContain('show.ambushes');
    const humans = { board: '5', seats: [marquise(), human('duchy')] };
    expect(lines(humans).join()).not.toContain('show.burrow');
    const recorded = { ...humans, board: '5 | D=0 elsewhere:2' };
    expect(lines(recorded)).toContain('show.burrow n=2');
  });

  test('what is drawn of it', () => {
    const view = viewOf(readPosition(HERE)).factions;
    expect(view[1]?.duchy).toMatchObject({ burrow: 4, moles: [0, 1, 2, 4] });
    expect(view[1]?.duchy?.ministers.map(({ minister, suit }) => `${minister} ${suit}`)).toEqual([
      ...['captain fox', 'marshal rabbit', 'foremole mouse', 'brigadier fox', 'banker rabbit'],
      ...['mayor mouse', 'earlOfStone fox', 'baronOfDirt rabbit', 'duchessOfMud mouse'],
    ]);
    expect(view[0]?.duchy).toBeUndefined();
  });

  test('after an undo: the Burrow and the crowns', () => {
    const between = (from: string, to: string) =>
      diff(
        readPosition({ board: from, seats: SEATS }),
        readPosition({ board: to, seats: SEATS }),
      ).map(showMessage);
    expect(between('5 | D=0', '5 | D=0 elsewhere:2')).toEqual(['fix.elsewhere faction=duchy n=2']);
    expect(between('5 | D=0 crowns:captain', '5 | D=0 crowns:mayor')).toEqual([
      'do.uncrown minister=captain',
      'do.crown minister=mayor',
    ]);
  });

  test('S-H: after an undo its ambushes, where the cards are on the table', () => {
    const between = (from: string, to: string, cards: 'app' | 'table') => {
      const config = { chance: { cards, dice: 'app', choices: 'app' } } as const;
      const at = (board: string) => readPosition({ board, seats: SEATS, config });
      return diff(at(from), at(to)).map(showMessage);
    };
    const kept = '5 | D=0 ambushes:STD-01';
    expect(between('5 | D=0', kept, 'table')).toEqual(['fix.ambushes cards=[fox-none]']);
    expect(between(kept, '5 | D=0', 'table')).toEqual(['fix.noAmbushes']);
    expect(between('5 | D=0', kept, 'app')).toEqual([]);
  });
});

test('10.5.1, 10.5.2: what a turn of it costs and takes', () => {
  const board = '1 M2; 6 M2; 8 M1; 12 M2 | D=0 elsewhere:2';
  const state = readPosition({ board, seats: SEATS });
  const script = { cards: ['STD-50'], dice: ['1-0'] };
  const run = scripted(root, { state: root.clone(state), seat: seat(1) }, script);
  expect(consequences(state, run.state, seat(1))).toMatchObject({
    losses: [{ place: { id: '8' }, seat: 0, pieces: 1 }],
    taken: [{ kind: 'clearing', id: '8' }],
    points: 0,
  });
});

describe('the ministers of a human Duchy', () => {
  const seats = [human('duchy'), marquise()];
  const LED: Position = { board: '5 | D=0 elsewhere:2 crowns:mayor crownsLost:lord,squire', seats };

  test('law.sway, law.failure: the position says who is swayed and which crowns are lost; before it is as it was', () => {
    expect(factionOf(LED)).toMatchObject({ crowns: ['mayor'], crownsLost: ['squire', 'lord'] });
    const before = factionOf({ board: '5 | D=0 elsewhere:2', seats });
    expect(before).not.toHaveProperty('crowns');
    expect(before).not.toHaveProperty('crownsLost');
    expect(printPosition(readPosition(LED))).toContain('crowns:mayor crownsLost:squire,lord');
    expect(broken(readPosition(LED))).toEqual([]);
  });

  test('law.failure: a correction puts a minister back, and no more crowns than there are', () => {
    const { state } = corrected('factions.duchy.crowns', ['mayor', 'captain'], LED);
    expect(viewOf(state).factions[0]?.duchy?.ministers.filter(({ crowned }) => crowned)).toEqual([
      { minister: 'captain', suit: undefined, rank: 'squire', crowned: true },
      { minister: 'mayor', suit: undefined, rank: 'noble', crowned: true },
    ]);
    const four = ['captain', 'marshal', 'foremole'];
    expect(refusal(() => corrected('factions.duchy.crowns', four, LED))).toContain('bad.crowns');
  });

  test('law.sway, law.failure: in words, drawn, and put back after an undo', () => {
    const led = readPosition(LED);
    const lines = describeState(led).map(showMessage);
    expect(lines).toContain('show.crowns ministers=[mayor]');
    expect(lines).toContain('show.crownsLost ranks=[squire, lord]');
    expect(viewOf(led).factions[0]?.duchy).toMatchObject({
      burrow: 2,
      moles: undefined,
      crownsLost: ['squire', 'lord'],
    });
    const before = readPosition({ board: '5 | D=0 elsewhere:2', seats });
    expect(viewOf(before).factions[0]?.duchy).toBeUndefined();
    expect(diff(led, before).map(showMessage)).toEqual([
      'do.uncrown minister=mayor',
      'fix.noCrownsLost',
    ]);
    expect(diff(before, led).map(showMessage)).toEqual([
      'do.crown minister=mayor',
      'fix.crownsLost ranks=[squire, lord]',
    ]);
  });
});
