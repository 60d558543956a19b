import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import {
  isAtWar,
  lostProvinces,
  taxOfProvinces,
  townsOfPlayer,
  townsWithUnrest,
  unrestOf,
} from '../board.ts';
import { unrestRemoved } from '../bots/mat.ts';
import { readRebelDice, rebelDice } from '../bots/rebel-dice.ts';
import { areaWith, NONE } from '../content.ts';
import type { RebelFace } from '../numbers.ts';
import { REBEL_FACES } from '../numbers.ts';
import { dissentingAreas } from '../religious-dissent.ts';
import { newBattle } from '../turn/battle.ts';
import { changePrestige } from '../turn/effects.ts';
import { losePower } from '../turn/power.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { addUnrest, pickProvince, removeUnrest } from '../turn/unrest.ts';
import { areaRef, m, realmRef, ref, rule } from '../words.ts';
import { rebelsTake } from './rebels.ts';

export const unrest: readonly Step<Turn>[] = [
  {
    id: 'penalty',
    rule: rule('EU-6.6'),
    when: {
      why: m('why.nothingOccupied'),
      holds: ({ state, me }) => lostProvinces(state, me).length > 0,
    },
    run: penaltyPrestige,
  },
  {
    id: 'dissent',
    rule: rule('EU-6.6'),
    when: {
      why: m('why.noDissent'),
      holds: ({ state, me }) => dissentingAreas(state, me).length > 0,
    },
    run: religiousDissent,
  },
  /** 3H: two for War, then as many away as Administrative Ideas allow. */
  {
    id: 'warUnrest',
    rule: rule('EU-6.7'),
    when: { why: m('why.noWar'), holds: hasWarThatUnsettles },
    run: (table, by) =>
      void addUnrest(table, table.scene.state, table.scene.me, { n: WAR_UNREST, by }),
  },
  {
    id: 'ideasCalm',
    rule: rule('EU-6.7'),
    when: { why: m('why.noIdeas'), holds: ({ me }) => unrestRemoved(me.mat) > 0 },
    run: ideasCalm,
  },
  {
    id: 'rebelDice',
    rule: rule('EU-6.8'),
    when: { why: m('why.noUnrest'), holds: ({ state, me }) => unrestOf(state, me) > 0 },
    run: (table) => rollRebelDice(table),
  },
];

/** R-WAR-2: any; or only such as count for the bot's choices. */
function hasWarThatUnsettles({ state, me }: Turn): boolean {
  const isAny = state.config.options.warUnrest === 'anyWar';
  return isAny ? me.wars.length > 0 : isAtWar(state, me);
}

const MOST_PENALTY = 5;
const WAR_UNREST = 2;

/** 3E: the Tax Value of what others hold, five at most. */
function penaltyPrestige(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const n = Math.min(MOST_PENALTY, taxOfProvinces(state, lostProvinces(state, me)));
  changePrestige(table, me, -n, by);
}

/** 3G: one at most, in an Area that dissents. */
function religiousDissent(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const areas = dissentingAreas(state, me);
  const among = townsOfPlayer(state, me).filter((town) => areas.includes(areaWith(town)));
  addUnrest(table, state, me, { n: 1, by, among });
}

function ideasCalm(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  removeUnrest(table, state, me, { n: unrestRemoved(me.mat), by });
}

/** 3I, and for an Event: then the one that resolves it rolls one die at most (main rules 16.5). */
export function rollRebelDice(table: TurnTable, most = Number.POSITIVE_INFINITY): void {
  const { state, me } = table.scene;
  const faces = rollFaces(table, Math.min(most, rebelDice(unrestOf(state, me))));
  table.emit?.(rule('EU-11.1'), m('see.rebelDice'), {
    who: realmRef(me.realm),
    faces: faces.map((face) => ref('face', face)),
  });
  const { rebellions, botPowerLost, unrestRemoved: calmed } = readRebelDice(faces);
  losePower(table, me, botPowerLost, rule('EU-11.2'));
  removeUnrest(table, state, me, { n: calmed, by: rule('EU-11.2') });
  if (rebellions > 0) rebel(table, rebellions);
}

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

/** EU-11.3: where the army is if it can be, one Rebel Unit each, who are fought when all dice are read. */
function rebel(table: TurnTable, rebellions: number): void {
  const turn = table.scene;
  const { state, me } = turn;
  const isArmyThere = townsWithUnrest(state, me).some((town) => areaWith(town) === me.armyAt);
  if (isArmyThere) {
    const area = me.armyAt;
    state.rebels[area] = (state.rebels[area] ?? 0) + rebellions;
    table.emit?.(rule('EU-11.3'), m('do.placeRebels'), { area: areaRef(area), n: rebellions });
    const battle = newBattle(turn, 'rebels', NONE, state.rebels[area] ?? 0, { area });
    runTurn(table, 'land-battle', { battle });
    return;
  }
  for (let i = 0; i < rebellions; i += 1) {
    const town = pickProvince(table, state, townsWithUnrest(state, me), 'least');
    if (town !== undefined) rebelsTake(table, state, me, town, rule('EU-11.3'));
  }
}
