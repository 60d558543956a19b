import type { Happening, Message, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import type { LineLook, LineTurn } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { fallenIn, pieceKinds } from '../rules/view.ts';
import type ui from '../text/en/ui.json';
import { rootState } from './board/root-view.ts';
import { configFromApp } from './game.ts';

type UiId = keyof typeof ui;

/** What is only told: it comes of the move before it. */
const NOTES = [
  'do.extraHit',
  'do.ambush',
  'do.humanAmbush',
  'do.veterans',
  'do.marksman',
  'do.fortified',
  'do.noPoints',
  'do.outragePaid',
  'do.outrageUnpaid',
  'do.fullRemoval',
  'do.cannotSpread',
  'do.martialLaw',
  'do.battleTrack',
  'do.noQuest',
  'do.noConspiracy',
  'do.fanatics',
  'do.captain',
  'do.cannotBuild',
  'do.embeddedAgents',
  'do.plotWas',
];
/** What is only told: the moves after it come of it. */
const LEADS = [
  'do.shield',
  'do.sword',
  'do.noOrder',
  'do.marketOrder',
  'do.turmoil',
  'do.revolt',
  'do.scorch',
  'do.noPity',
  'do.win',
  'do.setOrder',
  'do.bomb',
  'do.favor',
  'do.snare',
  'do.guessed',
];
/** With the app's own decks these cards are not on the table; the mat shows them. */
const CARDS: Readonly<Record<string, LineLook['as']>> = {
  'do.reveal': 'lead',
  'do.decree': 'lead',
  'do.discard': 'silent',
  'do.purge': 'note',
  'do.quest': 'lead',
  'do.newQuest': 'note',
  'do.turnUp': 'lead',
  'do.ritual': 'lead',
  'do.toSouls': 'silent',
  'list.souls': 'silent',
  'do.returnSouls': 'silent',
  'do.soulLost': 'note',
  'fix.toDiscard': 'silent',
  'do.toMarket': 'note',
  'do.discardMarket': 'silent',
  'do.discardBought': 'silent',
  'do.keepAmbush': 'note',
  'do.playAmbush': 'note',
  'do.takeFromMarket': 'note',
  'do.turnUpAndDiscard': 'lead',
};
/** What the table has turned up: it was asked for, so it is known and done. */
const TURNED_UP: Readonly<Record<string, LineLook['as']>> = {
  'do.reveal': 'lead',
  'do.newQuest': 'note',
  'do.turnUp': 'lead',
  'do.toMarket': 'note',
};
/** Plots that the table was asked for lie there already. */
const TURNED_OVER = ['do.flip', 'do.changePlots'];
/** What is said in few words of whoever acts. */
const SHORT: Readonly<Record<string, UiId>> = {
  'do.moveWarriors': 'short.moveWarriors',
  'do.placeWarriors': 'short.placeWarriors',
  'do.placePiece': 'short.placePiece',
  'do.removePiece': 'short.removePiece',
  'do.movePawn': 'short.movePawn',
  'do.slip': 'short.slip',
  'do.craft': 'short.craft',
  // The column is that of its suit.
  'do.decree': 'short.decree',
  'do.explore': 'short.explore',
  'do.removeRuin': 'short.removeRuin',
  'do.coverSlot': 'short.coverSlot',
  'do.ferry': 'short.ferry',
  'do.setOrder': 'short.setOrder',
  'do.conspiracy': 'short.conspiracy',
  'do.takeAcolyte': 'short.takeAcolyte',
  'do.recruitAcolyte': 'short.recruitAcolyte',
  'do.spendAcolyte': 'short.spendAcolyte',
  'do.toSouls': 'short.toSouls',
  'do.returnSouls': 'short.returnSouls',
  'do.racketeer': 'short.racketeer',
  'do.recruitBurrow': 'short.recruitBurrow',
  'do.leaveBurrow': 'short.leaveBurrow',
  'do.enterBurrow': 'short.enterBurrow',
  'do.removeFromBurrow': 'short.removeFromBurrow',
  'do.movePiece': 'short.movePiece',
  'do.crown': 'short.crown',
  'do.uncrown': 'short.uncrown',
  'do.placePlot': 'short.placePlot',
  'do.flip': 'short.flip',
  'do.changePlots': 'short.changePlots',
};
/** A token that is called by what it stands for. */
const SHORT_OF_SYMPATHY: Readonly<Record<string, UiId>> = {
  'do.placePiece': 'short.sympathy',
  'do.removePiece': 'short.removeSympathy',
};
/** The same of another faction, which is named. */
const SHORT_OF: Readonly<Record<string, UiId>> = {
  'do.placeWarriors': 'short.placeWarriorsOf',
  'do.removeWarriors': 'short.removeWarriorsOf',
  'do.returnPayments': 'short.returnPayments',
  'do.buy': 'short.buy',
};
const SHORT_OF_CARDS: Readonly<Record<string, UiId>> = {
  'do.reveal': 'short.reveal',
  'do.decree': 'short.decree',
  'do.discard': 'short.discard',
  'do.purge': 'short.purge',
  'do.quest': 'short.quest',
  'do.turnUp': 'short.turnUp',
  'do.ritual': 'short.ritual',
  'do.soulLost': 'short.soulLost',
  'do.toMarket': 'short.toMarket',
  // Of the app's own deck nobody discards anything, not even in the log.
  'do.discardMarket': 'short.outOfMarket',
  'do.discardBought': 'short.usedUp',
  'do.playAmbush': 'short.ambush',
  'do.turnUpAndDiscard': 'short.turnUp',
  'fix.toDiscard': 'short.usedUp',
};

/** What a human Marquise may answer to a loss at once. */
const HOSPITALS = 'list.hospitals' satisfies UiId as string as MessageId;

/** Sections of the law of the bots are about one faction each. */
const SECTIONS: Readonly<Record<string, string>> = {
  '4': 'marquise',
  '5': 'eyrie',
  '6': 'alliance',
  '7': 'vagabond',
  '8': 'lizards',
  '9': 'riverfolk',
  '10': 'duchy',
  '11': 'corvids',
};

/** Whose pieces a line of the set-up is about. */
export function ownerInSetup({ rule, params }: Happening): Ref | undefined {
  const named = params?.['faction'];
  if (named !== undefined && isRef(named)) return named;
  const piece = params?.['piece'];
  const kind = pieceKinds.find(
    (it) => piece !== undefined && isRef(piece) && it.piece === piece.id,
  );
  if (kind !== undefined) return { kind: 'faction', id: kind.faction };
  const id = SECTIONS[rule.split('.')[0] ?? ''];
  return id === undefined ? undefined : { kind: 'faction', id };
}

/** How Root's happenings stand in the list of a bot's turn. */
export function lineLook(happening: Happening, { config, seat, before }: LineTurn): LineLook {
  const { id, rule, params } = happening;
  const { seats, chance } = configFromApp(config);
  const cards = (chance.cards === 'app' ? CARDS : TURNED_UP)[id];
  if (cards !== undefined) return { as: cards, short: shortly(SHORT_OF_CARDS[id], happening) };
  if (id === 'do.score' || id === 'do.lose') {
    // What is scored in Evening, or by a minister of the Duchy who only counts, comes of no move.
    const isByItself = /^\d+\.6(\.|$)|^10\.7\.[789]$/.test(rule);
    return isByItself
      ? { as: 'scoring', short: shortly('short.score', happening) }
      : { as: 'points' };
  }
  // Who sits where is to be seen on the chairs.
  if (id === 'do.botSeat') return { as: 'silent' };
  const faction = params?.['faction'];
  const isOfActor =
    faction === undefined || (isRef(faction) && faction.id === seats[seat]?.faction);
  const piece = params?.['piece'];
  const isSympathy = piece !== undefined && isRef(piece) && piece.id === 'sympathy';
  const ofSympathy = isSympathy ? SHORT_OF_SYMPATHY[id] : undefined;
  const short = ofSympathy ?? (isOfActor ? SHORT[id] : undefined) ?? SHORT_OF[id];
  // Whoever rolled has made the battle; what the dice say is about the losses then.
  if (id === 'do.dice') {
    const as = chance.dice === 'app' ? 'note' : 'lead';
    return { as, short: shortly('short.dice', happening) };
  }
  const isLead = LEADS.includes(id) || (chance.choices === 'table' && TURNED_OVER.includes(id));
  const as = NOTES.includes(id) ? 'note' : isLead ? 'lead' : 'move';
  if (id === 'do.battle') return { as, short: shortly('short.battle', happening) };
  const marquise = seats.findIndex((it) => it.faction === 'marquise' && it.bot === undefined);
  // Whoever acts sees it in the panel of the own turn.
  const canHeal =
    before !== undefined &&
    marquise >= 0 &&
    marquise !== Number(seat) &&
    fallenIn(rootState(before), [happening]).length > 0;
  const detail = canHeal ? { detail: { id: HOSPITALS } } : {};
  const adds =
    id === 'do.placeWarriors' || id === 'do.removeWarriors' ? { adds: true as const } : {};
  return { as, short: shortly(short, happening), ...detail, ...adds };
}

/** Of pieces on the map, whoever's they are. */
const SHORT_OF_ANY: Readonly<Record<string, UiId>> = {
  'do.placeWarriors': 'short.placeWarriorsOf',
  'do.removeWarriors': 'short.removeWarriorsOf',
  'do.placePiece': 'short.placePiece',
  'do.removePiece': 'short.removePiece',
};

export function inFewWords(line: Message): Message {
  const piece = line.params?.['piece'];
  const isSympathy = piece !== undefined && isRef(piece) && piece.id === 'sympathy';
  return shortly((isSympathy ? SHORT_OF_SYMPATHY : SHORT_OF_ANY)[line.id], line);
}

/** The same in other words, with factions as their chairs are called. */
function shortly(id: UiId | undefined, happening: Message): Message {
  if (id === undefined) return happening;
  const params: Params = Object.fromEntries(
    Object.entries(happening.params ?? {}).map(([name, value]) => [
      name,
      isRef(value) && value.kind === 'faction' ? { kind: 'chair', id: value.id } : value,
    ]),
  );
  return { id: id as string as MessageId, params };
}
