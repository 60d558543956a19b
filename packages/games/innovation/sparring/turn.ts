import { NONE } from '@empty-chair/kernel/ids';
import type { Discipline } from '../rules/content.ts';
import { ALL_DISCIPLINES } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { citiesOf, levelOf } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Bag, Reward } from './base-rules.ts';
import type { Commons, Counts, Player } from './player.ts';
import { countBuildings, receive } from './player.ts';
import { burn, pay } from './purse.ts';

/**
 * One turn of a human while it is written down: what it records for the app, and what it does to
 * the own board. The state changes only when the inputs are applied, so what matters within the turn
 * (levels and keys) is kept here.
 */
export interface Turn {
  readonly state: State;
  readonly player: Player;
  readonly commons: Commons;
  readonly counts: Counts;
  /** By hex: what a workshop there is worth for its place, once it has been worked out. */
  readonly places: Map<Hex, number>;
  /** By discipline. */
  readonly levels: number[];
  keys: number;
  readonly inputs: Input[];
  points: number;
  readonly journal: Journal | undefined;
}

/** Told of everything that is paid and gained, so that a test can keep the books a second time. */
export type Journal = (line: JournalLine) => void;
export interface JournalLine {
  readonly seat: number;
  readonly round: number;
  readonly why: string;
  readonly paid?: Bag;
  readonly gained?: Reward;
}

export function beginTurn(
  state: State,
  player: Player,
  commons: Commons,
  journal: Journal | undefined,
): Turn {
  const { seat } = player;
  return {
    state,
    player,
    commons,
    counts: countBuildings(state, seat),
    places: new Map(),
    levels: ALL_DISCIPLINES.map((discipline) => levelOf(state, seat, discipline)),
    keys: citiesOf(state, seat),
    inputs: [],
    points: 0,
    journal,
  };
}

/** A marker's level within the turn. */
export const levelNow = ({ levels }: Turn, discipline: Discipline): number =>
  levels[discipline] as number;

export function record(turn: Turn, input: Input): void {
  turn.inputs.push(input);
}

export function spend({ state, player, journal }: Turn, why: string, cost: Bag): void {
  pay(player.purse, cost);
  journal?.({ seat: player.seat, round: state.round, why, paid: cost });
}

export function burnFor({ state, player, journal }: Turn, n: number): void {
  if (n === 0) return;
  burn(player.purse, n);
  journal?.({ seat: player.seat, round: state.round, why: 'burn', paid: { power: n } });
}

export function earn(turn: Turn, why: string, reward: Reward, colour: Discipline = NONE): void {
  const { state, player, journal } = turn;
  receive(state, player, reward, colour);
  turn.points += reward.points ?? 0;
  journal?.({ seat: player.seat, round: state.round, why, gained: reward });
}

/** The last thing but the end of the turn: what was scored in it. */
export function recordPoints(turn: Turn): void {
  if (turn.points !== 0) record(turn, { kind: 'points', n: turn.points });
  turn.points = 0;
}
