import type { Happening, Message, MessageId } from '@empty-chair/kernel/words';
import type { LineLook, LineTurn } from '@empty-chair/uikit/game-ui.ts';
import type ui from '../text/en/ui.json';
import { configFromApp } from './game.ts';

type UiId = keyof typeof ui;

/** With the app's own deck these cards are not on the table; the mat shows them. */
const CARDS: Readonly<Record<string, LineLook['as']>> = {
  'do.drawPair': 'silent',
  'do.drawOne': 'silent',
  'do.emptyDeck': 'lead',
  'do.startCard': 'silent',
};
/** What is only told: the move after it comes of it. */
const LEADS = [
  // Whoever named a card has drawn it.
  'do.startCard',
  // The deck is built of all cards right after it.
  'do.startCardBack',
  'do.drawPair',
  'do.drawOne',
  'see.earlyPass',
  'see.noWorkshop',
  'see.noHex',
];
/** How the deck is built: one box for all of it. */
const DECK = ['setup.deck', 'setup.deckAndTop', 'setup.deckUnseen'];
/** What is only told: it comes of the move before it, or the next panel shows it. */
const NOTES = [
  'see.noUpgrade',
  'see.stopsAt',
  'do.resources',
  'do.scoreArea',
  'do.scoreScience',
  'do.scoreFaction',
];
/** A pass: the points of the round tile, which the Racelings have twice. */
const OF_THE_TILE = ['AOI-T4', 'AOI-F4'];
/** What is said in few words of whoever acts: with all that the hands need, for the few words are all that is read. */
const SHORT: Readonly<Record<string, UiId>> = {
  'do.drawPair': 'short.cards',
  'do.drawOne': 'short.cards',
  'do.emptyDeck': 'short.lastCard',
  'do.startCard': 'short.startCard',
  'do.startMarked': 'short.buildMarked',
  'do.startUnmarked': 'short.build',
  'do.startCardBack': 'short.startCardBack',
  'do.transform': 'short.transform',
  'do.build': 'short.build',
  'do.buildMarked': 'short.buildMarked',
  'do.upgrade': 'short.upgrade',
  'do.takeInnovation': 'short.takeInnovation',
  'do.blockSpell': 'short.blockSpell',
  'do.blockBook': 'short.blockBook',
  'do.sendScholar': 'short.sendScholar',
  'do.advance': 'short.advance',
  'do.gainPower': 'short.gainPower',
  'do.placeTool': 'short.placeTool',
  'do.bonus': 'short.bonus',
  'do.coinsBack': 'short.coinsBack',
  'do.newDeck': 'short.newDeck',
  'do.turnOrder': 'short.turnOrder',
  'do.endRound': 'short.endRound',
  'do.clearRound': 'short.clearRound',
  'do.roundCoins': 'short.roundCoins',
  'do.newRound': 'short.newRound',
  'do.bonusCoins': 'short.bonusCoins',
  'do.humanBonus': 'short.humanBonus',
  'see.earlyPass': 'short.earlyPass',
  'setup.human': 'short.human',
};
/** How Age of Innovation's happenings stand in the list of a turn. */
export function lineLook(happening: Happening, { config }: LineTurn): LineLook {
  const { id } = happening;
  const isAppsDeck = configFromApp(config).chance.cards === 'app';
  const card = isAppsDeck ? CARDS[id] : undefined;
  if (card === 'silent') return { as: card, short: shortly(SHORT[id] ?? 'short.cards', happening) };
  if (card !== undefined) return { as: card, short: shortly('short.emptyDeck', happening) };
  if (id === 'do.score') return lookOfPoints(happening);
  const as = listedAs(happening);
  const short = as === 'silent' ? undefined : SHORT[id];
  return {
    as,
    ...(short !== undefined && { short: shortly(short, happening) }),
    // What a human takes is beside their own chair: the Automa's points are not.
    ...(DECK.includes(id) && { hand: 'next' }),
    ...(id === 'do.gainPower' && { isOthers: true as const }),
  };
}

function listedAs(happening: Happening): LineLook['as'] {
  const { id } = happening;
  if (LEADS.includes(id)) return 'lead';
  if (NOTES.includes(id)) return 'note';
  // At the top of a discipline the marker stays where it is.
  if (id === 'do.advance' && numberOf(happening, 'n') === 0) return 'silent';
  // Where a human's marker stands is asked once a round: what power costs is said, not where it leads.
  return 'move';
}

function lookOfPoints(happening: Happening): LineLook {
  const points = numberOf(happening, 'n');
  if (points === 0) return { as: 'silent' };
  return OF_THE_TILE.includes(happening.rule)
    ? { as: 'scoring', part: { points }, short: shortly('short.score', happening) }
    : { as: 'points', short: shortly('short.points', happening) };
}

function numberOf({ params }: Happening, name: string): number {
  const value = params?.[name];
  return typeof value === 'number' ? value : 0;
}

const shortly = (id: UiId, { params = {} }: Happening): Message => ({
  id: id as string as MessageId,
  params,
});
