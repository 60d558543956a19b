import type {
  NewTable,
  OfferedOperation,
  Role,
  SealedOperation,
  Withdrawal,
} from '@empty-chair/tables/protocol';

/** What a token opens. */
export type Access =
  | { readonly kind: 'open'; readonly role: Role }
  | { readonly kind: 'withdrawn'; readonly handover: string }
  | { readonly kind: 'wrong-token' }
  | { readonly kind: 'unknown-table' };

export type Appended =
  /** Kept for good, now or by an earlier request with the same id. */
  | { readonly kind: 'kept'; readonly n: number }
  | { readonly kind: 'behind' }
  | { readonly kind: 'full' }
  /** The token was withdrawn since it was looked at. */
  | { readonly kind: 'wrong-token' };

/** As many operations as one answer holds. */
export interface Page {
  readonly operations: readonly SealedOperation[];
  /** There are more after the last of them. */
  readonly hasMore: boolean;
}

/** What is told to every process that serves the same tables. */
export type Told =
  | { readonly kind: 'operation'; readonly table: string }
  | { readonly kind: 'withdrawn'; readonly table: string }
  /** The line was cut for a while: whatever was told meanwhile was not heard. */
  | { readonly kind: 'missed' }
  | {
      readonly kind: 'light';
      readonly table: string;
      readonly from: Role;
      readonly sealed: string;
    };

/** Orders and keeps sealed operations. What it answers is on the disk. It throws when it cannot keep. */
export interface TableStore {
  /** False when the id is taken by another table. */
  create(table: NewTable): Promise<boolean>;
  access(table: string, tokenHash: string): Promise<Access>;
  append(table: string, offered: OfferedOperation, tokenHash: string): Promise<Appended>;
  /** The next after that number that are sealed with the present keys. */
  page(table: string, after: number): Promise<Page>;
  withdraw(table: string, withdrawal: Withdrawal, tokenHash: string): Promise<Appended>;
  /** To all processes, this one too; resolved when it is on its way. */
  tell(told: Told): Promise<void>;
  /** Whoever listens is told; there is one who does. */
  listen(hear: (told: Told) => void): void;
  close(): Promise<void>;
}
