import { get } from '@empty-chair/kernel/ids';
import { openSlots, rules } from '../rules/board.ts';
import { cardNamed, seatOf, suitOfCard } from '../rules/facts.ts';
import {
  buildCost,
  buildPoints,
  MARQUISE_BUILDINGS,
  woodWithinReach,
} from '../rules/humans/marquise.ts';
import type { Clearing, Kind } from '../rules/pieces.ts';
import {
  BIRD,
  clearingNumbered,
  EVERY_CLEARING,
  factionNamed,
  isVagabond,
  KIND_COUNT,
  kindNamed,
  MARQUISE,
  RECRUITER,
  SAWMILL,
  WORKSHOP,
} from '../rules/pieces.ts';
import type { ScreenAct } from '../rules/screen/acts.ts';
import { actionsLeft } from '../rules/screen/marquise.ts';
import { screenOf, turnOf } from '../rules/screen/play.ts';
import type { State } from '../rules/state.ts';
import { pieceSupply, warriorSupply, warriorsAt } from '../rules/state.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import { WORTH_DOING, worthOfCommon } from './common-acts.ts';
import { worthInHand } from './hand-worth.ts';
import { worthOfBattle } from './marquise-battle.ts';
import { gainsFromMoves } from './marquise-march.ts';
import type { Plan, Weigh } from './plan.ts';
import { AT_ONCE, NEVER } from './plan.ts';

/**
 * The Marquise's plan.
 * Birdsong: a wood at each sawmill.
 * Daylight: craft what is worth its card; then three actions, and one more for a bird card while the best
 * action left is worth a card. Each time the action of most worth:
 *   build, for its points, where warriors guard it, and, early on, for what a sawmill or recruiter
 *   brings later;
 *   recruit, once, for its warriors;
 *   battle, for the points and, just as much, for hurting whoever is ahead;
 *   march, up to two moves, to rule clearings with open slots, to stand by her buildings and to battle;
 *   overwork, only when there is little else to do: cards and actions are worth more than wood.
 * The keep and the first buildings go anywhere.
 */
const WORTH_A_CARD = 0.7;
/** Wood is short: a dear building must bring more than a cheap one. */
const WOOD_PRICE = 0.2;
/** What overwork gets of the worth of the building that it makes possible: it takes a card and an action. */
const OVERWORK_SHARE = 0.2;
/** What each warrior beside a new building is worth. */
const SAFETY = 0.15;
const MOST_GUARDS = 5;
const RECRUIT_WORTH = 0.7;
/** A march has a second move. */
const MARCH = 1.4;
/** Beyond its points: early sawmills pay for later buildings, recruiters for warriors and cards. */
const LATER: Readonly<Record<Kind, readonly number[]>> = {
  [SAWMILL]: [2.5, 2, 1.7, 0.8, 0, 0],
  [WORKSHOP]: [0.2, 0, 0, 0, 0, 0],
  [RECRUITER]: [0.4, 0.2, 0.2, 0, 0.1, 0],
};

export const marquisePlan: Plan = {
  weigh,
  prefers: ({ question: { ask, answers, ref } }) => {
    if (ask.id === 'ask.losePiece') return ['wood', 'workshop', 'recruiter', 'sawmill', 'keep'];
    // The nearest wood stands first.
    return ask.id === 'ask.wood' ? answers.map((from) => ref(from).id) : [];
  },
};

function weigh(state: State): Weigh {
  const gain = gainsFromMoves(state);
  const moveGain = ({ n, from, to }: { n: number; from: number; to: number }): number =>
    gain(clearingNumbered(from), clearingNumbered(to), n);
  return (act) => {
    switch (act.what) {
      case 'wood':
        return AT_ONCE;
      case 'recruit':
        return RECRUIT_WORTH * Math.min(onMap(state, RECRUITER), warriorSupply(state, MARQUISE));
      case 'build':
        return worthOfBuilding(state, kindNamed(act.piece), clearingNumbered(act.at));
      case 'overwork':
        return worthOfOverwork(state, act.card);
      case 'extra':
        return worthOfExtra(state, act.card);
      case 'battle':
        return battleWorth(state, act);
      case 'move': {
        const better = moveGain(act);
        if (turnOf(state).marching === 0) return MARCH * better;
        // Any other action would end the march.
        return better > WORTH_DOING / 2 ? AT_ONCE + better : NEVER;
      }
      case 'cobbler':
      case 'leagueMove':
      case 'emigre':
        return free(moveGain(act));
      case 'commandWarren':
      case 'leagueBattle':
        return free(battleWorth(state, act));
      default:
        return worthOfCommon(state, MARQUISE, act);
    }
  };
}

/** What costs no action is done if it is good for anything. */
const free = (worth: number): number => (worth > WORTH_DOING ? AT_ONCE + worth : NEVER);

const battleWorth = (state: State, act: { at: number; defender: string }): number => {
  const defender = factionNamed(act.defender);
  const at = clearingNumbered(act.at);
  return isVagabond(defender)
    ? NEVER
    : worthOfBattle(state, at, defender, warriorsAt(state, MARQUISE, at));
};

// ---- build and overwork ----------------------------------------------------------

const onMap = (state: State, kind: Kind): number =>
  get(KIND_COUNT, kind) - pieceSupply(state, kind);

const worthOfKind = (state: State, kind: Kind): number =>
  buildPoints(state, kind) + (LATER[kind]?.[onMap(state, kind)] ?? 0);

/** The safer of two places: more of her warriors. */
const worthOfBuilding = (state: State, kind: Kind, at: Clearing): number =>
  worthOfKind(state, kind) -
  WOOD_PRICE * (buildCost(state, kind) ?? 0) +
  SAFETY * Math.min(MOST_GUARDS, warriorsAt(state, MARQUISE, at));

/** Worth something only when there is an action left to build with that wood. */
function worthOfOverwork(state: State, id: string): number {
  const left = actionsLeft(state);
  if (left < 2 || suitOfCard(state.facts, cardNamed(state.facts, id)) === BIRD) return NEVER;
  const reach = woodWithinReach(state);
  const open = EVERY_CLEARING.filter(
    (at) => openSlots(state, at) > 0 && rules(state, MARQUISE, at),
  );
  if (open.length === 0) return NEVER;
  const most = Math.max(...open.map((at) => reach[at] as number));
  const kinds = MARQUISE_BUILDINGS.filter((kind) => {
    const short = (buildCost(state, kind) ?? Number.POSITIVE_INFINITY) - most;
    return short > 0 && short < left;
  });
  const best = Math.max(0, ...kinds.map((kind) => worthOfKind(state, kind)));
  const card = cardNamed(state.facts, id);
  return OVERWORK_SHARE * best - TIE * worthInHand(state, MARQUISE, card);
}
/** Of two that serve alike the cheaper one. */
const TIE = 0.001;

// ---- one more action ---------------------------------------------------------------

/** A bird when the actions are used up and there is still something to do that is worth a card. */
function worthOfExtra(state: State, id: string): number {
  if (actionsLeft(state) > 0) return NEVER;
  const best = bestWithOneMore(state);
  const card = cardNamed(state.facts, id);
  return best < WORTH_A_CARD ? NEVER : best - TIE * worthInHand(state, MARQUISE, card);
}

const ACTIONS: readonly ScreenAct['what'][] = ['recruit', 'build', 'battle', 'move'];

/** The best action if there were one. */
function bestWithOneMore(state: State): number {
  const screen = screenOf(state);
  const turn = { ...screen.turn, birds: screen.turn.birds + 1 };
  const then: State = { ...state, screen: { ...screen, turn } };
  const weighThen = weigh(then);
  let best = NEVER;
  for (const input of inputs.legal(then, seatOf(state.facts, MARQUISE))) {
    if (input.kind !== 'play' || !ACTIONS.includes(input.act.what)) continue;
    best = Math.max(best, weighThen(input.act));
  }
  return best;
}
