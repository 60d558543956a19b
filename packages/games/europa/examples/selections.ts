import rulebook from '../rulebook.json' with { type: 'json' };
import {
  bestArea,
  bestProvince,
  chooseSeaZone,
  realmInArea,
  realmInAreaOnChart,
  worstProvince,
} from '../rules/choices.ts';
import { areaToUnsettle } from '../rules/phases/diverse-faiths.ts';
import { provinceToTake } from '../rules/phases/dnpr-expansion.ts';
import { areaToReach } from '../rules/phases/faith-of-areas.ts';
import { anyImperialArea, fewestNeeded } from '../rules/phases/imperial.ts';
import { areaToInvade, invader, townToStirUp } from '../rules/phases/invasions.ts';
import { areaToStir, rebelArea, townToSeize } from '../rules/phases/rebel-units.ts';
import { poorest, richest } from '../rules/turn/alliances-and-marriages.ts';
import { claimToTake } from '../rules/turn/claims.ts';
import { areaToDefend, areaToLiberate } from '../rules/turn/defend.ts';
import { mostInfluence } from '../rules/turn/influence.ts';
import { ownAreaNearEnemy } from '../rules/turn/march.ts';
import { zoneForShip } from '../rules/turn/naval.ts';
import { chooseOpponentBy } from '../rules/turn/opponent.ts';
import { claimToColonize, shipToLose } from '../rules/turn/overseas.ts';
import { cubeFromAlly, cubeFromStrangers } from '../rules/turn/power.ts';
import { nodeToTrade } from '../rules/turn/trade.ts';

/** Selections by name, for coverage. */
export const selections = Object.entries({
  chooseSeaZone,
  realmInArea,
  realmInAreaOnChart,
  invader,
  areaToInvade,
  anyImperialArea,
  fewestNeeded,
  claimToTake,
  provinceToTake,
  areaToReach,
  areaToUnsettle,
  chooseOpponentBy,
  cubeFromAlly,
  cubeFromStrangers,
  bestArea,
  bestProvince,
  worstProvince,
  areaToDefend,
  areaToLiberate,
  rebelArea,
  townToSeize,
  areaToStir,
  townToStirUp,
  richest,
  poorest,
  mostInfluence,
  ownAreaNearEnemy,
  zoneForShip,
  claimToColonize,
  shipToLose,
  nodeToTrade,
}).map(([name, selection]) => ({ name, selection }));

interface Entry {
  readonly status: string;
  readonly at?: string;
}
function whyHeld({ status, at }: Entry): string | undefined {
  if (at !== undefined) return `no step of its own; held by ${at}`;
  if (status === 'human') return 'done by the humans at the table';
  return undefined;
}
/** Definitions and rulings are at work inside others: rulebook.json says where. */
const held = Object.fromEntries(
  Object.entries<Entry>(rulebook).flatMap(([id, entry]) => {
    const why = whyHeld(entry);
    return why === undefined ? [] : [[id, why]];
  }),
);

/** Why an id is not to be found among what simulated games reach. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  ...held,
  'EU-6.17': 'these tables play one Age, whose end is Final Scoring (round.test.ts)',
  'EU-6.4/why.mostTowns':
    'Rebels seldom have as much Unrest beside them twice (examples/rebels.ts)',
  'EU-12.1': 'the usual inputs bring no Pirates (trade.test.ts)',
  'EU-17.5': 'a question to the human (naval-battle.test.ts)',
  'EU-18.3': 'a human who leaves is not among the usual inputs (human.test.ts, replace.test.ts)',
  'EU-19.1': 'a question to the human, with printed charts (targets.test.ts)',
  'EU-19.2': 'only a pack names Areas as targets, and these tables have none (targets.test.ts)',
  'EU-19.2/why.validRealm': 'as EU-19.2',
  'EU-19.2/why.capitalThere': 'as EU-19.2',
  'EU-19.2/why.mostTaxThere': 'as EU-19.2',
  'EU-19.2/why.alphabetical': 'as EU-19.2',
  'EU-21.2': 'a question to the human (main.test.ts)',
  'EU-24.4/why.noPlayersCore':
    'an NPR seldom owns a Core Province of a player (examples/dnpr-expansion.ts)',
  'EU-26.3': 'the last tie of EU-19.2 and of Realms in an Area (choices.test.ts)',
  'EU-26.4': 'vacant Territories are never all taken in one Age (upkeep.test.ts)',
  'EU-26.8': 'needs all cards set aside at once (main.test.ts)',
  'R-HOUSE-1': 'house charts are worked out beside the trace (house/targets.test.ts)',
  'R-HOUSE-2': 'house charts are worked out beside the trace (house/targets.test.ts)',
  'R-REB-1': 'a question to the human (examples/rebels.ts)',
  'R-LINK-1': 'a question to the human (overseas.test.ts)',
};
