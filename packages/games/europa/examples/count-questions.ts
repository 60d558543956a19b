import en from '../text/en/rules.json' with { type: 'json' };
import { mean, median, perBotTurn, questionsIn, quietGames, SOLO } from './questions.ts';

/** npm run questions [GAMES]: how much the bots of Europa Universalis ask in a solo game. */
const games = Number(process.argv[2] ?? 200);
const MOST_SHOWN = 10;
/** What a bot turn may ask at the median. */
const MOST_AT_MEDIAN = 3;
/** What a quiet introductory game may ask in a bot turn, all of it counted. */
const MOST_WHEN_QUIET = 0.25;
const words: Readonly<Record<string, string>> = en;

for (const [scenario, config] of Object.entries(SOLO)) {
  const { perTurn, often } = questionsIn(config, games, 'questions');
  const middle = median(perTurn);
  console.log(`europa, scenario ${scenario}: ${games} solo games, ${perTurn.length} bot turns`);
  console.log(`  questions in a bot turn: median ${middle}, mean ${mean(perTurn).toFixed(2)}`);
  const quiet = perTurn.filter((n) => n === 0).length / perTurn.length;
  console.log(`  turns without a question: ${(100 * quiet).toFixed(0)} %`);
  console.log(`  most in one turn: ${perTurn.reduce((most, n) => Math.max(most, n), 0)}`);
  console.log('  the most frequent, per bot turn:');
  const ranked = [...often].sort(([, one], [, other]) => other - one);
  for (const [id, n] of ranked.slice(0, MOST_SHOWN)) {
    console.log(`    ${(n / perTurn.length).toFixed(3)}  ${id}: ${words[id]}`);
  }
  if (middle > MOST_AT_MEDIAN) process.exitCode = 1;
}

const quiet = quietGames(games, 'quiet');
console.log(
  `europa, scenario 1-00, quiet: ${quiet.games} of ${games} games, ${quiet.botTurns} bot turns in all phases`,
);
console.log(
  '  France takes an Event and passes and records nothing else; its Units and Ships stand in nobody’s way,',
);
console.log(
  '  dice at the table show no hit, one or two, Events do nothing to a bot; no War between Player Realms.',
);
console.log(
  `  questions and done for each bot turn: ${perBotTurn(quiet).toFixed(2)} (${quiet.asked} questions, ${quiet.dones} done)`,
);
for (const [id, n] of [...quiet.often]
  .sort(([, one], [, other]) => other - one)
  .slice(0, MOST_SHOWN)) {
  console.log(`    ${(n / quiet.botTurns).toFixed(3)}  ${id}: ${words[id]}`);
}
if (perBotTurn(quiet) > MOST_WHEN_QUIET) process.exitCode = 1;
