import { games } from '@empty-chair/registry/games';
import type { Published, PublishedRow } from '@empty-chair/registry/published';

/** docs/numbers.md: the published numbers as tables for people; a test holds it to the files. */
export function numbersPage(): string {
  return [
    '# Our numbers',
    '',
    'How often each bot wins, measured by playing whole games. Made by `npm run numbers` from',
    '`studies/*published.json` of each game, which `empty-chair lab publish` writes; the app shows those against stand-ins in its set-up.',
    'The intervals are those of chance alone (95 %). How the human seats are played is said under *Sparring* in the README of each game:',
    'simple plans, weaker than a person who knows the game, so compare levels with each other. What else distorts a number is said there too.',
    '',
    ...Object.keys(games).flatMap(studiesOf).flatMap(section),
  ].join('\n');
}

const FILES = import.meta.glob<Published>('../packages/games/*/studies/*published.json', {
  eager: true,
  import: 'default',
});

/** The study that every game has comes first. */
function studiesOf(game: string): readonly Published[] {
  const folder = `../packages/games/${game}/studies/`;
  const first = `${folder}published.json`;
  const others = Object.keys(FILES).filter((path) => path.startsWith(folder) && path !== first);
  return [first, ...others.sort()].flatMap((path) => FILES[path] ?? []);
}

function section({ title, command, seed, rows }: Published): readonly string[] {
  const axes = [...new Set(rows.flatMap((row) => Object.keys(row.axes)))];
  const head = ['seat', ...axes, 'wins', '95 % interval', 'points', 'turns', 'games'];
  return [
    `## ${title}`,
    '',
    `\`${command}\`, seed \`${seed}\`.`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(cells(row, axes))),
    '',
  ];
}

function cells(row: PublishedRow, axes: readonly string[]): readonly string[] {
  const { seat, plan, winRate, score, turns, games } = row;
  const [rate, low, high] = winRate;
  return [
    plan === undefined ? seat : `${seat} (a human, ${plan})`,
    ...axes.map((axis) => row.axes[axis] ?? ''),
    `${percent(rate)} %`,
    `${percent(low)}–${percent(high)}`,
    score[0].toFixed(1),
    turns.toFixed(1),
    String(games),
  ];
}

const line = (words: readonly string[]): string => `| ${words.join(' | ')} |`;

const percent = (rate: number): string => (100 * rate).toFixed(1);
