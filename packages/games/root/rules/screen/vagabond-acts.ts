import { aid } from './vagabond-aid.ts';
import { refresh, slip } from './vagabond-birdsong.ts';
import { explore, quest, repair, strike } from './vagabond-deeds.ts';
import { drop } from './vagabond-items.ts';
import { hideout, instigate, labor, scorch, steal } from './vagabond-specials.ts';
import { lead, walk } from './vagabond-walk.ts';

/** All that law 9 and V give to a Vagabond beside battle and crafting; in Daylight in any order (law.9.5). */
export const VAGABOND_ACTS = {
  refresh,
  slip,
  walk,
  lead,
  explore,
  aid,
  quest,
  strike,
  repair,
  steal,
  labor,
  hideout,
  instigate,
  scorch,
  drop,
};
