const MARK = 'other-rules ';

/** The reason that a worker with other rules gives; the coordinator knows it by its mark. */
export function refusalOf(worker: string): string {
  return `${MARK}${worker}`;
}

export function refusedBy(reason: string | undefined): string | undefined {
  return reason?.startsWith(MARK) ? reason.slice(MARK.length) : undefined;
}
