import { isBot } from '../rules/board.ts';
import { bots, common } from '../rules/content.ts';
import { hasTrait } from '../rules/facts.ts';
import { maxRolledHits } from '../rules/items.ts';
import { undamagedSwords } from '../rules/pack.ts';
import type { Clearing, Faction } from '../rules/pieces.ts';
import { ALLIANCE, isVagabond, MARQUISE, SYMPATHY } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { buildingsAt, piecesAt, scoreOf, tokensAt, warriorsAt } from '../rules/state.ts';

/** What a battle brings on average. */
export interface Prospect {
  /** Enemy warriors removed. */
  readonly warriors: number;
  /** Enemy buildings and tokens removed, a point each. */
  readonly pieces: number;
  /** Hits taken: warriors of one's own, or items. */
  readonly lost: number;
}

export interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
  /** The attacker's limit of rolled hits. */
  readonly most: number;
  readonly extra: number;
}

/** The two dice, higher first, with the number of throws out of sixteen. */
const ROLLS = common.dieFaces.flatMap((high) =>
  common.dieFaces
    .filter((low) => low <= high)
    .map((low) => ({ high, low, throws: low === high ? 1 : 2 })),
);
const THROWS = ROLLS.reduce((sum, { throws }) => sum + throws, 0);

/** Every throw of the dice, weighed. Battle cards and ambushes are nobody's to foresee. */
export function prospect(state: State, fight: Fight): Prospect {
  const { defender, clearing } = fight;
  const guards = warriorsAt(state, defender, clearing);
  const defence = isVagabond(defender) ? swordsOf(state, defender) : guards;
  return weighed({
    guards: Math.min(guards, MOST_HITS),
    defence: Math.min(defence, MOST_HITS),
    isSwapped: defender === ALLIANCE && fightsAsGuerrilla(state),
    most: Math.min(fight.most, MOST_HITS),
    extra: fight.extra + (defence === 0 ? 1 : 0),
    back: ambushOf(state, defender, clearing),
    tokens: Math.min(tokensAt(state, defender, clearing), MOST_HITS),
    buildings: Math.min(buildingsAt(state, defender, clearing), MOST_HITS),
    perBuilding: defender === MARQUISE && hasTrait(state.facts, MARQUISE, 'fortified') ? 2 : 1,
  });
}
/** Three rolled, one of the Commander, one against the defenseless: what is beyond that makes no difference. */
const MOST_HITS = 5;

/** All that the outcome of a battle depends on. */
interface Forces {
  readonly guards: number;
  readonly defence: number;
  readonly isSwapped: boolean;
  readonly most: number;
  readonly extra: number;
  readonly back: number;
  readonly tokens: number;
  readonly buildings: number;
  readonly perBuilding: number;
}

/** Plans weigh the same battle over and over: each is worked out once. */
const known = new Map<number, Prospect>();

function weighed(forces: Forces): Prospect {
  const key = keyOf(forces);
  const before = known.get(key);
  if (before !== undefined) return before;
  const its = worksOut(forces);
  known.set(key, its);
  return its;
}

/** Every number is below six. */
const keyOf = (forces: Forces): number => {
  const { guards, defence, most, extra, back, tokens, buildings, perBuilding } = forces;
  const ours = ((guards * 6 + defence) * 6 + most) * 6 + extra;
  const theirs = ((back * 6 + tokens) * 6 + buildings) * 6 + perBuilding;
  return (ours * 1296 + theirs) * 2 + (forces.isSwapped ? 1 : 0);
};

function worksOut(forces: Forces): Prospect {
  const { guards, defence, isSwapped, most, extra, back, tokens, buildings } = forces;
  let warriors = 0;
  let pieces = 0;
  let lost = 0;
  for (const { high, low, throws } of ROLLS) {
    const hits = Math.min(isSwapped ? low : high, most) + extra;
    const fallen = Math.min(hits, guards);
    const onTokens = Math.min(hits - fallen, tokens);
    const onBuildings = Math.floor((hits - fallen - onTokens) / forces.perBuilding);
    warriors += throws * fallen;
    pieces += throws * (onTokens + Math.min(onBuildings, buildings));
    lost += throws * (Math.min(isSwapped ? high : low, defence) + back);
  }
  return { warriors: warriors / THROWS, pieces: pieces / THROWS, lost: lost / THROWS };
}

/** What a piece that an enemy loses is worth beyond one's own points: most if he is ahead. */
export function threatOf(state: State, enemy: Faction): number {
  const points = scoreOf(state, enemy);
  const near = points / common.winAt;
  const isAhead = state.facts.factions.every((other) => scoreOf(state, other) <= points);
  return 0.2 + 0.5 * near + (isAhead ? 0.2 + near : 0);
}

const swordsOf = (state: State, vagabond: Faction): number =>
  isBot(state, vagabond) ? maxRolledHits(state) : undamagedSwords(state, vagabond);

const fightsAsGuerrilla = (state: State): boolean =>
  !isBot(state, ALLIANCE) || hasTrait(state.facts, ALLIANCE, 'veterans');

/** 6.2.2 and Informants: the Alliance bot's extra hit. */
function ambushOf(state: State, defender: Faction, clearing: Clearing): number {
  if (defender !== ALLIANCE || !isBot(state, ALLIANCE)) return 0;
  const lone =
    piecesAt(state, SYMPATHY, clearing) > 0 && hasTrait(state.facts, ALLIANCE, 'informants');
  return warriorsAt(state, ALLIANCE, clearing) > 0 || lone
    ? bots.automatedAlliance.numbers.ambushExtraHits
    : 0;
}
