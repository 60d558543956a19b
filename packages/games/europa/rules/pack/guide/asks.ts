import { realmOf } from '../../content.ts';
import type { TargetingKind } from '../../targeting/types.ts';
import { TARGETING_KINDS } from '../../targeting/types.ts';
import type { Pack, PackDie } from '../types.ts';
import { DICE } from '../types.ts';
import type { Box } from './answers.ts';
import { boxesOn, cardsLeft, GUESSED_PAGES, isAnswered } from './answers.ts';
import type { BotsOfGame } from './bots-of-game.ts';

/** One thing that an owner of the booklet is asked. */
export type Ask =
  | { readonly kind: 'booklet' }
  | { readonly kind: 'cards' }
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'deck'; readonly realm: string; readonly age: number }
  | { readonly kind: 'targets'; readonly realm: string; readonly chart: TargetingKind }
  | { readonly kind: 'die'; readonly die: PackDie };

/** EU-28.4: page by page as the booklet has it, then what is not on its charts; only for the bots of a game. */
export const asksFor = ({ realms, ages }: BotsOfGame): readonly Ask[] => [
  { kind: 'booklet' },
  ...GUESSED_PAGES.flatMap((page) => boxesOn(page).map((box) => ({ kind: 'box', box }) as const)),
  { kind: 'cards' },
  ...realms.flatMap((realm) => ages.map((age) => ({ kind: 'deck', realm, age }) as const)),
  ...realms.flatMap((realm) =>
    TARGETING_KINDS.map((chart) => ({ kind: 'targets', realm, chart }) as const),
  ),
  ...DICE.map((die) => ({ kind: 'die', die }) as const),
];

/** Whether the pack says it already. */
export function isSaid(pack: Pack, ask: Ask): boolean {
  switch (ask.kind) {
    case 'booklet':
      return pack.booklet !== undefined;
    case 'box':
      return isAnswered(pack, ask.box);
    case 'cards':
      return cardsLeft(pack) === 0;
    case 'deck':
      return pack.decks.some(({ realm, age }) => isRealm(realm, ask.realm) && age === ask.age);
    case 'targets':
      return pack.targets.some(
        ({ realm, kind }) => isRealm(realm, ask.realm) && kind === ask.chart,
      );
    case 'die':
      return pack.dice[ask.die] !== undefined;
  }
}
const isRealm = (one: string, other: string): boolean => realmOf(one) === realmOf(other);
