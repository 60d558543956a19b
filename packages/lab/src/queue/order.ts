import { gunzipSync, gzipSync } from 'node:zlib';
import * as json from '@empty-chair/kernel/json';
import { readResult } from '../batch-file.ts';
import type { LoadedStudy } from '../load.ts';
import type { Study } from '../study.ts';
import { studyText } from '../study.ts';
import type { ThreadReply } from '../thread-words.ts';

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
export function packed(answer: ThreadReply): string {
  return gzipSync(JSON.stringify(answer)).toString('base64');
}

/** No answer of ours unpacks to more. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Whoever may write to the database may write anything there: an answer is read like a file from
 * outside. Undefined: it is no answer to this batch.
 */
export function unpacked(
  loaded: LoadedStudy,
  batch: number,
  text: string,
): ThreadReply | undefined {
  try {
    const bytes = gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES });
    const fields = json.object(JSON.parse(bytes.toString('utf8')), '');
    if (!('failed' in fields)) return { result: readResult(loaded, batch, fields['result']) };
    json.refuseDeep(fields);
    const { failed, reproduction } = fields;
    return { failed: json.text(failed, 'failed'), reproduction };
  } catch {
    return undefined;
  }
}

/** The order of a job, or undefined when it is none of ours. */
export function readOrder(data: unknown): Order | undefined {
  try {
    const fields = json.object(data, '', ['title', 'study', 'fingerprint', 'batch']);
    const text = (name: string): string => json.text(json.field(fields, '', name), name);
    return {
      title: text('title'),
      study: text('study'),
      fingerprint: text('fingerprint'),
      batch: json.whole(json.field(fields, '', 'batch'), 'batch', 0, Number.MAX_SAFE_INTEGER),
    };
  } catch {
    return undefined;
  }
}
