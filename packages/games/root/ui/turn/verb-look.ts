import type { PackTurn, TurnVerb, VerbId } from '../../rules/view.ts';
import { words } from '../words.ts';

/** How a verb stands on its tile. */
interface VerbLook {
  readonly icon: string;
  readonly title: string;
  /** What it is about, or why it cannot be done. */
  readonly note: string;
}

const ICONS: Readonly<Record<VerbId, string>> = {
  wood: 'wood',
  build: 'crafting',
  recruit: 'recruiter',
  overwork: 'sawmill',
  march: 'move',
  battle: 'battle',
  decreeRecruit: 'warrior',
  decreeMove: 'move',
  decreeBattle: 'battle',
  decreeBuild: 'roost',
  roosts: 'roost',
  revolt: 'base',
  spread: 'sympathy',
  train: 'warrior-alliance',
  baseRecruit: 'warrior-alliance',
  organize: 'sympathy',
  slip: 'slip',
  walk: 'item-boot',
  explore: 'item-torch',
  aid: 'aid',
  quest: 'quest',
  strike: 'item-crossbow',
  repair: 'item-hammer',
  special: 'item-torch',
};
const WORDS = {
  wood: ['ui.root.turn.verb.wood', 'ui.root.turn.verb.woodNote'],
  build: ['ui.root.turn.build', 'ui.root.turn.verb.buildNote'],
  recruit: ['ui.root.turn.verb.recruit', 'ui.root.turn.verb.recruitNote'],
  overwork: ['ui.root.turn.verb.overwork', 'ui.root.turn.verb.overworkNote'],
  march: ['ui.root.turn.verb.march', 'ui.root.turn.verb.marchNote'],
  battle: ['ui.root.turn.battle', 'ui.root.turn.verb.battleNote'],
  decreeRecruit: ['ui.root.turn.verb.decreeRecruit', 'ui.root.turn.verb.decreeNote'],
  decreeMove: ['ui.root.turn.verb.decreeMove', 'ui.root.turn.verb.decreeNote'],
  decreeBattle: ['ui.root.turn.verb.decreeBattle', 'ui.root.turn.verb.decreeNote'],
  decreeBuild: ['ui.root.turn.verb.decreeBuild', 'ui.root.turn.verb.decreeNote'],
  roosts: ['ui.root.turn.verb.roosts', 'ui.root.turn.verb.roostsNote'],
  revolt: ['ui.root.turn.verb.revolt', 'ui.root.turn.verb.revoltNote'],
  spread: ['ui.root.turn.verb.spread', 'ui.root.turn.verb.spreadNote'],
  train: ['ui.root.turn.verb.train', 'ui.root.turn.verb.trainNote'],
  baseRecruit: ['ui.root.turn.verb.recruit', 'ui.root.turn.verb.baseNote'],
  organize: ['ui.root.turn.verb.organize', 'ui.root.turn.verb.organizeNote'],
  slip: ['ui.root.turn.verb.slip', 'ui.root.turn.verb.slipNote'],
  walk: ['ui.root.turn.verb.walk', 'ui.root.turn.verb.walkNote'],
  explore: ['ui.root.turn.verb.explore', 'ui.root.turn.verb.exploreNote'],
  aid: ['ui.root.turn.verb.aid', 'ui.root.turn.verb.aidNote'],
  quest: ['ui.root.turn.verb.quest', 'ui.root.turn.verb.questNote'],
  strike: ['ui.root.turn.verb.strike', 'ui.root.turn.verb.strikeNote'],
  repair: ['ui.root.turn.verb.repair', 'ui.root.turn.verb.repairNote'],
  special: ['ui.root.turn.verb.special', 'ui.root.turn.verb.specialNote'],
} as const;
/** The special action of each character by its name. */
const SPECIALS = {
  thief: 'ui.root.turn.verb.thief',
  tinker: 'ui.root.turn.verb.tinker',
  ranger: 'ui.root.turn.verb.ranger',
  vagrant: 'ui.root.turn.verb.vagrant',
  scoundrel: 'ui.root.turn.verb.scoundrel',
  arbiter: 'ui.root.turn.verb.special',
} as const;

export function lookOf(
  { id, n = 0, item, why }: TurnVerb,
  character?: PackTurn['character'],
): VerbLook {
  const [plain, note] = WORDS[id];
  const title = id === 'special' && character !== undefined ? SPECIALS[character] : plain;
  return {
    icon: item === undefined ? ICONS[id] : `item-${item}`,
    title: words.t(title, { n }),
    note: why === undefined ? words.t(note, { n }) : words.say(why),
  };
}
