/** One thing to be timed: `run` is called until the time is up. */
export interface Workload {
  readonly name: string;
  readonly unit: string;
  /** Does some of the work and says how many units that were; the same for the same round. */
  readonly run: (round: number) => number;
  /** It comes to many rules that the workloads before it do not. */
  readonly hasNewRules?: boolean;
}

/** Two workloads that are timed beside each other: units of the one in the time of a unit of the other. */
interface Comparison {
  readonly name: string;
  readonly of: Workload;
  readonly to: Workload;
}

/** What a game has in its `bench.ts`. */
export interface GameBench {
  /** Each is timed beside the reference, in this order. */
  readonly workloads: readonly Workload[];
  /** Timed after all workloads. */
  readonly comparisons: readonly Comparison[];
  /** What the last profile found to take the time. */
  readonly limits: readonly string[];
}
