import { pathToFileURL } from 'node:url';
import { europaTurns, tracedEuropaTurnMilliseconds, tracedEuropaTurns } from './europa.ts';
import { forecasts } from './foresight.ts';
import { lateAutomaTurns, tracedAutomaTurnMilliseconds } from './innovation.ts';
import { labScaling } from './lab.ts';
import { queueOverhead } from './lab-queue.ts';
import type { Rate } from './measure.ts';
import { measure } from './measure.ts';
import { randomChess } from './reference.ts';
import { cloning, tracedGames, tracedTurnMilliseconds, turns, wholeGames } from './root.ts';
import { bySelect, bySelectTraced, checkTheyAgree, handWritten } from './selection.ts';
import { tapestryTurns, tracedTapestryTurnMilliseconds } from './tapestry.ts';

/** npm run bench: one run, and every figure as a ratio to another of the same run. */

checkTheyAgree();
const clones = cloning();
const rates = measure([
  randomChess,
  wholeGames,
  turns,
  tracedGames,
  handWritten,
  bySelect,
  bySelectTraced,
  ...clones,
  lateAutomaTurns,
  tapestryTurns,
  europaTurns,
  tracedEuropaTurns,
  forecasts(),
]);
const [
  chess,
  games,
  botTurns,
  traced,
  loop,
  selected,
  selectedTraced,
  copy,
  copyAll,
  copyJson,
  automaTurns,
  tapestryRate,
  europaRate,
  europaTraced,
  foreseen,
] = rates as readonly [
  ...[Rate, Rate, Rate, Rate, Rate, Rate, Rate],
  ...[Rate, Rate, Rate, Rate, Rate, Rate, Rate, Rate],
];

const [, , program = ''] = process.argv;
const [oneThread, twoThreads] = await labScaling(pathToFileURL(program));
const overhead = await queueOverhead();

console.log(`node ${process.version}, one core but for the lab\n`);
for (const { name, unit, perSecond } of rates) {
  console.log(`${name.padEnd(52)} ${shown(perSecond).padStart(12)} ${unit}/s`);
}
for (const [name, turn] of [
  ['Root, a bot turn with full trace, median', tracedTurnMilliseconds()],
  ['Innovation, a late turn with full trace, median', tracedAutomaTurnMilliseconds()],
  ['Tapestry, a turn with full trace, median', tracedTapestryTurnMilliseconds()],
  ['Europa, a bot turn with full trace, median', tracedEuropaTurnMilliseconds()],
] as const) {
  console.log(`${name.padEnd(52)} ${turn.toFixed(3).padStart(12)} ms`);
}

for (const [name, perSecond] of [
  ['lab, Root, one thread', oneThread],
  ['lab, Root, two threads', twoThreads],
] as const) {
  console.log(`${name.padEnd(52)} ${shown(perSecond).padStart(12)} games/s`);
}

console.log('\nratios');
ratio(
  'Root games (trace off) per 1000 reference moves',
  games.perSecond / (chess.perSecond / 1000),
);
ratio('Root turns (trace off) per reference move', botTurns.perSecond / chess.perSecond);
ratio('late Automa turns per reference move', automaTurns.perSecond / chess.perSecond);
ratio('Tapestry turns per reference move', tapestryRate.perSecond / chess.perSecond);
ratio('Europa turns per reference move', europaRate.perSecond / chess.perSecond);
ratio('Europa, full trace: times slower than none', europaRate.perSecond / europaTraced.perSecond);
ratio('lab: two threads against one', twoThreads / oneThread);
ratio('lab: job engine against two threads, time', overhead.queue / overhead.local);
ratio('lab: one thread against bare simulation', oneThread / games.perSecond);
ratio('foresight: turns against bare turns', foreseen.perSecond / botTurns.perSecond);
ratio('full trace: times slower than none', games.perSecond / traced.perSecond);
ratio('select: times slower than the hand-written loop', loop.perSecond / selected.perSecond);
ratio(
  'select with full trace: times slower than without',
  selected.perSecond / selectedTraced.perSecond,
);
ratio('clone by hand: times quicker than structuredClone', copy.perSecond / copyAll.perSecond);
ratio('clone by hand: times quicker than its JSON form', copy.perSecond / copyJson.perSecond);

console.log(`
what limits it
- A whole game is about 27 bot turns. A CPU profile of it is flat: 72 % compiled rules, of which calls of filters
  and steps 12 %, by bot Eyrie 35 %, Marquise 20 %, Alliance 17 %, Vagabot 13 %; garbage 4 to 7 %, set-up 4 %.
- Foresight records every happening of every run, and compares the boards before and after.
- The full trace costs the refs and lists that it keeps for every option of every criterion. Europa's is a
  way through a chart and costs next to nothing; its turns read the map, targets and their neighbours first.`);

function ratio(name: string, value: number): void {
  console.log(`${name.padEnd(52)} ${shown(value).padStart(12)}`);
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
