import { isPlayerRealm, playerOfRealm, taxOfProvinces, worthOfProvinces } from '../board.ts';
import type { Area, Province, Realm } from '../content.ts';
import { areaWith } from '../content.ts';
import { areasOfRealm, capitalOf } from '../geography.ts';
import { deployed } from '../human-units.ts';
import type { State } from '../state.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';
import { askNumber, askWhether } from './ask.ts';
import { placeClaim } from './claims.ts';
import { changePrestige } from './effects.ts';
import { alliesInWar } from './enemies.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { amountsOfDeed, yes } from './facts-and-deeds.ts';
import {
  giveBack,
  giveBackAll,
  keep,
  lost,
  makePeace,
  payForWhitePeace,
  realmOf,
  taken,
  takenFromAllies,
} from './peace-terms.ts';
import { changeOwner } from './towns.ts';
import type { TurnTable } from './turn.ts';

/** EU-22.15: one war of the bot, against `turn.enemy`. */

/** EU-26.16: of rebels, those in the bot's own areas count against it. */
const rebelsInAreas = ({ rebels }: State, areas: readonly Area[]): number =>
  areas.reduce((sum, area) => sum + (rebels[area] ?? 0), 0);

const MOST_UNITS = 40;

function unitsOf(table: TurnTable, realm: Realm): number {
  const { state, deployed: asked } = table.scene;
  const player = playerOfRealm(state, realm);
  // The units of a Non-Player Realm vanish after their battle.
  if (player === undefined) return 0;
  if (player.isBot) return player.mat.army;
  const known = deployed(player) ?? asked.get(realm);
  if (known !== undefined) return known;
  const params = { who: realmRef(realm) };
  const units = askNumber(
    table,
    { rule: rule('EU-26.16'), ask: m('ask.deployed'), params },
    0,
    MOST_UNITS,
  );
  asked.set(realm, units);
  return units;
}

function hasPartialVictory(table: TurnTable): boolean {
  const { state, me, enemy } = table.scene;
  const gains = taken(state, me, enemy).length + takenFromAllies(state, me, enemy).length;
  if (gains === 0) return false;
  const units = unitsOf(table, enemy);
  const player = playerOfRealm(state, enemy);
  if (player !== undefined && !player.isBot) return me.mat.army >= 2 * units;
  return me.mat.army > units + rebelsInAreas(state, areasOfRealm(state.map, me.realm));
}

/** What every White Peace costs, also one that is agreed on. */
const WHITE_PEACE = 1;

export const facts = {
  'war.noOccupation': ({ scene: { state, me, enemy } }) =>
    yes([taken, takenFromAllies, lost].every((find) => find(state, me, enemy).length === 0)),
  'war.totalVictory': (table) => {
    const { state, me, enemy } = table.scene;
    const isAll = realmOf(state, enemy).every((province) => state.occupier[province] === me.realm);
    return yes(isAll && unitsOf(table, enemy) === 0);
  },
  'enemy.isNprOrBot': ({ scene: { state, enemy } }) =>
    yes(playerOfRealm(state, enemy)?.isBot !== false),
  'war.partialVictory': (table) => yes(hasPartialVictory(table)),
  /** Twice the Tax Value, ten at most (or as a pack says), against what could be kept. */
  'war.humiliationBetter': ({ scene: { state, me, enemy } }) => {
    const capital = capitalOf(state.map, enemy);
    const all = taken(state, me, enemy);
    if (!isPlayerRealm(state, enemy) || !all.includes(capital)) return 'no';
    const kept = taxOfProvinces(
      state,
      all.filter((province) => province !== capital),
    );
    const { prestigePerTaxValue = 2, mostPrestige = 10 } = amountsOfDeed(
      state,
      'peace',
      'humiliate',
    );
    return yes(Math.min(mostPrestige, prestigePerTaxValue * taxOfProvinces(state, all)) > kept);
  },
  'war.losing': ({ scene: { state, me, enemy } }) =>
    yes(
      worthOfProvinces(state, lost(state, me, enemy)) >
        worthOfProvinces(state, taken(state, me, enemy)),
    ),
} satisfies Facts;

export const deeds = {
  automaticWhitePeace: (table, amount) => {
    payForWhitePeace(table, amount('prestige'));
    makePeace(table);
  },
  annexEnemy: (table, amount) => {
    const { state, me, enemy } = table.scene;
    giveBack(table, [...takenFromAllies(state, me, enemy), ...lost(state, me, enemy)]);
    keep(table, realmOf(state, enemy), amount('unrestPerClaim'));
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
    giveBackAll(table);
    changePrestige(table, me, n, rule('EU-22.15'));
    const loser = playerOfRealm(state, enemy);
    if (loser !== undefined) changePrestige(table, loser, -n, rule('EU-22.15'));
    makePeace(table);
  },
  keepOccupied: (table, amount) => {
    const { state, me, enemy } = table.scene;
    const capitals = [me.realm, enemy, ...alliesInWar(state, enemy)].map((realm) =>
      capitalOf(state.map, realm),
    );
    const isCapital = (province: Province): boolean => capitals.includes(province);
    const gained = [...taken(state, me, enemy), ...takenFromAllies(state, me, enemy)];
    const given = lost(state, me, enemy);
    giveBack(table, [...gained, ...given].filter(isCapital));
    const kept = gained.filter((province) => !isCapital(province));
    const own = given.filter((province) => !isCapital(province));
    const areasLost = new Set(
      kept
        .filter((province) => state.map.owner[province] === enemy)
        .map((province) => areaWith(province)),
    );
    keep(table, kept, amount('unrestPerClaim'));
    for (const province of own) {
      changeOwner(state, province, enemy);
      table.emit?.(rule('EU-22.15'), m('do.keep'), {
        who: realmRef(enemy),
        province: provinceRef(province),
      });
    }
    const loser = playerOfRealm(state, enemy);
    if (loser?.isBot) {
      for (const area of areasLost) placeClaim(table, state, loser, area, rule('EU-22.15'));
    }
    for (const province of own) {
      placeClaim(table, state, me, areaWith(province), rule('EU-22.15'));
    }
    makePeace(table);
  },
  offerWhitePeace: (table) => {
    const { state, me, enemy } = table.scene;
    const player = playerOfRealm(state, enemy);
    // A bot accepts only when it loses more than it holds, and here it holds more.
    const accepts =
      player === undefined ||
      (!player.isBot &&
        askWhether(table, {
          rule: rule('EU-22.15'),
          ask: m('ask.whitePeace'),
          params: { who: realmRef(me.realm), enemy: realmRef(enemy) },
        }));
    if (!accepts) return;
    giveBackAll(table);
    payForWhitePeace(table, WHITE_PEACE);
    makePeace(table);
  },
  warGoesOn: () => {},
} satisfies Deeds;
