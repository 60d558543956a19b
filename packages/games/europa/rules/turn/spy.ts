import { select } from '@empty-chair/kernel/select';
import { adjacentAreas } from '../adjacency.ts';
import { areasWithTowns, isAtWar, townsWithUnrest } from '../board.ts';
import { bestArea } from '../choices.ts';
import type { Area } from '../content.ts';
import { areaWith, NONE } from '../content.ts';
import { areasOfRealm, capitalAreaOf } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { askWhether } from './ask.ts';
import { placeClaim } from './claims.ts';
import type { Deeds } from './facts-and-deeds.ts';
import { mostInfluence } from './influence.ts';
import { chooseOpponent } from './opponent.ts';
import { removeInfluence } from './power.ts';
import type { TurnTable } from './turn.ts';
import { addUnrest } from './unrest.ts';

export const deeds = {
  chooseOpponent: (table) => {
    const turn = table.scene;
    turn.opponent = chooseOpponent(table);
    if (turn.opponent === undefined) {
      turn.isEnded = true;
      return;
    }
    const params = { who: realmRef(turn.me.realm), opponent: realmRef(turn.opponent.realm) };
    table.emit?.(rule('EU-8.4'), m('see.opponent'), params);
    // EU-14.1: humans may counter it; bots never do.
    const isCountered =
      !turn.opponent.isBot &&
      askWhether(table, { rule: rule('EU-14.1'), ask: m('ask.countered'), params });
    if (!isCountered) return;
    turn.isEnded = true;
    table.emit?.(rule('EU-14.1'), m('see.countered'), params);
  },
  sowDiscontent: (table, amount) => {
    const { state, opponent } = table.scene;
    if (opponent === undefined) return;
    addUnrest(table, state, opponent, {
      n: amount('unrest'),
      by: rule('EU-22.10'),
      prefer: 'most',
    });
  },
  sabotageReputation: (table, amount) => {
    const { opponent } = table.scene;
    if (opponent === undefined) return;
    const area = select(table, mostInfluence, opponent);
    if (area === undefined) return;
    removeInfluence(table, opponent, {
      from: [area],
      n: amount('influence'),
      by: rule('EU-22.10'),
    });
  },
  supportRebels: (table, amount) => {
    const { state, opponent } = table.scene;
    if (opponent === undefined) return;
    const among = [...new Set(townsWithUnrest(state, opponent).map((town) => areaWith(town)))];
    const area = select(table, bestArea, { map: state.map, among });
    if (area === undefined) {
      addUnrest(table, state, opponent, {
        n: amount('unrest'),
        by: rule('EU-22.10'),
        prefer: 'most',
      });
      return;
    }
    state.rebels[area] = (state.rebels[area] ?? 0) + amount('rebels');
    table.emit?.(rule('EU-22.10'), m('do.placeRebels'), {
      area: areaRef(area),
      n: amount('rebels'),
    });
  },
  /** SP6: at Peace a Claim beside the bot, and that Opponent is MILITARY's target. */
  claimOnOpponent: (table) => {
    const turn = table.scene;
    const { state, me, opponent } = turn;
    if (opponent === undefined || isAtWar(state, me)) return;
    const area = areaBeside(table, state, me, opponent);
    if (area === NONE) return;
    placeClaim(table, state, me, area, rule('EU-22.10'));
    turn.target = { realm: opponent.realm, area };
  },
} satisfies Deeds;

function areaBeside(table: TurnTable, state: State, me: Player, opponent: Player): Area {
  const own = new Set(areasWithTowns(state, me));
  const theirs = areasOfRealm(state.map, opponent.realm);
  const among = theirs.filter(
    (area) => own.has(area) || adjacentAreas(state.map.facts, area).some((next) => own.has(next)),
  );
  const best = select(table, bestArea, { map: state.map, among });
  return best ?? capitalAreaOf(state.map, opponent.realm);
}
