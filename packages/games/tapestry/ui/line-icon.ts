import type { LineIcons } from '@empty-chair/uikit/line-icon.ts';
import { lineIconBy } from '@empty-chair/uikit/line-icon.ts';
import { trackIcon } from './board/looks.ts';

const CARDS = 'card';
const OUTPOST = 'outpost';
const TOPPLED = 'outpost-toppled';
const TILE = 'tap-explore';
const TAPESTRY = 'tap-tapestry';
const INCOME = 'tap-income';
const HEART = 'tap-heart';
const DIE = 'die';
const POINTS = 'points';
const TAKEN = 'landmark';
const EARNED = 'tap-achievement';

/** Lines whose drawing is not told by the things in them. */
export const BY_LINE: Readonly<Record<string, string>> = {
  'do.drawPair': CARDS,
  'do.lookAtProgress': CARDS,
  'do.addCards': CARDS,
  'do.shuffle': CARDS,
  'see.pair': CARDS,
  'see.progressCard': CARDS,
  'see.addCards': CARDS,
  'see.shuffle': CARDS,
  'see.emptyDeck': CARDS,
  'see.earlyIncome': INCOME,
  'do.incomeTurn': INCOME,
  'did.income': INCOME,
  'fix.income': INCOME,
  'do.total': POINTS,
  'do.score': POINTS,
  'do.favorite': HEART,
  'see.sameFavorite': HEART,
  'fix.favorite': HEART,
  'setup.favorite': HEART,
  'do.research': DIE,
  'do.researchOnly': DIE,
  'do.oneOf': DIE,
  'see.research': DIE,
  'see.researchOnly': DIE,
  'see.oneOf': DIE,
  'do.refreshTech': 'tap-tech',
  'do.gainTapestry': TAPESTRY,
  'do.tapestryOnMat': TAPESTRY,
  'do.trapSprung': TAPESTRY,
  'do.noTrap': TAPESTRY,
  'see.gainTapestry': TAPESTRY,
  'see.trapSprung': TAPESTRY,
  'see.noTrap': TAPESTRY,
  'setup.appTapestry': TAPESTRY,
  'fix.tapestry': TAPESTRY,
  'fix.onMat': TAPESTRY,
  'setup.removeTapestry': TAPESTRY,
  'list.removeTapestry': TAPESTRY,
  'do.conquer': OUTPOST,
  'do.conquerOpponent': OUTPOST,
  'did.conquer': OUTPOST,
  'setup.automaOutposts': OUTPOST,
  'list.automaOutposts': OUTPOST,
  'setup.human': OUTPOST,
  'setup.humanStart': OUTPOST,
  'fix.tokens': OUTPOST,
  'fix.noTokens': OUTPOST,
  'did.token': OUTPOST,
  'do.trapped': TOPPLED,
  'do.guard': TOPPLED,
  'do.yourOutpostFalls': TOPPLED,
  'do.rivalFalls': TOPPLED,
  'did.conquerTrapped': TOPPLED,
  'fix.toppled': TOPPLED,
  'do.layTile': TILE,
  'do.layKnownTile': TILE,
  'did.explore': TILE,
  'fix.explored': TILE,
  'fix.unexplored': TILE,
  'fix.tile': TILE,
  'fix.tilesLeft': TILE,
  'do.humanAdvances': 'tap-forward',
  'setup.progressDeck': CARDS,
  'setup.decisionDeck': CARDS,
  'setup.twelveCards': CARDS,
  'setup.appCards': CARDS,
  'fix.pair': CARDS,
  'fix.noPair': CARDS,
  'fix.decks': CARDS,
  'setup.shadowPieces': 'tap-shadow',
  'list.shadowPieces': 'tap-shadow',
  'setup.mat': 'bot',
  'setup.automaTokens': 'bot',
  'setup.civilization': 'bot',
  'setup.second': 'bot',
  'setup.hexes': 'tap-explore',
  'list.hexes': 'tap-explore',
  'list.removeCivilizations': CARDS,
  'setup.first': 'chair',
  'setup.firstForTwo': 'chair',
};

/** The drawing of a thing, by its kind; earlier kinds say more of a line than later ones. */
const BY_KIND: LineIcons['byKind'] = [
  ['landmark', () => TAKEN],
  ['achievement', () => EARNED],
  ['track', trackIcon],
];

export const lineIcon = lineIconBy({
  byLine: BY_LINE,
  byKind: BY_KIND,
  counts: 'first',
});
