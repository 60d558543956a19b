import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { areaOf, NONE } from '../content.ts';
import { findLandEnemy } from './battle.ts';
import { beginTurn } from './turn.ts';

describe('EU-16.4: with how many Units a Non-Player Realm defends', () => {
  interface Met {
    readonly bot?: string;
    readonly area: string;
    readonly wars: readonly string[];
    readonly position?: object;
    readonly players?: Readonly<Record<string, object>>;
    readonly more?: object;
    readonly choices?: readonly string[];
  }
  function units({
    bot = 'castile',
    area,
    wars,
    position = {},
    players = {},
    more = {},
    choices = [],
  }: Met) {
    const me = { wars, armyAt: area, mat: { army: 5, reserve: 2 }, ...more };
    const state = positionOf({ ...position, players: { ...players, [bot]: me } });
    const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices });
    const index = state.players.indexOf(playerNamed(state, bot));
    const table = {
      scene: beginTurn(state, seat(index)),
      rng: rngFromSeed('units'),
      atTable: { cards: true, dice: true, choices: true },
      ask,
      emit: undefined,
      trace: undefined,
    };
    const battle = findLandEnemy(table, areaOf(area) ?? NONE);
    finish();
    return battle?.units ?? 0;
  }
  const ALLY = { allies: ['granada'], activeAllies: ['granada'] };
  const EMPIRE = { emperor: 'austria', authority: 3 };
  test.each<[string, Met, number]>([
    ['Granada and Gibraltar', { area: 'andalucia', wars: ['granada'] }, 2],
    ['nobody at War', { area: 'andalucia', wars: ['morocco'] }, 0],
    [
      'half as an Active Ally',
      { area: 'andalucia', wars: ['granada'], players: { england: ALLY } },
      1,
    ],
    [
      'half is rounded up, and what is occupied does not count',
      {
        area: 'andalucia',
        wars: ['granada'],
        position: { occupied: { gibraltar: 'castile' } },
        players: { england: ALLY },
      },
      1,
    ],
    [
      'all is occupied',
      { area: 'cyprus', wars: ['cyprus'], position: { occupied: { cyprus: 'castile' } } },
      0,
    ],
    // 2 of its own and 6 of its Vassals in and beside the Netherlands, and Picardie across the sea.
    ['Burgundy with its Vassals', { area: 'netherlands', wars: ['burgundy'] }, 9],
    [
      'a sea with a hostile Ship brings nothing',
      { area: 'netherlands', wars: ['burgundy'], more: { ships: ['english_channel'] } },
      8,
    ],
    [
      'three realms in one area together',
      { area: 'ireland', wars: ['desmond', 'leinster', 'tyrone'] },
      3,
    ],
    [
      'Rebels beside them',
      { area: 'ireland', wars: ['desmond'], position: { rebels: { ireland: 4 } } },
      5,
    ],
    ['twice on a Distant Continent', { area: 'adal', wars: ['adal'] }, 2],
    [
      'Members of an Empire without a played Emperor',
      { area: 'saxony', wars: ['saxony'], position: EMPIRE },
      12,
    ],
    [
      'less for another HRE Area that is invaded',
      {
        area: 'saxony',
        wars: ['saxony'],
        position: EMPIRE,
        players: { england: { armyAt: 'brandenburg' } },
      },
      10,
    ],
    [
      'an enemy bot that is laid down there does not fight',
      {
        area: 'andalucia',
        wars: ['granada', 'england'],
        players: {
          england: { wars: ['castile'], armyAt: 'andalucia', mat: { army: 2, laidDown: 2 } },
        },
      },
      2,
    ],
    [
      'nobody, where an army faces it already',
      {
        area: 'andalucia',
        wars: ['granada'],
        players: { england: { wars: ['granada'], armyAt: 'andalucia' } },
      },
      0,
    ],
  ])('%s', (_, met, wanted) => {
    expect(units(met)).toBe(wanted);
  });
});
