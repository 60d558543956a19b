import type {
  LightMessage,
  OfferedOperation,
  Refusal,
  SealedOperation,
  Withdrawal,
} from './protocol.ts';

/** The server has answered, and the answer is no. */
export class ServerRefused extends Error {
  readonly refusal: Refusal;
  /** Of a withdrawn link: the new keys, for those who stay. */
  readonly handover: string | undefined;

  constructor(refusal: Refusal, handover?: string) {
    super(refusal);
    this.name = 'ServerRefused';
    this.refusal = refusal;
    this.handover = handover;
  }
}

export type AppendAnswer =
  | { readonly kind: 'kept'; readonly n: number }
  | { readonly kind: 'behind'; readonly operations: readonly SealedOperation[] };

/** What is heard on an open stream. */
export interface Hearing {
  /** Anything at all, a heartbeat too. */
  readonly alive: () => void;
  readonly operation: (operation: SealedOperation) => void;
  readonly light: (message: LightMessage) => void;
  /** Once: ServerRefused, or whatever the network says. */
  readonly ended: (why: unknown) => void;
}

/** The way to one table. What fails for another reason than ServerRefused may be tried again. */
export interface Transport {
  append(offered: OfferedOperation): Promise<AppendAnswer>;
  light(sealed: string): Promise<void>;
  /** All after that number in one request, and then what comes. Gives how to leave. */
  follow(after: number, hearing: Hearing): () => void;
}

/** The same way, for whoever may have to put new keys in place of the old. */
export interface WithdrawingTransport extends Transport {
  withdraw(withdrawal: Withdrawal): Promise<AppendAnswer>;
}
