/**
 * Where the rulebook is silent or contested: one choice per ruling, the first one being the
 * rulebook's reading or our ruling.
 */
export const FIRST_BOX_OPTIONS = {
  /** how often Expand may repeat in a turn. */
  expand: ['unlimited', 'once'],
  /** whether warriors that arrived in 4.5.4 may move on. */
  arrivals: ['move', 'stay'],
  /** which building when workshops and recruiters are tied above the sawmills. */
  escalatedTie: ['recruiter', 'workshop'],
  /** where the starting buildings of 4.3.4 may stand. */
  startingBuildings: ['keepAndNeighbours', 'neighbours'],
  /** what counts as "cannot place a warrior" for Nobility. */
  nobility: ['supply', 'any'],
  /** whether a tied column deals the extra hit. */
  extraHit: ['most', 'tied'],
  /** where sympathy goes when no ordered neighbour fits. */
  sympathyFallback: ['anywhere', 'adjacentFirst'],
  /** whether a revolt may happen where there is no enemy piece. */
  emptyRevolt: ['allowed', 'skipped'],
  /** whether the Vagabot's further battles stay with the same enemy and clearing. */
  vagabotRepeat: ['stay', 'retarget'],
  /** whether the Vagabot can be defenseless. */
  vagabotDefenseless: ['never', 'withoutItems'],
  /** what the Vagabot does when its items do not reach the whole way. */
  vagabotShortRoute: ['asFarAsPossible', 'stay'],
  /** which item the Scoundrel gives up. */
  scoundrelItem: ['worst', 'paid'],
  /** how Steadfast knows whether a Surprise Revolt will come. */
  steadfast: ['lookAhead', 'onMap'],
  /** whether Overwhelming counts the extra warriors of challenging. */
  overwhelming: ['recruitOnly', 'withExtra'],
  /** whom the Vagrant sets on each other in the cooperative game. */
  vagrantCoop: ['anyone', 'humansOnly'],
  /** what the Scoundrel does where no slot is left to cover. */
  scoundrelNoSlot: ['acts', 'skipped'],
  /** what Wildfire does when there was no order card. */
  wildfireNoOrder: ['spreads', 'skipped'],
  /** when the Battle Track is settled between the two repairs of a Berserker. */
  berserkerRepairs: ['oneByOne', 'together'],
} as const;

/** The same for the bots of the second box. */
export const SECOND_BOX_OPTIONS = {
  /** B-02: whose starts the Lizards and the Duchy keep away from. */
  corners: ['players', 'bots'],
  /** B-08: whether Robot Revenge holds in the Lizards' own turn. */
  robotRevenge: ['always', 'othersTurns'],
  /** B-15: which track of gardens the Lizards score. */
  gardenScore: ['ordered', 'best'],
  /** B-24: how many cards fill the Market. */
  marketRefill: ['toFive', 'two'],
  /** B-27: whether a trade post scores the space that it uncovers. */
  tradePostVp: ['none', 'track'],
  /** B-28: what the loss of a trade post does to its remover's warriors in Payments. */
  tradeDisruption: ['none', 'half'],
  /** B-33: what a human Vagabond pays with for a service. */
  vagabondPays: ['nothing', 'items'],
  /** 9.7: which cards say when bots buy services. */
  botServices: ['basic', 'advanced'],
  /** 9.7: whether bots buy of human Riverfolk, who then are asked for their hand, or that is recorded by hand. */
  humanRiverfolk: ['byHand', 'asked'],
  /** B-42: whom a bird card crowns in the Duchy's set-up. */
  startingBird: ['bottommost', 'topmost', 'none'],
  /** B-43: whether the Mayor may take a warrior from the Burrow. */
  mayorBurrow: ['counts', 'mapOnly'],
  /** B-45: whose warriors count in the ties of a Dig. */
  digTie: ['all', 'enemy'],
  /** B-48: what the Duchy builds when its type of building is used up. */
  duchyBuild: ['fixed', 'other'],
  /** B-49: how many warriors the Brigadier needs in the Burrow. */
  brigadier: ['three', 'four'],
  /** B-57: how often an empty supply makes plots while the Corvids recruit. */
  plotThickens: ['repeat', 'once'],
  /** B-59: whether a Bomb may change places with the other Bomb. */
  bombSwap: ['any', 'noBomb'],
  /** B-61: who picks the card that an Extortion costs. */
  extortion: ['random', 'choice'],
  /** B-67: whether a plot under Vendetta changes places as a Bomb does. */
  vendetta: ['withSwap', 'removalOnly'],
  /** B-69: what a Bomb does to the Vagabot. */
  bombVagabot: ['threeItems', 'nothing'],
  /** B-70: whether a bot scores for the Snare that it springs. */
  snareVp: ['one', 'zero'],
  /** B-114: whether a tunnel that is used again can be taken from beside a Snare. */
  snaredTunnel: ['held', 'taken'],
  /** B-122: whether Steadfast, looking ahead, sees a Snare where sympathy would go. */
  steadfastSnare: ['seen', 'overlooked'],
} as const;

/** The same for people who play on the screen: the current law first, older readings after it (H-01). */
export const SCREEN_OPTIONS = {
  /** H-11: whether the Marquise may craft after an action. */
  marquiseCraft: ['first', 'anytime'],
  /** H-21: whether a bot that is robbed by Stand and Deliver! scores. */
  robbedBotScores: ['yes', 'no'],
  /** H-28: whether Partisans cost their user the birds in hand. */
  partisansBirds: ['discarded', 'kept'],
  /** H-13: whose warriors count where a new roost is sought. */
  newRoost: ['all', 'enemies'],
  /** H-14: whether a card that fails may be taken up before one that can be done. */
  turmoilByOrder: ['never', 'allowed'],
  /** H-18: whether the ally itself must be allowed to move where the Vagabond takes its warriors. */
  allyMove: ['allyRules', 'free'],
  /** H-20: which pieces of a Hostile faction Infamy scores for. */
  infamy: ['pieces', 'warriors'],
  /** H-32: what a Vagabond suffers where all pieces are removed. */
  fullRemoval: ['three', 'none'],
  /** H-54: who is asked for an ambush or for Field Hospitals: between people a question alone tells something. */
  handsAsked: ['amongPeople', 'holders', 'everyone'],
} as const;

export const TABLE_OPTIONS = {
  ...FIRST_BOX_OPTIONS,
  ...SECOND_BOX_OPTIONS,
  ...SCREEN_OPTIONS,
} as const;
export type TableOption = keyof typeof TABLE_OPTIONS;
export type TableOptions = { readonly [K in TableOption]: (typeof TABLE_OPTIONS)[K][number] };
export const OPTION_NAMES = Object.keys(TABLE_OPTIONS) as TableOption[];

export const DEFAULT_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, TABLE_OPTIONS[name][0]]),
) as TableOptions;
