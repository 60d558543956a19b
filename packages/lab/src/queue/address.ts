/** Where the queue is. The whole address holds a password: only `shown` may be printed. */
export interface QueueAddress {
  readonly url: string;
  /** The machine and the database. */
  readonly shown: string;
}

const SCHEMES = ['postgres:', 'postgresql:'];

/** Undefined: this is no address of a PostgreSQL server. */
export function queueAddress(text: string): QueueAddress | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  if (!SCHEMES.includes(url.protocol) || url.hostname === '') return undefined;
  return { url: text, shown: `${url.host}${url.pathname}` };
}

/** For what may end in a file or on a screen: `//name:secret@` loses its secret. */
export function withoutPasswords(text: string): string {
  return text
    .replace(/(\/\/[^\s/:@]*):[^\s/]*@/g, '$1:***@')
    .replace(/([?&]password=)[^\s&]*/gi, '$1***');
}
