import type { LineIcons } from '@empty-chair/uikit/line-icon.ts';
import { lineIconBy } from '@empty-chair/uikit/line-icon.ts';
import { buildingIcon, terrainIcon } from './board/looks.ts';

const CARDS = 'card';
const TERRAIN_CARD = 'aoi-terrain-row';

/** Lines whose drawing is not told by the things in them. */
export const BY_LINE: Readonly<Record<string, string>> = {
  'do.drawPair': CARDS,
  'do.drawOne': CARDS,
  'do.emptyDeck': CARDS,
  'do.newDeck': CARDS,
  'fix.cards': CARDS,
  'fix.onlySupport': CARDS,
  'fix.noCards': CARDS,
  'fix.deck': CARDS,
  'setup.cards': CARDS,
  'setup.deckByApp': CARDS,
  'setup.deck': CARDS,
  'setup.deckAndTop': CARDS,
  'setup.deckUnseen': CARDS,
  'setup.deckReady': CARDS,
  'do.startMarked': 'aoi-workshop',
  'do.startUnmarked': 'aoi-workshop',
  'do.build': 'aoi-workshop',
  'do.buildMarked': 'aoi-workshop',
  'did.place': 'aoi-workshop',
  'setup.pieces': 'aoi-workshop',
  'list.pieces': 'aoi-workshop',
  'list.piecesAndLevels': 'aoi-workshop',
  'do.blockSpell': 'aoi-block',
  'do.blockBook': 'aoi-block',
  'fix.cover': 'aoi-block',
  'do.sendScholar': 'aoi-scholar',
  'did.scholar': 'aoi-scholar',
  'do.gainPower': 'aoi-token',
  'do.placeTool': 'item-hammer',
  'fix.tool': 'item-hammer',
  'do.bonusCoins': 'item-coin',
  'do.roundCoins': 'item-coin',
  'do.coinsBack': 'item-coin',
  'do.resources': 'item-coin',
  'fix.coins': 'item-coin',
  'do.turnOrder': 'chair',
  'setup.order': 'chair',
  'setup.orderForThree': 'chair',
  'do.endRound': 'aoi-round-tile',
  'do.clearRound': 'aoi-round-tile',
  'do.newRound': 'aoi-round-tile',
  'setup.roundTiles': 'aoi-round-tile',
  'list.rounds': 'aoi-round-tile',
  'see.earlyPass': 'aoi-pass',
  'did.pass': 'aoi-pass',
  'did.lastPass': 'aoi-pass',
  'did.bridge': 'aoi-bridge',
  'fix.bridge': 'aoi-bridge',
  'fix.noBridge': 'aoi-bridge',
  'did.shipping': 'aoi-ship',
  'fix.shipping': 'aoi-ship',
  'did.city': 'landmark',
  'setup.level': 'bot',
  'list.automa': 'bot',
  'setup.terrain': TERRAIN_CARD,
  'setup.youth': TERRAIN_CARD,
  'setup.humanPriority': TERRAIN_CARD,
  'setup.terrainRest': TERRAIN_CARD,
};

/** The drawing of a thing, by its kind; earlier kinds say more of a line than later ones. */
const BY_KIND: LineIcons['byKind'] = [
  ['building', buildingIcon],
  ['discipline', (id) => `disc-${id}`],
  ['terrain', terrainIcon],
  ['innovation', () => 'aoi-innovation'],
  ['book', () => 'aoi-book'],
  ['palace', () => 'aoi-palace'],
  ['roundTile', () => 'aoi-round-tile'],
  ['finalTile', () => 'aoi-round-tile'],
  ['automaFaction', () => 'aoi-faction'],
  ['slot', (id) => `aoi-slot-${id}`],
  ['spell', () => CARDS],
  ['bonus', () => CARDS],
];

export const lineIcon = lineIconBy({
  byLine: BY_LINE,
  byKind: BY_KIND,
  // Of an upgrade the new building counts: it is named last.
  counts: 'last',
});
