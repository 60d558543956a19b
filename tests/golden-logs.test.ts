import { fileURLToPath } from 'node:url';
import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import type { Policy } from '@empty-chair/kernel/simulate';
import { Story } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/words';
import { golden } from '@empty-chair/testkit/golden';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { createRenderer } from '@empty-chair/text/renderer';
import { tellChecklist } from '@empty-chair/text/tell';
import * as europaExamples from '../packages/games/europa/examples/configs.ts';
import { merged } from '../packages/games/europa/rules/catalogue.ts';
import { europa } from '../packages/games/europa/rules/module.ts';
import europaCharts from '../packages/games/europa/text/en/charts.json' with { type: 'json' };
import europaWords from '../packages/games/europa/text/en/rules.json' with { type: 'json' };
import * as innovationExamples from '../packages/games/innovation/examples/configs.ts';
import { innovation } from '../packages/games/innovation/rules/module.ts';
import innovationWords from '../packages/games/innovation/text/en/rules.json' with { type: 'json' };
import * as rootExamples from '../packages/games/root/examples/configs.ts';
import { root } from '../packages/games/root/rules/module.ts';
import rootWords from '../packages/games/root/text/en/rules.json' with { type: 'json' };
import * as tapestryExamples from '../packages/games/tapestry/examples/configs.ts';
import { tapestry } from '../packages/games/tapestry/rules/module.ts';
import tapestryWords from '../packages/games/tapestry/text/en/rules.json' with { type: 'json' };

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
    return `${['Set-up', ...moves(story.explain(-1).happenings), ...entries].join('\n')}\n`;
  };
}

/** A game's examples/configs.ts. */
interface Examples<C, S, I> {
  readonly CONFIGS: Readonly<Record<string, C>>;
  readonly humanWeight: (input: I, state: S) => number;
  /** Where answers are not all alike. */
  readonly policy?: Policy<S, I>;
}
/** What the files are called, the name of the config, the seed. */
type Played = readonly [name: string, config: string, seed: string];

const MOST = 3000;

function goldenGames<C, S, I>(
  game: GameModule<C, S, I>,
  { CONFIGS, humanWeight, policy = randomPolicy({ weight: humanWeight }) }: Examples<C, S, I>,
  catalogue: Readonly<Record<string, string>>,
  games: readonly Played[],
): void {
  const folder = fileURLToPath(new URL(`../packages/games/${game.id}/golden`, import.meta.url));
  const render = englishLog(catalogue);
  for (const [name, configName, seed] of games) {
    const config = CONFIGS[configName];
    if (config === undefined) throw new Error(`${game.id} has no config ${configName}`);
    golden(game, { folder, name, play: { config, seed, policy, most: MOST }, render });
  }
}

goldenGames(root, rootExamples, rootWords, [
  ['four-bots', 'four bots', 'woodland'],
  ['every-trait-on-the-lake', 'four bots with every trait, lake', 'ferry'],
  ['together', 'together, as one team', 'friends'],
]);
goldenGames(innovation, innovationExamples, innovationWords, [
  ['first-game', 'the first game', 'river'],
  ['hardest-with-cards-on-the-table', 'physical cards, hardest', 'lake'],
  ['two-humans', 'two humans', 'bridge'],
]);
goldenGames(tapestry, tapestryExamples, tapestryWords, [
  ['first-game', 'the first game', 'loom'],
  ['hardest-with-everything-on-the-table', 'everything on the table, hardest', 'thread'],
  ['two-humans', 'two humans', 'shadow'],
]);
goldenGames(
  europa,
  { ...europaExamples, policy: europaExamples.europaPolicy },
  merged(europaWords, europaCharts),
  [
    ['first-game', 'solo, introductory', 'lance'],
    ['emperor-with-chance-on-the-table', 'Emperor among four bots, chance on the table', 'crown'],
    ['two-humans', 'two humans, printed charts, no missions', 'gate'],
  ],
);
