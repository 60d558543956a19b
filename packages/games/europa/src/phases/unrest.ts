import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { within } from '@empty-chair/kernel/table';
import { unrestRemoved } from '../bot/mat.ts';
import { readRebelDice, rebelDice } from '../bot/rebel-dice.ts';
import { chooseArea } from '../choices.ts';
import type { Area } from '../content.ts';
import { AREA_OF, isDistant } from '../content.ts';
import type { RebelFace } from '../numbers.ts';
import { REBEL_FACES, RELIGIONS } from '../numbers.ts';
import {
  areasWithTowns,
  isAtWar,
  lostProvinces,
  taxOfProvinces,
  townsWithUnrest,
  unrestOf,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { askNumber } from '../turn/ask.ts';
import { changePrestige } from '../turn/effects.ts';
import { losePower } from '../turn/power.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { addUnrest, removeUnrest } from '../turn/unrest.ts';
import { areaRef, m, realmRef, ref, rule } from '../words.ts';

const MOST_PENALTY = 5;
const WAR_UNREST = 2;
const MOST_REBELS = 9;

/** 3E: the Tax Value of what others hold, five at most. */
const penaltyPrestige: Step<Turn> = {
  id: 'penalty',
  rule: rule('EU-6.6'),
  when: {
    why: m('why.nothingOccupied'),
    holds: ({ state, me }) => lostProvinces(state, me).length > 0,
  },
  run: (table) => {
    const { state, me } = table.scene;
    const n = Math.min(MOST_PENALTY, taxOfProvinces(state, lostProvinces(state, me)));
    changePrestige(table, me, -n, rule('EU-6.6'));
  },
};

const DIVERSE = RELIGIONS.indexOf('diverse');
/** R-DIS-1: an own Area of another faith, which is not diverse. */
const hasDissent = (state: State, me: Player): boolean =>
  areasWithTowns(state, me).some((area) => {
    const faith = state.religion[area];
    return !isDistant(area) && faith !== me.religion && faith !== DIVERSE;
  });

/** 3G: one at most. */
const religiousDissent: Step<Turn> = {
  id: 'dissent',
  rule: rule('EU-6.6'),
  when: { why: m('why.noDissent'), holds: ({ state, me }) => hasDissent(state, me) },
  run: (table) =>
    void addUnrest(table, table.scene.state, table.scene.me, { n: 1, by: rule('EU-6.6') }),
};

/** 3H: two for War, then as many away as Administrative Ideas allow. */
const warUnrest: Step<Turn> = {
  id: 'warUnrest',
  rule: rule('EU-6.7'),
  when: { why: m('why.noWar'), holds: ({ state, me }) => isAtWar(state, me) },
  run: (table) =>
    void addUnrest(table, table.scene.state, table.scene.me, { n: WAR_UNREST, by: rule('EU-6.7') }),
};
const ideasCalm: Step<Turn> = {
  id: 'ideasCalm',
  rule: rule('EU-6.7'),
  when: { why: m('why.noIdeas'), holds: ({ me }) => unrestRemoved(me.mat) > 0 },
  run: (table) => {
    const { state, me } = table.scene;
    removeUnrest(table, state, me, { n: unrestRemoved(me.mat), by: rule('EU-6.7') });
  },
};

/** 3I. */
const rollRebelDice: Step<Turn> = {
  id: 'rebelDice',
  rule: rule('EU-6.8'),
  when: { why: m('why.noUnrest'), holds: ({ state, me }) => unrestOf(state, me) > 0 },
  run: (table) => {
    const { state, me } = table.scene;
    const faces = rollFaces(table, rebelDice(unrestOf(state, me)));
    table.emit?.(rule('EU-11.1'), m('see.rebelDice'), {
      who: realmRef(me.realm),
      faces: faces.map((face) => ref('face', face)),
    });
    const { rebellions, botPowerLost, unrestRemoved: calmed } = readRebelDice(faces);
    losePower(table, me, botPowerLost, rule('EU-11.2'));
    removeUnrest(table, state, me, { n: calmed, by: rule('EU-11.2') });
    for (let i = 0; i < rebellions; i += 1) rebel(table);
  },
};

function rollFaces(table: TurnTable, n: number): readonly RebelFace[] {
  const { me } = table.scene;
  return Array.from({ length: n }, (_, i) => {
    if (!table.atTable.dice) return REBEL_FACES[table.rng.below(REBEL_FACES.length)] as RebelFace;
    const face = table.ask({
      rule: rule('EU-11.1'),
      channel: 'dice',
      ask: { id: m('ask.rebelDie'), params: { who: realmRef(me.realm), n: i + 1, of: n } },
      answers: REBEL_FACES,
      ref: (one) => ref('face', one),
    });
    table.rng.reveal();
    return face;
  });
}

/** EU-11.3: where the army is if it can be, else where it hurts least. */
function rebel(table: TurnTable): void {
  const { state, me } = table.scene;
  const restless = [...new Set(townsWithUnrest(state, me).map((town) => AREA_OF[town] as Area))];
  const area = restless.includes(me.armyAt)
    ? me.armyAt
    : select(within(table, { side: state.side, among: restless }), chooseArea('least'));
  if (area === undefined) return;
  // How many Rebel Units rise is told by the main rules.
  const n = askNumber(
    table,
    { rule: rule('EU-11.3'), ask: m('ask.rebels'), params: { area: areaRef(area) } },
    1,
    MOST_REBELS,
  );
  state.rebels[area] = (state.rebels[area] ?? 0) + n;
  table.emit?.(rule('EU-11.3'), m('do.placeRebels'), { area: areaRef(area), n });
}

export const unrest: readonly Step<Turn>[] = [
  penaltyPrestige,
  religiousDissent,
  warUnrest,
  ideasCalm,
  rollRebelDice,
];
