import type { Example, ExpectedChoice } from '@empty-chair/testkit/examples';
import type { Card, DecisionCard, HexPatternId, TiebreakerHalf } from '../rules/content.ts';
import { CARDS, cardOf } from '../rules/content.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { MapVector } from './map-vector-words.ts';
import { PATTERNS } from './map-vector-words.ts';
import type { Fields, Position } from './position.ts';
import { turnWith } from './position.ts';

/** Where the Automa's token stands before the space that brings the action. */
const TRACKS = {
  conquer: { military: 2 },
  conquerAnywhere: { military: 7 },
  explore: { exploration: 1 },
  exploreAnywhere: { exploration: 8 },
};
export type MapAction = keyof typeof TRACKS;

/**
 * A turn in which the Automa does this with this tiebreaker card. Cards 22 and 1 send it along the
 * track on which it is nearest the end, which is the only one it has entered.
 */
export function mapTurn(
  action: MapAction,
  card: number,
  { choices = [], ...state }: Fields & { readonly choices?: readonly string[] },
): ReturnType<typeof turnWith> {
  const track = card === 22 ? 1 : 22;
  return turnWith({ pair: [track, card], tracks: { automa: TRACKS[action] }, choices, ...state });
}

function actionOf({ does, isAnywhere = false }: MapVector): MapAction {
  if (does === 'explore') return isAnywhere ? 'exploreAnywhere' : 'explore';
  return isAnywhere ? 'conquerAnywhere' : 'conquer';
}

/** The cards that show what the vector asks for. */
const cardsFor = ({ icon }: MapVector): readonly DecisionCard[] =>
  CARDS.map(cardOf).filter(
    ({ tiebreaker }) => icon === undefined || tiebreaker.toppledOutpost === icon,
  );

/** A tiebreaker card whose picture and icon need not be on one printed card together. */
export function cardWith(
  shown: Pick<TiebreakerHalf, 'hexPattern' | 'toppledOutpost'>,
): DecisionCard {
  const card = cardOf(1 as Card);
  return { ...card, tiebreaker: { ...card.tiebreaker, ...shown } };
}

export const chosenWith = (vector: MapVector, pattern: HexPatternId): string | undefined =>
  vector.chosen[PATTERNS.indexOf(pattern)];

/** CON-1: an opponent is looked for before a neutral hex. */
function choicesOf({ does }: MapVector, chosen: string | undefined): ExpectedChoice[] {
  const none = { rule: 'COP-V1', chosen: undefined };
  if (does === 'explore') return [{ rule: 'EXP-V1', chosen }];
  return does === 'opponent' ? [{ rule: 'COP-V1', chosen }] : [none, { rule: 'CNE-V1', chosen }];
}

/** A whole turn for each card that fits the vector. */
export const examplesOf = (vector: MapVector): readonly Example<Position, Input>[] =>
  cardsFor(vector).map(({ id, tiebreaker: { hexPattern, toppledOutpost } }) => {
    const at = chosenWith(vector, hexPattern);
    const choices = vector.does === 'opponent' ? ['no'] : [];
    const isGuarded = vector.does === 'neutral' && toppledOutpost && at !== 'D4';
    // Nothing lies on a neutral hex, and one outpost of the human on the others.
    const lies = vector.does === 'opponent' ? 'yA' : isGuarded ? 'AS' : 'A';
    return {
      name: `${vector.name}, card ${id}`,
      cite: vector.cite,
      ...mapTurn(actionOf(vector), id, { tokens: vector.tokens, choices, ...vector.given }),
      expect: {
        choices: choicesOf(vector, at),
        ...(vector.does !== 'explore' && at !== undefined && { state: { [`tokens.${at}`]: lies } }),
      },
    };
  });
