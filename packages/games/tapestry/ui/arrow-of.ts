import type { Message } from '@empty-chair/kernel/words';
import type { Arrow, PutDown } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { spaceRef } from './board/track-space.ts';

/** How many spaces lie between where a cube is put and where it came from. */
const BACK: Readonly<Record<string, number>> = { 'do.advance': -1, 'do.regress': 1 };

/** The way of a cube along its track; the sentence names only where it ends. */
export function arrowOf({ id, params = {} }: Message): Omit<Arrow, 'when'> | undefined {
  const back = BACK[id];
  const { track, n, who } = params;
  if (back === undefined || track === undefined || !isRef(track) || typeof n !== 'number')
    return undefined;
  return {
    from: spaceRef(track.id, n + back),
    to: spaceRef(track.id, n),
    n: 1,
    ...(who !== undefined && isRef(who) && { who }),
  };
}

/** Lines that put an outpost on the map: it stands, or is laid down toppled. */
const OUTPOSTS: Readonly<Record<string, string>> = {
  'do.conquer': 'outpost',
  'do.conquerOpponent': 'outpost',
  'do.trapped': 'toppled',
  'do.guard': 'toppled',
};

/** An outpost that comes onto its hex. Where the line names nobody it is the Automa's. */
export function putsDown({ id, params = {} }: Message): PutDown | undefined {
  const piece = OUTPOSTS[id];
  const { who } = params;
  const of = who !== undefined && isRef(who) ? who : { kind: 'player', id: 'automa' };
  return piece === undefined ? undefined : { who: of, piece };
}
