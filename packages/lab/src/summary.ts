import type { Ref } from '@empty-chair/kernel/words';
import type { LoadedStudy } from './load.ts';
import type { BatchResult } from './run-batch.ts';
import type { Estimate, Histogram, Spread } from './stats.ts';
import { count, rate, sorted, spread } from './stats.ts';

/** What a study found. Plain JSON, the same for the same study on any number of workers. */
export interface Summary {
  readonly title: string;
  readonly game: string;
  readonly fingerprint: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly seed: string;
  readonly first: number;
  readonly gamesPerTable: number;
  readonly tables: readonly TableSummary[];
}

export interface TableSummary {
  readonly axes: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  /** The seat that the table is about. */
  readonly about?: number;
  readonly games: number;
  /** Given up as endless; they count for nobody's wins and scores. */
  readonly unfinished: number;
  readonly nobody: number;
  readonly turns: Spread & { readonly histogram: Pairs };
  readonly seats: readonly SeatSummary[];
  readonly coverage: {
    readonly games: number;
    readonly rules: Readonly<Record<string, number>>;
  };
}

export interface SeatSummary {
  readonly seat: number;
  readonly name: Ref;
  readonly bot: boolean;
  /** Of a human's stand-in. */
  readonly plan?: string;
  readonly wins: number;
  /** Of these, with others. */
  readonly shared: number;
  readonly winRate: Estimate;
  readonly score: Spread & { readonly histogram: Pairs };
}

export type Pairs = readonly (readonly [number, number])[];

interface TableTally {
  games: number;
  unfinished: number;
  nobody: number;
  readonly turns: Histogram;
  readonly seats: { wins: number; shared: number; readonly score: Histogram }[];
  traced: number;
  readonly rules: Map<string, number>;
}

/** Takes the batches one by one, in any order, and keeps only counts: memory does not grow with games. */
export class Summing {
  private readonly loaded: LoadedStudy;
  private readonly tallies: readonly TableTally[];

  constructor(loaded: LoadedStudy) {
    this.loaded = loaded;
    this.tallies = loaded.tables.map(({ seats }) => ({
      games: 0,
      unfinished: 0,
      nobody: 0,
      turns: new Map(),
      seats: seats.map(() => ({ wins: 0, shared: 0, score: new Map() })),
      traced: 0,
      rules: new Map(),
    }));
  }

  add({ batch, turns, ended, winners, points, coverage }: BatchResult): void {
    const tally = this.tallies[this.loaded.batches[batch]?.table ?? -1];
    if (tally === undefined) throw new RangeError(`no batch ${batch} in this study`);
    for (const [index, isEnded] of ended.entries()) {
      tally.games += 1;
      count(tally.turns, turns[index] as number);
      if (isEnded === 0) {
        tally.unfinished += 1;
        continue;
      }
      const bits = winners[index] as number;
      if (bits === 0) tally.nobody += 1;
      for (const [seat, own] of tally.seats.entries()) {
        count(own.score, points[seat]?.[index] as number);
        if ((bits & (1 << seat)) === 0) continue;
        own.wins += 1;
        if (bits !== 1 << seat) own.shared += 1;
      }
    }
    tally.traced += coverage.games;
    for (const [rule, games] of coverage.rules) {
      tally.rules.set(rule, (tally.rules.get(rule) ?? 0) + games);
    }
  }

  summary(): Summary {
    const { study, game, fingerprint, tables } = this.loaded;
    return {
      title: study.title,
      game: game.id,
      fingerprint,
      rulesVersion: game.rulesVersion,
      contentHash: game.contentHash,
      seed: study.seed,
      first: study.first,
      gamesPerTable: study.games,
      tables: tables.map(({ axes, words, seats, plans, about }, index) => {
        const tally = this.tallies[index] as TableTally;
        const { games, unfinished, nobody, turns, rules, traced } = tally;
        return {
          axes,
          words,
          ...(about !== undefined && { about }),
          games,
          unfinished,
          nobody,
          turns: shaped(turns),
          seats: seats.map(({ seat, name, bot }, at) => {
            const { wins, shared, score } = tally.seats[at] as TableTally['seats'][number];
            const plan = plans[at];
            return {
              seat,
              name,
              bot,
              ...(plan !== undefined && { plan }),
              wins,
              shared,
              winRate: rate(wins, games),
              score: shaped(score),
            };
          }),
          coverage: {
            games: traced,
            rules: Object.fromEntries([...rules].sort(([a], [b]) => (a < b ? -1 : 1))),
          },
        };
      }),
    };
  }
}

const shaped = (histogram: Histogram) => ({ ...spread(histogram), histogram: sorted(histogram) });

export function summaryText(summary: Summary): string {
  return `${JSON.stringify(summary, undefined, 1)}\n`;
}
