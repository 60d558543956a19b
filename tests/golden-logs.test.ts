import { fileURLToPath } from 'node:url';
import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import { golden } from '@empty-chair/testkit/golden';
import { createRenderer } from '@empty-chair/text/renderer';
import { tellChecklist } from '@empty-chair/text/tell';
import { allTrials } from '../tools/trials.ts';

/** Curated games as a player reads them: every move with its rule, in English. */
function englishLog(catalogue: Readonly<Record<string, string>>) {
  const words = createRenderer('en', catalogue);
  return <C, S, I>(game: GameModule<C, S, I>, record: GameRecord<C, I>): string => {
    const story = Story.of(game, record);
    const names = game.seats(record.config).map(({ name }) => words.name(name));
    const moves = (happenings: readonly Happening[]): string[] =>
      tellChecklist(words, happenings).map(
        ({ number, rule, text }) => `  ${String(number).padStart(2)}. ${text} [${rule}]`,
      );
    const entries = [...story.passages()].flatMap(({ index, entry, before, after }) => {
      const { seat, input } = entry;
      const what =
        input === 'bot-turn' || before.state === undefined
          ? `${names[seat]}:`
          : words.render(game.inputMessage(before.state, seat, input));
      return [`${index + 1}. ${what}`, ...moves(after.happenings)];
    });
    const log = `${['Set-up', ...moves(story.explain(-1).happenings), ...entries].join('\n')}\n`;
    // Where a line may end is for `npm run format`, and no rule moves it.
    return log.replaceAll('\u00a0', ' ');
  };
}

const MOST = 3000;

for (const { game, policy, golden: curated } of allTrials) {
  const folder = fileURLToPath(new URL(`../packages/games/${game.id}/golden`, import.meta.url));
  const render = englishLog((await (await games[game.id]?.())?.catalogue('en')) ?? {});
  for (const { name, config, seed } of curated) {
    if (config === undefined) throw new Error(`${game.id}: ${name} has no config`);
    golden(game, { folder, name, play: { config, seed, policy, most: MOST }, render });
  }
}
