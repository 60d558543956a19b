import { fileURLToPath } from 'node:url';
import { explain } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import { golden } from '@empty-chair/testkit/golden';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { createRenderer } from '@empty-chair/text/renderer';
import { tellChecklist } from '@empty-chair/text/tell';
import { CONFIGS, humanWeight } from '../packages/games/root/examples/configs.ts';
import type { Config } from '../packages/games/root/src/config.ts';
import type { Input } from '../packages/games/root/src/input.ts';
import { root } from '../packages/games/root/src/module.ts';
import type { State } from '../packages/games/root/src/state.ts';
import en from '../packages/games/root/text/en.json' with { type: 'json' };

/** Curated games as a player reads them: every move with its rule, in English. */
const words = createRenderer('en', en);
const policy = randomPolicy<State, Input>({ weight: humanWeight });

function englishLog(
  game: GameModule<Config, State, Input>,
  record: GameRecord<Config, Input>,
): string {
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
}

const folder = fileURLToPath(new URL('../packages/games/root/golden', import.meta.url));
for (const [name, config, seed] of [
  ['four-bots', 'four bots', 'woodland'],
  ['every-trait-on-the-lake', 'four bots with every trait, lake', 'ferry'],
  ['together', 'together, as one team', 'friends'],
] as const) {
  golden(root, {
    folder,
    name,
    play: { config: CONFIGS[config] as Config, seed, policy, most: 2000 },
    render: englishLog,
  });
}
