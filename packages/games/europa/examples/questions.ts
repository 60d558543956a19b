import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { europa } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { europaPolicy } from './configs.ts';

/** One human and two bots, dice and cards by the app, ownership tracked. */
export const SOLO: Readonly<Record<string, Config>> = {
  '1-00': configFrom({ scenario: '1-00', variant: '3-players', humans: 'france' }),
  '1-01': configFrom({ scenario: '1-01', variant: '3-players', humans: 'france' }),
};

/** What a human was asked in the Action Phase: how often in each bot turn, and what. */
export interface Asked {
  readonly perTurn: readonly number[];
  /** By the id of the question's words. */
  readonly often: ReadonlyMap<string, number>;
}

export function questionsIn(config: Config, games: number, seed: string): Asked {
  const perTurn: number[] = [];
  const often = new Map<string, number>();
  let isCounting = false;
  let n = 0;
  const policy: Policy<State, Input> = {
    ...europaPolicy,
    answer: <A>(question: Question<A>, rng: Parameters<typeof europaPolicy.answer>[1]): A => {
      if (isCounting && question.channel === 'human') {
        n += 1;
        often.set(question.ask.id, (often.get(question.ask.id) ?? 0) + 1);
      }
      return europaPolicy.answer(question, rng);
    },
  };
  const watched: typeof europa = {
    ...europa,
    botTurn: (table, seat) => {
      isCounting = table.scene.step === 'actions';
      n = 0;
      europa.botTurn(table, seat);
      if (isCounting) perTurn.push(n);
      isCounting = false;
    },
  };
  for (let game = 0; game < games; game += 1) {
    simulate(watched, config, `${seed} ${game}`, { policy });
  }
  return { perTurn, often };
}

/** Half of the turns ask this many questions at most. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.slice().sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
