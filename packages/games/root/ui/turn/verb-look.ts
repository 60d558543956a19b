import { capital } from '@empty-chair/uikit/capital.ts';
import type { Input, PackTurn, TurnVerb, VerbId } from '../../rules/view.ts';
import { pieceIcon, warriorIcon } from '../board/pieces.ts';
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
  flip: 'plot',
  plot: 'plot',
  trick: 'plot',
  expose: 'foresight',
  guess: 'plot',
  dig: 'tunnel',
  emerge: 'burrow',
  crusade: 'crusade',
  convert: 'convert',
  sanctify: 'sanctify',
  sacrifice: 'acolyte',
  sway: 'crown-1',
  parliament: 'crown-3',
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
  flip: ['ui.root.turn.verb.flip', 'ui.root.turn.verb.flipNote'],
  plot: ['ui.root.turn.verb.plot', 'ui.root.turn.verb.plotNote'],
  trick: ['ui.root.turn.verb.trick', 'ui.root.turn.verb.trickNote'],
  expose: ['ui.root.turn.verb.expose', 'ui.root.turn.verb.exposeNote'],
  guess: ['ui.root.turn.verb.guess', 'ui.root.turn.verb.guessNote'],
  dig: ['ui.root.turn.verb.dig', 'ui.root.turn.verb.digNote'],
  emerge: ['ui.root.turn.verb.emerge', 'ui.root.turn.verb.emergeNote'],
  crusade: ['ui.root.turn.verb.crusade', 'ui.root.turn.verb.crusadeNote'],
  convert: ['ui.root.turn.verb.convert', 'ui.root.turn.verb.convertNote'],
  sanctify: ['ui.root.turn.verb.sanctify', 'ui.root.turn.verb.sanctifyNote'],
  sacrifice: ['ui.root.turn.verb.sacrifice', 'ui.root.turn.verb.sacrificeNote'],
  sway: ['ui.root.turn.verb.sway', 'ui.root.turn.verb.swayNote'],
  parliament: ['ui.root.turn.verb.parliament', 'ui.root.turn.verb.parliamentNote'],
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

/** How one of its inputs stands on the tile of a place. */
export function lookAt(
  verb: TurnVerb,
  input: Input,
  at: string,
  character?: PackTurn['character'],
): VerbLook {
  const look = lookOf(verb, character);
  const named = (title: string, icon: string): VerbLook => ({
    icon,
    title: capital(title),
    note: look.title,
  });
  if (verb.piece !== undefined) {
    return named(words.name({ kind: 'piece', id: verb.piece }), pieceIcon(verb.piece));
  }
  if (input.kind === 'flip' || input.kind === 'guess') {
    return named(words.name({ kind: 'plot', id: input.plot }), `plot-${input.plot}`);
  }
  if (input.kind === 'sanctify') {
    return named(words.name({ kind: 'piece', id: input.piece }), pieceIcon(input.piece));
  }
  if (input.kind === 'convert') {
    return named(words.name({ kind: 'faction', id: input.of }), warriorIcon(input.of));
  }
  if (input.kind !== 'trick') return { ...look, note: words.t('ui.root.turn.here') };
  const [from, to] = [String(input.from), String(input.to)];
  const other = { kind: 'clearing', id: at === from ? to : from };
  return { ...look, note: words.t('ui.root.turn.withPlot', { id: other }) };
}

/** What a verb of the faction is paid with. */
export function costIconOf(me: string, { item }: Pick<TurnVerb, 'item'>): string {
  if (item !== undefined) return `item-${item}`;
  if (me === 'corvids') return warriorIcon(me);
  if (me === 'lizards') return 'acolyte';
  return me === 'alliance' ? 'card' : 'wood';
}
