import type { Selection } from '@empty-chair/kernel/select';
import { rank } from '@empty-chair/kernel/select';
import type { NamedSelection } from '@empty-chair/testkit/mutation';
import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import {
  area,
  playerNamed,
  positionOf,
  province,
  quiet,
  realm,
} from '../../examples/phase-position.ts';
import { townToStirUp } from '../phases/invasions.ts';
import { areaToStir, rebelArea, townToSeize } from '../phases/rebel-units.ts';
import { leader, standings } from '../phases/scoring.ts';
import type { Player, State } from '../state.ts';
import { mostInfluence } from './influence.ts';
import { ownAreaNearEnemy } from './march.ts';
import { enemyAreas } from './march-ways.ts';
import { claimToColonize, shipToLose } from './overseas.ts';
import type { Chooser } from './turn.ts';

/** What a choice of France comes to, from the best one down. */
interface Row {
  readonly name: string;
  readonly position: Fields;
  readonly ranked: readonly string[];
}
interface Choice extends NamedSelection {
  readonly rule: string;
  readonly rank: (state: State, me: Player) => readonly string[];
  readonly rows: readonly Row[];
}

function choice<T, Given>(
  name: string,
  selection: Selection<Chooser, T, Given>,
  given: (state: State, me: Player) => Given,
  rows: readonly Row[],
): Choice {
  return {
    name,
    selection,
    rule: selection.rule,
    rank: (state, me) =>
      [...rank(quiet({ state, me }), selection, given(state, me))].map((option) =>
        String(selection.ref(option).id),
      ),
    rows,
  };
}
const france = (fields: Fields): Fields => ({ players: { france: fields } });
const none = (): undefined => undefined;

const CHOICES: readonly Choice[] = [
  choice('mostInfluence', mostInfluence, (_, me) => me, [
    {
      // Lombardy 5, Ireland 2 and Jutland 2 on the map of 1444.
      name: 'most Influence, then the highest Tax Value, then the alphabet',
      position: france({
        influence: { ireland: 2, jutland: 2, lombardy: 2, scotland: 3, 'wales_&_wessex': 1 },
      }),
      ranked: ['scotland', 'lombardy', 'ireland', 'jutland', 'wales_&_wessex'],
    },
  ]),
  choice('rebelArea', rebelArea, none, [
    {
      name: 'most Rebels, then the alphabet',
      position: { rebels: { seine: 1, burgundy: 1, languedoc: 2 } },
      ranked: ['languedoc', 'burgundy', 'seine'],
    },
  ]),
  choice(
    'townToSeize',
    townToSeize,
    (state) => ({
      among: ['badajoz', 'galicia', 'salamanca'].map(province),
      strength: state.rebels[area('leon')] ?? 0,
      chooser: realm('england'),
    }),
    [
      {
        name: 'as large as they can take, of others than who chooses, then the alphabet',
        position: { owner: { badajoz: 'england' }, rebels: { leon: 2 } },
        ranked: ['salamanca', 'galicia', 'badajoz'],
      },
      {
        name: 'the largest first, even its own; equal ones by the alphabet',
        position: { owner: { salamanca: 'england' }, rebels: { leon: 2 } },
        ranked: ['salamanca', 'badajoz', 'galicia'],
      },
      {
        name: 'none that is too large',
        position: { owner: { galicia: 'england' }, rebels: { leon: 1 } },
        ranked: ['badajoz', 'galicia'],
      },
    ],
  ),
  choice(
    'areaToStir',
    areaToStir,
    () => ({ from: area('aquitaine'), tooStrong: [area('languedoc')] }),
    [
      {
        // Three restless Towns in Languedoc are left alone, one in Loire is more than none.
        name: 'with Unrest, and not where they are outnumbered',
        position: { unrest: ['lyon', 'montpellier', 'toulouse', 'berry'] },
        ranked: ['loire'],
      },
      {
        // Loire has four Towns of France, Brittany & Normandy three of England, Aragon none.
        name: 'most Unrest, then most Towns of players',
        position: {
          owner: { zaragoza: 'castile', barcelona: 'castile' },
          unrest: ['berry', 'caux', 'maine', 'zaragoza'],
        },
        ranked: ['brittany_&_normandy', 'loire', 'aragon'],
      },
      {
        name: 'then the alphabet',
        position: {
          owner: { berry: 'savoy', zaragoza: 'castile', barcelona: 'castile', valencia: 'castile' },
          unrest: ['bourbon', 'caux', 'zaragoza'],
        },
        ranked: ['aragon', 'brittany_&_normandy', 'loire'],
      },
    ],
  ),
  choice('townToStirUp', townToStirUp, (_, me) => ({ area: area('loire'), victims: [me] }), [
    {
      name: 'by the alphabet, and not with Unrest',
      position: { unrest: ['berry'] },
      ranked: ['bourbon', 'limousin', 'orleans'],
    },
  ]),
  choice('claimToColonize', claimToColonize, none, [
    {
      // B joins the Eastern Atlantic to both Sea Zones; to the Southwestern Atlantic nothing leads.
      name: 'Colonial ones that Ships link to the capital, by the alphabet',
      position: france({
        claims: ['seine', 'canada', 'antilles', 'angola'],
        ships: ['english_channel', 'eastern_atlantic', 'northwestern_atlantic', 'caribbean_sea'],
      }),
      ranked: ['antilles', 'canada'],
    },
  ]),
  choice('shipToLose', shipToLose, none, [
    {
      name: 'of those overseas the last in the alphabet',
      position: france({ ships: ['bay_of_biscay', 'caribbean_sea', 'indian_ocean'] }),
      ranked: ['indian_ocean', 'caribbean_sea'],
    },
  ]),
  choice('ownAreaNearEnemy', ownAreaNearEnemy, enemyAreas, [
    {
      name: 'not far from the enemy',
      position: france({ wars: ['milan'] }),
      ranked: ['burgundy', 'languedoc'],
    },
    {
      // Lombardy 9, Brittany & Normandy 5.
      name: 'by the Tax Value of the enemy beside it, then the alphabet',
      position: france({ wars: ['brittany', 'milan'] }),
      ranked: ['burgundy', 'languedoc', 'aquitaine', 'loire', 'seine'],
    },
    {
      name: 'R-DEF-2: nor from land that it only occupies, or that others occupy',
      position: {
        ...france({ wars: ['milan'] }),
        occupied: { milano: 'france', montpellier: 'rebels', toulouse: 'rebels' },
      },
      ranked: ['burgundy'],
    },
  ]),
  choice(
    'leader',
    leader,
    // The Ducats of humans, as if England had told of 5.
    (state) =>
      standings(state).map((one) => ({
        ...one,
        ducats: one.player === playerNamed(state, 'england') ? 5 : 0,
      })),
    [
      {
        name: 'most Prestige, then most Monarch Power',
        position: {
          players: {
            castile: { prestige: 9, mat: { available: 4 } },
            england: { prestige: 9, mat: { available: 5 } },
            france: { prestige: 8, mat: { available: 9 } },
          },
        },
        ranked: ['england', 'castile', 'france'],
      },
      {
        name: 'then most Ducats',
        position: {
          players: {
            castile: { prestige: 9, mat: { available: 5 } },
            england: { prestige: 9, mat: { available: 5 } },
            france: { prestige: 9, mat: { available: 6 } },
          },
        },
        ranked: ['france', 'england', 'castile'],
      },
    ],
  ),
];

describe.each(CHOICES)('$name', ({ name, selection, rule, rank: rankAll, rows }) => {
  const outcome = ({ position }: Row): readonly string[] => {
    const state = positionOf(position);
    return rankAll(state, playerNamed(state, 'france'));
  };
  test.each(rows)(`${rule}: $name`, (row) => {
    expect(outcome(row)).toEqual(row.ranked);
  });
  test(`${rule}: every criterion has a row that notices its loss`, () => {
    const notices = (): boolean =>
      rows.some((row) => {
        try {
          return outcome(row).join() !== row.ranked.join();
        } catch {
          return true;
        }
      });
    expect(survivors([{ name, selection }], notices)).toEqual([]);
  });
});
