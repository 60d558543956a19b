import { count, yesNo } from '@empty-chair/kernel/fields';
import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { playerOfRealm } from '../board.ts';
import { NONE } from '../content.ts';
import { merchantMessage } from '../diff-players.ts';
import { setUnits } from '../human-units.ts';
import { LIMITS } from '../numbers.ts';
import { areaRef, m, realmRef, seaZoneRef } from '../words.ts';
import { fact, playerIn } from './fact.ts';
import { area, areaOrNobody, MOST, nodeOrNobody, zone } from './fields.ts';
import { setIn, whyNoHuman } from './players.ts';
import { unless } from './verb.ts';

const token = (list: 'claims' | 'cores', yes: MessageId, no: MessageId) =>
  fact({
    fields: { area, is: yesNo },
    apply: ({ scene }, given) => setIn(playerIn(scene), list, given.area, given.is),
    said: ({ of }, given) =>
      message(given.is ? yes : no, { who: realmRef(of), what: areaRef(given.area) }),
  });

/** What a Player Realm has on the map. */
export const MAP_FACTS = {
  armyAt: fact({
    fields: { area: areaOrNobody },
    refuses: ({ state, of }, given) =>
      unless(
        given.area === NONE || (playerOfRealm(state, of)?.mat.army ?? 0) > 0,
        message(m('no.army'), { who: realmRef(of), area: areaRef(given.area) }),
      ),
    apply: ({ scene }, given) => {
      const player = playerIn(scene);
      player.armyAt = given.area;
      if (given.area === NONE) player.mat.laidDown = 0;
    },
    said: ({ of }, given) =>
      given.area === NONE
        ? message(m('fix.armyOff'), { who: realmRef(of) })
        : message(m('fix.armyAt'), { who: realmRef(of), area: areaRef(given.area) }),
  }),
  units: fact({
    fields: { area, n: count(0, MOST.units) },
    refuses: ({ state, of }) => whyNoHuman(state, of),
    apply: ({ scene }, given) => setUnits(playerIn(scene), given.area, given.n),
    said: ({ of }, given) =>
      message(m('fix.unitsIn'), { who: realmRef(of), area: areaRef(given.area), n: given.n }),
  }),
  merchant: fact({
    fields: { node: nodeOrNobody },
    apply: ({ scene }, given) => {
      playerIn(scene).merchant = given.node;
    },
    said: ({ of }, given) => merchantMessage(realmRef(of), given.node),
  }),
  influence: fact({
    fields: { area, n: count(0, LIMITS.influencePerArea) },
    apply: ({ scene }, given) => {
      playerIn(scene).influence[given.area] = given.n;
    },
    said: ({ of }, given) =>
      message(m('fix.influence'), { who: realmRef(of), area: areaRef(given.area), n: given.n }),
  }),
  hasClaim: token('claims', m('fix.claim'), m('fix.noClaim')),
  hasCore: token('cores', m('fix.core'), m('fix.noCore')),
  hasShip: fact({
    fields: { zone, is: yesNo },
    apply: ({ scene }, given) => setIn(playerIn(scene), 'ships', given.zone, given.is),
    said: ({ of }, given) =>
      message(given.is ? m('fix.ship') : m('fix.noShip'), {
        who: realmRef(of),
        what: seaZoneRef(given.zone),
      }),
  }),
};
