import { cardNamed } from '../rules/facts.ts';
import { canTake, costOfSpread, sympathizers } from '../rules/humans/alliance.ts';
import type { Clearing } from '../rules/pieces.ts';
import { ALLIANCE, clearingNumbered, factionNamed, isVagabond } from '../rules/pieces.ts';
import { screenOf, turnOf } from '../rules/screen/play.ts';
import { supporterLimit } from '../rules/screen/supporters.ts';
import type { State } from '../rules/state.ts';
import { cell, suitOf, WARRIORS_ELSEWHERE, warriorsAt } from '../rules/state.ts';
import {
  baseAt,
  bestPrey,
  enemyWarriorsAt,
  waysOn,
  worthOfPrey,
  worthOfRevolt,
  worthOfToken,
} from './alliance-board.ts';
import { worthOfCommon } from './common-acts.ts';
import { worthInHand } from './hand-worth.ts';
import type { Plan, Weigh } from './plan.ts';
import { AT_ONCE, NEVER } from './plan.ts';

/**
 * The Woodland Alliance's plan.
 * Birdsong: revolt wherever two supporters allow, where most is removed; then spread sympathy while
 * supporters last, where it is cheap and where most ways lead on to clearings without sympathy.
 * Daylight: craft what is worth its card; train officers, up to four, with cards that match a base; the
 * other cards become supporters.
 * Evening, one operation for each officer, each time the one of most worth: organize where a warrior
 * stands without sympathy, battle for points and against whoever is ahead, move out to do either with
 * the next officer (one warrior stays at a base), recruit.
 */
export const alliancePlan: Plan = {
  weigh,
  prefers: ({ question: { ask } }) => (ask.id === 'ask.losePiece' ? ['sympathy'] : []),
};

const MOST_OFFICERS = 4;
/** What each way on from a clearing, to where sympathy can spread next, saves in supporters. */
const OPEN_WAY = 0.3;
/** Sympathizers become warriors. */
const RISEN = 0.3;
/** Revolts come before sympathy spreads, officers before supporters. */
const REVOLT = AT_ONCE / 2;
const SPREAD = AT_ONCE / 4;
const TRAIN = AT_ONCE / 4;
const MOBILIZE = AT_ONCE / 8;

/** What a battle must be worth to be fought. */
const WORTH_A_BATTLE = 0.4;
const RECRUIT_WORTH = 0.5;
/** What a move gets of the worth of the operation that it makes possible. */
const BEFOREHAND = 0.7;
/** Of two places for a token, the one with fewer enemies. */
const NOISE = 0.02;
/** Whatever is worth anything is done. */
const NOTHING = 0.01;

function weigh(state: State): Weigh {
  const officers = cell(state, WARRIORS_ELSEWHERE + ALLIANCE);
  const left = officers - turnOf(state).taken;
  return (act) => {
    switch (act.what) {
      case 'end':
        return NOTHING;
      case 'revolt': {
        const at = clearingNumbered(act.at);
        return REVOLT + worthOfRevolt(state, at) + RISEN * sympathizers(state, suitOf(state, at));
      }
      case 'spread': {
        const at = clearingNumbered(act.at);
        return SPREAD + OPEN_WAY * waysOn(state, at) - (costOfSpread(state, at) ?? 0);
      }
      case 'train':
        return officers < MOST_OFFICERS ? TRAIN - inHand(state, act.card) : NEVER;
      case 'mobilize':
        return screenOf(state).supporters.length < supporterLimit(state)
          ? MOBILIZE - inHand(state, act.card)
          : NEVER;
      case 'baseRecruit':
        return RECRUIT_WORTH - NOISE * warriorsAt(state, ALLIANCE, clearingNumbered(act.at));
      case 'organize':
        return worthOfOrganizing(state, clearingNumbered(act.at));
      case 'battle':
        return worthOfFight(state, act);
      case 'move':
        return left > 1 ? worthOfMovingOut(state, act) : NEVER;
      case 'commandWarren':
      case 'leagueBattle': {
        const worth = worthOfFight(state, act);
        return worth > 0 ? AT_ONCE + worth : NEVER;
      }
      default:
        return worthOfCommon(state, ALLIANCE, act);
    }
  };
}

const inHand = (state: State, id: string): number =>
  worthInHand(state, ALLIANCE, cardNamed(state.facts, id));

const worthOfOrganizing = (state: State, at: Clearing): number =>
  baseAt(state, at) ? NEVER : worthOfToken(state) - NOISE * enemyWarriorsAt(state, at);

function worthOfFight(state: State, act: { at: number; defender: string }): number {
  const at = clearingNumbered(act.at);
  const defender = factionNamed(act.defender);
  if (isVagabond(defender)) return NEVER;
  const worth = worthOfPrey(state, at, defender, warriorsAt(state, ALLIANCE, at));
  return worth > WORTH_A_BATTLE ? worth : NEVER;
}

/** With an operation to follow: a warrior goes to organize, or all that can be spared to a battle. */
function worthOfMovingOut(state: State, act: { n: number; from: number; to: number }): number {
  const from = clearingNumbered(act.from);
  const to = clearingNumbered(act.to);
  const spare = warriorsAt(state, ALLIANCE, from) - (baseAt(state, from) ? 1 : 0);
  if (act.n > spare) return NEVER;
  const there = warriorsAt(state, ALLIANCE, to);
  const token =
    act.n === 1 && there === 0 && canTake(state, to)
      ? worthOfToken(state) - NOISE * enemyWarriorsAt(state, to)
      : 0;
  const prey =
    (bestPrey(state, to, there + act.n)?.worth ?? 0) - (bestPrey(state, to, there)?.worth ?? 0);
  return BEFOREHAND * Math.max(token, prey);
}
