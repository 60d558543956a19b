import type { Happening, Message, MessageId, Params } from '@empty-chair/kernel/words';
import type { LineLook, LineTurn } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type ui from '../text/en/ui.json';
import { laidRef } from './board/laid-tile.ts';
import { spaceRef } from './board/track-space.ts';

type UiId = keyof typeof ui;

/** What is only told: it comes of the move before it. */
const NOTES = [
  'see.allFinished',
  'see.trackFinished',
  'see.atStart',
  'see.hexFull',
  'see.noHex',
  'see.noHexToExplore',
  'see.noShadowOutpost',
  'see.trapSprung',
  'see.noTrap',
  'see.botsFinished',
  'see.end',
];
/** Decision cards of the box that were just asked for: whoever answered has laid them out already. */
const ASKED = ['do.drawPair'];
/** A roll of the die: the move after it comes of it, and whoever rolled has put the die away. */
const ROLLS = [
  'do.research',
  'do.researchOnly',
  'do.oneOf',
  'see.research',
  'see.researchOnly',
  'see.oneOf',
];
/** The app's own cards, what the phase in the title says, and what stays as it was. */
const SILENT = [
  'see.pair',
  'see.progressCard',
  'see.addCards',
  'see.shuffle',
  'see.gainTapestry',
  'see.emptyDeck',
  'see.earlyIncome',
  'do.incomeTurn',
  'see.sameFavorite',
];
/** Cards beside or on the income mat, and piles of decision cards. All else lies on the board. */
const OF_MAT = [
  'do.gainTapestry',
  'do.tapestryOnMat',
  'do.lookAtProgress',
  'do.addCards',
  'do.shuffle',
];
/** What is said in few words of whoever acts. */
const SHORT: Readonly<Record<string, UiId>> = {
  'do.advance': 'short.advance',
  'do.regress': 'short.regress',
  'do.favorite': 'short.favorite',
  'do.achievement': 'short.achievement',
  'do.shadowAchievement': 'short.achievement',
};
/** The same of the Shadow Empire in the Automa's turn. */
const SHORT_OF: Readonly<Record<string, UiId>> = {
  'do.advance': 'short.advanceOf',
  'do.favorite': 'short.favoriteOf',
  'do.shadowAchievement': 'short.achievementOf',
};
/** What needs no name, whoever it is. */
const SHORT_OF_ANY: Readonly<Record<string, UiId>> = {
  'do.landmarkOnMat': 'short.landmarkOnMat',
  'do.landmarkAway': 'short.landmarkAway',
  'do.refreshTech': 'short.refreshTech',
  'do.gainTapestry': 'short.gainTapestry',
  'do.tapestryOnMat': 'short.tapestryOnMat',
  'do.conquer': 'short.conquer',
  'do.conquerOpponent': 'short.conquerOpponent',
  'do.trapped': 'short.trapped',
  'do.guard': 'short.guard',
  'do.layTile': 'short.layTile',
  'do.layKnownTile': 'short.layKnownTile',
  'do.drawPair': 'short.drawPair',
  'do.lookAtProgress': 'short.lookAtProgress',
  'do.addCards': 'short.addCards',
  'do.shuffle': 'short.shuffle',
  'setup.human': 'short.human',
  'setup.humanStart': 'short.human',
  'setup.mat': 'short.automaMat',
  'setup.civilization': 'short.civilization',
  'setup.automaTokens': 'short.automaTokens',
};

/** How Tapestry's happenings stand in the list of a bot's turn. */
export function lineLook(happening: Happening, { name }: LineTurn): LineLook {
  const { id } = happening;
  if (SILENT.includes(id)) return { as: 'silent' };
  if (NOTES.includes(id)) return { as: 'note' };
  if (ROLLS.includes(id)) return { as: 'lead', short: shortly('short.die', happening) };
  const short = shortOf(happening, name?.id);
  const shortened = short !== undefined && { short: shortly(short, happening) };
  if (ASKED.includes(id)) return { as: 'lead', ...shortened };
  const part = partOf(happening);
  if (part !== undefined) {
    // Only these two say what the Automa has then, and one of them is always the last.
    const saysTotal = id === 'do.total' || id === 'do.score';
    const total = saysTotal && { short: shortly('short.score', happening) };
    return { as: 'scoring', part, hand: 'board', ...total };
  }
  const as = id === 'do.achievement' ? 'scoring' : 'move';
  const hand = OF_MAT.includes(id) ? 'mat' : 'board';
  return { as, hand, ...shortened };
}

function shortOf({ id, params }: Happening, actor: string | undefined): UiId | undefined {
  const who = params?.['who'];
  const of = who !== undefined && isRef(who) ? who.id : actor;
  const named = of === actor ? SHORT[id] : of === 'shadow' ? SHORT_OF[id] : undefined;
  return named ?? SHORT_OF_ANY[id];
}

/** What a line of the Automa's points adds to their sum. */
function partOf(happening: Happening): LineLook['part'] {
  switch (happening.id as string) {
    case 'do.scoreLine':
      return { points: numberOf(happening, 'points'), source: shortly('short.source', happening) };
    case 'do.firstToEra':
      return { points: numberOf(happening, 'n'), source: shortly('short.sourceEra', happening) };
    case 'do.score': {
      const source = shortly('short.sourceCivilization', happening);
      return { points: numberOf(happening, 'n'), source };
    }
    case 'do.total':
      return { points: 0 };
    default:
      return undefined;
  }
}

/** In degrees. */
const SIXTH = 60;

function numberOf({ params }: Happening, name: string): number {
  const value = params?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The same in other words: a track and the number on it are one sign, and so are a tile and its turn. */
function shortly(id: UiId, { params = {} }: Happening): Message {
  const { track, tile, n, ...rest } = params;
  const signed = (): Params => {
    if (typeof n !== 'number') return params;
    if (track !== undefined && isRef(track)) return { ...rest, space: spaceRef(track.id, n) };
    return tile !== undefined && isRef(tile)
      ? { ...rest, tile: laidRef(tile.id, n / SIXTH) }
      : params;
  };
  return { id: id as string as MessageId, params: signed() };
}
