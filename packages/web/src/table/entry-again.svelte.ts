import type { SeatInfo } from '@empty-chair/kernel/module';
import type { OpenEntry } from '@empty-chair/kernel/record';
import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState, RegisteredGame } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { AnyStory } from '../session/opened.ts';
import type { NumberedEntry } from '../session/session.svelte.ts';
import { reasonOf } from '../session/session.svelte.ts';

/** What the game's own panel sees while an entry is said once more: the table as it was then. */
export class EntryAgain implements TurnSession {
  readonly game: RegisteredGame;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  /** The game before that entry. */
  private readonly before: AnyStory;
  private readonly onsaid: (entry: OpenEntry<AnyInput>) => void;
  readonly entriesThisTurn: readonly NumberedEntry[];
  refusal: Message | undefined = $state.raw();

  constructor(
    { game, seats }: Pick<TurnSession, 'game' | 'seats'>,
    seat: Seat,
    before: AnyStory,
    {
      entriesThisTurn,
      onsaid,
    }: Pick<TurnSession, 'entriesThisTurn'> & {
      readonly onsaid: (entry: OpenEntry<AnyInput>) => void;
    },
  ) {
    this.game = game;
    this.seats = seats;
    this.seat = seat;
    this.before = before;
    this.entriesThisTurn = entriesThisTurn;
    this.onsaid = onsaid;
  }

  get state(): AnyState | undefined {
    return this.before.match.state;
  }

  get entriesSoFar() {
    return this.before.record.entries;
  }

  positionAfter(entries: number) {
    return this.before.at(entries);
  }

  /** Nothing is kept: it is run to see whether it fits, and shown with all that would follow. */
  submit(input: AnyInput): void {
    const entry = { seat: this.seat, input, answers: [] };
    try {
      this.before.enter(entry);
    } catch (error) {
      this.refusal = reasonOf(error);
      return;
    }
    this.refusal = undefined;
    this.onsaid(entry);
  }

  /** What was entered before it stays. */
  undoTo(): void {}

  whenShown(tap: () => void): void {
    tap();
  }
}
