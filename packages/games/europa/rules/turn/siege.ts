import { rank, select } from '@empty-chair/kernel/select';
import {
  botEnemies,
  lostProvinces,
  occupierOf,
  ownerOf,
  smallTownsLeft,
  taxOfProvinces,
} from '../board.ts';
import { spend, standing } from '../bots/mat.ts';
import { bestProvince } from '../choices.ts';
import type { Area, Province } from '../content.ts';
import { areaWith, NONE, PROVINCES_IN } from '../content.ts';
import { taxValue } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';
import { isEnemyRealm } from './enemies.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import type { Turn, TurnTable } from './turn.ts';

/** EU-22.2: what the army may take where it stands. */
function siegeable(state: State, me: Player, area: Area): readonly Province[] {
  if (smallTownsLeft(state, me) <= 0) return [];
  return (PROVINCES_IN[area] ?? []).filter(
    (province) => isHeldAgainst(state, me, province) && isInReach(state, me, province),
  );
}

/** Areas with own towns in others' hands that the army could take back. */
export const areasToFree = (state: State, me: Player): readonly Area[] => [
  ...new Set(
    lostProvinces(state, me)
      .filter((province) => isInReach(state, me, province) && smallTownsLeft(state, me) > 0)
      .map((province) => areaWith(province)),
  ),
];

/** The bot's own in others' hands, an enemy's, or anybody's that an enemy occupies. */
function isHeldAgainst(state: State, me: Player, province: Province): boolean {
  const occupier = occupierOf(state, province);
  const owner = ownerOf(state, province);
  if (occupier === me.realm) return false;
  if (owner === me.realm) return occupier !== NONE;
  return isEnemyRealm(state, me, owner) || isEnemyRealm(state, me, occupier);
}

/** Islands need a ship beside them. */
function isInReach({ map: { facts } }: State, { ships }: Player, province: Province): boolean {
  if (facts.isIsland[province] !== true) return true;
  return facts.faces[province]?.some((zone) => ships.includes(zone)) ?? false;
}

/** The armies of bots are tracked; those of humans are only known where they were asked for. */
export const hasEnemyUnits = ({ state, me, invaded }: Turn, area: Area): boolean =>
  (state.rebels[area] ?? 0) > 0 ||
  invaded === area ||
  botEnemies(state, me).some(({ armyAt, mat }) => armyAt === area && standing(mat) > 0);

export const facts = {
  'bot.canSiege': ({ scene }) => {
    const { state, me } = scene;
    const isReady = me.armyAt !== NONE && standing(me.mat) > 0 && me.mat.available > 0;
    return yes(
      isReady && !hasEnemyUnits(scene, me.armyAt) && siegeable(state, me, me.armyAt).length > 0,
    );
  },
  'siege.options': ({ scene: { siege, me } }) => yes(siege.length > 0 && me.mat.available > 0),
} satisfies Facts;

export const deeds = {
  listSiege: (table) => {
    const turn = table.scene;
    const { state, me } = turn;
    turn.siege = me.armyAt === NONE ? [] : siegeable(state, me, me.armyAt);
  },
  payForSiege: (table, amount) => {
    const turn = table.scene;
    const { me, state } = turn;
    const hasIdeas = me.mat.ideas.military >= amount('ideas');
    const perPower = amount(hasIdeas ? 'taxValueWithIdeas' : 'taxValue');
    const power = Math.min(amount('mostBotPower'), me.mat.available);
    const all = turn.siege;
    turn.siege = chosen(table, power * perPower);
    const paid = Math.ceil(taxOfProvinces(state, turn.siege) / perPower);
    const hasOneLeft = paid > 0 && paid < power && me.mat.available - paid === 1;
    if (hasOneLeft && state.config.options.lastPower === 'left') {
      const among = all.filter((province) => !turn.siege.includes(province));
      const large = select(table, bestProvince, { map: state.map, among });
      if (large !== undefined) turn.siege = [...turn.siege, large];
    }
    const tax = taxOfProvinces(state, turn.siege);
    const n = spend(me.mat, Math.min(power, Math.ceil(tax / perPower)));
    table.emit?.(rule('EU-22.2'), m('do.spend'), { who: realmRef(me.realm), n });
  },
  takeProvinces: ({ scene: { state, siege, me }, emit }) => {
    for (const province of siege) {
      const kind = ownerKind(state, me, province);
      const isKept = kind === 'enemy';
      state.occupier[province] = isKept ? me.realm : NONE;
      state.unrest[province] = isKept ? 1 : 0;
      emit?.(rule('EU-22.2'), TAKEN[kind], {
        who: realmRef(me.realm),
        province: provinceRef(province),
      });
    }
  },
  finishSiege: (table) => {
    table.scene.siege = [];
  },
} satisfies Deeds;

const TAKEN = { own: m('do.liberate'), enemy: m('do.besiege'), other: m('do.giveBack') };

/** What an enemy occupies goes back to its lawful owner, unless that is an enemy too. */
function ownerKind(state: State, me: Player, province: Province): 'own' | 'enemy' | 'other' {
  const owner = ownerOf(state, province);
  if (owner === me.realm) return 'own';
  return isEnemyRealm(state, me, owner) ? 'enemy' : 'other';
}

/**
 * By the highest Tax Value as long as the power lasts. With one point left and nothing small, a
 * Large Province is taken for it. R-SIEGE-1: one that it had alone; or also the last one of several.
 */
function chosen(table: TurnTable, worth: number): readonly Province[] {
  const { state, siege } = table.scene;
  const among = { map: state.map, among: siege };
  const taken: Province[] = [];
  let left = worth;
  for (const province of rank(table, bestProvince, among)) {
    const tax = taxValue(state.map, province);
    if (tax > left) continue;
    taken.push(province);
    left -= tax;
  }
  const large = taken.length === 0 && worth === 1 ? select(table, bestProvince, among) : undefined;
  return large === undefined ? taken : [large];
}
