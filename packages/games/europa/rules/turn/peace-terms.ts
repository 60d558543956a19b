import { occupiedFrom, playerOfRealm } from '../board.ts';
import type { Province, Realm } from '../content.ts';
import { areaWith, NONE } from '../content.ts';
import { provincesOf } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';
import { removeClaim } from './claims.ts';
import { changePrestige } from './effects.ts';
import { alliesInWar, withVassals } from './enemies.ts';
import { changeOwner } from './towns.ts';
import type { TurnTable } from './turn.ts';
import { removeUnrest } from './unrest.ts';
import { endWar } from './war.ts';

/** EU-22.15: what the two sides hold of each other, and what becomes of it. */

/** From the enemy and its Vassals, which are part of its realm. */
export const taken = (state: State, { realm }: Player, enemy: Realm): readonly Province[] =>
  withVassals(state, enemy).flatMap((one) => occupiedFrom(state, realm, one));
/** From its Active Allies, for whom it makes peace as well. */
export const takenFromAllies = (state: State, me: Player, enemy: Realm): readonly Province[] =>
  alliesInWar(state, enemy).flatMap((ally) => taken(state, me, ally));
export const lost = (state: State, { realm }: Player, enemy: Realm): readonly Province[] =>
  occupiedFrom(state, enemy, realm);

export function payForWhitePeace(table: TurnTable, prestige: number): void {
  const { state, me, enemy } = table.scene;
  for (const player of [me, playerOfRealm(state, enemy)]) {
    if (player !== undefined) changePrestige(table, player, -prestige, rule('EU-22.15'));
  }
}

export const realmOf = (state: State, enemy: Realm): readonly Province[] =>
  withVassals(state, enemy).flatMap((realm) => provincesOf(state.map, realm));

export function makePeace(table: TurnTable): void {
  const { state, me, enemy } = table.scene;
  endWar(state, me.realm, enemy);
  table.emit?.(rule('EU-6.5'), m('do.peace'), {
    who: realmRef(me.realm),
    enemy: realmRef(enemy),
  });
}

export function giveBackAll(table: TurnTable): void {
  const { state, me, enemy } = table.scene;
  for (const find of [taken, takenFromAllies, lost]) giveBack(table, find(state, me, enemy));
}

export function giveBack({ scene: { state }, emit }: TurnTable, all: readonly Province[]): void {
  for (const province of all) {
    state.occupier[province] = NONE;
    state.unrest[province] = 0;
    emit?.(rule('EU-22.15'), m('do.giveBack'), { province: provinceRef(province) });
  }
}

/** For good; a Claim in an area so won is given up for Unrest there. */
export function keep(table: TurnTable, all: readonly Province[], unrestPerClaim: number): void {
  const { state, me } = table.scene;
  for (const province of all) {
    const hadUnrest = state.unrest[province] ?? 0;
    changeOwner(state, province, me.realm);
    state.unrest[province] = hadUnrest;
    table.emit?.(rule('EU-22.15'), m('do.keep'), {
      who: realmRef(me.realm),
      province: provinceRef(province),
    });
  }
  for (const area of new Set(all.map((province) => areaWith(province)))) {
    if (!me.claims.includes(area)) continue;
    removeClaim(table, me, area, rule('EU-22.15'));
    removeUnrest(table, state, me, {
      n: unrestPerClaim,
      by: rule('EU-22.15'),
      among: all.filter((province) => areaWith(province) === area),
    });
  }
}
