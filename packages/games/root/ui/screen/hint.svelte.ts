import type { Message } from '@empty-chair/kernel/words';
import type { HintPicture, TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { RootView } from '../../rules/view.ts';
import { rootView } from '../board/root-view.ts';
import { hasChoice } from './choosing.ts';
import type { HintMove } from './hint-moves.ts';
import { hintMoves } from './hint-moves.ts';
import { handAt } from './screen-hand.svelte.ts';

/** A hint for whoever is on turn, of one position: with the next move it is over. */
export class ScreenHint {
  private readonly session: TurnSession;
  private of: TurnSession['state'] = $state.raw();
  private stop: (() => void) | undefined;
  picture: HintPicture | undefined = $state.raw();
  problem: Message | undefined = $state.raw();
  /** The move that was tapped, as a record has it: more games may put it in another place. */
  private tapped: string | undefined = $state();

  constructor(session: TurnSession) {
    this.session = session;
  }

  get canOpen(): boolean {
    const { hint, state } = this.session;
    const { view } = handAt(this.session);
    if (hint === undefined || state === undefined || view?.isOnTurn !== true) return false;
    return hasChoice(view.offers);
  }

  get isOpen(): boolean {
    return this.of !== undefined && this.of === this.session.state;
  }

  get isWorking(): boolean {
    return this.problem === undefined && this.picture?.isReady !== true;
  }

  get moves(): readonly HintMove[] {
    return this.picture === undefined ? [] : this.movesOf(this.picture);
  }

  /** Not derived: a hint outlives the button that asked for it first, and with it would end what is derived. */
  private readonly movesOf = once((picture: HintPicture): readonly HintMove[] => {
    const { view } = handAt(this.session);
    const { board } = this;
    return view && board ? hintMoves(this.session, view, board, picture) : [];
  });

  get board(): RootView | undefined {
    return this.session.state && rootView(this.session.state);
  }

  get chosen(): number {
    return Math.max(
      0,
      this.moves.findIndex(({ key }) => key === this.tapped),
    );
  }

  choose(at: number): void {
    this.tapped = this.moves[at]?.key;
  }

  open(): void {
    this.close();
    if (!this.canOpen) return;
    this.of = this.session.state;
    this.tapped = undefined;
    this.stop = this.session.hint?.({
      onhint: (picture) => {
        this.picture = picture;
      },
      onfailed: (reason) => {
        this.problem = reason;
      },
    });
  }

  /** Whatever was still being played is stopped. */
  close(): void {
    this.stop?.();
    this.stop = undefined;
    this.of = undefined;
    this.picture = undefined;
    this.problem = undefined;
  }

  /** As if it had been tapped together: its preview, and nothing more. */
  show(): void {
    const move = this.moves[this.chosen];
    this.close();
    if (move !== undefined) handAt(this.session).choose(move.choosing);
  }
}

const hints = new WeakMap<TurnSession, ScreenHint>();

export function hintAt(session: TurnSession): ScreenHint {
  const hint = hints.get(session) ?? new ScreenHint(session);
  hints.set(session, hint);
  return hint;
}
