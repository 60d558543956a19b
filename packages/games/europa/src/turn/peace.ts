import type { Area, Province, Realm } from '../content.ts';
import { AREA_OF, NONE } from '../content.ts';
import { areasOfRealm, capitalOf, provincesOf } from '../geography.ts';
import { isPlayerRealm, occupiedFrom, playerOfRealm, taxOfProvinces } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';
import { askNumber, askWhether } from './ask.ts';
import { placeClaim, removeClaim } from './claims.ts';
import { changePrestige } from './effects.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import { changeOwner } from './towns.ts';
import type { TurnTable } from './turn.ts';
import { removeUnrest } from './unrest.ts';
import { endWar } from './war.ts';

/** EU-22.15: one war of the bot, against `turn.enemy`. */

/** EU-26.16: of rebels, those in the bot's own areas count against it. */
const rebelsInAreas = ({ rebels }: State, areas: readonly Area[]): number =>
  areas.reduce((sum, area) => sum + (rebels[area] ?? 0), 0);

const MOST_UNITS = 40;

function unitsOf(table: TurnTable, realm: Realm): number {
  const { state } = table.scene;
  const player = playerOfRealm(state, realm);
  // The units of a Non-Player Realm vanish after their battle.
  if (player === undefined) return 0;
  if (player.isBot) return player.mat.army;
  const params = { who: realmRef(realm) };
  return askNumber(
    table,
    { rule: rule('EU-26.16'), ask: m('ask.deployed'), params },
    0,
    MOST_UNITS,
  );
}

function hasPartialVictory(table: TurnTable): boolean {
  const { state, me, enemy } = table.scene;
  if (taken(state, me, enemy).length === 0) return false;
  const units = unitsOf(table, enemy);
  const player = playerOfRealm(state, enemy);
  if (player !== undefined && !player.isBot) return me.mat.army >= 2 * units;
  return me.mat.army > units + rebelsInAreas(state, areasOfRealm(state.map, me.realm));
}

const taken = (state: State, { realm }: Player, enemy: Realm): readonly Province[] =>
  occupiedFrom(state, realm, enemy);
const lost = (state: State, { realm }: Player, enemy: Realm): readonly Province[] =>
  occupiedFrom(state, enemy, realm);

export const facts: Facts = {
  'war.noOccupation': ({ scene: { state, me, enemy } }) =>
    yes(taken(state, me, enemy).length + lost(state, me, enemy).length === 0),
  'war.totalVictory': (table) => {
    const { state, me, enemy } = table.scene;
    const all = provincesOf(state.map, enemy);
    const isAll = all.every((province) => state.occupier[province] === me.realm);
    return yes(isAll && unitsOf(table, enemy) === 0);
  },
  'enemy.isNprOrBot': ({ scene: { state, enemy } }) =>
    yes(playerOfRealm(state, enemy)?.isBot !== false),
  'war.partialVictory': (table) => yes(hasPartialVictory(table)),
  /** Twice the Tax Value, ten at most, against the Tax Value that could be kept. */
  'war.humiliationBetter': ({ scene: { state, me, enemy } }) => {
    const capital = capitalOf(state.map, enemy);
    const all = taken(state, me, enemy);
    if (!isPlayerRealm(state, enemy) || !all.includes(capital)) return 'no';
    const kept = taxOfProvinces(
      state,
      all.filter((province) => province !== capital),
    );
    return yes(Math.min(10, 2 * taxOfProvinces(state, all)) > kept);
  },
  'war.losing': ({ scene: { state, me, enemy } }) =>
    yes(
      taxOfProvinces(state, lost(state, me, enemy)) >
        taxOfProvinces(state, taken(state, me, enemy)),
    ),
};

export const deeds: Deeds = {
  automaticWhitePeace: (table, amount) => {
    const { state, me, enemy } = table.scene;
    for (const player of [me, playerOfRealm(state, enemy)]) {
      if (player !== undefined) {
        changePrestige(table, player, -amount('prestige'), rule('EU-22.15'));
      }
    }
    makePeace(table);
  },
  annexEnemy: (table, amount) => {
    const { state, me, enemy } = table.scene;
    const gained = provincesOf(state.map, enemy);
    keep(table, gained, amount('unrestPerClaim'));
    makePeace(table);
    if (isPlayerRealm(state, enemy)) {
      table.emit?.(rule('EU-6.5'), m('see.annexedBot'), {
        who: realmRef(me.realm),
        realm: realmRef(enemy),
      });
    }
  },
  humiliate: (table, amount) => {
    const { state, me, enemy } = table.scene;
    const all = taken(state, me, enemy);
    const worth = amount('prestigePerTaxValue') * taxOfProvinces(state, all);
    const n = Math.min(amount('mostPrestige'), worth);
    giveBack(table, all);
    giveBack(table, lost(state, me, enemy));
    changePrestige(table, me, n, rule('EU-22.15'));
    const loser = playerOfRealm(state, enemy);
    if (loser !== undefined) changePrestige(table, loser, -n, rule('EU-22.15'));
    makePeace(table);
  },
  keepOccupied: (table, amount) => {
    const { state, me, enemy } = table.scene;
    const capital = capitalOf(state.map, enemy);
    const kept = taken(state, me, enemy).filter((province) => province !== capital);
    const areasLost = new Set(kept.map((province) => AREA_OF[province] as Area));
    giveBack(
      table,
      taken(state, me, enemy).filter((province) => province === capital),
    );
    keep(table, kept, amount('unrestPerClaim'));
    const own = lost(state, me, enemy).filter(
      (province) => province !== capitalOf(state.map, me.realm),
    );
    for (const province of own) changeOwner(state, province, enemy);
    const loser = playerOfRealm(state, enemy);
    if (loser?.isBot) {
      for (const area of areasLost) placeClaim(table, state, loser, area, rule('EU-22.15'));
    }
    for (const province of own) {
      placeClaim(table, state, me, AREA_OF[province] as Area, rule('EU-22.15'));
    }
    makePeace(table);
  },
  offerWhitePeace: (table) => {
    const { state, me, enemy } = table.scene;
    const player = playerOfRealm(state, enemy);
    const accepts =
      player === undefined ||
      player.isBot ||
      askWhether(table, {
        rule: rule('EU-22.15'),
        ask: m('ask.whitePeace'),
        params: { who: realmRef(me.realm), enemy: realmRef(enemy) },
      });
    if (!accepts) return;
    giveBack(table, taken(state, me, enemy));
    giveBack(table, lost(state, me, enemy));
    makePeace(table);
  },
  warGoesOn: () => {},
};

function makePeace(table: TurnTable): void {
  const { state, me, enemy } = table.scene;
  endWar(state, me.realm, enemy);
  table.emit?.(rule('EU-6.5'), m('do.peace'), {
    who: realmRef(me.realm),
    enemy: realmRef(enemy),
  });
}

function giveBack({ scene: { state }, emit }: TurnTable, all: readonly Province[]): void {
  for (const province of all) {
    state.occupier[province] = NONE;
    state.unrest[province] = 0;
    emit?.(rule('EU-22.15'), m('do.giveBack'), { province: provinceRef(province) });
  }
}

/** For good; a Claim in an area so won is given up for Unrest there. */
function keep(table: TurnTable, all: readonly Province[], unrestPerClaim: number): void {
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
  for (const area of new Set(all.map((province) => AREA_OF[province] as Area))) {
    if (!me.claims.includes(area)) continue;
    removeClaim(table, me, area, rule('EU-22.15'));
    removeUnrest(table, state, me, {
      n: unrestPerClaim,
      by: rule('EU-22.15'),
      among: all.filter((province) => AREA_OF[province] === area),
    });
  }
}
