import { get, NONE } from '@empty-chair/kernel/ids';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, readPosition, vagabot } from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import type { Config } from './config.ts';
import { diff } from './diff.ts';
import { seenCardId } from './faces.ts';
import { root } from './module.ts';
import type { Card, Faction } from './pieces.ts';
import {
  EVERY_CLEARING,
  EVERY_FACTION,
  EVERY_ITEM,
  EVERY_KIND,
  EVERY_SUIT,
  factionId,
  itemId,
  kindId,
  suitId,
} from './pieces.ts';
import type { State } from './state.ts';
import {
  craftedBy,
  decreeOf,
  forestOf,
  hasRuin,
  isInForest,
  itemSupply,
  pawnOf,
  piecesAt,
  scoreOf,
  warriorsAt,
} from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** What lies on the table, by readable names: numbers of things (never 0), or where a thing is. */
type Table = Map<string, number | string>;

function put(table: Table, name: string, value: number | string): void {
  if (value === 0 || value === '') table.delete(name);
  else table.set(name, value);
}
const add = (table: Table, name: string, n: number): void =>
  put(table, name, Number(table.get(name) ?? 0) + n);

function tableOf(state: State): Table {
  const table: Table = new Map();
  for (const clearing of EVERY_CLEARING) {
    const at = String(clearing + 1);
    for (const faction of EVERY_FACTION) {
      put(table, `${at} ${factionId(faction)}`, warriorsAt(state, faction, clearing));
    }
    for (const kind of EVERY_KIND) {
      put(table, `${at} ${kindId(kind)}`, piecesAt(state, kind, clearing));
    }
    put(table, `${at} ruin`, hasRuin(state, clearing) ? 1 : 0);
  }
  for (const faction of state.facts.factions) {
    const id = factionId(faction);
    put(table, `score ${id}`, scoreOf(state, faction));
    put(table, `pawn ${id}`, placeOf(state, faction));
    for (const item of EVERY_ITEM) {
      put(table, `${id} ${itemId(item)}`, craftedBy(state, faction, item));
    }
  }
  for (const item of EVERY_ITEM) {
    put(table, `supply ${itemId(item)}`, itemSupply(state, item));
  }
  const { factions } = encodeState(state) as {
    factions: Record<string, { cardsInPlay?: string[] }>;
  };
  const pile = (name: string, cards: readonly string[] = []): void => {
    for (const card of cards) add(table, `${name} ${card}`, 1);
  };
  // The app's own deck is not on the table.
  if (state.facts.config.chance.cards === 'table') {
    const seen = (cards: readonly Card[]) => cards.map((card) => seenCardId(state, card));
    pile('discard', seen(state.deck.discard));
    pile('side', seen(state.available));
    for (const suit of EVERY_SUIT) pile(`decree ${suitId(suit)}`, seen(decreeOf(state, suit)));
  }
  for (const [id, { cardsInPlay }] of Object.entries(factions)) pile(`play ${id}`, cardsInPlay);
  return table;
}

function placeOf(state: State, faction: Faction): string {
  const place = pawnOf(state, faction);
  if (place === NONE) return '';
  return isInForest(place) ? get(state.facts.forestIds, forestOf(place)) : String(place + 1);
}

/** What a line does: the counter that it names, by its parameters, and how it changes. */
const CHANGES: Readonly<Record<string, readonly [sign: 1 | -1, ...name: string[]]>> = {
  'do.placeWarriors': [1, '$at', '$faction'],
  'do.removeWarriors': [-1, '$at', '$faction'],
  'do.placePiece': [1, '$at', '$piece'],
  'do.removePiece': [-1, '$at', '$piece'],
  'do.removeRuin': [-1, '$at', 'ruin'],
  'fix.putRuin': [1, '$at', 'ruin'],
  'fix.gainItem': [1, '$faction', '$item'],
  'fix.loseItem': [-1, '$faction', '$item'],
  'do.decree': [1, 'decree', '$suit', '$card'],
  'fix.fromDecree': [-1, 'decree', '$suit', '$card'],
  'fix.toDiscard': [1, 'discard', '$card'],
  'fix.fromDiscard': [-1, 'discard', '$card'],
  'fix.toSide': [1, 'side', '$card'],
  'fix.fromSide': [-1, 'side', '$card'],
  'fix.toPlay': [1, 'play', '$faction', '$card'],
  'fix.fromPlay': [-1, 'play', '$faction', '$card'],
};
/** Lines that tell how it is then. */
const VALUES: Readonly<Record<string, readonly [value: string, ...name: string[]]>> = {
  'fix.score': ['n', 'score', '$faction'],
  'fix.pawn': ['at', 'pawn', '$faction'],
  'do.pawnForest': ['forest', 'pawn', '$faction'],
  'fix.supplyItem': ['n', 'supply', '$item'],
};

/** Does to the table what the line says. */
function follow(table: Table, { id, params = {} }: Message): void {
  const param = (name: string): number | string => {
    const value = params[name];
    return typeof value === 'number' ? value : (value as Ref).id;
  };
  const nameOf = (words: readonly string[]): string =>
    words.map((word) => (word.startsWith('$') ? param(word.slice(1)) : word)).join(' ');
  const counted = CHANGES[id];
  if (counted !== undefined) {
    const [sign, ...words] = counted;
    add(table, nameOf(words), sign * Number(params['n'] ?? 1));
  }
  const told = VALUES[id];
  if (told !== undefined) {
    const [value, ...words] = told;
    put(table, nameOf(words), param(value));
  }
}

/** Some states of a random game, from its beginning on. */
function statesOf(config: Config, seed: string): readonly State[] {
  const states: State[] = [];
  simulate(root, config, seed, {
    policy: randomPolicy<State, Input>({ weight: humanWeight }),
    most: 70,
    watch: (state) => states.push(root.clone(state)),
  });
  return states;
}

describe('the listed moves bring the table from one position to the other', () => {
  test.each(Object.entries(CONFIGS))('%s', (name, config) => {
    const states = statesOf(config, `diff ${name}`);
    expect(states.length).toBeGreaterThan(20);
    for (const [index, after] of states.entries()) {
      // One entry back, as undo goes, and far apart; in both directions.
      for (const other of [states[index - 1], states[Math.floor(index / 3)]]) {
        if (other === undefined) continue;
        for (const [from, to] of [
          [other, after],
          [after, other],
        ] as const) {
          const table = tableOf(from);
          for (const line of diff(from, to)) follow(table, line);
          expect(Object.fromEntries(table)).toEqual(Object.fromEntries(tableOf(to)));
        }
      }
    }
  });
});

describe('every difference that can be seen is told', () => {
  const seats = [human('marquise'), eyrie(), alliance(), vagabot()];
  const pawn = '| V=0 @5 items:4/0 quest:Q-01';
  const boxed = { chance: { cards: 'table', dice: 'app', choices: 'app' } } as const;
  const between = (before: string, after: string, config: Position['config'] = boxed) =>
    diff(
      readPosition({ board: `${before} ${before.includes('V=') ? '' : pawn}`, seats, config }),
      readPosition({ board: `${after} ${after.includes('V=') ? '' : pawn}`, seats, config }),
    ).map(showMessage);

  test('cards of the app are not on the table, so none is put back', () => {
    const before = '5 | E=0 decree:fox.STD-01 | deck discard:STD-02';
    const after = '5 | E=0 decree: | deck discard:STD-01';
    expect(between(before, after)).not.toEqual([]);
    expect(between(before, after, {})).toEqual([]);
    const [quest, noQuest] = ['quest:Q-01', ''].map(
      (is) => `5 | V=0 @5 items:4/0 ${is} | quests draw:Q-02`,
    );
    expect(between(quest ?? '', noQuest ?? '')).toEqual(['fix.noQuest']);
    expect(between(quest ?? '', noQuest ?? '', {})).toEqual([]);
  });

  test.each<[string, string, readonly string[]]>([
    ['5 M1', '5 M1', []],
    ['5 M1', '5 M3', ['do.placeWarriors at=5 faction=marquise n=2']],
    [
      '5 sawmill*2',
      '5',
      [
        'do.removePiece at=5 owner=marquise piece=sawmill',
        'do.removePiece at=5 owner=marquise piece=sawmill',
      ],
    ],
    ['6 ruin(bag)', '6', ['do.removeRuin at=6']],
    ['6', '6 ruin(bag)', ['fix.putRuin at=6', 'fix.ruinItems at=6 n=1']],
    ['6 ruin(bag,boot)', '6 ruin(boot)', ['fix.ruinItems at=6 n=1']],
    ['5', '5 blocked*1', ['do.coverSlot at=5']],
    ['5 blocked*1', '5', ['fix.freeSlot at=5']],
    ['5', '5f', ['fix.suit at=5 suit=fox']],
    ['5 | A=0', '5 | A=3', ['fix.score faction=alliance n=3']],
    ['5 | A=0', '5 | A=0 elsewhere:2', ['fix.elsewhere faction=alliance n=2']],
    ['5 | V=0 @5 items:4/0', '5 | V=0 @7 items:4/0', ['fix.pawn at=7 faction=vagabond']],
    [
      '5 | V=0 @5 items:4/0',
      '5 | V=0 @3_6_11 items:4/0',
      ['do.pawnForest faction=vagabond forest=3_6_11'],
    ],
    [
      '5 | V=0 @5 items:4/0',
      '5 | V=0 @5 items:3/1',
      [
        'fix.vagabotItems damagedExhausted=0 damagedReady=0 exhausted=1 ready=3 trackExhausted=0 trackReady=0',
      ],
    ],
    [
      '5 | V=0 @5 items:4/0 quest:Q-01 | quests draw:Q-02',
      '5 | V=0 @5 items:4/0 quest:Q-02 | quests draw:Q-02',
      ['fix.quest quest=Q-02'],
    ],
    [
      '5 | V=0 @5 items:4/0 quest:Q-01 | quests draw:Q-02',
      '5 | V=0 @5 items:4/0 | quests draw:Q-02',
      ['fix.noQuest'],
    ],
    ['5 | turn 1.0', '5 | turn 1.2', ['fix.seat faction=alliance']],
    ['5', '5 | winner eyrie', ['do.win faction=eyrie']],
    ['5 | winner eyrie', '5', ['fix.notOver']],
    [
      '5 | E=0 decree:bird.vizier.vizier',
      '5 | E=0 decree:bird.vizier',
      ['fix.fromDecree card=vizier suit=bird'],
    ],
    [
      '5 | M=0 crafted:tea | supply tea1',
      '5 | M=0 | supply tea2',
      ['fix.loseItem faction=marquise item=tea n=1', 'fix.supplyItem item=tea n=2'],
    ],
  ])('%s -> %s', (before, after, said) => {
    expect(between(before, after)).toEqual(said);
  });

  test('B.12.1, law.closedPath: the Ferry and closed paths', () => {
    const lake = { map: 'lake', suits: 'suggested' } as const;
    expect(between('5 | ferry 1', '5 | ferry 10', lake)).toEqual(['do.ferry at=10']);
    const mountain = { map: 'mountain', suits: 'suggested' } as const;
    expect(between('5', '5 | opened 2-5', mountain)).toEqual(['do.openPath from=2 to=5']);
    expect(between('5 | opened 2-5', '5', mountain)).toEqual(['fix.closePath from=2 to=5']);
  });

  test('3.4.coop: the humans’ victory', () => {
    expect(between('5', '5 | winner humans', { coop: true })).toEqual(['do.winTogether']);
  });
});
