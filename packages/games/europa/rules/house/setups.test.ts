import { describe, expect, test } from 'vitest';
import { withTowns } from '../../examples/towns.ts';
import { FACES, isIn, rangeOf } from '../charts/dice.ts';
import type { Realm } from '../content.ts';
import { realmOf } from '../content.ts';
import { printedOwnership } from '../geography.ts';
import { decodePack } from '../pack/decode.ts';
import { readTargetLine, targetLine } from '../pack/guide/target-line.ts';
import { KNOWN } from '../pack/known.ts';
import type { Setup } from '../setups.ts';
import { SETUPS, townsOf } from '../setups.ts';
import type { TargetingChart, TargetingKind } from '../targeting/types.ts';
import { TARGETING_KINDS } from '../targeting/types.ts';
import { houseTargets } from './targets.ts';

const realmNamed = (id: string): Realm => {
  const realm = realmOf(id);
  if (realm === undefined) throw new Error(`no realm ${id}`);
  return realm;
};
const PLAYERS = [...new Set(SETUPS.map(({ realm }) => realmNamed(realm)))];
/** On the printed map with the towns of this bot. */
function chartOf(setup: Setup, kind: TargetingKind): TargetingChart {
  const bot = realmNamed(setup.realm);
  const map = withTowns(printedOwnership(setup.side), bot, townsOf(setup, true));
  return houseTargets(map, bot, kind, { players: PLAYERS });
}

/** As it is written in a pack. */
const written = (chart: TargetingChart): unknown =>
  chart.map(({ on, target, children }) => ({
    on,
    target: { [target.kind]: target.id },
    ...(children.length > 0 && { children: written(children) }),
  }));
const idsIn = (chart: TargetingChart): readonly string[] =>
  chart.flatMap(({ target, children }) => [target.id, ...idsIn(children)]);
function facesOf(chart: TargetingChart): readonly number[] {
  const ranges = chart.map(({ on }) => rangeOf(on) ?? { from: 0, to: 0 });
  const faces = Array.from({ length: FACES }, (_, i) => i + 1);
  return faces.filter((face) => ranges.filter((range) => isIn(range, face)).length === 1);
}

describe('R-HOUSE-1, R-HOUSE-2: the charts of every set-up', () => {
  test.each(TARGETING_KINDS)('%s: whole, never the bot itself, and fit for a pack', (kind) => {
    for (const given of SETUPS) {
      const { realm, setup } = given;
      const chart = chartOf(given, kind);
      expect(facesOf(chart), `${realm} ${setup}`).toEqual([1, 2, 3, 4, 5, 6]);
      expect(readTargetLine(targetLine(chart), realm)).toEqual(chart);
      expect(idsIn(chart)).not.toContain(realm);
      expect(new Set(chart.map(({ target }) => target.id)).size).toBe(chart.length);
      const file = { format: 1, name: 'house', targets: { [realm]: { [kind]: written(chart) } } };
      expect(decodePack(file, KNOWN).targets).toEqual([{ realm, kind, chart }]);
    }
  });
});
