import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { refusal } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { printPosition } from '../examples/notation.ts';
import type { Position } from '../examples/position.ts';
import { human, lizards, marquise, readPosition } from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import { configFrom } from './config-words.ts';
import { consequences } from './consequences.ts';
import { describe as describeState } from './describe.ts';
import { diff } from './diff.ts';
import { root } from './module.ts';
import { OUTCAST } from './state.ts';
import { setByPath } from './verbs/set-by-path.ts';
import { inputs } from './verbs/verbs.ts';
import { viewOf } from './view.ts';

const SEATS = [human('marquise'), lizards()];
const BY_TABLE = { chance: { cards: 'table', dice: 'app', choices: 'app' } } as const;
const HERE: Position = {
  board: '1 L2 garden; 5 M2 L1 | L=3 elsewhere:2 souls:STD-50,STD-40 conspiracy:3',
  seats: SEATS,
};
const factionOf = (position: Position) =>
  (encodeState(readPosition(position)) as { factions: Record<string, unknown> }).factions[
    'lizards'
  ];

/** The field of the corrected state, and the invariants that it breaks. */
function corrected(path: string, value: unknown, position = HERE) {
  const state = readPosition(position);
  setByPath(state, path, value);
  return { state, broken: root.invariants.flatMap(({ check }) => check(state)?.id ?? []) };
}

describe('the position of the Lizards', () => {
  test('8.2.4, 8.4.2: says its piles, acolytes and marker; what is left out is the start of a game', () => {
    expect(factionOf(HERE)).toMatchObject({
      warriorsElsewhere: 2,
      warriorsInSupply: 20,
      supply: { garden: 14 },
      lostSouls: ['STD-50', 'STD-40'],
      conspiracy: 3,
    });
    expect(factionOf(HERE)).not.toHaveProperty('revealed');
    expect(factionOf({ board: '5', seats: SEATS })).toMatchObject({ lostSouls: [], conspiracy: 5 });
  });

  test('8.2.4: a Lost Soul is no card of the draw pile', () => {
    const { deck } = readPosition(HERE);
    expect(deck.draw).toHaveLength(50 - 2);
  });

  test.each<[string, Position, string]>([
    ['26 lizards', { board: '5 L26', seats: SEATS }, 'bad.warriors'],
    ['with acolytes', { board: '5 L24 | L=0 elsewhere:2', seats: SEATS }, 'bad.warriors'],
    ['16 gardens', { board: '5 garden*16', seats: SEATS }, 'bad.pieces'],
    ['a sixth space', { board: '5 | L=0 conspiracy:6', seats: SEATS }, 'data.outOfRange'],
    ['no such card', { board: '5 | L=0 souls:STD-99', seats: SEATS }, 'bad.noCard'],
    [
      'of a human’s Lizards',
      { board: '5 | L=0 souls:STD-50', seats: [marquise(), human('lizards')] },
      'bad.lizards',
    ],
    [
      'a marker of the Conspiracies of a human’s Lizards',
      { board: '5 | L=0 outcast:fox.hated.1 conspiracy:2', seats: [marquise(), human('lizards')] },
      'bad.lizards',
    ],
    [
      'an Outcast of the bot',
      { board: '5 | L=0 outcast:fox.hated.1', seats: SEATS },
      'bad.lizards',
    ],
    [
      'a bird as Outcast',
      { board: '5 | L=0 outcast:bird.hated.1', seats: [marquise(), human('lizards')] },
      'data.notOneOf',
    ],
  ])('%s cannot be', (_, position, why) => {
    expect(() => readPosition(position)).toThrow(why);
  });

  test('a sixth garden of a suit, and Lost Souls of nobody, break an invariant', () => {
    const six = { board: '1 garden; 6 garden*2; 8 garden*2; 12 garden', seats: SEATS };
    const check = (state: ReturnType<typeof readPosition>) =>
      root.invariants.flatMap((invariant) => invariant.check(state)?.id ?? []);
    expect(check(readPosition(six))).toEqual(['bad.gardens']);
    const humans = readPosition({ ...six, seats: [marquise(), human('lizards')] });
    expect(check(humans)).toEqual([]);
    humans.lostSouls = humans.deck.draw.splice(0, 1);
    expect(check(humans)).toEqual(['bad.lizards']);
    humans.cells[OUTCAST] = 0;
    expect(check(humans)).toEqual([]);
    const bots = readPosition({ board: '5', seats: SEATS });
    bots.cells[OUTCAST] = 0;
    expect(check(bots)).toEqual(['bad.lizards']);
  });

  test('a card that is a Lost Soul and elsewhere breaks an invariant', () => {
    const position = { ...HERE, board: `${HERE.board} | deck discard:STD-40` };
    expect(root.invariants.flatMap(({ check }) => check(readPosition(position))?.id ?? [])).toEqual(
      ['bad.cardTwice'],
    );
  });
});

describe('corrections of the Lizards', () => {
  test('8.2.4: a card put on the Lost Souls leaves the piles, and one taken away may be drawn', () => {
    const { state, broken } = corrected('factions.lizards.lostSouls', ['STD-40', 'STD-51']);
    expect(broken).toEqual([]);
    const ids = state.deck.draw.map((card) => state.facts.cards[card]?.id);
    expect(ids).toContain('STD-50');
    expect(ids).not.toContain('STD-51');
  });

  test('8.4.2: acolytes and the marker', () => {
    const { state } = corrected('factions.lizards.warriorsElsewhere', 5);
    expect(viewOf(state).factions[1]).toMatchObject({
      warriorsInSupply: 17,
      lizards: { acolytes: 5 },
    });
    expect(viewOf(corrected('factions.lizards.conspiracy', 1).state).factions[1]).toMatchObject({
      lizards: { conspiracy: 1 },
    });
    expect(refusal(() => corrected('factions.lizards.conspiracy', 0))).toContain('data.outOfRange');
  });

  test('26 lizards are refused in a game, and nothing changes', () => {
    const match = newMatch(root, configFrom({ seats: 'alliance,lizards/bot' }), 'correct');
    const before = JSON.stringify(encodeState(match.state as never));
    for (const text of [
      'correct clearings.1.warriors.lizards 26',
      'correct factions.lizards.warriorsElsewhere 26',
      'correct factions.lizards.lostSouls ["STD-50","STD-50"]',
      'correct factions.lizards.lostSouls fox',
    ]) {
      expect(() => submit(root, match, seat(0), inputs.parseInput(text))).toThrow(Refused);
    }
    expect(JSON.stringify(encodeState(match.state as never))).toBe(before);
  });
});

describe('the Lizards in words', () => {
  test('8.2.4, 8.6.1: acolytes, gardens by suit, the Lost Souls from the top', () => {
    const lines = describeState(readPosition(HERE)).map(showMessage);
    expect(lines).toContain('show.acolytes n=2 space=3');
    expect(lines).toContain('show.gardens fox=1 mouse=0 rabbit=0');
    expect(lines).toContain('show.souls cards=[STD-40, STD-50]');
    const humans = { ...HERE, board: '1 L2 garden', seats: [marquise(), human('lizards')] };
    expect(describeState(readPosition(humans)).map(showMessage).join()).not.toContain(
      'show.gardens',
    );
  });

  test('what is drawn of them', () => {
    expect(viewOf(readPosition(HERE)).factions[1]?.lizards).toEqual({
      acolytes: 2,
      conspiracies: ['convert', 'crusade', 'convert', 'crusade', 'sanctify'],
      conspiracy: 3,
      lostSouls: ['STD-50', 'STD-40'],
      rituals: 4,
      // A fox and a rabbit: a tie.
      order: 'bird',
      revealed: [],
      gardens: [
        { suit: 'fox', onMap: 1 },
        { suit: 'rabbit', onMap: 0 },
        { suit: 'mouse', onMap: 0 },
      ],
      points: [0, 2, 2, 3, 4],
    });
    expect(viewOf(readPosition(HERE)).factions[0]?.lizards).toBeUndefined();
  });

  test('after an undo: the marker, the acolytes, and the pile where cards are on the table', () => {
    const between = (from: string, to: string, config: Position['config'] = BY_TABLE) =>
      diff(
        readPosition({ board: from, seats: SEATS, config }),
        readPosition({ board: to, seats: SEATS, config }),
      ).map(showMessage);
    expect(between('5 | L=0 conspiracy:2', '5 | L=0 conspiracy:4')).toEqual(['fix.conspiracy n=4']);
    expect(between('5 | L=0', '5 | L=0 elsewhere:2')).toEqual([
      'fix.elsewhere faction=lizards n=2',
    ]);
    const souls = '5 | L=0 souls:STD-50,STD-33';
    expect(between('5 | L=0', souls)).toEqual(['fix.souls cards=[bird-none, fox-none]']);
    expect(between(souls, '5 | L=0')).toEqual(['fix.noSouls']);
    // Of the app's own cards only if there is nothing else to tell.
    expect(between('5 | L=0 conspiracy:2', `${souls} conspiracy:4`, {})).toEqual([
      'fix.conspiracy n=4',
    ]);
    expect(between('5 | L=0', souls, {})).toEqual(['fix.souls cards=[STD-33, STD-50]']);
  });
});

test('8.2.4: a card is spent only where the Lizard bot plays, and of a suit that does not lie open', () => {
  const why = (position: Position) => {
    const refused = root.refusal(readPosition(position), seat(0), inputs.parseInput('spend fox'));
    return refused === undefined ? undefined : showMessage(refused);
  };
  expect(why({ board: '12 M1', seats: SEATS })).toBeUndefined();
  expect(why({ board: '12 M1 | deck draw:STD-40', seats: SEATS })).toBe('no.suitLiesOpen suit=fox');
  expect(why({ board: '12 M1', seats: [human('lizards'), marquise()] })).toBe('no.noLostSouls');
});

test('8.4.2, 8.5: what a turn of theirs costs and takes', () => {
  const state = readPosition({
    board: '6 M1; 12 M1 sawmill | L=0 elsewhere:1 conspiracy:5 souls:STD-50',
    seats: SEATS,
  });
  const run = scripted(root, { state: root.clone(state), seat: seat(1) }, { cards: ['STD-30'] });
  // The cat of 12 is converted; the ritual follows to 12 and builds beside the sawmill.
  expect(consequences(state, run.state, seat(1))).toMatchObject({
    losses: [{ place: { id: '12' }, seat: 0, pieces: 1 }],
    taken: [{ kind: 'clearing', id: '12' }],
    points: 0,
  });
});

describe('human Lizards who are followed', () => {
  const seats = [human('lizards'), marquise()];
  const board = '1 L2 garden | L=0 elsewhere:2';
  const LED: Position = { board: `${board} outcast:fox.hated.3 souls:STD-50,STD-40`, seats };

  test('law.outcast, law.souls: the position says it; before it is as it was', () => {
    expect(factionOf(LED)).toMatchObject({
      outcast: { suit: 'fox', hated: true, turn: 3 },
      lostSouls: ['STD-50', 'STD-40'],
      warriorsElsewhere: 2,
    });
    expect(factionOf({ board, seats })).not.toHaveProperty('outcast');
    expect(factionOf({ board, seats })).not.toHaveProperty('lostSouls');
    expect(printPosition(readPosition(LED))).toContain('outcast:fox.hated.3');
    expect(readPosition(LED).deck.draw).toHaveLength(50 - 2);
  });

  test('law.outcast: by a correction too, and what is left out is plain', () => {
    const { state, broken } = corrected(
      'factions.lizards.outcast',
      { suit: 'mouse' },
      { board, seats },
    );
    expect(broken).toEqual([]);
    expect(viewOf(state).factions[0]).toMatchObject({
      cult: { acolytes: 2, outcast: 'mouse', hated: false, lostSouls: [] },
      lizards: undefined,
    });
  });

  test('law.outcast, law.souls: in words, drawn, and put back after an undo', () => {
    const led = readPosition(LED);
    const lines = describeState(led).map(showMessage);
    expect(lines).toContain('show.outcast n=2 side=hated suit=fox');
    expect(lines).toContain('show.gardens fox=1 mouse=0 rabbit=0');
    expect(lines).toContain('show.souls cards=[STD-40, STD-50]');
    expect(viewOf(led).factions[0]?.cult).toEqual({
      acolytes: 2,
      outcast: 'fox',
      hated: true,
      lostSouls: ['STD-50', 'STD-40'],
    });
    expect(viewOf(readPosition({ board, seats })).factions[0]?.cult).toBeUndefined();
    const byTable = readPosition({ ...LED, config: BY_TABLE });
    const next = scripted(root, {
      state: byTable,
      seat: seat(0),
      input: inputs.parseInput('outcast mouse'),
    }).state;
    expect(diff(next, byTable).map(showMessage)).toEqual([
      'fix.fromDiscard card=fox-none',
      'fix.fromDiscard card=rabbit-none',
      'fix.souls cards=[rabbit-none, fox-none]',
      'do.outcast side=hated suit=fox',
    ]);
  });
});
