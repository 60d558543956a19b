import { fileURLToPath } from 'node:url';
import { explain } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import { golden } from '@empty-chair/testkit/golden';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { createRenderer } from '@empty-chair/text/renderer';
import { tellChecklist } from '@empty-chair/text/tell';
import * as innovationExamples from '../packages/games/innovation/examples/configs.ts';
import type { Config as InnovationConfig } from '../packages/games/innovation/src/config.ts';
import { innovation } from '../packages/games/innovation/src/module.ts';
import innovationWords from '../packages/games/innovation/text/en.json' with { type: 'json' };
import * as rootExamples from '../packages/games/root/examples/configs.ts';
import type { Config as RootConfig } from '../packages/games/root/src/config.ts';
import { root } from '../packages/games/root/src/module.ts';
import rootWords from '../packages/games/root/text/en.json' with { type: 'json' };
import * as tapestryExamples from '../packages/games/tapestry/examples/configs.ts';
import type { Config as TapestryConfig } from '../packages/games/tapestry/src/config.ts';
import { tapestry } from '../packages/games/tapestry/src/module.ts';
import tapestryWords from '../packages/games/tapestry/text/en.json' with { type: 'json' };

/** Curated games as a player reads them: every move with its rule, in English. */
function englishLog(catalogue: Readonly<Record<string, string>>) {
  const words = createRenderer('en', catalogue);
  return <C, S, I>(game: GameModule<C, S, I>, record: GameRecord<C, I>): string => {
    const names = game.seats(record.config).map(({ name }) => words.name(name));
    const moves = (entry: number): string[] =>
      tellChecklist(words, explain(game, record, entry).happenings).map(
        ({ number, rule, text }) => `  ${String(number).padStart(2)}. ${text} [${rule}]`,
      );
    const entries = record.entries.flatMap(({ seat, input }, index) => {
      const { before } = explain(game, record, index);
      const what =
        input === 'bot-turn' || before === undefined
          ? `${names[seat]}:`
          : words.render(game.inputMessage(before, seat, input));
      return [`${index + 1}. ${what}`, ...moves(index)];
    });
    return `${['Set-up', ...moves(-1), ...entries].join('\n')}\n`;
  };
}

const folderOf = (game: string): string =>
  fileURLToPath(new URL(`../packages/games/${game}/golden`, import.meta.url));

for (const [name, config, seed] of [
  ['four-bots', 'four bots', 'woodland'],
  ['every-trait-on-the-lake', 'four bots with every trait, lake', 'ferry'],
  ['together', 'together, as one team', 'friends'],
] as const) {
  golden(root, {
    folder: folderOf('root'),
    name,
    play: {
      config: rootExamples.CONFIGS[config] as RootConfig,
      seed,
      policy: randomPolicy({ weight: rootExamples.humanWeight }),
      most: 2000,
    },
    render: englishLog(rootWords),
  });
}

for (const [name, config, seed] of [
  ['first-game', 'the first game', 'river'],
  ['hardest-with-cards-on-the-table', 'physical cards, hardest', 'lake'],
  ['two-humans', 'two humans', 'bridge'],
] as const) {
  golden(innovation, {
    folder: folderOf('innovation'),
    name,
    play: {
      config: innovationExamples.CONFIGS[config] as InnovationConfig,
      seed,
      policy: randomPolicy({ weight: innovationExamples.humanWeight }),
      most: 3000,
    },
    render: englishLog(innovationWords),
  });
}

for (const [name, config, seed] of [
  ['first-game', 'the first game', 'loom'],
  ['hardest-with-everything-on-the-table', 'everything on the table, hardest', 'thread'],
  ['two-humans', 'two humans', 'shadow'],
] as const) {
  golden(tapestry, {
    folder: folderOf('tapestry'),
    name,
    play: {
      config: tapestryExamples.CONFIGS[config] as TapestryConfig,
      seed,
      policy: randomPolicy({ weight: tapestryExamples.humanWeight }),
      most: 3000,
    },
    render: englishLog(tapestryWords),
  });
}
