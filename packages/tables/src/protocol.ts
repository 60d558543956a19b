/**
 * What devices and a server of tables say to each other (docs/protocol.md). The server knows this
 * file and nothing else of ours: what is sealed stays a text to it.
 */

/** An operation as the server keeps it. */
export interface SealedOperation {
  /** Given by the server, from 1 without a gap. */
  readonly n: number;
  /** Chosen at random by the device: sent twice, it is still one operation. */
  readonly id: string;
  readonly sealed: string;
}

/** Of the operation that makes a table, or that makes it anew under other keys. */
export type FirstOperation = Omit<SealedOperation, 'n'>;

/** An operation that a device offers, with the number that it builds on. */
export interface OfferedOperation extends FirstOperation {
  readonly after: number;
}

/** What the server keeps of a link's tokens: enough to know them again. */
export interface TokenHashes {
  readonly player: string;
  readonly viewer: string;
}

export interface NewTable extends TokenHashes {
  readonly id: string;
  readonly first: FirstOperation;
}

/** New keys for a table: whoever holds only the old link is out. */
export interface Withdrawal extends TokenHashes {
  /** The number that the new beginning builds on. */
  readonly after: number;
  readonly first: FirstOperation;
  /** The new keys, sealed for those who stay; told to whoever comes with an old token. */
  readonly handover: string;
}

export const ROLES = ['player', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Beside the record: passed on to whoever listens now, never kept. */
export interface LightMessage {
  /** As the server knows it: a viewer cannot pass for a player. */
  readonly from: Role;
  readonly sealed: string;
}

/** Why the server refuses, in one word for programs; beside it stands a sentence for people. */
export const REFUSALS = [
  'malformed',
  'wrong-token',
  'viewers-only-read',
  'foreign',
  'unknown-table',
  'taken',
  'behind',
  'withdrawn',
  'too-large',
  'table-full',
  'too-many-requests',
  'not-kept',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The names of the events in a stream. */
export const EVENTS = { operation: 'operation', light: 'light', withdrawn: 'withdrawn' } as const;

export const TABLES_PATH = '/tables';

/** 16 random bytes as base64url. */
export const ID_FORM = /^[A-Za-z0-9_-]{22}$/;
/** 32 bytes as base64url: a token, or its hash. */
export const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;
export const SEALED_FORM = /^[A-Za-z0-9_-]+$/;

/** Letters of one sealed operation: the longest record that we know takes half of it. */
export const MOST_SEALED = 1_000_000;
/** Letters of a light message: it must fit into a notification of PostgreSQL. */
export const MOST_LIGHT = 4_000;
/** Letters of all sealed operations of one table, and how many operations. */
export const MOST_TABLE = 16_000_000;
export const MOST_OPERATIONS = 100_000;
/** When nothing happens, a stream says so as often as this, and devices ask no oftener. */
export const HEARTBEAT_MS = 25_000;
