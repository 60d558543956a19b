import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import { undoTo } from '@empty-chair/kernel/story';
import type { Ref } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { inputs } from '../../rules/view.ts';
import { rootState } from '../board/root-view.ts';
import { forApp, fromApp, rootGame } from '../game.ts';
import { indexOffers } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';
import { amountFor, marksFor, moveOffered, START, take } from './turn-model.ts';

const { module } = rootGame;
const clearing = (id: number): Ref => ({ kind: 'clearing', id: String(id) });
const at = (id: number): Tap => ({ tap: 'place', place: clearing(id) });
const say = (input: Input): Tap => ({ tap: 'say', input });

/** A finger at a real game: every tap goes through the machine, every input through the rules. */
class Finger {
  match: Match<AnyConfig, AnyState, AnyInput>;
  model: TurnModel = START;
  taps = 0;

  constructor(seats: string, before: readonly string[] = []) {
    const config = module.configFrom({ seats });
    this.match = newMatch(module, config, 'finger');
    // The keep and the first buildings go to the first places offered.
    while (this.match.waiting.kind === 'question') {
      const { answers, ref } = this.match.waiting.question;
      this.match = answer(module, this.match, ref(answers[0]).id);
    }
    for (const words of before) this.submit(module.parseInput(words));
  }

  get legal() {
    const { state, waiting } = this.match;
    if (state === undefined || waiting.kind !== 'human') return indexOffers([]);
    return indexOffers(inputs.offers(rootState(state), waiting.seat));
  }

  get entries(): readonly string[] {
    return this.match.record.entries.map(({ input }) =>
      input === 'bot-turn' ? input : module.inputKey(input),
    );
  }

  get last(): Input | undefined {
    const input = this.match.record.entries.at(-1)?.input;
    return input === undefined || input === 'bot-turn' ? undefined : fromApp(input);
  }

  submit(input: AnyInput): void {
    const { waiting } = this.match;
    if (waiting.kind !== 'human') throw new Error(`not a human's turn: ${waiting.kind}`);
    this.match = submit(module, this.match, waiting.seat, input);
  }

  tap(...taps: readonly Tap[]): this {
    for (const tap of taps) {
      this.taps += 1;
      const { legal, last } = this;
      const { model, back, input } = take(this.model, tap, { legal, last });
      const kept = this.match.record.entries.length - back;
      if (back > 0) this.match = undoTo(module, this.match, kept);
      if (input !== undefined) this.submit(forApp(input));
      this.model = model;
    }
    return this;
  }
}

const CATS = 'marquise,eyrie/bot,alliance/bot';
/** On top of the set-up: groups to move, and cats in 3, where the Eyrie starts. */
const MIDGAME = [
  'place 1 warrior 5',
  'place 3 warrior 10',
  'place 2 warrior 12',
  'place 2 warrior 3',
  'place 1 warrior 11',
];

describe('a typical turn', () => {
  test('takes at most 15 taps: recruit 3, move twice, battle, build, score, done', () => {
    const finger = new Finger(CATS, MIDGAME);
    const before = finger.entries.length;
    finger.tap(
      // Recruit three in one clearing: the place, and the chip for three.
      at(10),
      { tap: 'step', piece: 'warrior', by: 3 },
      // Two moves between unrelated places: from, to, done.
      at(5),
      at(1),
      { tap: 'moveHere' },
      at(12),
      at(7),
      { tap: 'moveHere' },
      // A battle somewhere else.
      at(3),
      { tap: 'battle', defender: 'eyrie' },
      at(9),
      { tap: 'step', piece: 'workshop', by: 1 },
      say({ kind: 'score', n: 1 }),
      say({ kind: 'pass' }),
    );
    expect(finger.entries.slice(before)).toEqual([
      'place 3 warrior 10',
      'move 2 5 1',
      'move 3 12 7',
      'battle 3 eyrie',
      'place 1 workshop 9',
      'score 1',
      'pass',
    ]);
    expect(finger.taps).toBe(14);
    expect(finger.taps).toBeLessThanOrEqual(15);
  });

  test('recruiting one by one in three clearings, with a battle where the last move went', () => {
    const finger = new Finger(CATS, MIDGAME);
    const before = finger.entries.length;
    finger.tap(
      { tap: 'drawer', drawer: 'spread' },
      { tap: 'step', piece: 'warrior', by: 1, at: '1' },
      { tap: 'step', piece: 'warrior', by: 1, at: '5' },
      { tap: 'step', piece: 'warrior', by: 1, at: '10' },
      at(5),
      at(1),
      { tap: 'moveHere' },
      at(11),
      at(3),
      { tap: 'moveHere' },
      { tap: 'battle', defender: 'eyrie' },
      at(9),
      { tap: 'step', piece: 'workshop', by: 1 },
      say({ kind: 'score', n: 2 }),
      say({ kind: 'pass' }),
    );
    expect(finger.entries.slice(before)).toEqual([
      'place 1 warrior 1',
      'place 1 warrior 5',
      'place 1 warrior 10',
      'move 3 5 1',
      'move 2 11 3',
      'battle 3 eyrie',
      'place 1 workshop 9',
      'score 2',
      'pass',
    ]);
    expect(finger.taps).toBe(15);
  });

  test('goes on after the bots', () => {
    const finger = new Finger(CATS, [...MIDGAME, 'pass']);
    while (finger.match.waiting.kind === 'bot') finger.match = botTurn(module, finger.match);
    expect(finger.match.waiting.kind).toBe('human');
    expect(finger.legal.canPass).toBe(true);
  });
});

describe('steppers', () => {
  test('taps at one piece are one entry, and minus takes it back', () => {
    const finger = new Finger(CATS);
    const plus: Tap = { tap: 'step', piece: 'warrior', by: 1 };
    const minus: Tap = { tap: 'step', piece: 'warrior', by: -1 };
    finger.tap(at(4), plus, plus, plus);
    expect(finger.entries).toEqual(['place 3 warrior 4']);
    finger.tap(minus);
    expect(finger.entries).toEqual(['place 2 warrior 4']);
    finger.tap(minus, minus);
    expect(finger.entries).toEqual([]);
  });

  test('a keep placed by mistake is taken back, not removed from the game', () => {
    const model = { ...START, place: clearing(1) };
    const legal = indexOffers([]);
    const minus: Tap = { tap: 'step', piece: 'keep', by: -1 };
    const last: Input = { kind: 'place', n: 1, piece: 'keep', at: 1 };
    expect(take(model, minus, { legal, last })).toEqual({
      model,
      back: 1,
      input: undefined,
    });
  });

  test('minus after another entry removes, and plus then undoes the removal', () => {
    const finger = new Finger(CATS, ['place 2 warrior 4', 'score 1']);
    finger.tap(at(4), { tap: 'step', piece: 'warrior', by: -1 });
    expect(finger.entries.at(-1)).toBe('remove 1 warrior 4');
    finger.tap({ tap: 'step', piece: 'warrior', by: 1 });
    expect(finger.entries).toEqual(['place 2 warrior 4', 'score 1']);
  });

  test('another place is another entry', () => {
    const finger = new Finger(CATS);
    const plus: Tap = { tap: 'step', piece: 'warrior', by: 1 };
    finger.tap(at(4), plus, at(9), plus);
    expect(finger.entries).toEqual(['place 1 warrior 4', 'place 1 warrior 9']);
  });
});

describe('moves', () => {
  test('"move from here" marks the ways, takes a number, and the destination records it', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), { tap: 'move' });
    expect(marksFor(finger.model, finger.legal).places).toEqual([
      { ref: clearing(10), as: 'selected' },
      ...[1, 2, 12].map((id) => ({ ref: clearing(id), as: 'option' })),
    ]);
    finger.tap({ tap: 'amount', n: 2 }, at(12));
    expect(finger.entries.at(-1)).toBe('move 2 10 12');
    expect(finger.model.place).toEqual(clearing(12));
    expect(finger.model.moving).toBe(false);
  });

  test('the whole group goes when no number is chosen, and a number is kept within bounds', () => {
    const { legal } = new Finger(CATS, MIDGAME);
    expect(amountFor(START, legal, '10', '12')).toBe(4);
    expect(amountFor({ ...START, amount: 9 }, legal, '10', '12')).toBe(4);
  });

  test('an offered move is an arrow on the board before it is made', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), at(12), { tap: 'amount', n: 3 });
    expect(moveOffered(finger.model, finger.legal)).toEqual({
      from: '10',
      to: '12',
      n: 3,
      most: 4,
    });
    expect(marksFor(finger.model, finger.legal).arrows).toEqual([
      { from: clearing(10), to: clearing(12), n: 3, when: 'coming' },
    ]);
  });

  test('where no path leads it is asked once more, then recorded', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), { tap: 'move' }, at(4));
    expect(finger.entries).toEqual(MIDGAME);
    expect(finger.model.unusual).toEqual(clearing(4));
    finger.tap({ tap: 'moveAnyway' });
    expect(finger.entries.at(-1)).toBe('move 4 10 4');
  });

  test('the same place again, or closing, calls it off', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), { tap: 'move' }, at(10));
    expect(finger.model.moving).toBe(false);
    finger.tap({ tap: 'move' }, { tap: 'close' });
    expect(finger.model).toMatchObject({ moving: false, place: clearing(10) });
    finger.tap({ tap: 'close' });
    expect(finger.model).toEqual(START);
  });
});

test('extra hits go with the next battle only', () => {
  const finger = new Finger(CATS, MIDGAME);
  finger.tap(at(3), { tap: 'extra', side: 'theirs' }, { tap: 'battle', defender: 'eyrie' });
  expect(module.inputKey(module.parseInput('battle 3 eyrie 0 1'))).toBe(finger.entries.at(-1));
  expect(finger.model.extra).toEqual({ mine: 0, theirs: 0 });
});

test('a pawn goes where it is told, into a forest too', () => {
  const finger = new Finger('vagabond,marquise/bot');
  const target = finger.legal.pawn[0] ?? '';
  finger.tap(say({ kind: 'pawn', to: target }));
  expect(finger.entries).toEqual([`pawn ${target}`]);
});
