import { Story } from '@empty-chair/kernel/story';
import type { AnyConfig } from '@empty-chair/registry/games';
import { expect, it } from 'vitest';
import { answeredAlone, beforeLastChoice } from './answered-alone.ts';
import type { AnyStory } from './opened.ts';
import { loadRules } from './opened.ts';

const { module: game } = await loadRules('tapestry');
const config = {
  ...(game.codecs.config.encode(game.defaultConfig) as object),
  // Twelve cards that all have been seen: of the last two, the second is known.
  game: 'shadow',
  chance: { cards: 'table', dice: 'app', tiles: 'table', tapestry: 'app' },
};

const offered = ({ match: { waiting } }: AnyStory): readonly string[] =>
  waiting.kind === 'question'
    ? waiting.question.answers.map((answer) => waiting.question.ref(answer).id)
    : [];

/** The bots' turn in which the last two cards of the deck are drawn: the second leaves no choice. */
function atLastPair(): AnyStory {
  let now = Story.begin(game, game.codecs.config.decode(config) as AnyConfig, 'alone');
  for (let step = 0; step < 400; step += 1) {
    const { waiting, state } = now.match;
    if (waiting.kind === 'question') {
      const [first, ...others] = offered(now);
      if (first === undefined) throw new Error('nothing is offered');
      const next = now.answer(first);
      if (others.length > 0 && offered(next).length === 1) return now;
      now = next;
    } else if (waiting.kind === 'human' && state !== undefined) {
      const legal = game.legal(state, waiting.seat);
      const keyed = (word: string) => legal.find((it) => game.inputKey(it).startsWith(word));
      const input = keyed('done') ?? keyed('advance') ?? legal[0];
      if (input === undefined) throw new Error('nothing is legal');
      now = now.submit(waiting.seat, input);
    } else now = now.botTurn();
  }
  throw new Error('no pair is the last one');
}

it('answers what leaves no choice, and nothing else', () => {
  const before = atLastPair();
  expect(offered(before).length).toBeGreaterThan(1);
  expect(answeredAlone(before)).toBe(before);
  const [first = ''] = offered(before);
  const asks = before.answer(first);
  const after = answeredAlone(asks);
  expect(offered(after).length).not.toBe(1);
  // As if the one button had been tapped: the record has the answer.
  const answers = (it: AnyStory) => (it.record.pending ?? it.record.entries.at(-1))?.answers.length;
  expect(answers(after)).toBeGreaterThan(answers(asks) ?? 0);
});

it('goes back to the last choice, not to what answers itself', () => {
  const before = atLastPair();
  const [first = ''] = offered(before);
  const back = beforeLastChoice(before.answer(first));
  expect(offered(back)).toEqual(offered(before));
});
