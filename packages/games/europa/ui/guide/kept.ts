import { addPack } from '../../rules/guide-view.ts';
import type { Pack } from '../../rules/pack-view.ts';
import { KNOWN, packJson, readPack } from '../../rules/pack-view.ts';
import { attempt } from '../pack/check-pack.ts';

/**
 * What an owner read in the booklet, on this device: it holds for every game, and stays when a page is
 * closed in the middle. Beside the games, for it belongs to none of them.
 */
const KEY = 'empty-chair.europa.booklet';

export function keepHere(pack: Pack): void {
  try {
    localStorage.setItem(KEY, packJson(pack));
  } catch {
    // It is in the game all the same.
  }
}

export function keptHere(): Pack | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : readPack(text, KNOWN);
  } catch {
    return undefined;
  }
}

/** Without what is kept of another version of the booklet, which is not the same. */
export function addHere(pack: Pack): void {
  const both = attempt(() => ({ pack: addPack(keptHere(), pack) }));
  if (!('path' in both)) keepHere(both.pack);
}
