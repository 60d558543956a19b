import type { BatchResult } from './run-batch.ts';
import type { Study } from './study.ts';

/** What a thread that plays batches is started with, told, and says. */
export interface ThreadData {
  readonly lab: 'worker';
}
export interface ThreadOrder {
  readonly study: Study;
  readonly batch: number;
}
/** A game that failed is a reply too: to try again would fail again. */
export type ThreadReply =
  | { readonly result: BatchResult }
  | { readonly failed: string; readonly reproduction: unknown };
