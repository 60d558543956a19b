import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import { lostProvinces } from '../board.ts';
import { areaInAlphabet } from '../choices.ts';
import type { Area } from '../content.ts';
import { NONE, PROVINCES_IN } from '../content.ts';
import { capitalAreaOf, taxOwnedIn, taxValue } from '../geography.ts';
import { areaRef, m, rule } from '../words.ts';
import { putArmy, recruitUnits } from './army.ts';
import { fightWhereArmyStands, findLandEnemy } from './battle.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { areasToDefend } from './main.ts';
import { enemyShipZone, findSeaEnemy, putShip } from './naval.ts';
import { areasToFree } from './siege.ts';
import type { Chooser } from './turn.ts';

/** EU-22.1: where the army stands, else the Capital, else by the Tax Value of the bot's own there. */
export const areaToDefend: Selection<Chooser, Area, readonly Area[]> = {
  rule: rule('EU-22.1'),
  options: (_, among) => among,
  filters: [],
  tiebreaks: [
    {
      why: m('why.armyThere'),
      prefer: 'most',
      score: ({ me }, area) => (me.armyAt === area ? 1 : 0),
    },
    {
      why: m('why.capitalThere'),
      prefer: 'most',
      score: ({ state, me }, area) => (capitalAreaOf(state.map, me.realm) === area ? 1 : 0),
    },
    {
      why: m('why.mostTaxThere'),
      prefer: 'most',
      score: ({ state, me }, area) => taxOwnedIn(state.map, me.realm, area),
    },
    areaInAlphabet,
  ],
  lastTie: 'impossible',
  ref: areaRef,
};

export const areaToLiberate: Selection<Chooser, Area, readonly Area[]> = {
  rule: rule('EU-22.1'),
  options: (_, among) => among,
  filters: [],
  tiebreaks: [
    {
      why: m('why.mostOccupied'),
      prefer: 'most',
      score: ({ state, me }, area) => {
        const lost = lostProvinces(state, me);
        return (PROVINCES_IN[area] ?? [])
          .filter((province) => lost.includes(province))
          .reduce((sum, province) => sum + taxValue(state.map, province), 0);
      },
    },
    areaInAlphabet,
  ],
  lastTie: 'impossible',
  ref: areaRef,
};

export const facts = {
  'bot.canRecruit': ({ scene: { me } }) => yes(me.mat.reserve > 0 && me.mat.available > 0),
  'bot.hasUnits': ({ scene: { me } }) => yes(me.mat.army > 0),
  'bot.invaderAreas': (table) => yes(areasToDefend(table).length > 0),
  'bot.enemyShipNear': (table) => {
    const zone = enemyShipZone(table);
    table.scene.zone = zone;
    return yes(zone !== NONE);
  },
} satisfies Facts;

export const deeds = {
  recruit: (table, amount, by) =>
    recruitUnits(table, table.scene.state, table.scene.me, { botPower: amount('botPower'), by }),
  placeArmyAgainstInvaders: (table) => {
    const { state, me } = table.scene;
    const area = select(table, areaToDefend, areasToDefend(table));
    if (area === undefined) return;
    putArmy(table, state, me, area, rule('EU-22.1'));
    table.scene.battle = findLandEnemy(table, area);
  },
  fightAtSea: (table) => {
    const { zone } = table.scene;
    putShip(table, zone, rule('EU-22.1'));
    findSeaEnemy(table, zone);
  },
  placeArmyAtOccupied: (table) => {
    const { state, me } = table.scene;
    const area = select(table, areaToLiberate, areasToFree(state, me));
    if (area === undefined) return;
    const isThere = me.armyAt === area;
    putArmy(table, state, me, area, rule('EU-22.1'));
    // Where it stands already it has fought.
    if (!isThere) fightWhereArmyStands(table);
  },
} satisfies Deeds;
