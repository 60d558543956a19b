import { standsIn } from '../rules/humans/vagabond.ts';
import type { Faction } from '../rules/pieces.ts';
import { clearingNumbered } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { isInForest } from '../rules/state.ts';
import { placeCalled } from '../rules/verbs/pawn.ts';
import { WORTH_DOING, worthOfCommon } from './common-acts.ts';
import type { Asked, Plan, Weigh } from './plan.ts';
import { AT_ONCE, NEVER } from './plan.ts';
import { damagedItems, daysFrom, LEAST_MISSED } from './vagabond-day.ts';
import { keyOf } from './vagabond-deeds.ts';

/**
 * The Vagabond's plan.
 * Birdsong: refresh, then slip to where the day is worth most; into a forest when much is damaged.
 * Daylight: of all routes that his boots allow, the one on which his items do most (vagabond-day.ts): ruins,
 * quests, crafting, aid for points and for crafted items, battles for Infamy, buildings and tokens without
 * guards. What is planned for the clearing where he stands is done before he walks on; hammers that are left
 * repair.
 */
export const vagabondPlan: Plan = { weigh, prefers };

/** What a damaged item is worth when a night in the forest repairs it. */
const REPAIRED = 0.6;
const HIDEOUT = 3;
/** Before the end of the day, after everything else. */
const AT_LAST = 2 * WORTH_DOING;
const WALK = AT_ONCE / 2;

function weigh(state: State, me: Faction): Weigh {
  const days = daysFrom(state, me);
  const here = standsIn(state, me);
  const today = here === undefined ? undefined : days(here);
  const damaged = damagedItems(state, me);
  return (act) => {
    switch (act.what) {
      case 'refresh':
        return AT_ONCE;
      case 'slip': {
        const place = placeCalled(state, act.to);
        if (place === undefined) return NEVER;
        const worth = isInForest(place) ? REPAIRED * damaged : days(place).worth;
        return worth - (today?.worth ?? REPAIRED * damaged);
      }
      case 'walk':
        return today?.next === clearingNumbered(act.to) ? WALK : NEVER;
      case 'hideout':
        return damaged > 0 ? AT_LAST + Math.min(HIDEOUT, damaged) : NEVER;
      case 'repair':
        return AT_LAST + 0.1 * LEAST_MISSED.indexOf(act.item);
      case 'drop':
        return -LEAST_MISSED.indexOf(act.item);
      case 'commandWarren': {
        const planned = today?.here.get(`battle ${act.defender}`) ?? 0;
        return planned > 0 ? 2 * AT_ONCE + planned : NEVER;
      }
      case 'end':
      case 'discard':
      case 'burrowBank':
      case 'standAndDeliver':
      case 'charmOffensive':
        return worthOfCommon(state, me, act);
      default: {
        const planned = today?.here.get(keyOf(act));
        return planned === undefined ? NEVER : AT_ONCE + planned;
      }
    }
  };
}

const MOST_WANTED = LEAST_MISSED.toReversed();

function prefers<A>({ question: { ask } }: Asked<A>): readonly string[] {
  switch (ask.id as string) {
    case 'ask.character':
      return ['arbiter', 'thief', 'ranger'];
    case 'ask.damageItem':
    case 'ask.aidWith':
      return LEAST_MISSED;
    case 'ask.refreshItem':
    case 'ask.aidTake':
    case 'ask.chooseRuinItem':
    case 'ask.repairItem':
      return MOST_WANTED;
    case 'ask.allyInBattle':
      return ['none'];
    default:
      return [];
  }
}
