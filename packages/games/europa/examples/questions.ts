import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import { isAtWarWithOpponent } from '../rules/board.ts';
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

/**
 * A quiet introductory game: the human takes an Event and passes, records nothing else and declares no War; its
 * Units and Ships stand in nobody's way, dice at the table show no hit, one or two, an Event does nothing to
 * the bot. Games in which Player Realms come to War with each other are not quiet, and left out. Counted is
 * all that the human is asked and each `done`, over the turns of the bots in all phases.
 */
export interface QuietGames {
  readonly games: number;
  readonly botTurns: number;
  readonly asked: number;
  readonly dones: number;
  readonly often: ReadonlyMap<string, number>;
}
export const perBotTurn = ({ botTurns, asked, dones }: QuietGames): number =>
  (asked + dones) / Math.max(1, botTurns);

/** The quiet answer: no, none, a low number, or the first one. Without any hit some battles never end. */
const LOW = 3;
export function quietly<A>({ answers, ref }: Question<A>, rng: Rng): A {
  const wanted = (id: string): A | undefined => answers.find((one) => ref(one).id === id);
  const isNumber = answers.every((one) => ref(one).kind === 'number');
  // Of a round of battle low hits of both sides.
  const hits = answers.filter((one) => /^[0-2]-[0-2]$/.test(ref(one).id));
  const few = hits.length > 0 ? hits : isNumber ? answers.slice(0, LOW) : answers.slice(0, 1);
  const low = few[rng.below(few.length)];
  return (wanted('no') ?? wanted('none') ?? low) as A;
}

export function quietGames(tried: number, seed: string): QuietGames {
  const total = { games: 0, botTurns: 0, asked: 0, dones: 0 };
  const often = new Map<string, number>();
  for (let game = 0; game < tried; game += 1) {
    const one = quietGame(`${seed} ${game}`);
    if (!one.isQuiet) continue;
    total.games += 1;
    total.botTurns += one.botTurns;
    total.asked += one.asked.length;
    total.dones += one.dones;
    for (const id of one.asked) often.set(id, (often.get(id) ?? 0) + 1);
  }
  return { ...total, often };
}

function quietGame(seed: string) {
  const seen = { isQuiet: true, botTurns: 0, dones: 0, asked: [] as string[] };
  const watched: typeof europa = {
    ...europa,
    botTurn: (table, seat) => {
      seen.botTurns += 1;
      europa.botTurn(table, seat);
    },
  };
  const policy: Policy<State, Input> = {
    answer: (question, rng) => {
      seen.asked.push(question.ask.id);
      return quietly(question, rng);
    },
    input: (_, __, legal) => {
      const all = legal();
      const kind = (wanted: Input['kind']) => all.find((input) => input.kind === wanted);
      const input = kind('event') ?? kind('pass') ?? (kind('done') as Input);
      if (input.kind === 'done') seen.dones += 1;
      return input;
    },
  };
  const watch = (state: State): void => {
    if (state.players.some((player) => isAtWarWithOpponent(state, player))) seen.isQuiet = false;
  };
  simulate(watched, SOLO['1-00'] as Config, seed, { policy, watch });
  return seen;
}

/** Half of the turns ask this many questions at most. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.slice().sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
