import { gunzipSync, gzipSync } from 'node:zlib';
import type { BatchResult } from '../run-batch.ts';
import type { Study } from '../study.ts';
import { studyText } from '../study.ts';

/** All coordinators and workers of one database meet here. */
export const QUEUE = 'empty-chair-lab';

/** What a job asks for: everything that a worker needs, so that it can be anywhere. */
export interface Order {
  readonly title: string;
  /** As text: a database may put the fields of an object in another order, and then it is another study. */
  readonly study: string;
  readonly fingerprint: string;
  readonly batch: number;
}

/** What a job gives back. A game that failed is an answer too: to try again would fail again. */
export type Answer =
  | { readonly result: BatchResult }
  | { readonly failed: string; readonly reproduction: unknown };

export function orderFor(study: Study, fingerprint: string, batch: number): Order {
  return { title: study.title, study: studyText(study), fingerprint, batch };
}

/** The same batch of the same study is the same job, however often and by whomever it is ordered. */
export function jobId(fingerprint: string, batch: number): string {
  return `${fingerprint}-${batch}`;
}

/** The number of a batch, if the job belongs to the study. */
export function batchOf(fingerprint: string, id: string): number | undefined {
  if (!id.startsWith(`${fingerprint}-`)) return undefined;
  const batch = Number(id.slice(fingerprint.length + 1));
  return Number.isSafeInteger(batch) ? batch : undefined;
}

/** Columns of small numbers shrink to a third; the database keeps them as one piece of text. */
export function packed(answer: Answer): string {
  return gzipSync(JSON.stringify(answer)).toString('base64');
}

export function unpacked(text: string): Answer {
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8')) as Answer;
}
