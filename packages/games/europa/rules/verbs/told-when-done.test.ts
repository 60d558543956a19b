import { simulate } from '@empty-chair/kernel/simulate';
import type { Params, Ref } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { europaPolicy } from '../../examples/configs.ts';
import { anyTable } from '../../examples/random-config.ts';
import { stateCodec } from '../codec.ts';
import { europa } from '../module.ts';
import type { State } from '../state.ts';

/** As the codec writes it: what a reader of the table would see. */
interface Shown {
  readonly owner: Readonly<Record<string, string | null>>;
  readonly occupied: Readonly<Record<string, string>>;
  readonly unrest: readonly string[];
  readonly rebels: Readonly<Record<string, number>>;
  readonly religion: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, ShownPlayer>>;
}
interface ShownPlayer {
  readonly realm: string;
  readonly isActive: boolean;
  readonly hasPassed: boolean;
  readonly allies: readonly string[];
  readonly activeAllies: readonly string[];
  readonly marriages: readonly string[];
  readonly claims: readonly string[];
  readonly wars: readonly string[];
  readonly ships: readonly string[];
  readonly merchant: string | null;
  readonly armyAt: string | null;
  readonly mat: { readonly army: number; readonly laidDown: number };
}
interface Told {
  readonly shown: Shown;
  readonly id: (name: string) => string;
  readonly n: (name: string) => number;
  readonly me: ShownPlayer | undefined;
}

/** What must lie on the table once the line is ticked off. */
const DONE: Readonly<Record<string, (told: Told) => boolean>> = {
  'do.placeClaim': ({ me, id }) => me?.claims.includes(id('area')) === true,
  'do.removeClaim': ({ me, id }) => me?.claims.includes(id('area')) === false,
  'do.placeShip': ({ me, id }) => me?.ships.includes(id('zone')) === true,
  'do.removeShip': ({ me, id }) => me?.ships.includes(id('zone')) === false,
  'do.ally': ({ me, id }) => me?.allies.includes(id('realm')) === true,
  'do.unally': ({ me, id }) => me?.allies.includes(id('realm')) === false,
  'do.marry': ({ me, id }) => me?.marriages.includes(id('realm')) === true,
  'do.activateAlly': ({ me, id }) => me?.activeAllies.includes(id('ally')) === true,
  'do.moveMerchant': ({ me, id }) => me?.merchant === id('node'),
  'do.placeArmy': ({ me, id, n }) => me?.armyAt === id('area') && me.mat.army === n('n'),
  'do.moveArmy': ({ me, id, n }) => me?.armyAt === id('area') && me.mat.army === n('n'),
  'do.layDown': ({ me, n }) => me !== undefined && me.mat.army - me.mat.laidDown === n('standing'),
  'do.standUp': ({ me, n }) => me !== undefined && me.mat.army - me.mat.laidDown === n('standing'),
  'do.removeUnrest': ({ shown, id }) => !shown.unrest.includes(id('province')),
  'do.convert': ({ shown, id }) =>
    (shown.religion[id('area')] ?? id('religion')) === id('religion'),
  'do.rebelsBeaten': ({ shown, id }) => (shown.rebels[id('area')] ?? 0) === 0,
  'do.rebelTown': ({ shown, id }) => shown.occupied[id('province')] === 'rebels',
  'do.pass': ({ me }) => me?.hasPassed === true,
};

test('EU-6.2, EU-15.7, EU-15.9, EU-22.6, EU-22.12: what a line says is on the table when it is told', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (let game = 0; game < 40; game += 1) {
    let state: State | undefined;
    simulate(europa, anyTable(`told ${game}`), `told ${game}`, {
      policy: europaPolicy,
      most: 4000,
      watch: (now) => {
        state = now;
      },
      emit: (_rule, message, params: Params = {}) => {
        const isDone = DONE[message];
        if (isDone === undefined || state === undefined) return;
        seen.add(message);
        const shown = stateCodec.encode(state) as Shown;
        const id = (name: string): string => (params[name] as Ref | undefined)?.id ?? '';
        const told: Told = {
          shown,
          id,
          n: (name) => params[name] as number,
          me: Object.values(shown.players).find(
            ({ realm, isActive }) => isActive && realm === id('who'),
          ),
        };
        if (!isDone(told)) wrong.push(`${game}: ${message} ${JSON.stringify(params)}`);
      },
    });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(DONE).toSorted());
});
