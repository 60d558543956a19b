import type { ActOffer, NotNow } from '../../rules/view.ts';

type What = ActOffer['what'];

const ICONS: Readonly<Record<string, string>> = {
  move: 'march',
  battle: 'battle',
  craft: 'craft',
  wood: 'wood',
  recruit: 'recruit',
  build: 'build',
  overwork: 'overwork',
  extra: 'suit-bird',
  decree: 'card',
  newRoost: 'roost',
  decreeRecruit: 'recruit',
  decreeBuild: 'roost',
  revolt: 'base',
  spread: 'sympathy',
  mobilize: 'supporters',
  train: 'officer',
  baseRecruit: 'recruit',
  organize: 'sympathy',
  refresh: 'refresh',
  slip: 'slip',
  walk: 'item-boot',
  lead: 'item-boot',
  explore: 'item-torch',
  aid: 'aid',
  quest: 'quest',
  strike: 'item-crossbow',
  repair: 'item-hammer',
  steal: 'item-torch',
  labor: 'item-torch',
  hideout: 'item-torch',
  instigate: 'item-torch',
  scorch: 'item-torch',
  royalClaim: 'points',
  burrowBank: 'draw',
  saboteurs: 'discard',
  standAndDeliver: 'hand',
  swapMeet: 'hand',
  falseOrders: 'move',
  emigre: 'march',
  emigreWalk: 'item-boot',
  commandWarren: 'battle',
  codebreakers: 'hand',
  taxCollector: 'draw',
  propaganda: 'recruit',
  leagueMove: 'march',
  leagueBattle: 'battle',
  cobbler: 'march',
  cobblerWalk: 'item-boot',
  charmOffensive: 'draw',
  dominate: 'dominance',
  reclaim: 'dominance',
  coalition: 'dominance',
  openPath: 'move',
  buy: 'funds',
  discard: 'discard',
  drop: 'item-bag',
  end: 'next',
};
/** Most used first; what is not named here, as what cards allow, comes after them. */
const ORDER: readonly string[] = [
  'decree',
  'newRoost',
  'revolt',
  'spread',
  'refresh',
  'slip',
  'walk',
  'move',
  'battle',
  'recruit',
  'build',
  'decreeRecruit',
  'decreeBuild',
  'overwork',
  'mobilize',
  'train',
  'baseRecruit',
  'organize',
  'explore',
  'aid',
  'quest',
  'strike',
  'repair',
  'extra',
  'craft',
];

/** More would cost the hand its room. */
const MOST_VERBS = 6;

export const iconOf = (what: What): string => ICONS[what] ?? 'card';

/** What every turn of the faction has, and not only what a card in play allows. */
export const isOwnVerb = (what: What): boolean => ORDER.includes(what);

const rank = (what: What): number => {
  const at = ORDER.indexOf(what);
  return at < 0 ? ORDER.length : at;
};

/** The verbs as buttons: so many in sight, the others under "More". */
export function shownVerbs(verbs: readonly What[]): {
  readonly shown: readonly What[];
  readonly more: readonly What[];
} {
  const sorted = [...verbs].sort((one, other) => rank(one) - rank(other));
  if (sorted.length <= MOST_VERBS) return { shown: sorted, more: [] };
  return { shown: sorted.slice(0, MOST_VERBS - 1), more: sorted.slice(MOST_VERBS - 1) };
}

/** What cannot be done now, each reason once, in the order in which they come up. */
export function byReason(
  list: readonly NotNow[],
  said: (one: NotNow) => string,
): readonly (readonly [string, readonly What[]])[] {
  const whats = new Map<string, readonly What[]>();
  for (const one of list) whats.set(said(one), [...(whats.get(said(one)) ?? []), one.what]);
  return [...whats];
}
