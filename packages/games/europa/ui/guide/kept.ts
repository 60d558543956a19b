import { addPack } from '../../rules/guide-view.ts';
import type { Pack } from '../../rules/pack-view.ts';
import { KNOWN, packJson, readPack } from '../../rules/pack-view.ts';
import { attempt } from '../pack/check-pack.ts';

/**
 * What an owner read in the booklet, on this device: it holds for every game, and stays when a page is
 * closed in the middle. Beside the games, for it belongs to none of them.
 */
const KEY = 'empty-chair.europa.booklet';

export function keptHere(): Pack | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : readPack(text, KNOWN);
  } catch {
    return undefined;
  }
}

/**
 * Added to what was kept before, of which a game may know nothing. Another version of the booklet is not the
 * same: then what was kept stays as it is.
 */
export function keepHere(before: Pack | undefined, pack: Pack): void {
  const both = attempt(() => ({ pack: addPack(before, pack) }));
  if ('path' in both) return;
  try {
    localStorage.setItem(KEY, packJson(both.pack));
  } catch {
    // It is in the game all the same.
  }
}
