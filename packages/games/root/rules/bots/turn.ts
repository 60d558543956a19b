import type { Faction } from '../pieces.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';
import type { AllianceTurn } from './alliance/turn.ts';
import type { EyrieTurn } from './eyrie/turn.ts';
import type { MarquiseTurn } from './marquise/turn.ts';
import type { VagabotTurn, Ways } from './vagabot/turn.ts';

const NO_WAYS: Ways = { distance: [], before: [] };

/**
 * A fresh turn of any bot. All have the same fields, though each bot sees only its own: the criteria
 * that bots share run quicker on objects of one form.
 */
export const beginTurn = (
  state: State,
  me: Faction,
): MarquiseTurn & EyrieTurn & AllianceTurn & VagabotTurn => ({
  state,
  me,
  order: NONE,
  orderSuit: NONE,
  clearing: NONE,
  cutShort: false,
  built: false,
  expansions: 0,
  arrivals: [],
  column: NONE,
  pityless: false,
  ways: NO_WAYS,
  target: NONE,
});
