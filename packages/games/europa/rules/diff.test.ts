import { simulate } from '@empty-chair/kernel/simulate';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { CONFIGS, europaPolicy } from '../examples/configs.ts';
import type { Fields } from '../examples/position.ts';
import { readPosition, SOLO } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { diff } from './diff.ts';
import { europa } from './module.ts';
import type { State } from './state.ts';

/** All cards lie on the table. */
const BOXED = { ...SOLO, cards: 'table' };
const between = (before: Fields, after: Fields): readonly string[] =>
  diff(
    readPosition({ state: before, config: BOXED }),
    readPosition({ state: after, config: BOXED }),
  ).map(showMessage);
const england = (fields: Fields): Fields => ({ players: { england: fields } });
const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

describe('what to move to get from one position to the other', () => {
  test('nothing between equal ones', () => {
    expect(between({}, {})).toEqual([]);
  });

  test.each<[Fields, Fields, readonly string[]]>([
    [{}, { owner: { paris: 'england' } }, ['fix.owner province=paris who=england']],
    [{}, { owner: { paris: null } }, ['fix.vacant province=paris']],
    [{}, { occupied: { paris: 'england' } }, ['fix.occupied province=paris who=england']],
    [{}, { occupied: { paris: 'rebels' } }, ['fix.rebelTown province=paris']],
    [{ occupied: { paris: 'rebels' } }, {}, ['fix.free province=paris']],
    [{}, { unrest: ['paris'] }, ['fix.unrest province=paris']],
    [{ unrest: ['paris'] }, {}, ['fix.calm province=paris']],
    [{}, { rebels: { seine: 2 } }, ['fix.rebels area=seine n=2']],
    [{}, { religion: { seine: 'protestant' } }, ['fix.religion area=seine religion=protestant']],
    [{}, { pirates: { Wien: 1 } }, ['fix.pirates n=1 node=Wien']],
    [{}, { overlords: { scotland: 'england' } }, ['did.vassal realm=scotland who=england']],
    [{ overlords: { scotland: 'england' } }, {}, ['did.free realm=scotland']],
    [{}, { emperor: 'austria', authority: 2 }, ['fix.emperor n=2 who=austria']],
    [{ emperor: 'austria' }, {}, ['fix.noEmperor']],
    [{}, { imperialInfluence: ['saxony'] }, ['fix.imperial areas=[saxony]']],
    [{ imperialInfluence: ['saxony'] }, {}, ['fix.noImperial']],
    [{}, { controller: 'france' }, ['fix.controller who=france']],
    [{ controller: 'france' }, {}, ['fix.countController']],
    [{}, { curia: ['france'] }, ['fix.curia realms=[france]']],
    [{ curia: ['france'] }, { curia: [] }, ['fix.noCuria']],
    [{}, { hasCrusade: true }, ['fix.papalUsed']],
    [{ hasCrusade: true }, {}, ['fix.papalFree']],
    [{}, { milestones: { warfare: ['france'] } }, ['fix.milestones n=1 type=warfare']],
    [{}, { ideas: { cannons: ['france'] } }, ['fix.idea idea=cannons n=1']],
    [{ ideas: { cannons: ['france'] } }, {}, ['fix.idea idea=cannons n=0']],
    [{}, { pack: { format: 1, name: 'mine' } }, ['fix.pack']],
    [{}, { nextFirst: 'england' }, ['do.firstPlayer who=england']],
    [{}, { turn: 'england' }, ['fix.turn age=1 round=1 step=actions who=england']],
    [{}, { step: 'income' }, ['fix.turn age=1 round=1 step=income who=france']],
    [{}, { isOver: true }, ['fix.over']],
    [
      {},
      england({ influence: { scotland: 2, portugal: 2, 'brittany_&_normandy': 1, seine: 1 } }),
      ['fix.influence area=flanders_&_wallonia n=0 who=england'],
    ],
    [
      {},
      england({ mat: { available: 7, spent: 2, army: 3, laidDown: 1, reserve: 5 } }),
      [
        'fix.available n=7 who=england',
        'fix.spent n=2 who=england',
        'fix.reserve n=5 who=england',
        'fix.army n=3 who=england',
        'fix.laidDown n=1 who=england',
      ],
    ],
    [{}, england({ mat: { focus: { warfare: 1 } } }), ['fix.focus n=1 type=warfare who=england']],
    [{}, england({ mat: { ideas: { military: 1 } } }), ['fix.ideas n=1 type=military who=england']],
    [{}, england({ mat: { hasQuest: true } }), ['fix.quest who=england']],
    [england({ mat: { hasQuest: true } }), {}, ['fix.noQuest who=england']],
    [
      {},
      england({ prestige: 3, colonists: 1 }),
      ['fix.prestige n=3 who=england', 'fix.colonists n=1 who=england'],
    ],
    [
      {},
      england({ religion: 'protestant' }),
      ['fix.stateReligion religion=protestant who=england'],
    ],
    [{}, england({ armyAt: 'ireland' }), ['fix.armyAt area=ireland who=england']],
    [england({ armyAt: 'ireland' }), {}, ['fix.armyOff who=england']],
    [{}, england({ merchant: 'Wien' }), ['fix.merchant node=Wien who=england']],
    [{}, england({ merchant: null }), ['fix.noMerchant who=england']],
    [
      {},
      england({ allies: ['scotland'] }),
      ['fix.ally what=scotland who=england', 'fix.unally what=portugal who=england'],
    ],
    [{}, england({ activeAllies: ['portugal'] }), ['fix.activeAlly what=portugal who=england']],
    [{}, england({ marriages: [] }), ['fix.unmarry what=portugal who=england']],
    [{}, england({ wars: ['scotland'] }), ['fix.war what=scotland who=england']],
    [{}, england({ truces: ['scotland'] }), ['fix.truce what=scotland who=england']],
    [{}, england({ claims: ['ireland'] }), ['fix.claim what=ireland who=england']],
    [{}, england({ cores: ['ireland'] }), ['fix.core what=ireland who=england']],
    [{}, england({ ships: ['english_channel'] }), ['fix.noShip what=eastern_atlantic who=england']],
    [
      {},
      england({ hasPassed: true, hasTakenEvent: true }),
      ['fix.passed who=england', 'fix.event who=england'],
    ],
    [{}, england({ isActive: false }), ['fix.out who=england']],
    [england({ isActive: false }), {}, ['fix.joins who=england']],
    [england({ isBot: false }), {}, ['fix.nowBot who=england']],
    [{}, england({ realm: 'scotland' }), ['fix.newBot who=scotland']],
    [
      england({ deck: { draw: CARDS } }),
      england({ deck: { draw: CARDS.slice(1), used: [1] } }),
      ['did.card card=1 pile=used who=england'],
    ],
    // A card that is exchanged for another changes no number.
    [
      england({ deck: { draw: CARDS.slice(1), used: [1] } }),
      england({ deck: { draw: [1, ...CARDS.slice(2)], used: [2] } }),
      ['did.card card=1 pile=draw who=england', 'did.card card=2 pile=used who=england'],
    ],
    [
      england({ deck: { draw: CARDS.slice(4), used: CARDS.slice(0, 4) } }),
      england({ deck: { draw: CARDS } }),
      ['fix.deck n=24 out=0 setAside=0 used=0 who=england'],
    ],
  ])('%j -> %j', (before, after, moves) => {
    expect(between(before, after)).toEqual(moves);
  });
});

/** What somebody at the table can see; the order of a deck and the sides of a war are not of it. */
function visible(state: State): unknown {
  const {
    isDefendingEmpire,
    isUncontested,
    isUnderWay,
    dnprs,
    order,
    nextFirst,
    passed,
    players,
    ...rest
  } = stateCodec.encode(state) as Record<string, unknown> & { players: Record<string, Fields> };
  const sorted = (list: unknown): unknown => (list as unknown[]).map(String).sort(byCode);
  const first = nextFirst ?? (order as unknown[])[0];
  const end = rest['isOver'] === true ? { age: 0, round: 0, step: '', turn: '' } : {};
  return {
    ...rest,
    ...end,
    first,
    players: Object.values(players).map((player) => {
      const { deck, mat, level, ...seen } = player as Record<string, unknown> & {
        deck: Fields;
        mat: Fields;
      };
      const { milestones, ...counts } = mat;
      return {
        ...seen,
        counts,
        deck: Object.values(deck).filter(Array.isArray).map(sorted),
        lists: ['allies', 'activeAllies', 'marriages', 'claims', 'cores', 'wars', 'truces'].map(
          (name) => sorted(player[name]),
        ),
        ...Object.fromEntries(
          ['allies', 'activeAllies', 'marriages', 'claims', 'cores', 'wars', 'truces'].map(
            (name) => [name, undefined],
          ),
        ),
      };
    }),
  };
}
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

test.each(Object.entries(CONFIGS))(
  'between any two positions of a game there is a move to make, or they look the same: %s',
  (_, config) => {
    let before: State | undefined;
    let first: State | undefined;
    let differed = 0;
    simulate(europa, config, 'diff', {
      policy: europaPolicy,
      most: 150,
      watch: (state) => {
        first ??= europa.clone(state);
        for (const other of [before ?? state, first]) {
          const isSame = JSON.stringify(visible(other)) === JSON.stringify(visible(state));
          expect(diff(other, state).length === 0).toBe(isSame);
          expect(diff(state, other).length === 0).toBe(isSame);
          if (!isSame) differed += 1;
        }
        before = europa.clone(state);
      },
    });
    expect(differed).toBeGreaterThan(50);
  },
);
