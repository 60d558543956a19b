import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee } from '@empty-chair/kernel/foresee';
import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { whyNotBack } from '@empty-chair/kernel/secrets';
import { Story } from '@empty-chair/kernel/story';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import type { State } from '../state.ts';
import { clone } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';
import { m, ref } from '../words.ts';
import { secrets } from './secrets.ts';

type Game = Match<Config, State, Input>;
const ME = seat(0);
const DICE = { dice: ref('dice', '2-0') };

/** Two people and two bots, so many entries of random legal play in. */
const gameAfter = (entries: number, seed: string): Game =>
  playedUntil(seed, ({ state, record }) => state !== undefined && record.entries.length >= entries);

/** Random legal play until something holds, or the game is over. */
function playedUntil(seed: string, isEnough: (game: Game) => boolean): Game {
  const rng = rngFromSeed(seed);
  const config = configFrom({ play: 'screen', seats: 'marquise,eyrie,alliance/bot,vagabond/bot' });
  let now = newMatch(root, config, seed);
  while (!isEnough(now) && now.waiting.kind !== 'over') now = step(now);
  return now;

  function step(match: Game): Game {
    const { waiting } = match;
    if (waiting.kind === 'question') {
      const { answers, ref } = waiting.question;
      return answer(root, match, ref(answers[rng.below(answers.length)]).id);
    }
    if (waiting.kind === 'bot') return botTurn(root, match);
    if (waiting.kind === 'over' || match.state === undefined) return match;
    const legal = root.legal(match.state, waiting.seat);
    return submit(root, match, waiting.seat, legal[rng.below(legal.length)] as Input);
  }
}

/** The same position with the hidden cards of others dealt anew: nobody but their owners sees a difference. */
function dealtAnew(state: State, seed: string): State {
  const other = clone(state);
  const screen = other.screen;
  if (screen === undefined) throw new Error('not on the screen');
  const theirs = screen.hands[1] ?? [];
  const unseen = [...other.deck.draw, ...theirs];
  const rng = rngFromSeed(seed);
  for (let last = unseen.length - 1; last > 0; last -= 1) {
    const at = rng.below(last + 1);
    [unseen[last], unseen[at]] = [unseen[at] as never, unseen[last] as never];
  }
  screen.hands = screen.hands.map((hand, i) => (i === 1 ? unseen.splice(0, hand.length) : hand));
  other.deck.draw = unseen;
  return other;
}

describe('what somebody sees', () => {
  const states = [10, 40, 90].flatMap((entries) =>
    ['a', 'b', 'c'].map((seed) => gameAfter(entries, seed).state as State),
  );

  test('law.1.2.1: as data is the same whatever the others hold and the deck has next', () => {
    for (const state of states) {
      const other = dealtAnew(state, 'anew');
      expect(root.codecs.state.encode(other)).not.toEqual(root.codecs.state.encode(state));
      expect(secrets.seenBy(other, ME)).toEqual(secrets.seenBy(state, ME));
      expect(secrets.of(other, ME)).toEqual(secrets.of(state, ME));
      expect(root.describe(other)).toEqual(root.describe(state));
    }
  });

  test('law.1.2.1: has one’s own hand, and of the others its size', () => {
    const state = gameAfter(0, 'sizes').state as State;
    const hands = (who: number | undefined) =>
      (
        secrets.seenBy(state, who === undefined ? undefined : seat(who)) as {
          screen: { hands: object };
        }
      ).screen.hands;
    expect(hands(0)).toEqual({ marquise: expect.any(Array), eyrie: 3 });
    expect(hands(1)).toEqual({ marquise: 3, eyrie: expect.any(Array) });
    expect(hands(undefined)).toEqual({ marquise: 3, eyrie: 3 });
  });

  test('law.1.2.1: foresight is the same whatever the others hold', () => {
    const state = gameAfter(25, 'foresight').state as State;
    const picture = (of: State) => {
      const forecaster = new Forecaster(root.dealing);
      const start = { state: of, seat: seat(2), choicesAtTable: false };
      for (const one of foresee(root, start, { samples: 2, most: 60, seed: 'f' })) {
        forecaster.add(one, root.consequences(of, one.state, seat(2)));
      }
      return forecaster.picture();
    };
    expect(picture(dealtAnew(state, 'anew'))).toEqual(picture(state));
  });
});

describe('dealing anew what somebody does not see', () => {
  const states = [10, 40, 90].map((entries) => gameAfter(entries, 'deal').state as State);
  const dealt = (state: State, who: number, seed: string): State => {
    const other = clone(state);
    secrets.dealAnew(other, seat(who), rngFromSeed(seed));
    return other;
  };
  const hidden = (state: State) => [...state.deck.draw, ...(state.screen?.hands.flat() ?? [])];
  const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other);

  test('law.1.2.1: leaves what they see as it is, and no card is gained or lost', () => {
    for (const state of states) {
      for (const who of [0, 1]) {
        const other = dealt(state, who, 'x');
        expect(secrets.seenBy(other, seat(who))).toEqual(secrets.seenBy(state, seat(who)));
        expect(sorted(hidden(other))).toEqual(sorted(hidden(state)));
        expect(hidden(other)).not.toEqual(hidden(state));
        expect(root.invariants.flatMap(({ check }) => check(other) ?? [])).toEqual([]);
      }
    }
  });

  test('law.1.2.1: comes of what they know and of the generator alone', () => {
    const data = (state: State) => root.codecs.state.encode(state);
    for (const state of states) {
      const other = dealtAnew(state, 'anew');
      expect(data(dealt(other, 0, 'x'))).toEqual(data(dealt(state, 0, 'x')));
      expect(data(dealt(state, 0, 'y'))).not.toEqual(data(dealt(state, 0, 'x')));
    }
  });
});

describe('taking back', () => {
  test('goes back to where something hidden was shown, and no further', () => {
    const before = gameAfter(30, 'back');
    const story = Story.of(root, before.record);
    const shown = before.record.entries.map(({ revealed }) => revealed);
    const last = shown.length - 1;
    const loud = shown.findLastIndex((n) => n !== shown[last]);
    expect(loud).toBeLessThan(last - 1);
    // The entry after the last quiet one has shown something; what follows it has not.
    expect(whyNotBack(root, story, loud + 1)?.id).toMatch(/^shown\./);
    expect(whyNotBack(root, story, loud + 2)).toBeUndefined();
  });

  test.each([
    ['dice that are told', [{ id: m('do.dice'), params: DICE }], 'dice'],
    ['dice that a question is about', [{ id: m('ask.battleCard'), params: DICE }], 'dice'],
    ['cards that were drawn', [{ id: m('do.drawCards') }], 'cards'],
    ['a card that was taken', [{ id: m('do.takeFrom') }], 'hand'],
    ['a hand that is being looked at', [{ id: m('ask.seenHand') }], 'hand'],
    ['what lay under a ruin', [{ id: m('do.explore') }], 'ruin'],
    ['a move', [{ id: m('do.moveWarriors') }], undefined],
  ])('is refused because of %s', (_, told, what) => {
    const id = what && `shown.${what}`;
    expect(secrets.shownBy(told)?.id).toBe(id);
  });

  test('ends where somebody else is asked for hidden cards', () => {
    const asked = ({ waiting, record: { pending } }: Game) =>
      waiting.kind === 'question' &&
      pending !== undefined &&
      pending.input !== 'bot-turn' &&
      waiting.question.seat !== undefined &&
      waiting.question.seat !== pending.seat;
    const match = playedUntil('others', asked);
    expect(asked(match)).toBe(true);
    const story = Story.of(root, match.record);
    expect(whyNotBack(root, story, match.record.entries.length)).toBeDefined();
  });

  test('ends where somebody else has answered out of hidden cards, though nothing else was shown', () => {
    // An ambush that leaves no attacker: no dice are rolled.
    let asksOthers = false;
    const match = playedUntil('quiet 13', ({ waiting, record: { pending, entries } }) => {
      if (pending !== undefined) {
        const asked = waiting.kind === 'question' ? waiting.question.seat : undefined;
        asksOthers ||=
          pending.input !== 'bot-turn' && asked !== undefined && asked !== pending.seat;
        return false;
      }
      const isOver = asksOthers && entries.at(-1)?.revealed === entries.at(-2)?.revealed;
      asksOthers = false;
      return isOver;
    });
    const last = match.record.entries.length - 1;
    expect(match.record.entries[last]?.answers).toEqual(['STD-01', 'none']);
    expect(whyNotBack(root, Story.of(root, match.record), last)).toBeDefined();
  });

  test('is free while the own act asks, and nothing was shown', () => {
    const asked = ({ waiting, happenings, record: { pending } }: Game) =>
      waiting.kind === 'question' &&
      pending !== undefined &&
      waiting.question.seat === pending.seat &&
      secrets.shownBy([...happenings, waiting.question.ask]) === undefined;
    const match = playedUntil('own', asked);
    expect(asked(match)).toBe(true);
    const story = Story.of(root, match.record);
    expect(whyNotBack(root, story, match.record.entries.length)).toBeUndefined();
  });

  test('is free at a real table', () => {
    const config = configFrom({ seats: 'marquise/bot,eyrie/bot' });
    const after = botTurn(root, newMatch(root, config, 'table'));
    expect(whyNotBack(root, Story.of(root, after.record), 0)).toBeUndefined();
  });
});
