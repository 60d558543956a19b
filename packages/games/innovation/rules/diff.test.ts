import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { correct } from '../examples/human-side.ts';
import { human, marked, readPosition, unmarked } from '../examples/position.ts';
import { encodeState } from './codec-encode.ts';
import type { Config } from './config.ts';
import { diff } from './diff.ts';
import { innovation } from './module.ts';
import type { State } from './state.ts';
import { pointsOf } from './state.ts';
import type { Input } from './verbs/verbs.ts';

type Json = Readonly<Record<string, unknown>>;

/** A line as the correction that does the same; undefined where there is none. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  'fix.empty': 'empty $at',
  'fix.hex': 'hex $at $who $building nothing',
  'fix.markedHex': 'hex $at $who $building token',
  'fix.annexedHex': 'hex $at $who $building annex',
  'fix.terrain': 'terrain $at $terrain',
  'fix.printedTerrain': 'terrain $at $terrain',
  'fix.tool': 'tool $at on',
  'fix.noTool': 'tool $at off',
  'fix.bridge': 'bridge $from $to $who',
  'fix.noBridge': 'bridge $from $to nobody',
  'fix.level': 'level $who $discipline $n',
  'fix.scholar': 'scholar $discipline $n $who',
  'fix.noScholar': 'scholar $discipline $n nobody',
  'fix.innovation': 'innovation $innovation $who',
  'fix.displayPlace': 'innovation $innovation nobody $n',
  'fix.slot': 'bonus $tile $slot',
  'fix.coins': 'coins $slot $n',
  'fix.points': 'points $who $n',
  'fix.held': 'bonus $tile $who',
  'fix.shipping': 'shipping $who $n',
  'fix.cities': 'cities $who $n',
};
/** What corrections cannot do: cards, turns and rounds are taken back by undo. */
const UNDO_ONLY = ['fix.cards', 'fix.onlySupport', 'fix.noCards', 'fix.deck', 'fix.round'].concat([
  ...['fix.turn', 'fix.over', 'fix.order', 'fix.passed', 'fix.nobodyPassed', 'fix.noHeld'],
]);

function correctionOf({ id, params = {} }: Message): string | undefined {
  if (UNDO_ONLY.includes(id)) return undefined;
  const param = (name: string): string => {
    const value = params[name];
    return typeof value === 'number' ? String(value) : (value as Ref).id;
  };
  if (id === 'fix.cover' || id === 'fix.uncover') {
    const tile = params['tile'] as Ref;
    return `${tile.kind} ${tile.id} ${id === 'fix.cover' ? 'covered' : 'open'}`;
  }
  const pattern = CORRECTIONS[id];
  if (pattern === undefined) throw new Error(`no correction for ${id}`);
  return pattern.replace(/\$(\w+)/g, (_, name: string) => param(name));
}

function follow(before: State, after: State): State {
  const state = innovation.clone(before);
  for (const line of diff(before, after)) {
    const text = correctionOf(line);
    if (text !== undefined) correct(state, text);
  }
  return state;
}

/** What lies on the table, as far as corrections reach; in which order somebody took is not seen. */
function table(state: State): Json {
  const whole = encodeState(state) as Record<string, unknown>;
  for (const name of ['round', 'turn', 'order', 'passed', 'errands', 'isOver', 'cards']) {
    delete whole[name];
  }
  const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
  return {
    ...whole,
    bridges: sorted(whole['bridges'] as unknown[]),
    innovations: state.innovations.map(sorted),
    points: state.facts.seats.map((seat) => pointsOf(state, seat)),
  };
}

function statesOf(config: Config, seed: string): readonly State[] {
  const states: State[] = [];
  simulate(innovation, config, seed, {
    policy: randomPolicy<State, Input>({ weight: humanWeight }),
    most: 250,
    watch: (state) => states.push(innovation.clone(state)),
  });
  // While bonus tiles are chosen the row grows shorter: undo, and no correction, goes back there.
  return states.filter(({ errands }) => errands.every(({ task }) => task !== 'bonus'));
}

describe('followed as corrections, the lines bring one position to the other', () => {
  test.each(Object.entries(CONFIGS))('%s', (name, config) => {
    const states = statesOf(config, `diff ${name}`);
    expect(states.length).toBeGreaterThan(50);
    for (const [index, after] of states.entries()) {
      const others = [
        states[index - 1],
        index % 10 === 0 ? states[Math.floor(index / 3)] : undefined,
      ];
      for (const other of others) {
        if (other === undefined) continue;
        expect(table(follow(other, after))).toEqual(table(after));
        expect(table(follow(after, other))).toEqual(table(other));
      }
    }
  });

  test('also of two positions that have nothing in common', () => {
    const one = readPosition({
      state: {
        hexes: { E10: human('workshop', { annex: true }), H7: marked(), F9: unmarked('guild') },
        terrain: { D11: 'swamp' },
        tools: ['E9'],
        bridges: [{ from: 'C10', to: 'E10', who: 'human' }],
        levels: { human: { law: 12 }, automa: { medicine: 3 } },
        scholars: { law: ['human', 'automa'] },
        spells: ['tools'],
        books: [2],
        bonus: [{ tile: 1, coins: 2 }, { tile: 2, coins: 1 }, { tile: 3 }],
        bonusOf: { human: 4, automa: 5 },
        display: ['steel', null, 'library', 'census'],
        innovations: { automa: ['guild'], human: ['school'] },
        cities: { human: 1 },
      },
    });
    const other = readPosition({
      state: {
        hexes: { E10: unmarked(), H7: human('palace'), D11: marked('school') },
        bridges: [{ from: 'F9', to: 'H9', who: 'human' }],
        levels: { automa: { law: 12 } },
        scholars: { banking: ['human'] },
        spells: ['bridge'],
        bonus: [{ tile: 4 }, { tile: 1, coins: 2 }, { tile: 2 }],
        bonusOf: { human: 5, automa: 3 },
        display: ['guild', 'steel', null, 'library', null, 'school'],
        innovations: { automa: ['census'] },
        shipping: { human: 2 },
        points: { human: { start: 20, play: 3 }, automa: { start: 20 } },
      },
    });
    expect(table(follow(one, other))).toEqual(table(other));
    expect(table(follow(other, one))).toEqual(table(one));
  });
});

describe('every difference that can be seen is told', () => {
  /** All cards lie on the table. */
  const BOXED = { chance: { cards: 'table', choices: 'app' } } as const;
  const between = (before: Json, after: Json) =>
    diff(
      readPosition({ state: before, config: BOXED }),
      readPosition({ state: after, config: BOXED }),
    ).map(showMessage);
  const bonus = [{ tile: 1, coins: 1 }, { tile: 2 }, { tile: 3 }];

  test.each<[Json, Json, readonly string[]]>([
    [{}, {}, []],
    // E10 is a lake, E12 wasteland: nothing to dig there.
    [{}, { hexes: { E10: human() } }, ['fix.hex at=E10 building=workshop who=human']],
    [{ hexes: { E10: human() } }, {}, ['fix.empty at=E10']],
    [{}, { hexes: { E12: marked() } }, ['fix.markedHex at=E12 building=workshop who=automa']],
    [
      { hexes: { E10: human() } },
      { hexes: { E10: human('workshop', { annex: true }) } },
      ['fix.annexedHex at=E10 building=workshop who=human'],
    ],
    [
      {},
      { hexes: { F11: human() } },
      ['fix.terrain at=F11 terrain=lake', 'fix.hex at=F11 building=workshop who=human'],
    ],
    [
      { hexes: { F11: human() } },
      {},
      ['fix.empty at=F11', 'fix.printedTerrain at=F11 terrain=forest'],
    ],
    [{}, { tools: ['E9'] }, ['fix.tool at=E9']],
    [{ tools: ['E9'] }, {}, ['fix.noTool at=E9']],
    [
      { bridges: [{ from: 'C10', to: 'E10', who: 'human' }] },
      { bridges: [{ from: 'E8', to: 'F6', who: 'human' }] },
      ['fix.noBridge from=C10 to=E10', 'fix.bridge from=E8 to=F6 who=human'],
    ],
    [{}, { levels: { automa: { law: 3 } } }, ['fix.level discipline=law n=3 who=automa']],
    [{}, { scholars: { law: [null, 'human'] } }, ['fix.scholar discipline=law n=2 who=human']],
    [{ scholars: { law: ['human'] } }, {}, ['fix.noScholar discipline=law n=1']],
    [{}, { spells: ['tools'] }, ['fix.cover tile=tools']],
    [{ books: [2] }, {}, ['fix.uncover tile=2']],
    [
      { display: ['steel', 'guild'] },
      { display: ['steel'], innovations: { automa: ['guild'] } },
      ['fix.innovation innovation=guild who=automa'],
    ],
    [
      { innovations: { automa: ['guild'] } },
      { display: [null, 'guild'] },
      ['fix.displayPlace innovation=guild n=2'],
    ],
    [{ bonus }, { bonus: [{ tile: 1, coins: 2 }, ...bonus.slice(1)] }, ['fix.coins n=2 slot=left']],
    [
      { bonus, bonusOf: { human: 4, automa: 5 } },
      { bonus: [{ tile: 5 }, ...bonus.slice(1)], bonusOf: { human: 4, automa: 1 } },
      ['fix.slot slot=left tile=5', 'fix.held tile=1 who=automa'],
    ],
    [{}, { points: { automa: { start: 20, cards: 3 } } }, ['fix.points n=23 who=automa']],
    [{}, { shipping: { human: 2 } }, ['fix.shipping n=2 who=human']],
    [{}, { cities: { human: 2 } }, ['fix.cities n=2 who=human']],
    [{}, { turn: 'human' }, ['fix.turn who=human']],
    [{}, { round: 2 }, ['fix.round n=2']],
    [{}, { isOver: true }, ['fix.over']],
    [{}, { order: ['automa', 'human'] }, ['fix.order seats=[automa, human]']],
    [{ passed: ['human'] }, {}, ['fix.nobodyPassed']],
    [{}, { passed: ['human'] }, ['fix.passed seats=[human]']],
    [
      {},
      { cards: { support: [1], action: 4 } },
      ['fix.cards action=4 support=1', 'fix.deck n=4 reserve=8'],
    ],
    [{ cards: { support: [1], action: 4 } }, {}, ['fix.noCards', 'fix.deck n=6 reserve=8']],
  ])('%j -> %j', (before, after, said) => {
    expect(between(before, after)).toEqual(said);
  });
});
