import { BadData, Refused } from '@empty-chair/kernel/errors';
import type { Field } from '@empty-chair/kernel/fields';
import { NONE } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import { isBot } from '../board.ts';
import { common } from '../content.ts';
import { FACTION_IDS } from '../pieces.ts';
import { checkEnd } from '../points.ts';
import { HUMANS, scoreOf, WINNER, winnerOf } from '../state.ts';
import { saidCorrection } from './said-correction.ts';
import { setByPath } from './set-by-path.ts';
import { verb, wordLike } from './verb.ts';

/** JSON where it is JSON, else what was typed, with its spaces: `fox`, `3`, `["sawmill"]`. */
const value: Field<unknown> = {
  among: [3, -1, 'fox', '', null, ['sawmill', 'roost'], { clearing: 5 }],
  read: (typed, what) => (typed.isDone() ? '' : parsed(typed.all(what))),
  print: (fact) => JSON.stringify(fact),
  decode: (fact, path) => {
    json.refuseDeep(fact, path);
    return fact;
  },
};

function parsed(text: string): unknown {
  let fact: unknown;
  try {
    fact = JSON.parse(text);
  } catch {
    return text;
  }
  try {
    json.refuseDeep(fact);
    return fact;
  } catch (error) {
    throw error instanceof BadData ? new Refused(error.reason) : error;
  }
}

/** Any fact of the state, by its path in the state's own form. */
export const correct = verb({
  fields: { path: wordLike(['clearings.5.suit', 'factions.eyrie.score', 'winner']), value },
  apply: (table, { path, value: fact }) => {
    const { state } = table.scene;
    const faction = state.facts.factions.find((f) => path === `factions.${FACTION_IDS[f]}.score`);
    const before = faction === undefined ? 0 : scoreOf(state, faction);
    setByPath(state, path, fact);
    if (faction === undefined) return;
    // A corrected score can bring the end about, or take it back.
    const team = winnerOf(state) === HUMANS && !isBot(state, faction);
    const hadWon = before >= common.winAt && (winnerOf(state) === faction || team);
    if (hadWon && scoreOf(state, faction) < common.winAt) state.cells[WINNER] = NONE;
    checkEnd(table, faction);
  },
  said: ({ path, value: fact }) => saidCorrection(path, fact),
});
