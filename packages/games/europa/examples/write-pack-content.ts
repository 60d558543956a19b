import { writeFileSync } from 'node:fs';
import { namesIn } from './names-in-languages.ts';

/** npm run europa:pack: what rules packs need to know, made from the texts. */
const CONTENT = 'packages/games/europa/content';
const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

writeFileSync(
  `${CONTENT}/names.json`,
  json({
    source: 'text/*/rules.json and charts.json; written by npm run europa:pack',
    realms: namesIn('ref.realm.'),
    charts: namesIn('chart.', 'short.chart.'),
  }),
);
