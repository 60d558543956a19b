import type { Score } from '@empty-chair/kernel/module';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import type { Picture } from '@empty-chair/uikit/picture/picture.ts';
import type { ScoreStory } from '../table/score-story.ts';

/** How a game ended, as its picture tells it. */
export interface Result {
  readonly title: string;
  readonly game: string;
  readonly picture: Picture | undefined;
  readonly story: ScoreStory | undefined;
  readonly chairs: readonly Chair[];
  readonly scores: readonly Score[];
  /** The only human at the table did. */
  readonly hasWon: boolean;
}
