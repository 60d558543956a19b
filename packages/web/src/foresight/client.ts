import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { HintListener } from '@empty-chair/uikit/game-ui.ts';
import { NOT_LOADED } from '../shell/not-loaded.ts';
import type { ForesightRequest, FromWorker, HintRequest, Picture, ToWorker } from './messages.ts';

/** As much of a worker as the client needs. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Listener {
  readonly onpicture: (picture: Picture) => void;
  readonly onfailed: (reason: Message) => void;
}
/** Whoever waits for an answer of either kind. */
type AnyListener = Partial<Listener & HintListener> & Pick<Listener, 'onfailed'>;

const newWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The page's side: one worker, kept alive, and at most one request under way. */
export class ForesightClient {
  private readonly make: () => WorkerLike;
  private worker: WorkerLike | undefined;
  private listening: { readonly id: number; readonly to: AnyListener } | undefined;
  private lastId = 0;

  constructor(make: () => WorkerLike = newWorker) {
    this.make = make;
  }

  /** Starts the worker and has it run once, so that the first real request is answered quickly. */
  warm(request: ForesightRequest): void {
    this.warmBy({ kind: 'warm', request });
  }

  /** Gives what cancels it. A request before it is no longer answered. */
  foresee(request: ForesightRequest, to: Listener): () => void {
    return this.ask(to, (id) => ({ kind: 'foresee', id, request }));
  }

  warmHint(request: HintRequest): void {
    this.warmBy({ kind: 'warmHint', request });
  }

  /** One that is there was asked before it could be warmed, and would only be kept from its work. */
  private warmBy(message: ToWorker): void {
    if (this.worker === undefined) this.ready().postMessage(message);
  }

  /** The same for a hint. */
  hint(request: HintRequest, to: HintListener): () => void {
    return this.ask(to, (id) => ({ kind: 'hint', id, request }));
  }

  private ask(to: AnyListener, message: (id: number) => ToWorker): () => void {
    this.lastId += 1;
    const id = this.lastId;
    this.listening = { id, to };
    this.ready().postMessage(message(id));
    return () => {
      if (this.listening?.id !== id) return;
      this.listening = undefined;
      this.worker?.postMessage({ kind: 'cancel' });
    };
  }

  close(): void {
    this.listening = undefined;
    this.worker?.terminate();
    this.worker = undefined;
  }

  private ready(): WorkerLike {
    if (this.worker !== undefined) return this.worker;
    const worker = this.make();
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => this.broke(event.message);
    this.worker = worker;
    return worker;
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'notLoaded') {
      this.broke(undefined);
      return;
    }
    // What was still on its way when it was cancelled.
    if (this.listening?.id !== message.id) return;
    const { to } = this.listening;
    if (message.kind === 'picture') to.onpicture?.(message.picture);
    else if (message.kind === 'hint') to.onhint?.(message.hint);
    else to.onfailed(message.reason);
  }

  /** It fell over, or without a word could not be loaded. The next request has a new one. */
  private broke(what: string | undefined): void {
    const to = this.listening?.to;
    this.close();
    to?.onfailed(
      what === undefined ? NOT_LOADED : kernelMessage('kernel.broken', { what: literal(what) }),
    );
  }
}
