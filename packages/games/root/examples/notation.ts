import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { encodeState } from '../rules/codec-encode.ts';
import {
  FACTION_IDS,
  factionNamed,
  ITEM_IDS,
  isBuilding,
  kindNamed,
  SUIT_IDS,
} from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { ITEM_STATES, PACK_STATES } from '../rules/state.ts';

/**
 * A position in one line, as chess has FEN. Sections stand between ` | `:
 *
 *   1f M3 sawmill keep; 2m M1; 10r M1 ruin(bag) | M=2(craft:1,buildings:1) | E=0 decree:fox.STD-14
 *   | V=3 @2_6_10_11_12 items:4/0/0/0/0/0 quest:Q-03 | turn 2.1 | supply boot2,tea1 | deck discard:STD-01
 *
 * The first holds the clearings: number, suit, warriors by faction letter, buildings and tokens by
 * name, `*2` for two of them. What is left out follows from the rest, as in the JSON form, which is
 * what `parsePosition` returns. A human Vagabond whose items are followed: `character:thief
 * pack:boot,torch/sword//tea relations:eyrie.hostile questsDone:Q-01` (ready/exhausted/damaged ready/damaged
 * exhausted). The Lizard bot: `souls:STD-01,STD-02 conspiracy:5` (the last card on top), its acolytes as
 * `elsewhere:2`. Human Lizards who are followed: `outcast:fox.hated.3`, with the round in which it was named. The Riverfolk bot: `market:STD-01,STD-02 payments:riverfolk.1,eyrie.6` (the rightmost card last) and
 * `sold:mercenaries.1`, what whoever is on turn has bought.
 * The Duchy: `crowns:captain,mayor`, a human's also `crownsLost:lord`; the bot: `ambushes:STD-01`, its Burrow as `elsewhere:4`.
 * The Corvid bot's plots lie as `plot` in their clearings; what they are: `plots:3.bomb.up,10.raid.down`,
 * and no word of one that nobody has seen.
 */
const LETTERS: readonly string[] = ['M', 'E', 'A', 'V', 'W', 'L', 'R', 'D', 'C'];

type Json = Record<string, unknown>;
type Lists = Record<string, readonly string[]>;

// ---- printing ------------------------------------------------------------------

export function printPosition(state: State): string {
  const data = encodeState(state) as {
    turn: { number: number; seat: number };
    clearings: Record<string, Json>;
    factions: Record<string, Json>;
    itemsInSupply: Record<string, number>;
    deck: Lists;
    quests: Lists;
    ferry?: { at: number; used: boolean };
    openedPaths?: readonly (readonly number[])[];
    winner?: string;
  };
  const sections = [
    Object.entries(data.clearings).map(printClearing).join('; '),
    ...Object.entries(data.factions).map(printFaction),
    `turn ${data.turn.number}.${data.turn.seat}`,
    `supply ${ITEM_IDS.map((id) => `${id}${data.itemsInSupply[id]}`).join(',')}`,
    printLists('deck', data.deck),
    printLists('quests', data.quests),
  ];
  if (data.ferry) sections.push(`ferry ${data.ferry.at}${data.ferry.used ? ' used' : ''}`);
  if (data.openedPaths?.length) {
    sections.push(`opened ${data.openedPaths.map((pair) => pair.join('-')).join(',')}`);
  }
  if (data.winner) sections.push(`winner ${data.winner}`);
  return sections.join(' | ');
}

const printLists = (name: string, lists: Lists): string =>
  `${name} ${Object.entries(lists)
    .map(([pile, cards]) => `${pile}:${cards.join(',')}`)
    .join(' ')}`;

function printClearing([id, clearing]: [string, Json]): string {
  const words = [`${id}${(clearing['suit'] as string)[0]}`];
  for (const [faction, n] of Object.entries(clearing['warriors'] as Record<string, number>)) {
    words.push(`${letterOf(faction)}${n}`);
  }
  const pieces = [...(clearing['buildings'] as string[]), ...(clearing['tokens'] as string[])];
  for (const piece of new Set(pieces)) {
    const n = pieces.filter((other) => other === piece).length;
    words.push(n === 1 ? piece : `${piece}*${n}`);
  }
  const ruin = clearing['ruin'] as string[] | undefined;
  if (ruin) words.push(`ruin(${ruin.join(',')})`);
  if (clearing['blockedSlots']) words.push(`blocked*${String(clearing['blockedSlots'])}`);
  return words.join(' ');
}

const letterOf = (id: string): string => LETTERS[factionNamed(id)] as string;

function printFaction([id, faction]: [string, Json]): string {
  const sources = Object.entries(faction['scoredFrom'] as Record<string, number>);
  const from = sources.map(([source, n]) => `${source}:${n}`).join(',');
  const words = [`${letterOf(id)}=${String(faction['score'])}${from && `(${from})`}`];
  const add = (name: string, list: unknown): void => {
    if (Array.isArray(list) && list.length > 0) words.push(`${name}:${list.join(',')}`);
  };
  if (faction['warriorsElsewhere']) words.push(`elsewhere:${String(faction['warriorsElsewhere'])}`);
  add('gone', faction['outOfGame']);
  add('crafted', faction['craftedItems']);
  add('play', faction['cardsInPlay']);
  const decree = faction['decree'] as Lists | undefined;
  if (decree) {
    words.push(
      `decree:${SUIT_IDS.map((suit) => [suit, ...(decree[suit] ?? [])].join('.')).join(',')}`,
    );
  }
  const pawn = faction['pawn'] as { clearing?: number; forest?: string } | undefined;
  if (pawn) words.push(`@${pawn.forest ?? String(pawn.clearing)}`);
  if (faction['character']) return [...words, ...printPack(faction)].join(' ');
  const items = faction['items'] as Record<string, number> | undefined;
  if (items) words.push(`items:${ITEM_STATES.map((condition) => items[condition]).join('/')}`);
  if (faction['quest']) words.push(`quest:${String(faction['quest'])}`);
  add('souls', faction['lostSouls']);
  add('revealed', faction['revealed']);
  if (faction['conspiracy']) words.push(`conspiracy:${String(faction['conspiracy'])}`);
  if (faction['outcast']) words.push(printOutcast(faction['outcast'] as Json));
  add('market', faction['market']);
  for (const name of ['payments', 'sold']) {
    add(
      name,
      Object.entries((faction[name] ?? {}) as Json).map(([id, n]) => `${id}.${String(n)}`),
    );
  }
  add('crowns', faction['crowns']);
  add('crownsLost', faction['crownsLost']);
  add('ambushes', faction['ambushes']);
  const plots = Object.entries((faction['plots'] ?? {}) as Record<string, Json>).map(
    ([at, { type, face }]) => `${at}.${String(type)}.${String(face)}`,
  );
  add('plots', plots);
  return words.join(' ');
}

const printOutcast = ({ suit, hated, turn }: Json): string =>
  `outcast:${String(suit)}.${hated ? 'hated' : 'outcast'}.${String(turn)}`;

function parseOutcast(value: string): Json {
  const [suit, side, turn] = value.split('.');
  return { suit, hated: side === 'hated', turn: Number(turn ?? 0) };
}

/** A human Vagabond's: items by condition, relations, aids of this turn, quests that are done. */
function printPack(faction: Json): readonly string[] {
  const items = faction['items'] as Lists;
  const pairs = (of: string): string =>
    Object.entries((faction[of] ?? {}) as Json)
      .map(([id, value]) => `${id}.${String(value)}`)
      .join(',');
  const parts: readonly (readonly [string, string])[] = [
    ['character', String(faction['character'])],
    ['pack', PACK_STATES.map((condition) => (items[condition] ?? []).join(',')).join('/')],
    ['relations', pairs('relations')],
    ['aids', pairs('aids')],
    ['questsDone', (faction['questsDone'] as string[]).join(',')],
  ];
  return parts.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value}`);
}

// ---- reading ------------------------------------------------------------------

/** The JSON form of a position in notation; decoding it checks the facts. */
export function parsePosition(text: string): unknown {
  const [clearings = '', ...sections] = text.split('|').map((section) => section.trim());
  const data: Json = { clearings: unique(entries(clearings).map(parseClearing)) };
  const factions: [string, Json][] = [];
  const facts: [string, unknown][] = [];
  for (const section of sections) {
    const faction = /^([A-Z])=/.exec(section);
    if (faction) factions.push([factionOf(faction[1] ?? ''), parseFaction(section)]);
    else facts.push(...Object.entries(parseFact(section)));
  }
  return { ...data, ...unique(facts), factions: unique(factions) };
}

/** Said twice, one of the two would be lost without a word. */
function unique<T>(pairs: readonly (readonly [string, T])[]): Record<string, T> {
  const found = new Map<string, T>();
  for (const [name, value] of pairs) {
    if (found.has(name)) throw new Refused(kernelMessage('data.twice', { value: literal(name) }));
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

const entries = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const list = (text: string): string[] => text.split(',').filter((word) => word !== '');

function bad(word: string): never {
  throw new Refused(
    kernelMessage('data.expected', { what: literal('position'), value: literal(word) }),
  );
}

function factionOf(letter: string): string {
  const index = LETTERS.indexOf(letter);
  return FACTION_IDS[index] ?? bad(letter);
}

function parseClearing(entry: string): [string, Json] {
  const [place = '', ...rest] = words(entry);
  const [, id = '', letter] = /^(\d+)([frm])?$/.exec(place) ?? bad(entry);
  const warriors: [string, number][] = [];
  const buildings: string[] = [];
  const tokens: string[] = [];
  const clearing: Json = { buildings, tokens };
  if (letter) clearing['suit'] = SUIT_IDS.find((suit) => suit.startsWith(letter));
  for (const word of rest) {
    const [, who, count] = /^([A-Z])(\d+)$/.exec(word) ?? [];
    const [, name = '', times = '1'] = /^([a-zA-Z]+)(?:\*(\d+))?$/.exec(word) ?? [];
    const [, hidden] = /^ruin(?:\((.*)\))?$/.exec(word) ?? [];
    const kind = kindNamed(name);
    if (who !== undefined) warriors.push([factionOf(who), Number(count)]);
    else if (word.startsWith('ruin')) clearing['ruin'] = list(hidden ?? '');
    else if (name === 'blocked') clearing['blockedSlots'] = Number(times);
    else if (kind >= 0) {
      const into = isBuilding(kind) ? buildings : tokens;
      for (let n = Number(times); n > 0; n -= 1) into.push(name);
    } else bad(word);
  }
  return [id, { warriors: unique(warriors), ...clearing }];
}

function parseFaction(section: string): Json {
  const [head = '', ...rest] = words(section);
  const [, score, sources] = /^[A-Z]=(\d+)(?:\((.*)\))?$/.exec(head) ?? bad(head);
  const faction: Json = { score: Number(score) };
  if (sources !== undefined) {
    faction['scoredFrom'] = Object.fromEntries(
      list(sources).map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])]),
    );
  }
  for (const word of rest) {
    const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
    if (word.startsWith('@')) {
      const place = word.slice(1);
      faction['pawn'] = /^\d+$/.test(place) ? { clearing: Number(place) } : { forest: place };
    } else if (name === 'elsewhere') faction['warriorsElsewhere'] = Number(value);
    else if (name === 'gone') faction['outOfGame'] = list(value);
    else if (name === 'crafted') faction['craftedItems'] = list(value);
    else if (name === 'souls') faction['lostSouls'] = list(value);
    else if (name === 'ambushes') faction[name] = list(value);
    else if (['revealed', 'crowns', 'crownsLost'].includes(name)) faction[name] = list(value);
    else if (name === 'outcast') faction[name] = parseOutcast(value);
    else if (name === 'conspiracy') faction[name] = Number(value);
    else if (name === 'plots') faction[name] = unique(list(value).map(parsePlot));
    else if (name === 'play') faction['cardsInPlay'] = list(value);
    else if (name === 'quest' || name === 'character') faction[name] = value;
    else if (name === 'questsDone') faction[name] = list(value);
    else if (name === 'relations') faction[name] = Object.fromEntries(list(value).map(pairOf));
    else if (name === 'market') faction[name] = list(value);
    else if (name === 'aids' || name === 'payments' || name === 'sold') {
      faction[name] = Object.fromEntries(
        list(value).map((pair) => [pairOf(pair)[0], Number(pairOf(pair)[1])]),
      );
    } else if (name === 'pack') {
      const lists = value.split('/').map(list);
      faction['items'] = Object.fromEntries(
        PACK_STATES.map((condition, i) => [condition, lists[i] ?? []]),
      );
    } else if (name === 'items') {
      const counts = value.split('/').map(Number);
      faction['items'] = Object.fromEntries(
        ITEM_STATES.flatMap((id, i) => (counts[i] === undefined ? [] : [[id, counts[i]]])),
      );
    } else if (name === 'decree') {
      faction['decree'] = Object.fromEntries(
        list(value).map((column) => [column.split('.')[0], column.split('.').slice(1)]),
      );
    } else bad(word);
  }
  return faction;
}

function parsePlot(word: string): [string, Json] {
  const [at = '', type, face] = word.split('.');
  return [at, { type, face }];
}

const pairOf = (pair: string): readonly [string, string] => {
  const [id = '', value = ''] = pair.split('.');
  return [id, value];
};

function parseFact(section: string): Json {
  const [name = '', first = '', second] = words(section);
  switch (name) {
    case 'turn': {
      const [number, seat] = first.split('.');
      return { turn: { number: Number(number), seat: Number(seat) } };
    }
    case 'supply':
      return { itemsInSupply: Object.fromEntries(list(first).map(countedItem)) };
    case 'deck':
    case 'quests':
      return {
        [name]: Object.fromEntries(
          words(section)
            .slice(1)
            .map((pile) => {
              const [id = '', cards = ''] = pile.split(':');
              return [id, list(cards)];
            }),
        ),
      };
    case 'ferry':
      return { ferry: { at: Number(first), used: second === 'used' } };
    case 'opened':
      return { openedPaths: list(first).map((pair) => pair.split('-').map(Number)) };
    case 'winner':
      return { winner: first };
    default:
      return bad(section);
  }
}

function countedItem(word: string): [string, number] {
  const [, id = '', n] = /^([a-z]+)(\d+)$/.exec(word) ?? bad(word);
  return [id, Number(n)];
}
