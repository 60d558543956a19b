import type { Message } from '@empty-chair/kernel/words';

/** The command line itself makes no sense: an unknown word, a missing argument. */
export class UsageError extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(`usage: ${reason.id}`);
    this.name = 'UsageError';
    this.reason = reason;
  }
}

/** Bad data in a file, with the file's name in front of the place in it. */
export class InFile extends Error {
  readonly file: string;
  override readonly cause: unknown;
  constructor(file: string, cause: unknown) {
    super(`in ${file}`);
    this.name = 'InFile';
    this.file = file;
    this.cause = cause;
  }
}
