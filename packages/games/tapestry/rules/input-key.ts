import { ACHIEVEMENTS, LANDMARKS, TRACKS } from './content.ts';
import { hexName } from './hexes.ts';
import type { Fact, Input } from './input-types.ts';

/** An input as a person types it; `input-parse.ts` reads it. */
export function inputKey(input: Input): string {
  switch (input.kind) {
    case 'advance':
    case 'regress':
    case 'discovery':
      return `${input.kind} ${TRACKS[input.track]}`;
    case 'explore':
      return `explore ${hexName(input.at)}${tileKey(input)}`;
    case 'conquer':
      return `conquer ${hexName(input.at)}${input.isTrap ? ' trap' : ''}`;
    case 'token':
      return `token ${hexName(input.at)}`;
    case 'landmark':
      return `landmark ${LANDMARKS[input.landmark]}`;
    case 'achieve':
      return `achieve ${ACHIEVEMENTS[input.achievement]}`;
    case 'points':
      return `points ${input.n}`;
    case 'income':
    case 'done':
      return input.kind;
    case 'correct':
      return `correct ${factKey(input.fact)}`;
  }
}

function tileKey({ tile, rotation }: { readonly tile: number; readonly rotation: number }): string {
  if (tile === 0) return '';
  return rotation === 0 ? ` ${tile}` : ` ${tile} ${rotation}`;
}

export const NO_TOKENS = 'empty';

function factKey(fact: Fact): string {
  switch (fact.what) {
    case 'hex':
      return `hex ${hexName(fact.at)} ${fact.tokens === '' ? NO_TOKENS : fact.tokens}`;
    case 'explored':
      return `explored ${hexName(fact.at)} ${fact.isExplored ? 'yes' : 'no'}`;
    case 'tile':
      return `tile ${hexName(fact.at)}${tileKey(fact)}`;
    case 'track':
      return `track ${fact.who} ${TRACKS[fact.track]} ${fact.n}`;
    case 'favorite':
      return `favorite ${fact.who} ${TRACKS[fact.track]}`;
    case 'landmark':
      return `landmark ${LANDMARKS[fact.landmark]} ${fact.who}`;
    case 'achievement':
      return `achievement ${ACHIEVEMENTS[fact.achievement]} ${fact.place} ${fact.who}`;
    case 'toppled':
    case 'points':
    case 'income':
      return `${fact.what} ${fact.who} ${fact.n}`;
    case 'tapestry':
    case 'tiles':
      return `${fact.what} ${fact.n}`;
  }
}
