import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import { areas, realms } from '../content.ts';
import type { TargetingKind } from '../targeting/types.ts';
import { chartFor, rollTarget } from './targets.ts';
import { beginTurn } from './turn.ts';

const PRINTED = configFrom({ humans: 'france', targets: 'printed' });

/** All provinces of a realm in the hands of another, as far as the test needs it. */
const GRANADA_OF = (owner: string) => ({ owner: { granada: owner, gibraltar: owner } });

/** What the bot Castile finds on a chart that a pack has. */
interface Chart {
  readonly targets: readonly object[];
  readonly kind?: TargetingKind;
  readonly position?: object;
  readonly castile?: object;
  readonly dice?: readonly string[];
}
function find({
  targets,
  kind = 'military',
  position = {},
  castile = {},
  dice = [],
}: Chart): string {
  const pack = { format: 1, name: 'mine', targets: { castile: { [kind]: targets } } };
  return roll({ pack, ...position, players: { castile } }, kind, dice);
}
function roll(
  position: object,
  kind: TargetingKind,
  dice: readonly string[],
  choices: readonly string[] = [],
  config?: Config,
): string {
  const state = positionOf(position, config);
  const { ask, finish } = scriptedAnswers({ cards: [], dice, choices });
  const table = {
    scene: beginTurn(state, seat(1)),
    rng: rngFromSeed('targets'),
    atTable: { cards: true, dice: true, choices: true },
    ask,
    emit: undefined,
    trace: undefined,
  };
  const found = rollTarget(table, kind);
  finish();
  if (found === undefined) return 'nothing';
  return 'territory' in found
    ? `territory ${areas[found.territory]?.id}`
    : `${realms[found.realm]?.id} in ${areas[found.area]?.id}`;
}
const one = (target: object, more: object = {}) => [{ on: '1-6', target, children: [], ...more }];

describe('EU-19.2, EU-19.3: whom a target means, and where the Claim goes', () => {
  test.each<[string, Chart, string]>([
    ['a realm: its Capital Area', { targets: one({ realm: 'granada' }) }, 'granada in andalucia'],
    [
      'the owner of a province: where it lies',
      { targets: one({ ownerOf: 'ceuta' }) },
      'portugal in northern_morocco',
    ],
    [
      'the lawful owner, though it is occupied',
      { targets: one({ ownerOf: 'ceuta' }), position: { occupied: { ceuta: 'morocco' } } },
      'portugal in northern_morocco',
    ],
    [
      'a realm in an area: the Capital is there, though others own more',
      {
        targets: one({ realmIn: 'northern_morocco' }),
        position: { owner: { marrakech: 'portugal', gharb: 'portugal', tangiers: 'portugal' } },
      },
      'morocco in northern_morocco',
    ],
    [
      'a realm in an area: the most Tax Value there',
      {
        targets: one({ realmIn: 'northern_morocco' }),
        position: { owner: { marrakech: 'portugal', fez: 'portugal', gharb: 'portugal' } },
      },
      'portugal in northern_morocco',
    ],
    // Florence and the Papal States have their Capitals there, and 3 Tax Value each.
    [
      'a realm in an area: the alphabet',
      { targets: one({ realmIn: 'central_italy' }) },
      'florence in central_italy',
    ],
    [
      'a realm in an area: only valid ones',
      { targets: one({ realmIn: 'central_italy' }), castile: { truces: ['florence'] } },
      'papal_states in central_italy',
    ],
  ])('%s', (_, chart, wanted) => {
    expect(find(chart)).toBe(wanted);
  });
});

describe('EU-19.6, EU-19.5: substitutes', () => {
  test.each<[string, Chart, string]>([
    ['the Overlord of a Vassal', { targets: one({ realm: 'naples' }) }, 'aragon in aragon'],
    [
      'the Overlord, with the Claim where the province lies',
      { targets: one({ ownerOf: 'bari' }) },
      'aragon in naples',
    ],
    [
      'the owner of the Capital of a realm that is gone',
      { targets: one({ realm: 'granada' }), position: GRANADA_OF('morocco') },
      'morocco in northern_morocco',
    ],
    [
      'never the bot itself',
      { targets: one({ realm: 'granada' }), position: GRANADA_OF('castile') },
      'nothing',
    ],
    [
      'no substitute that is invalid',
      { targets: one({ realm: 'naples' }), castile: { allies: ['aragon'] } },
      'nothing',
    ],
    [
      'the one that the chart lists',
      {
        targets: one({ realm: 'granada' }, { substitute: { realm: 'morocco' } }),
        castile: { truces: ['granada'] },
      },
      'morocco in northern_morocco',
    ],
    [
      'else its children',
      {
        targets: one({ realm: 'granada' }, { children: one({ realm: 'tunis' }) }),
        castile: { truces: ['granada'] },
      },
      'tunis in tunisia',
    ],
    [
      'none of them on the other chart',
      { targets: one({ realm: 'granada' }), kind: 'diplomatic', position: GRANADA_OF('morocco') },
      'nothing',
    ],
  ])('%s', (_, chart, wanted) => {
    expect(find(chart)).toBe(wanted);
  });

  test('the next sibling, raising the die', () => {
    const targets = [
      { on: '1-2', target: { realm: 'granada' }, children: [] },
      { on: '3-4', target: { realm: 'portugal' }, children: [] },
      { on: '5-6', target: { realm: 'morocco' }, children: [] },
    ];
    expect(find({ targets, dice: ['2'], castile: { truces: ['granada'] } })).toBe(
      'portugal in portugal',
    );
  });

  test('no die where two branches mean the same realm and the same Area now', () => {
    const targets = [
      { on: '1-3', target: { realm: 'granada' }, children: [] },
      { on: '4-6', target: { ownerOf: 'gibraltar' }, children: [] },
    ];
    expect(find({ targets })).toBe('granada in andalucia');
  });
});

describe('EU-19.4: a vacant Territory', () => {
  const ANTILLES = one({ territory: 'antilles' });
  const QUEST = { mat: { hasQuest: true } };
  test.each<[string, Chart, string]>([
    ['with Quest for the New World', { targets: ANTILLES, castile: QUEST }, 'territory antilles'],
    ['without it', { targets: ANTILLES }, 'nothing'],
    [
      'no longer vacant',
      { targets: ANTILLES, castile: QUEST, position: { owner: { antilles: 'portugal' } } },
      'nothing',
    ],
    [
      'claimed already',
      { targets: ANTILLES, castile: { ...QUEST, claims: ['antilles'] } },
      'nothing',
    ],
    ['never diplomatic', { targets: ANTILLES, castile: QUEST, kind: 'diplomatic' }, 'nothing'],
  ])('%s', (_, chart, wanted) => {
    expect(find(chart)).toBe(wanted);
  });

  test('the Claim is placed and the turn ends', () => {
    const pack = { format: 1, name: 'mine', targets: { castile: { military: ANTILLES } } };
    const run = runChart('military', {
      bot: 'castile',
      position: { pack, players: { castile: QUEST } },
    });
    expect(run.path).toEqual(['MI1', 'MI2']);
    expect(run.told).toEqual(['do.placeClaim area=antilles who=castile']);
  });
});

describe('EU-19.1: which chart', () => {
  const QUEST = { players: { castile: { mat: { hasQuest: true } } } };
  test.each<[string, object, TargetingKind, readonly string[], string]>([
    ['its target and no area', {}, 'military', ['granada', 'none'], 'granada in andalucia'],
    [
      'its target and the area it names',
      {},
      'military',
      ['portugal', 'macaronesia'],
      'portugal in macaronesia',
    ],
    ['an Opponent: no Claim', {}, 'military', ['england'], 'england in east_anglia'],
    ['no valid target', {}, 'military', ['none'], 'nothing'],
    ['a Territory', QUEST, 'military', ['none', 'antilles'], 'territory antilles'],
    ['no Territory either', QUEST, 'military', ['none', 'none'], 'nothing'],
    ['a diplomatic target', {}, 'diplomatic', ['aragon'], 'aragon in aragon'],
  ])('the printed one is rolled on by a human: %s', (_, position, kind, choices, wanted) => {
    expect(roll(position, kind, [], choices, PRINTED)).toBe(wanted);
  });

  test('an invalid realm cannot be named', () => {
    expect(() => roll({}, 'military', [], ['naples', 'none'], PRINTED)).toThrow('scriptNotOffered');
  });

  test('a pack comes before the printed one, the house only where it is wanted', () => {
    const pack = {
      format: 1,
      name: 'mine',
      targets: { castile: { military: one({ realm: 'granada' }) } },
    };
    const printed = positionOf({ pack }, PRINTED);
    const castile = playerNamed(printed, 'castile');
    expect(chartFor(printed, castile, 'military')?.length).toBe(1);
    expect(chartFor(printed, castile, 'diplomatic')).toBeUndefined();
    const house = positionOf({});
    expect(chartFor(house, playerNamed(house, 'castile'), 'diplomatic')?.length).toBeGreaterThan(1);
  });
});
