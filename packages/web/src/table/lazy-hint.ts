import type { HintListener } from '@empty-chair/uikit/game-ui.ts';
import type { ForesightClient } from '../foresight/client.ts';
import type { HintRequest } from '../foresight/messages.ts';
import type { Session } from '../session/session.svelte.ts';
import { NOT_LOADED } from '../shell/not-loaded.ts';
import { whenSettled } from '../shell/when-idle.ts';

/** More of them tell nothing that a person could see, */
const GAMES = 600;
/** nobody waits longer for the first of them, also on a slow phone, */
const TIME = 1200;
/** and while the hint is read, so long more are played. In milliseconds. */
const LONGEST = 12_000;
/** Long enough for the engine to make the rules quick. */
const WARMING = 400;

/** Looks for a sensible move in a worker of its own, which is loaded while nobody waits for it. */
export class LazyHint {
  private readonly session: Session;
  private client: ForesightClient | undefined;
  private isClosed = false;

  constructor(session: Session) {
    this.session = session;
  }

  /** Gives what stops it. */
  ask(to: HintListener): () => void {
    let isStopped = false;
    let stop = (): void => {};
    const notLoaded = () => {
      if (!isStopped) to.onfailed(NOT_LOADED);
    };
    void this.ready().then((client) => {
      const request = this.request(TIME, LONGEST);
      if (isStopped || request === undefined) return;
      stop = client.hint(request, to);
    }, notLoaded);
    return () => {
      isStopped = true;
      stop();
    };
  }

  /** For an effect: the worker plays a little for practice, and is gone with the table. */
  prepare(): () => void {
    this.isClosed = false;
    const later = whenSettled(() => {
      const request = this.request(WARMING, WARMING);
      if (request === undefined) return;
      // Without a network there is no practice, and nobody waits for it.
      void this.ready().then(
        (client) => client.warmHint(request),
        () => {},
      );
    });
    return () => {
      later();
      this.isClosed = true;
      this.client?.close();
      this.client = undefined;
    };
  }

  private async ready(): Promise<ForesightClient> {
    const { ForesightClient } = await import('../foresight/client.ts');
    const client = this.client ?? new ForesightClient();
    if (!this.isClosed) this.client = client;
    return client;
  }

  /** Of the position that is shown; the same position has the same hint. */
  private request(time: number, longest: number): HintRequest | undefined {
    const { match, game } = this.session;
    const { state, waiting, record } = match;
    if (state === undefined || waiting.kind !== 'human') return undefined;
    const { codecs, id } = game.module;
    return {
      game: id,
      config: codecs.config.encode(record.config),
      state: codecs.state.encode(state),
      seat: waiting.seat,
      seed: `hint ${record.entries.length}`,
      games: GAMES,
      time,
      longest,
    };
  }
}
