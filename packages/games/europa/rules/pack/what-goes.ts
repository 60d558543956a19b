import type { Message, Ref } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { m, ref } from '../words.ts';
import { encodePack } from './encode.ts';
import type { Pack } from './types.ts';

/** What a pack said and says no longer, or says otherwise: it is told, for somebody typed it once. */
export function whatGoes(before: Pack | undefined, after: Pack | undefined): readonly Message[] {
  if (before === undefined) return [];
  const now = after === undefined ? new Map<string, Said>() : saidBy(after);
  const gone = [...saidBy(before)].filter(([key, { data }]) => now.get(key)?.data !== data);
  return PARTS.flatMap((part) => {
    const what = gone.filter(([, said]) => said.part === part).map(([, { what: one }]) => one);
    return what.length === 0 ? [] : [message(GOES[part], { what })];
  });
}

const GOES = {
  charts: m('see.packGoes.charts'),
  cards: m('see.packGoes.cards'),
  decks: m('see.packGoes.decks'),
  targets: m('see.packGoes.targets'),
  dice: m('see.packGoes.dice'),
  map: m('see.packGoes.map'),
} as const;
const PARTS = ['charts', 'cards', 'decks', 'targets', 'dice', 'map'] as const;
interface Said {
  readonly part: (typeof PARTS)[number];
  readonly what: Ref;
  readonly data: string;
}

/** All that a pack says, one by one, each with the data that says it. */
function saidBy(pack: Pack): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  const put = (part: Said['part'], key: string, what: Ref, data: unknown): void => {
    found.set(`${part} ${key}`, { part, what, data: JSON.stringify(data) });
  };
  for (const { id, nodes, removed } of pack.charts) {
    for (const node of nodes) put('charts', `${id} ${node.id}`, literal(node.id), node);
    for (const node of removed) put('charts', `${id} ${node}`, literal(node), null);
  }
  for (const card of pack.cards) put('cards', `${card.number}`, ref('card', card.number), card);
  for (const deck of pack.decks) {
    put('decks', `${deck.realm} ${deck.age}`, ref('realm', deck.realm), deck.removed);
  }
  for (const { realm, kind, chart } of pack.targets) {
    put('targets', `${realm} ${kind}`, ref('realm', realm), chart);
  }
  for (const [die, faces] of Object.entries(pack.dice)) {
    put('dice', die, ref('packDie', die), faces);
  }
  const { map = {} } = encodePack(pack) as { readonly map?: object };
  for (const [kind, places] of Object.entries(map)) {
    for (const [id, change] of Object.entries(places as object)) {
      put('map', `${kind} ${id}`, ref(MAP_REFS[kind] ?? 'area', id), change);
    }
  }
  return found;
}
const MAP_REFS: Readonly<Record<string, string>> = {
  provinces: 'province',
  areas: 'area',
  seaZones: 'seaZone',
  nodes: 'node',
};
