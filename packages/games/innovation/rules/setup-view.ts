import {
  bonusTilesInPlay,
  innovationsInPlay,
  palacesInPlay,
  TABLE_OPTIONS,
  WHO_PROVIDES,
} from './config.ts';
import {
  AUTOMA_FACTIONS,
  automaFaction,
  BONUS_TILES,
  BOOK_ACTIONS,
  BOOK_SLOTS,
  BUILDING_IDS,
  CARDS,
  cardOf,
  FINAL_TILES,
  HUMAN_FACTIONS,
  INNOVATIONS,
  LEVELS,
  LIMITS,
  levels,
  PALACES,
  ROUND_TILES,
  SIDE_IDS,
  TERRAINS,
} from './content.ts';
import { ALL_HEXES, BOARD_SIDES, hexName, hexPlace, OUTSIDE, printedTerrain } from './hexes.ts';

const STARTERS = CARDS.filter((card) => cardOf(card).starter).length;

/** What a new game can be made of, as plain data for a form. What fits together is told on decoding. */
export const setupChoices = {
  sides: SIDE_IDS.map((id) => ({ id, hexes: printedHexes(id) })),
  levels: levels.map(({ id, shippingByRound, xByRound, deck }) => ({
    id,
    shippingByRound,
    xByRound,
    /** The cards that it begins with. */
    cards: STARTERS - deck.toReserve.length + deck.unseen + deck.extra.length,
  })),
  levelIds: LEVELS as readonly string[],
  factions: AUTOMA_FACTIONS.map((id) => ({ id, complete: automaFaction(id).complete })),
  /** The one faction that plays against two humans. */
  factionForTwo: 'simpletons',
  /** The one faction with a second terrain. */
  factionWithYouth: 'symbionts',
  terrains: TERRAINS as readonly string[],
  humanFactions: HUMAN_FACTIONS as readonly string[],
  providers: WHO_PROVIDES as readonly string[],
  roundTiles: ROUND_TILES,
  rounds: LIMITS.rounds,
  finalTiles: FINAL_TILES,
  bonusTiles: BONUS_TILES,
  bookActions: BOOK_ACTIONS,
  bookSlots: BOOK_SLOTS,
  innovations: INNOVATIONS,
  /** Without tile 17, which is always there. */
  palaces: PALACES.slice(0, -1),
  /** A player's own buildings from the smallest on, then the neutral ones. */
  buildings: BUILDING_IDS,
  /** Each with the ruling that it is about. */
  options: [{ name: 'block', rule: 'AOI-Q5', values: TABLE_OPTIONS.block }],
} as const;

/** How many tiles of a kind lie on the table with so many humans. */
export const tilesInPlay = (humans: number) => ({
  bonus: bonusTilesInPlay(humans),
  innovations: innovationsInPlay(humans),
  palaces: palacesInPlay(humans),
});

function printedHexes(id: (typeof SIDE_IDS)[number]) {
  const side = BOARD_SIDES[id];
  return ALL_HEXES.filter((hex) => printedTerrain(side, hex) !== OUTSIDE).map((hex) => ({
    id: hexName(hex),
    ...hexPlace(hex),
    terrain: TERRAINS[printedTerrain(side, hex)] ?? 'river',
    edge: side.edge.includes(hex),
  }));
}
