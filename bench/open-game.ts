import type { Match } from '@empty-chair/kernel/match';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { Story } from '@empty-chair/kernel/story';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';

type AnyStory = Story<AnyConfig, AnyState, AnyInput>;

/** A game as the app has it open: its record and every position. Humans and the table do anything. */
export function openGame(
  game: AnyGame,
  config: AnyConfig,
  seed: string,
  entries: number,
): AnyStory {
  const rng = rngFromSeed(seed);
  const policy = randomPolicy<AnyState, AnyInput>();
  let story = Story.begin(game, config, seed);
  while (story.record.entries.length < entries) {
    const { waiting, state }: Match<AnyConfig, AnyState, AnyInput> = story.match;
    if (waiting.kind === 'over') break;
    if (waiting.kind === 'question') {
      const { question } = waiting;
      story = story.answer(question.ref(policy.answer(question, rng)).id);
    } else if (waiting.kind === 'bot') {
      story = story.botTurn();
    } else if (state !== undefined) {
      const { seat } = waiting;
      story = story.submit(
        seat,
        policy.input(state, seat, () => game.legal(state, seat), rng),
      );
    }
  }
  return story;
}
