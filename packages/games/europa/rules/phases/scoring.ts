import type { Score } from '@empty-chair/kernel/module';
import type { Selection } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import {
  activePlayers,
  authorityOf,
  incomeOf,
  isCatholic,
  lostProvinces,
  taxOfProvinces,
} from '../board.ts';
import { best } from '../house/choose.ts';
import { papalControl } from '../papal-control.ts';
import type { Player, State } from '../state.ts';
import { askNumber } from '../turn/ask.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { m, realmRef, ref, rule } from '../words.ts';

export const scoring: readonly Step<Turn>[] = [
  {
    id: 'scoring',
    rule: rule('EU-6.18'),
    run: final,
  },
];

/** EU-6.18: what a Player Realm scores at the end; Stability and Interest do not exist for bots. */
const FINAL_SOURCES = [
  'taxIncome',
  'cores',
  'marriages',
  'alliances',
  'papal',
  'authority',
  'occupied',
] as const;
export type FinalSource = (typeof FINAL_SOURCES)[number];
type ScoreSource = Score['sources'][number];

export function finalScore(state: State, player: Player): Readonly<Record<FinalSource, number>> {
  const isController = papalControl(state).controller === player.realm;
  return {
    taxIncome: incomeOf(state, player.realm),
    cores: player.cores.length,
    marriages: player.marriages.length,
    alliances: 2 * player.allies.length,
    papal: isController ? activePlayers(state).filter(isCatholic).length : 0,
    authority: authorityOf(state, player),
    occupied: 0 - taxOfProvinces(state, lostProvinces(state, player)),
  };
}

function final(table: TurnTable): void {
  score(table, table.scene.state, table.scene.me);
}

/** EU-6.18: bots and humans alike; of humans what is not tracked is asked for. */
export function score(table: Table<unknown>, state: State, player: Player): void {
  const sources: Partial<Record<Source, number>> = finalScore(state, player);
  if (!player.isBot) {
    for (const source of ASKED) {
      if (source === 'missions' && !state.config.missions) continue;
      sources[source] = askScore(table, player, source);
    }
  }
  for (const source of [...FINAL_SOURCES, ...ASKED]) {
    const n = sources[source] ?? 0;
    if (n === 0) continue;
    player.prestige += n;
    table.emit?.(rule('EU-6.18'), m('do.finalScore'), {
      who: realmRef(player.realm),
      source: ref('source', source),
      n,
    });
  }
  player.prestige = Math.max(0, player.prestige);
}

/**
 * EU-6.18: where the Prestige of the end came from. The rest was gained before, or told by a human; where it
 * fell below nothing the parts do not add up, and none is told.
 */
export function prestigeSources(state: State, player: Player): readonly ScoreSource[] {
  const { prestige } = player;
  const scored = finalScore(state, player);
  const before = prestige - FINAL_SOURCES.reduce((sum, source) => sum + scored[source], 0);
  if (!player.isActive || prestige === 0 || before < 0) return [sourceOf('prestige', prestige)];
  const parts = FINAL_SOURCES.map((source) => sourceOf(source, scored[source]));
  return [sourceOf('prestige', before), ...parts.filter(({ points }) => points !== 0)];
}
const sourceOf = (id: FinalSource | 'prestige', points: number): ScoreSource => ({
  source: ref('source', id),
  points,
});

/** On a human's own mat and in their hand: how much Prestige each gives, or costs. */
const ASKED = ['stability', 'interest', 'missions'] as const;
type Source = FinalSource | (typeof ASKED)[number];
const ASKED_BETWEEN = { stability: [-15, 15], interest: [-40, 0], missions: [0, 60] } as const;

function askScore(table: Table<unknown>, { realm }: Player, source: keyof typeof ASKED_BETWEEN) {
  const [least, most] = ASKED_BETWEEN[source];
  const params = { who: realmRef(realm), source: ref('source', source) };
  return askNumber(table, { rule: rule('EU-6.18'), ask: m('ask.finalScore'), params }, least, most);
}

// ---- the winner ----------------------------------------------------------------------------------

/** What counts at the end, Monarch Power and Ducats only on equal Prestige. */
export interface Standing {
  readonly player: Player;
  readonly monarchPower: number;
  readonly ducats: number;
}
/** R-END-1: Bot Power is what Monarch Power is to a bot (EU-23.2); it has no Ducats. */
export const standings = ({ players }: State): readonly Standing[] =>
  players.map((player) => ({ player, monarchPower: player.mat.available, ducats: 0 }));

export const leader: Selection<unknown, Standing, readonly Standing[]> = {
  rule: rule('R-END-1'),
  options: (_, all) => all,
  filters: [],
  tiebreaks: [
    {
      why: m('why.highestPrestige'),
      prefer: 'most',
      score: (_, { player }) => player.prestige,
    },
    {
      why: m('why.mostMonarchPower'),
      prefer: 'most',
      score: (_, { monarchPower }) => monarchPower,
    },
    { why: m('why.mostDucats'), prefer: 'most', score: (_, { ducats }) => ducats },
  ],
  lastTie: 'listed-first',
  ref: ({ player }) => realmRef(player.realm),
};

/** By the first so many criteria. Made once: a study writes a loop for every selection that it meets. */
const LEADERS = [0, ...leader.tiebreaks.keys()].map((_, criteria) => ({
  ...leader,
  tiebreaks: leader.tiebreaks.slice(0, criteria),
}));

/** R-END-1: asked only where it decides, and only of humans. */
export function findWinners(table: Table<unknown>, state: State): void {
  let all = leaders(standings(state), 1);
  const ask = (what: 'monarchPower' | 'ducats', most: number): void => {
    if (all.length < 2) return;
    all = all.map((one) => {
      if (one.player.isBot) return one;
      const params = { who: realmRef(one.player.realm), what: ref('effect', what) };
      const asked = { rule: rule('R-END-1'), ask: m('ask.tied'), params };
      return { ...one, [what]: askNumber(table, asked, 0, most) };
    });
  };
  ask('monarchPower', MOST_POWER);
  all = leaders(all, 2);
  ask('ducats', MOST_DUCATS);
  state.winners = leaders(all).map(({ player }) => seatOf(state.players.indexOf(player)));
}
const MOST_POWER = 99;
const MOST_DUCATS = 300;

/** All who are equal to the first in so many criteria. */
function leaders(
  all: readonly Standing[],
  criteria = leader.tiebreaks.length,
): readonly Standing[] {
  const by = LEADERS[criteria] ?? leader;
  const [first] = best(by, all, 1);
  if (first === undefined) return [];
  const scoreOf = (one: Standing) => by.tiebreaks.map(({ score: of }) => of(undefined, one, all));
  const wanted = scoreOf(first);
  return all.filter((one) => scoreOf(one).every((n, i) => n === wanted[i]));
}

/** As found at the end; of a position without them, by what is known. */
export const winnersOf = (state: State): readonly Seat[] =>
  state.winners.length > 0
    ? state.winners
    : leaders(standings(state)).map(({ player }) => seatOf(state.players.indexOf(player)));
