import type { Match } from '@empty-chair/kernel/match';
import { answer, newMatch, submit } from '@empty-chair/kernel/match';
import type { Happening } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { foretell } from '@empty-chair/uikit/turn/foretell.ts';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { configFrom } from '../../rules/config-words.ts';
import { root } from '../../rules/module.ts';
import type { Card } from '../../rules/pieces.ts';
import { EYRIE } from '../../rules/pieces.ts';
import { handOf, screenOf } from '../../rules/screen/play.ts';
import { withAt } from '../../rules/screen/screen.ts';
import type { State } from '../../rules/state.ts';
import { clone } from '../../rules/state.ts';
import type { Input } from '../../rules/verbs/verbs.ts';
import { forApp } from '../game.ts';

type Game = Match<Config, State, Input>;
const registered = await games['root']?.();
/** Whoever sits in the first chair. */
const [marquise, eyrie] = [seat(0), seat(1)];

function setUp(seats: string): Game {
  let now: Game = newMatch(root, configFrom({ play: 'screen', seats }), '7');
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(root, now, ref(answers[0]).id);
  }
  return now;
}

/** The Marquise in Daylight. */
const begun = (): Game =>
  submit(root, setUp('marquise,eyrie,alliance/bot'), marquise, root.parseInput('play wood'));

/** The game as the panel of that person has it. */
function session(now: Game): TurnSession {
  const all: unknown = {
    game: registered,
    seat: marquise,
    state: now.state,
    entriesSoFar: now.record.entries,
    positionAfter: () => now,
  };
  return all as TurnSession;
}

const all = (): boolean => true;
const told = (now: Game, said: string, isTold: (it: Happening) => boolean = all) =>
  foretell(session(now), forApp(root.parseInput(said)), isTold);

describe('what an act would bring is foretold', () => {
  test('as it will be, and nothing has changed by it', () => {
    const now = begun();
    const before = JSON.stringify(root.codecs.state.encode(now.state as State));
    const { happenings, after, isChance } = told(now, 'play recruit');
    expect(happenings.length).toBeGreaterThan(0);
    expect([isChance, after !== undefined]).toEqual([false, true]);
    expect(JSON.stringify(root.codecs.state.encode(now.state as State))).toBe(before);
  });

  test('as nothing where it is refused', () => {
    const refused = told(begun(), 'play wood');
    expect(refused).toEqual({ happenings: [], after: undefined, isChance: false, asks: undefined });
  });

  test('without what a card that is drawn, or a die, would show', () => {
    const end = told(begun(), 'play end');
    expect([end.isChance, end.after]).toEqual([true, undefined]);
    // From the first that must not be told, nothing is.
    const silent = told(begun(), 'play recruit', () => false);
    expect([silent.happenings, silent.isChance]).toEqual([[], true]);
  });

  test('without a question to somebody else, whatever they hold', () => {
    const { now, said } = battle();
    const isAsked = submit(root, now, marquise, root.parseInput(said)).waiting;
    expect(isAsked).toMatchObject({ kind: 'question', question: { seat: eyrie } });
    const before = told(now, said);
    expect(before.asks).toBeUndefined();
    expect(before.after).toBeUndefined();
  });
});

test('what oneself will be asked is told: which supporter goes', () => {
  const now = setUp('alliance,marquise/bot,eyrie/bot');
  const asked = root
    .legal(now.state as State, marquise)
    .map((input) => foretell(session(now), forApp(input), all).asks)
    .filter((question) => question !== undefined);
  expect(asked.map(({ ask, seat: of }) => [ask.id, of])).toContainEqual([
    'ask.supporter',
    marquise,
  ]);
});

/** A battle with an Eyrie who holds an ambush that fits anywhere. */
function battle(): { now: Game; said: string } {
  const keys = (of: Game, verb: string) =>
    root
      .legal(of.state as State, marquise)
      .map((input) => root.inputKey(input))
      .filter((key) => key.startsWith(`play ${verb} `));
  const begins = begun();
  for (const march of keys(begins, 'move')) {
    const now = submit(root, begins, marquise, root.parseInput(march));
    const [said] = keys(now, 'battle');
    if (said === undefined) continue;
    const state = clone(now.state as State);
    const screen = screenOf(state);
    const { cards } = state.facts;
    const ambush = cards.findIndex(({ id }) => id === 'STD-04') as Card;
    const theirs = handOf(state, EYRIE);
    const without = (all: readonly Card[]) => all.map((one) => (one === ambush ? theirs[0] : one));
    screen.hands = screen.hands.map((hand) => without(hand) as readonly Card[]);
    state.deck.draw = without(state.deck.draw) as Card[];
    screen.hands = withAt(screen.hands, EYRIE, [ambush, ...theirs.slice(1)]);
    return { now: { ...now, state }, said };
  }
  throw new Error('nobody to fight');
}
