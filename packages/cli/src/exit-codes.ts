/** Documented in docs/cli.md. */
export const EXIT = {
  ok: 0,
  /** Refused, illegal, or bad data in a file. Nothing was changed. */
  refused: 1,
  /** The command line itself makes no sense. */
  usage: 2,
  /** Our mistake; a bug report was written. */
  internal: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
