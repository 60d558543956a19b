import { words } from '../words.ts';
import type { BattleSide, BattleView } from './battle-result.ts';

const chair = (faction: string) => ({ kind: 'chair', id: faction });

/** Where the hits of a side come from: the die, what limits it, what is added. */
export function sourcesOf({ isHigher, isIgnored, warriors, extra, die }: BattleSide): string {
  const parts = [words.t(isHigher ? 'ui.root.battle.higher' : 'ui.root.battle.lower')];
  if (isIgnored) parts.push(words.t('ui.root.battle.ignored'));
  else if (warriors !== undefined) {
    const id = warriors < Math.max(1, die) ? 'ui.root.battle.only' : 'ui.root.battle.warriors';
    parts.push(words.t(id, { n: warriors }));
  }
  if (extra > 0) parts.push(words.t('ui.root.battle.extra', { n: extra }));
  return parts.join(', ');
}

/** Warriors, buildings and tokens. */
export const lossOf = (side: BattleSide | undefined): number =>
  (side?.lost ?? 0) + (side?.pieces.length ?? 0);

/** The one button: both losses, as whoever plays sees them. */
export function lossesFor({ sides }: BattleView, faction: string): string {
  const mine = lossOf(sides.find((side) => side.faction === faction));
  const theirs = lossOf(sides.find((side) => side.faction !== faction));
  return words.t('ui.root.battle.done', { mine, theirs });
}

/** For who does not see the dice: both hits and losses. */
export const spokenBattle = ({ sides }: BattleView): string =>
  sides
    .flatMap((side) => [
      words.t('ui.root.battle.spokenHits', { who: chair(side.faction), n: side.hits }),
      words.t('ui.root.battle.spokenLost', { n: lossOf(side) }),
    ])
    .join(' ');
