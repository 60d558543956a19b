import { payAny } from './advance.ts';
import type { Benefit } from './benefits.ts';
import { OPINIONS } from './opinions.ts';
import { resourcesOf } from './player.ts';
import type { Bonus } from './spaces.ts';
import { spaceAt } from './spaces.ts';
import { discard } from './tapestry-cards.ts';
import type { Step } from './turn.ts';
import { benefitTasks, later } from './turn.ts';
import { worthOf } from './worth.ts';

/** The bonus of a space: taken once, when it is worth what it costs. */
export function takeBonus(step: Step, track: number, space: number): void {
  const bonus = spaceAt(track, space)?.bonus;
  if (bonus === undefined || !isWorthIt(step, bonus) || !payBonus(step, bonus)) return;
  later(step, benefitTasks([bonus.gain]));
}

function isWorthIt({ state, player }: Step, { pay, n, gain }: Bonus): boolean {
  const PRICES: Readonly<Record<Bonus['pay'], Benefit>> = {
    resource: 'anyResource',
    territoryTiles: 'territoryTile',
    tapestryCards: 'tapestryCard',
    techCards: 'invent',
  };
  return worthOf(state, player, gain) > n * OPINIONS.bonus * worthOf(state, player, PRICES[pay]);
}

function payBonus(step: Step, { pay, n }: Bonus): boolean {
  const { state, player, commons, journal } = step;
  switch (pay) {
    case 'resource': {
      if (resourcesOf(player) < n) return false;
      const paid = payAny(state, player, n);
      journal?.({ seat: player.seat, why: 'bonus', paid });
      return true;
    }
    case 'territoryTiles':
      if (player.tiles.length < n) return false;
      for (const tile of player.tiles.splice(-n)) commons.heldTiles.delete(tile);
      return true;
    case 'tapestryCards':
      if (player.hand.length < n) return false;
      discard(step, n);
      return true;
    case 'techCards':
      if (player.techs.length < n) return false;
      // Those that have given the most already.
      player.techs.sort((one, other) => one.row - other.row).splice(-n);
      return true;
  }
}
