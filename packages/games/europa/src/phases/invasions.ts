import type { Step } from '@empty-chair/kernel/steps';
import type { Area, Province } from '../content.ts';
import { AREA_OF, NONE, PROVINCES_IN } from '../content.ts';
import { areasWithTowns, isPlayerRealm, isTownOf, ownerOf } from '../table/reading.ts';
import { REBELS } from '../table/state.ts';
import { putArmy } from '../turn/army.ts';
import { askNumber, askPlace } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { runTurn } from '../turn/host.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';

const MOST_UNITS = 30;

/** EU-6.3: one invasion a Round at most; the army is placed there to fight. R-INV-1: by NPRs at war. */
const nprInvasion: Step<Turn> = {
  id: 'invasion',
  rule: rule('EU-6.3'),
  when: {
    why: m('why.noNprWar'),
    holds: ({ state, me }) => me.wars.some((realm) => !isPlayerRealm(state, realm)),
  },
  run: (table) => {
    const turn = table.scene;
    const { state, me } = turn;
    const area = askPlace(
      table,
      { rule: rule('EU-6.3'), ask: m('ask.invasion'), params: { who: realmRef(me.realm) } },
      areasWithTowns(state, me),
      areaRef,
    );
    if (area === NONE) return;
    const enemy = me.wars.find((realm) => !isPlayerRealm(state, realm)) ?? NONE;
    const units = askNumber(
      table,
      { rule: rule('EU-6.3'), ask: m('ask.invaders'), params: { area: areaRef(area) } },
      1,
      MOST_UNITS,
    );
    if (me.mat.army > 0) {
      putArmy(table, state, me, area, rule('EU-6.3'));
      turn.battle = newBattle(turn, 'npr', enemy, units, { area });
      runTurn(table, 'land-battle');
    }
  },
};

/** EU-6.4: which of the bot's provinces they take is the main rules' affair. */
const rebelsBesiege: Step<Turn> = {
  id: 'rebels',
  rule: rule('EU-6.4'),
  when: {
    why: m('why.noRebels'),
    holds: ({ state, me }) =>
      areasWithTowns(state, me).some((area) => (state.rebels[area] ?? 0) > 0),
  },
  run: (table) => {
    const { state, me } = table.scene;
    for (const area of areasWithTowns(state, me)) {
      if ((state.rebels[area] ?? 0) > 0) askSiege(table, area);
    }
  },
};

function askSiege(table: TurnTable, area: Area): void {
  const { state, me } = table.scene;
  const towns = (PROVINCES_IN[area] ?? []).filter((province) => isTownOf(state, me, province));
  const province: Province = askPlace(
    table,
    { rule: rule('EU-6.4'), ask: m('ask.rebelSiege'), params: { area: areaRef(area) } },
    towns,
    provinceRef,
  );
  if (province === NONE) return;
  // Rebels give back what was another's.
  state.occupier[province] = ownerOf(state, province) === me.realm ? REBELS : NONE;
  state.unrest[province] = 0;
  table.emit?.(rule('EU-6.4'), m('do.rebelTown'), {
    province: provinceRef(province),
    area: areaRef(AREA_OF[province] as Area),
  });
}

export const invasions: readonly Step<Turn>[] = [nprInvasion, rebelsBesiege];
