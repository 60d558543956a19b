import type { State } from '../rules/state.ts';
import type { Benefit } from './benefits.ts';
import { RESOURCES } from './benefits.ts';
import type { Commons, Player } from './player.ts';
import { gainResource } from './player.ts';
import type { Task, Why } from './task.ts';

/** One step of a turn of a human, with all that it may look at. */
export interface Step {
  readonly state: State;
  readonly player: Player;
  readonly commons: Commons;
  readonly journal: Journal | undefined;
}

/** Told of everything that is paid and gained, so that a test can keep the books a second time. */
export type Journal = (line: JournalLine) => void;
export interface JournalLine {
  readonly seat: number;
  readonly why: string;
  /** By track: resources paid. */
  readonly paid?: readonly number[];
  readonly gained?: Benefit;
  readonly points?: number;
}

export function score({ player, journal }: Step, why: string, points: number): void {
  if (points === 0) return;
  player.points += points;
  journal?.({ seat: player.seat, why, points });
}

export function takeResource({ player, journal }: Step, why: string, at: number): void {
  gainResource(player, at);
  journal?.({ seat: player.seat, why, gained: RESOURCES[at] as Benefit });
}

/** To be done in this order, before whatever else is left. */
export function later({ player }: Step, tasks: readonly Task[]): void {
  for (let at = tasks.length - 1; at >= 0; at -= 1) player.tasks.push(tasks[at] as Task);
}

export const benefitTasks = (benefits: readonly Benefit[], why: Why = 'benefit'): readonly Task[] =>
  benefits.map((benefit) => ({ kind: 'benefit', benefit, why }));
