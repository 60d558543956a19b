import type { Refusal } from '@empty-chair/tables/protocol';

type Said = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503 | 507;
  readonly says: string;
};

/** One sentence for each, for whoever reads it in a browser or a terminal. */
const SAID: Readonly<Record<Refusal, Said>> = {
  malformed: { status: 400, says: 'This is not a request that a server of tables understands.' },
  'wrong-token': { status: 401, says: 'This link does not open that table.' },
  'viewers-only-read': { status: 403, says: 'This link is for watching; it changes nothing.' },
  foreign: {
    status: 403,
    says: 'This server answers neither pages of other sites nor under names that it does not know.',
  },
  'unknown-table': { status: 404, says: 'There is no such table here.' },
  taken: { status: 409, says: 'There is another table with that number.' },
  behind: { status: 409, says: 'Somebody was quicker; this is what you missed.' },
  withdrawn: { status: 410, says: 'This link was withdrawn; ask for the new one.' },
  'too-large': { status: 413, says: 'This is larger than anything that a table needs.' },
  'too-many-requests': { status: 429, says: 'Too many requests from your address; wait a little.' },
  'not-kept': {
    status: 503,
    says: 'The server cannot keep anything at the moment; try again soon.',
  },
  'table-full': { status: 507, says: 'This table is full; share the game anew to go on.' },
};

/** Thrown where a request is looked at; the app makes the answer of it. */
export class Refuse extends Error {
  readonly refusal: Refusal;
  readonly more: object;

  constructor(refusal: Refusal, more: object = {}) {
    super(refusal);
    this.name = 'Refuse';
    this.refusal = refusal;
    this.more = more;
  }

  get status(): Said['status'] {
    return SAID[this.refusal].status;
  }

  get body(): object {
    return { refusal: this.refusal, says: SAID[this.refusal].says, ...this.more };
  }
}
