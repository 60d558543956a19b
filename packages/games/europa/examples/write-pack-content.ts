import { writeFileSync } from 'node:fs';
import { namesIn } from './names-in-languages.ts';
import { countVisits } from './node-visits.ts';

/** npm run europa:pack: what rules packs need to know, made from the texts and from simulated games. */
const CONTENT = 'packages/games/europa/content';
const SOURCE = 'written by npm run europa:pack';

const write = (file: string, value: object): void =>
  writeFileSync(`${CONTENT}/${file}.json`, JSON.stringify(value, undefined, 2));

write('names', {
  source: `text/*/rules.json and charts.json; ${SOURCE}`,
  realms: namesIn('ref.realm.'),
  charts: namesIn('chart.', 'short.chart.'),
});
write('visits', {
  source: `simulated games, one of every scenario: visits of each node, and turns with one; ${SOURCE}`,
  ...countVisits(),
});
