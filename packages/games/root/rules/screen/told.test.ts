import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { Story } from '@empty-chair/kernel/story';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import type { State } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';
import { secrets } from './secrets.ts';

type Game = Match<Config, State, Input>;

// Whatever is told of a game to all, in the log, aloud, as the reason of a move or as data, names no card
// that somebody has in their hand, or face down before them, unless all saw it go there.

const TABLES = [
  'marquise,alliance,eyrie/bot',
  'alliance,vagabond,marquise/bot',
  'marquise,eyrie,vagabond,alliance/bot',
];

function step(match: Game, below: (n: number) => number): Game {
  const { waiting, state } = match;
  if (waiting.kind === 'question') {
    const { answers, ref } = waiting.question;
    return answer(root, match, ref(answers[below(answers.length)]).id);
  }
  if (waiting.kind === 'bot') return botTurn(root, match);
  if (waiting.kind === 'over' || state === undefined) return match;
  const legal = root.legal(state, waiting.seat);
  return submit(root, match, waiting.seat, legal[below(legal.length)] as Input);
}

/** So many entries of random legal play, with each position on the way. */
function* playing(seats: string, seed: string, entries: number): Generator<Game> {
  const rng = rngFromSeed(seed);
  let now: Game = newMatch(root, configFrom({ play: 'screen', seats }), seed);
  while (now.waiting.kind !== 'over' && now.record.entries.length < entries) {
    now = step(now, (n) => rng.below(n));
    yield now;
  }
}

/** All ids of cards in something that is told. */
const cardsIn = (told: unknown): readonly string[] =>
  JSON.stringify(told).match(/\b(STD|EP)-\d+\b/g) ?? [];

/** Of the position as everybody sees it. */
const openIn = (state: State): readonly string[] => cardsIn(secrets.seenBy(state, undefined));

/** What people have for themselves. */
const heldIn = (state: State): readonly string[] =>
  root
    .seats(state.facts.config)
    .filter(({ bot }) => !bot)
    .flatMap(({ seat }) => cardsIn(secrets.of(state, seat)));

/** What was told of each entry, with the position before and after it. */
function* toldOf(story: Story<Config, State, Input>) {
  for (const { index, entry, before, after } of story.passages()) {
    if (before.state === undefined || after.state === undefined) continue;
    const { input, seat } = entry;
    const said = input === 'bot-turn' ? [] : [root.inputMessage(before.state, seat, input)];
    const { trace } = story.explain(index);
    yield { told: [...said, ...after.happenings, trace], from: before.state, to: after.state };
  }
}

describe.each(TABLES)('law.1.2.1: at a table of %s', (seats) => {
  const games = ['a', 'b', 'c'].map((seed) => [...playing(seats, `told ${seed}`, 130)]);
  const stories = games.map((all) => Story.of(root, (all.at(-1) as Game).record));

  test('the log, its reasons and what is read aloud name no hidden card', () => {
    let named = 0;
    for (const story of stories) {
      for (const { told, from, to } of toldOf(story)) {
        const cards = cardsIn(told);
        const wasOpen = openIn(from);
        expect(heldIn(to).filter((id) => cards.includes(id) && !wasOpen.includes(id))).toEqual([]);
        named += cards.length;
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  test('what a person decides is asked of them alone', () => {
    const asked = games.flat().flatMap(({ state, waiting }) => {
      const isAsked = waiting.kind === 'question' && waiting.question.channel === 'human';
      return state !== undefined && isAsked ? [waiting.question] : [];
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ seat }) => seat === undefined).map(({ ask }) => ask.id)).toEqual([]);
  });

  test('the board in words and as data for all has no card of a hand', () => {
    for (const { match } of stories) {
      const { state } = match;
      if (state === undefined) throw new Error('not set up');
      const held = heldIn(state);
      expect(held.length).toBeGreaterThan(0);
      const open = [...openIn(state), ...cardsIn(root.describe(state))];
      expect(held.filter((id) => open.includes(id))).toEqual([]);
    }
  });

  test('each person is shown their own cards alone', () => {
    for (const { match } of stories) {
      const { state } = match;
      if (state === undefined) throw new Error('not set up');
      const people = root.seats(match.record.config).filter(({ bot }) => !bot);
      for (const { seat } of people) {
        const others = people.filter((one) => one.seat !== seat);
        const theirs = others.flatMap((one) => cardsIn(secrets.of(state, one.seat)));
        const seen = cardsIn([secrets.of(state, seat), secrets.seenBy(state, seat)]);
        expect(theirs.filter((id) => seen.includes(id))).toEqual([]);
      }
    }
  });
});
