import { PLAYERS, type State, spaceOf } from '../rules/state.ts';
import { tierOf } from './base-rules.ts';
import type { Benefit } from './benefits.ts';
import type { Commons, OwnTech, Player } from './player.ts';
import type { Tech } from './techs.ts';
import { TECHS } from './techs.ts';
import { worthOf } from './worth.ts';

/** Tech cards: which to gain, which to upgrade, and what that brings. */

const techOf = (tech: number): Tech => TECHS[tech] as Tech;

const sum = (state: State, player: Player, benefits: readonly Benefit[]): number =>
  benefits.reduce((all, benefit) => all + worthOf(state, player, benefit), 0);

const squareWorth = (state: State, player: Player, { square, choose }: Tech): number =>
  choose
    ? Math.max(...square.map((benefit) => worthOf(state, player, benefit)))
    : sum(state, player, square);

/** The best face-up card; its place is filled from the deck. */
export function invent(state: State, player: Player, { techMarket, techDeck }: Commons): void {
  let best = -1;
  let most = -1;
  for (const [place, tech] of techMarket.entries()) {
    const card = techOf(tech);
    const worth = sum(state, player, card.circle) + squareWorth(state, player, card) / 2;
    if (worth > most) {
      best = place;
      most = worth;
    }
  }
  const [tech] = best < 0 ? [] : techMarket.splice(best, 1);
  if (tech === undefined) return;
  player.techs.push({ tech, row: 0 });
  const next = techDeck.pop();
  if (next !== undefined) techMarket.push(next);
}

/** The square is open to a tier that the human or a neighbor has reached, or to own buildings. */
function isOpen(state: State, { buildings }: Player, { asks }: Tech): boolean {
  if ('building' in asks) return (buildings[asks.building] as number) + 1 >= asks.space;
  return PLAYERS.some((player) => tierOf(spaceOf(state, player, asks.track)) >= asks.tier);
}

/** The upgrade that gives most is made; gives its benefits, and whether one is to be chosen. */
export function upgradeBest(
  state: State,
  player: Player,
): { readonly benefits: readonly Benefit[]; readonly choose: boolean } | undefined {
  let best: OwnTech | undefined;
  let most = -1;
  for (const own of player.techs) {
    const card = techOf(own.tech);
    if (own.row === 2 || (own.row === 1 && !isOpen(state, player, card))) continue;
    const worth =
      own.row === 0 ? sum(state, player, card.circle) : squareWorth(state, player, card);
    if (worth > most) {
      best = own;
      most = worth;
    }
  }
  if (best === undefined) return undefined;
  const card = techOf(best.tech);
  best.row = best.row === 0 ? 1 : 2;
  return best.row === 1
    ? { benefits: card.circle, choose: false }
    : { benefits: card.square, choose: card.choose ?? false };
}

const RINGS: readonly Benefit[] = ['circle', 'square', 'repeat'];

/** Of a card that has come to the middle row, or to the top: its circle or square once more. */
export function benefitAgain(
  state: State,
  player: Player,
  row: 1 | 2,
): readonly Benefit[] | undefined {
  let best: readonly Benefit[] | undefined;
  let most = 0;
  for (const own of player.techs) {
    if (own.row < row) continue;
    const { circle, square, choose } = techOf(own.tech);
    const benefits = row === 1 ? circle : choose ? square.slice(0, 1) : square;
    // Cards that point at others, or back at the space that pointed here, would go in a ring.
    if (benefits.some((benefit) => RINGS.includes(benefit))) continue;
    const worth = sum(state, player, benefits);
    if (worth > most) {
      best = benefits;
      most = worth;
    }
  }
  return best;
}
