import type { Happening } from '@empty-chair/kernel/words';
import { levelOf } from '../rules/numbers.ts';
import type { Player } from '../rules/state.ts';
import { cubesInSupply } from '../rules/turn/power.ts';
import { realmRef } from '../rules/words.ts';

/** Where the thirty cubes of a bot are, and its Prestige. */
export interface Account {
  readonly available: number;
  readonly spent: number;
  readonly focus: number;
  readonly influence: number;
  readonly supply: number;
  readonly prestige: number;
}

export const accountOf = (player: Player): Account => ({
  available: player.mat.available,
  spent: player.mat.spent,
  focus: Object.values(player.mat.focus).reduce((sum, n) => sum + n, 0),
  influence: player.influence.reduce((sum, n) => sum + n, 0),
  supply: cubesInSupply(player),
  prestige: player.prestige,
});

type Changes = { -readonly [Key in keyof Account]: number };

/** What the lines of a turn say about a player, added up: as somebody at the table would move it. */
export function toldChanges(happenings: readonly Happening[], player: Player): Account {
  const sum: Changes = { available: 0, spent: 0, focus: 0, influence: 0, supply: 0, prestige: 0 };
  const me = realmRef(player.realm).id;
  for (const { id, params = {} } of happenings) {
    const { who } = params;
    if (who === undefined || typeof who === 'number' || !('id' in who) || who.id !== me) continue;
    const n = typeof params['n'] === 'number' ? params['n'] : 1;
    const move = (from: keyof Account, to: keyof Account, cubes = n): void => {
      sum[from] -= cubes;
      sum[to] += cubes;
    };
    switch (id as string) {
      case 'do.gainPower':
        move('supply', 'available');
        break;
      case 'do.losePower':
        move('available', 'supply');
        break;
      case 'do.spend':
        move('available', 'spent');
        break;
      case 'do.recruit':
        move('available', 'spent', typeof params['power'] === 'number' ? params['power'] : 0);
        break;
      case 'do.focus':
        move('spent', 'focus');
        break;
      case 'do.placeInfluence':
        move('supply', 'influence');
        break;
      case 'do.removeInfluence':
        move('influence', 'supply');
        break;
      case 'do.takeInfluenceBack':
        move('influence', 'supply', 1);
        break;
      case 'do.takeSpent':
        move('spent', 'supply', 1);
        break;
      case 'do.takeAvailable':
        move('available', 'supply', 1);
        break;
      case 'do.gainPrestige':
        sum.prestige += n;
        break;
      case 'do.losePrestige':
      case 'do.excommunicate':
        sum.prestige -= n;
        break;
      case 'do.milestone':
        sum.prestige += n;
        move('focus', 'supply', levelOf(player.level).focusCubesForMilestone);
        break;
    }
  }
  return sum;
}
