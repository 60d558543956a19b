import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import { undoTo } from '@empty-chair/kernel/story';
import type { Ref } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { humanTurn, inputs } from '../../rules/view.ts';
import { rootState } from '../board/root-view.ts';
import { forApp, fromApp, rootGame } from '../game.ts';
import { indexOffers } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';
import { amountFor, marksFor, modelAfter, START, take } from './turn-model.ts';

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

  get turn() {
    const { state, waiting } = this.match;
    if (state === undefined || waiting.kind !== 'human') throw new Error('not a human’s turn');
    return humanTurn(rootState(state), waiting.seat, this.said);
  }

  /** What was said since the turn began. */
  private get said(): readonly Input[] {
    const all = this.match.record.entries.map(({ input }) =>
      input === 'bot-turn' ? undefined : fromApp(input),
    );
    return all.slice(all.lastIndexOf(undefined) + 1).flatMap((input) => input ?? []);
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
      const { legal, turn, last } = this;
      const { model, back, input } = take(this.model, tap, { legal, turn, last });
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
  test('wood, a building, recruits, two moves: each said with few taps', () => {
    const finger = new Finger(CATS, MIDGAME);
    const before = finger.entries.length;
    finger.tap(
      say({ kind: 'wood' }),
      { tap: 'verb', verb: { id: 'build', piece: 'workshop' } },
      at(9),
      say({ kind: 'recruit' }),
      at(10),
      at(12),
      at(11),
      at(3),
      { tap: 'battle', defender: 'eyrie' },
      say({ kind: 'pass' }),
    );
    expect(finger.entries.slice(before)).toEqual([
      'wood',
      'build workshop 9',
      'recruit',
      'move 4 10 12',
      'move 2 11 3',
      'battle 3 eyrie',
      'pass',
    ]);
    expect(finger.taps).toBe(10);
  });

  test('a building goes to a place of the open verb only; another place is opened', () => {
    const finger = new Finger(CATS, ['wood']);
    finger.tap({ tap: 'verb', verb: { id: 'build', piece: 'sawmill' } });
    expect(marksFor(finger.model, finger.legal, finger.turn).places).toEqual(
      finger.turn.verbs
        .find(({ piece }) => piece === 'sawmill')
        ?.inputs.map((input) => ({ ref: clearing('at' in input ? input.at : 0), as: 'option' })),
    );
    finger.tap(at(3));
    expect(finger.entries).toEqual(['wood']);
    expect(finger.model).toMatchObject({ place: clearing(3), verb: undefined });
  });

  test('the same verb again closes it', () => {
    const march: Tap = { tap: 'verb', verb: { id: 'march', piece: undefined } };
    const finger = new Finger(CATS).tap(march);
    expect(finger.model.verb?.id).toBe('march');
    expect(finger.tap(march).model).toEqual(START);
  });

  test('goes on after the bots', () => {
    const finger = new Finger(CATS, [...MIDGAME, 'pass']);
    while (finger.match.waiting.kind === 'bot') finger.match = botTurn(module, finger.match);
    expect(finger.match.waiting.kind).toBe('human');
    expect(finger.legal.canPass).toBe(true);
  });
});

describe('human Corvids', () => {
  const verb = (id: 'flip' | 'plot' | 'trick'): Tap => ({
    tap: 'verb',
    verb: { id, piece: undefined },
  });
  const crows = (...before: readonly string[]) =>
    new Finger('corvids,marquise/bot', ['place 3 warrior 5', 'place 1 warrior 7', ...before]);

  test('a plot is placed in two taps, where there are warriors enough for it', () => {
    const finger = crows().tap(verb('plot'), at(5));
    expect(finger.entries.at(-1)).toBe('plot 5');
    // The second costs two.
    finger.tap(verb('plot'), at(7));
    expect(finger.entries.at(-1)).toBe('plot 5');
    expect(finger.model.place).toEqual(clearing(7));
  });

  test('where a plot can be any of four, its place is opened', () => {
    const finger = crows('plot 5').tap(verb('flip'), at(5));
    expect(finger.model.place).toEqual(clearing(5));
    finger.tap(say({ kind: 'flip', at: 5, plot: 'raid' }));
    expect(finger.entries.at(-1)).toBe('flip 5 raid');
    expect(finger.taps).toBe(3);
  });

  test('of two plots either is tapped to swap them; of three a place is opened', () => {
    const two = crows('plot 5', 'plot 7').tap(verb('trick'));
    const lit = marksFor(two.model, two.legal, two.turn).places.map(({ ref }) => ref.id);
    expect(lit).toEqual(['5', '7']);
    expect(two.tap(at(7)).entries.at(-1)).toBe('trick 5 7');
    const three = crows('place 1 warrior 9', 'plot 5', 'plot 7', 'plot 9').tap(
      verb('trick'),
      at(7),
    );
    expect(three.entries.at(-1)).toBe('plot 9');
    expect(three.model.place).toEqual(clearing(7));
  });
});

test('a human Duchy digs and comes out in three taps, with the place still open', () => {
  const finger = new Finger('duchy,marquise/bot', ['muster 4']);
  finger.tap({ tap: 'verb', verb: { id: 'dig', piece: undefined } }, at(5));
  expect(finger.model.place).toEqual(clearing(5));
  expect(finger.legal.emerge.get('5')).toBe(4);
  finger.tap(say({ kind: 'emerge', n: 4, at: 5 }));
  expect(finger.entries.slice(1)).toEqual(['place 1 tunnel 5', 'emerge 4 5']);
  expect(finger.taps).toBe(3);
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
    const { turn } = new Finger(CATS);
    const legal = indexOffers([]);
    const minus: Tap = { tap: 'step', piece: 'keep', by: -1 };
    const last: Input = { kind: 'place', n: 1, piece: 'keep', at: 1 };
    expect(take(model, minus, { legal, turn, last })).toEqual({
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
  test('a tapped clearing lights its ways; the next tap on one moves all that may leave', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10));
    const marks = marksFor(finger.model, finger.legal, finger.turn);
    expect(marks.places).toEqual([
      { ref: clearing(10), as: 'selected' },
      ...[1, 2, 12].map((id) => ({ ref: clearing(id), as: 'option' })),
    ]);
    expect(marks.arrows.map(({ to, n, when }) => [to.id, n, when])).toEqual([
      ['1', 4, 'coming'],
      ['2', 4, 'coming'],
      ['12', 4, 'coming'],
    ]);
    finger.tap({ tap: 'amount', n: 2 }, at(12));
    expect(finger.entries.at(-1)).toBe('move 2 10 12');
  });

  test('after a move the finger stays, and the next tap does not move on', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), at(12));
    expect(finger.model).toMatchObject({ place: clearing(12), armed: false, amount: undefined });
    finger.tap(at(9));
    expect(finger.entries.at(-1)).toBe('move 4 10 12');
    expect(finger.model).toMatchObject({ place: clearing(9), armed: true });
  });

  test('a pill of the panel goes there, also from where the last move ended', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), at(12), { tap: 'go', to: clearing(9) });
    // Four came, and three stood there.
    expect(finger.entries.at(-1)).toBe('move 7 12 9');
  });

  test('a clearing that the law does not let them reach is opened', () => {
    const finger = new Finger(CATS, MIDGAME).tap(at(10), at(4));
    expect(finger.entries).toEqual(MIDGAME);
    expect(finger.model.place).toEqual(clearing(4));
  });

  test('the whole group goes when no number is chosen, and a number is kept within bounds', () => {
    const { legal } = new Finger(CATS, MIDGAME);
    expect(amountFor(START, legal, '10', '12')).toBe(4);
    expect(amountFor({ ...START, amount: 9 }, legal, '10', '12')).toBe(4);
  });

  test('elsewhere: where no path leads it is asked once more, then recorded', () => {
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

describe('after a question', () => {
  const cats = { entries: [], turn: new Finger(CATS, MIDGAME).turn };
  const after = (...said: readonly string[]) => ({
    ...cats,
    entries: said.map((words) => ({ entered: fromApp(module.parseInput(words)) })),
  });

  test('a battle leaves its own clearing open, not the one the march began in', () => {
    expect(modelAfter(clearing(2), after('move 1 2 6', 'battle 6 eyrie')).place).toEqual(
      clearing(6),
    );
    expect(modelAfter(clearing(2), after('recruit')).place).toEqual(clearing(2));
    expect(modelAfter(clearing(2), after())).toEqual(START);
  });

  test('a Decree goes on with what is next', () => {
    const birds = new Finger('eyrie,marquise/bot', ['leader builder', 'decree battle bird']);
    const entries = [{ entered: fromApp(module.parseInput('battle 6 marquise')) }];
    expect(modelAfter(clearing(2), { entries, turn: birds.turn })).toEqual(START);
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

describe('a Vagabond', () => {
  const items = { ready: ['boot', 'torch'], exhausted: [], damagedReady: [], damagedExhausted: [] };
  const vagabond = (...more: readonly string[]) =>
    new Finger('vagabond,eyrie/bot,marquise/bot', [
      'character thief',
      'pawn 2',
      `correct factions.vagabond.items ${JSON.stringify(items)}`,
      ...more,
    ]);
  const verb = (id: 'walk' | 'slip' | 'aid'): Tap => ({
    tap: 'verb',
    verb: { id, piece: undefined },
  });

  test('law.boots: walks to a place of the open verb; the lit places are those in reach', () => {
    const finger = vagabond();
    finger.tap(verb('walk'));
    // 2 is next to 5, 6 and 10.
    expect(marksFor(finger.model, finger.legal, finger.turn).places).toEqual(
      [5, 6, 10].map((id) => ({ ref: clearing(id), as: 'option' })),
    );
    finger.tap(at(10));
    expect(finger.entries.at(-1)).toBe('walk 10');
    expect(finger.model).toMatchObject({ place: undefined, verb: undefined });
  });

  test('law.move: slips into a forest, which is lit as one', () => {
    const finger = new Finger('vagabond,eyrie/bot,marquise/bot', ['character thief']);
    finger.tap(verb('slip'));
    const { places } = marksFor(finger.model, finger.legal, finger.turn);
    const forest = places.find(({ ref }) => ref.kind === 'forest');
    if (forest === undefined) throw new Error('no forest is lit');
    finger.tap({ tap: 'place', place: forest.ref });
    expect(finger.entries.at(-1)).toBe(`pawn ${forest.ref.id}`);
  });

  test('law.aid: what pays is chosen for one aid only', () => {
    const finger = vagabond();
    finger.tap(verb('aid'), { tap: 'pay', item: 'boot' });
    expect(finger.model.pay).toBe('boot');
    finger.tap(say({ kind: 'aid', to: 'marquise', with: 'boot', take: 'nothing' }));
    expect(finger.entries.at(-1)).toBe('aid marquise boot');
    expect(finger.model.pay).toBeUndefined();
  });
});
