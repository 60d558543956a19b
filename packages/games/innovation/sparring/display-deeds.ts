import { NONE } from '@empty-chair/kernel/ids';
import type { BookAction } from '../rules/content.ts';
import { ALL_SPELLS, countOf, GUILD, WORKSHOP } from '../rules/content.ts';
import { bonusTileOf, buildingAt, isCovered, ownerAt } from '../rules/state.ts';
import type { Bag } from './base-rules.ts';
import {
  BONUS_LEVEL,
  BONUS_SPADE,
  BOOK,
  BOOK_GAIN,
  bookCost,
  spellCost,
  spellGain,
} from './base-rules.ts';
import type { FreeSpades } from './build-deeds.ts';
import { workshopDeeds } from './build-deeds.ts';
import { bestDiscipline, levelsWorth } from './choices.ts';
import type { Deed } from './deeds.ts';
import { isAffordable, priceOf } from './deeds.ts';
import { OPINIONS } from './opinions.ts';
import type { Counts } from './player.ts';
import { countIn } from './player.ts';
import { powerRoom, powerWithBurning } from './purse.ts';
import { advance } from './science.ts';
import type { Turn } from './turn.ts';
import { burnFor, earn, record, spend } from './turn.ts';
import { upgrade, upgradeWorth } from './upgrade-deeds.ts';
import { pointsWorth } from './worth.ts';

/** Spells, book actions and special actions: each once a round. */

export function spellDeeds(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  const { purse } = player;
  const deeds: Deed[] = [];
  for (const spell of ALL_SPELLS) {
    const power = spellCost(spell);
    const { spades = 0, ...gained } = spellGain(spell);
    const isNothing = spades === 0 && Object.keys(gained).length === 0;
    if (isCovered(state, spell) || isNothing || powerWithBurning(purse) < power) continue;
    const burnt = Math.max(0, power - purse.bowls[2]);
    const use = () => record(turn, { kind: 'spell', spell });
    if (spades === 0) {
      deeds.push({
        worth: pointsWorth(gained, state),
        price: power + burnt * OPINIONS.powerBurnt,
        take: () => {
          burnFor(turn, burnt);
          spend(turn, `spell:${spell}`, { power });
          use();
          earn(turn, `spell:${spell}`, gained);
        },
      });
    } else {
      const free = { n: spades, cost: { power }, why: `spell:${spell}`, use, burnt };
      deeds.push(...workshopDeeds(turn, free));
    }
  }
  return deeds;
}

export function bookDeeds(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  const { purse } = player;
  const deeds: Deed[] = [];
  for (const [slot, tile] of state.bookActions.entries()) {
    const cost: Bag = { books: bookCost(tile) };
    if (state.books[slot] || !isAffordable(purse, cost)) continue;
    const price = priceOf(purse, cost);
    const use = () => record(turn, { kind: 'book', tile });
    if (tile === BOOK.spades) {
      const free: FreeSpades = { n: BOOK_GAIN.spades, cost, why: `book:${tile}`, use };
      deeds.push(...workshopDeeds(turn, free));
      continue;
    }
    for (const { worth, take } of effectsOf(turn, tile)) {
      deeds.push({
        worth,
        price,
        take: () => {
          spend(turn, `book:${tile}`, cost);
          use();
          take();
        },
      });
    }
  }
  return deeds;
}

/** The ways in which a book action can be used, without its price. */
function effectsOf(turn: Turn, tile: BookAction): readonly Pick<Deed, 'worth' | 'take'>[] {
  const { player, counts } = turn;
  switch (tile) {
    case BOOK.power:
      return [gives(turn, tile, { power: Math.min(BOOK_GAIN.power, powerRoom(player.purse)) })];
    case BOOK.levels: {
      const discipline = bestDiscipline(turn, BOOK_GAIN.levels);
      if (discipline === NONE) return [];
      return [
        {
          worth: levelsWorth(turn, discipline, BOOK_GAIN.levels),
          take: () => advance(turn, discipline, BOOK_GAIN.levels),
        },
      ];
    }
    case BOOK.guilds:
      return [gives(turn, tile, { points: BOOK_GAIN.pointsPerGuild * countIn(counts, GUILD) })];
    case BOOK.coins:
      return [gives(turn, tile, { coins: BOOK_GAIN.coins })];
    default:
      return freeGuilds(turn, counts);
  }
}

const gives = (turn: Turn, tile: BookAction, gained: Bag & { readonly points?: number }) => ({
  worth: pointsWorth(gained, turn.state),
  take: () => earn(turn, `book:${tile}`, gained),
});

function freeGuilds(turn: Turn, counts: Counts): readonly Pick<Deed, 'worth' | 'take'>[] {
  const { state, player } = turn;
  if (countIn(counts, GUILD) >= countOf(GUILD)) return [];
  return state.facts.side.land
    .filter((at) => ownerAt(state, at) === player.seat && buildingAt(state, at) === WORKSHOP)
    .map((at) => ({
      worth: upgradeWorth(turn, { at, from: WORKSHOP, to: GUILD, counts }),
      take: () => upgrade(turn, at, GUILD),
    }));
}

// ---- special actions -----------------------------------------------------------------

export function specialDeeds(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  const deeds: Deed[] = [];
  const bonus = bonusTileOf(state, player.seat);
  if (bonus === BONUS_LEVEL && !player.used.has('bonus')) {
    const discipline = bestDiscipline(turn, 1);
    if (discipline !== NONE) {
      deeds.push({
        worth: levelsWorth(turn, discipline, 1),
        price: 0,
        take: () => {
          player.used.add('bonus');
          earn(turn, 'bonusLevel', {});
          advance(turn, discipline, 1);
        },
      });
    }
  }
  if (bonus === BONUS_SPADE && !player.used.has('bonus')) {
    const use = () => player.used.add('bonus');
    deeds.push(...workshopDeeds(turn, { n: 1, cost: {}, why: 'bonusSpade', use }));
  }
  return deeds;
}
