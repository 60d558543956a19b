import { BadData } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import type { Pack, PackDie, RuleSet, TargetingKind } from '../../rules/pack-view.ts';
import {
  applyPack,
  checkNames,
  DICE,
  decodePack,
  encodePack,
  KNOWN,
  readPack,
} from '../../rules/pack-view.ts';
import { areaOfProvince } from './map-edits.ts';

export interface PackFault {
  /** In the file, as docs/rules-pack.md names it. */
  readonly path: string;
  readonly reason: Message;
}

/** What the game itself has against a pack: the form of the file first, then the charts it makes. */
export function faultOfPack(rules: RuleSet, pack: Pack): PackFault | undefined {
  const read = attempt(() => laidOver(rules, decodePack(encodePack(pack), KNOWN)));
  return 'path' in read ? read : undefined;
}

/** A pack from a file or the clipboard, taken as a whole or not at all. */
export function packFrom(rules: RuleSet, text: string): { readonly pack: Pack } | PackFault {
  return attempt(() => {
    const pack = readPack(text, KNOWN);
    laidOver(rules, pack);
    return { pack };
  });
}

function laidOver(rules: RuleSet, pack: Pack): RuleSet {
  const after = applyPack(rules, pack);
  checkNames(pack, after);
  return after;
}

export function attempt<T extends object>(run: () => T): T | PackFault {
  try {
    return run();
  } catch (error) {
    if (error instanceof BadData) return { path: error.path, reason: error.reason };
    throw error;
  }
}

/** Where in the editor something is; what is undefined is not chosen yet. */
export type Place =
  | {
      readonly tab: 'charts';
      readonly chart: string | undefined;
      readonly node: string | undefined;
    }
  | { readonly tab: 'cards'; readonly card: number | undefined }
  | { readonly tab: 'decks'; readonly realm: string | undefined; readonly age: number }
  | { readonly tab: 'targets'; readonly realm: string | undefined; readonly kind: TargetingKind }
  | { readonly tab: 'dice'; readonly die: PackDie | undefined }
  | { readonly tab: 'map'; readonly area: string | undefined };

/** The place that a fault is about, so that one tap leads to it. */
export function placeOfFault({ path }: PackFault, pack: Pack): Place | undefined {
  const [part, id, , node] = path.split('.');
  if (part === 'charts') return { tab: 'charts', chart: id, node };
  if (part === 'cards') return { tab: 'cards', card: Number(id) };
  if (part === 'targets') {
    const kind = path.split(/[.[]/)[2] === 'diplomatic' ? 'diplomatic' : 'military';
    return { tab: 'targets', realm: id, kind };
  }
  if (part === 'dice') {
    const die = path.split(/[.[]/)[1];
    return { tab: 'dice', die: DICE.find((one) => one === die) };
  }
  if (part === 'map') return { tab: 'map', area: areaOfFault(path) };
  const deck = pack.decks[Number(/^decks\[(\d+)\]/.exec(path)?.[1])];
  return deck === undefined ? undefined : { tab: 'decks', realm: deck.realm, age: deck.age };
}

/** Of a Province the Area where it is edited; Sea Zones and Trade Nodes are in the file only. */
function areaOfFault(path: string): string | undefined {
  const [, part, id = ''] = path.split('.');
  if (part === 'areas') return id;
  return part === 'provinces' ? areaOfProvince(id) : undefined;
}
