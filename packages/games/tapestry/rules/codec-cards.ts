import { NONE } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import { TAPESTRY_IDS } from './codec-encode.ts';
import type { Card } from './content.ts';
import { CARDS, PROGRESS, SHADOW_CARDS, STARTERS } from './content.ts';
import type { Facts, State } from './state.ts';
import { UNKNOWN } from './state.ts';
import { startingTapestry } from './tapestry.ts';

/** The decks of a position: what is left out follows from where the other cards are. */

/** Cards that are not said to be elsewhere: the first deck of the game, the others in the progress deck. */
export function readCards({ isSolo }: Facts, value: unknown, path: string): State['cards'] {
  const inPlay = isSolo ? CARDS : SHADOW_CARDS;
  const names = ['decision', 'discard', 'track', 'tiebreaker', 'progress', 'known'] as const;
  const fields = json.object(value, path, names);
  const card = (n: unknown, at: string): Card => json.whole(n, at, 1, inPlay.length) as Card;
  const one = (name: string): Card =>
    json.optional(fields, path, name, (n, at) => (n === null ? NONE : card(n, at)), NONE);
  const cards = (name: string): Card[] | undefined =>
    json.optional<Card[] | undefined>(
      fields,
      path,
      name,
      (list, at) => json.list(list, at, card),
      undefined,
    );
  const track = one('track');
  const tiebreaker = one('tiebreaker');
  const discard = cards('discard') ?? [];
  const named = cards('progress');
  const elsewhere = [track, tiebreaker, ...discard, ...(named ?? [])];
  const free = (list: readonly Card[]) => list.filter((n) => !elsewhere.includes(n));
  // SET-5, INC-6: beside the seven starters a deck has an odd number of progress cards.
  const seen = [track, tiebreaker, ...discard].filter((n) => PROGRESS.includes(n)).length;
  const added = free(PROGRESS).slice(0, seen % 2 === 0 ? 1 : 0);
  const first = isSolo ? free(STARTERS).concat(added) : free(SHADOW_CARDS);
  const decision = cards('decision') ?? (named === undefined ? first : free(inPlay));
  const progress = named ?? free(inPlay).filter((n) => !decision.includes(n));
  const sure = (n: Card): boolean =>
    'decision' in fields ? !progress.includes(n) : !PROGRESS.includes(n) || elsewhere.includes(n);
  const known = cards('known') ?? inPlay.filter(sure);
  return {
    decision,
    discard,
    track,
    tiebreaker,
    progress,
    known: [false, ...CARDS.map((n) => known.includes(n))],
  };
}

/** `hand` as a number is so many cards that nobody has seen. */
export function readTapestry(
  { config, facts }: State,
  value: unknown,
  path: string,
): State['tapestry'] {
  const fields = json.object(value, path, ['hand', 'onMat', 'traps', 'others']);
  const usual = startingTapestry(facts.isSolo ? config.chance.tapestry : 'table');
  const count = (name: string, otherwise: number) =>
    json.optional(fields, path, name, (n, at) => json.whole(n, at, 0, 50), otherwise);
  const hand = (list: unknown, at: string): number[] =>
    typeof list === 'number'
      ? new Array<number>(json.whole(list, at, 0, 20)).fill(UNKNOWN)
      : json.list(list, at, (id, to) => TAPESTRY_IDS.indexOf(json.oneOf(id, to, TAPESTRY_IDS)));
  return {
    hand: json.optional(fields, path, 'hand', hand, []),
    onMat: count('onMat', 0),
    traps: count('traps', usual.traps),
    others: count('others', usual.others),
  };
}
