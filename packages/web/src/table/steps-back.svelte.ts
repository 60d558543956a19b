import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { AnyMatch, AnyStory } from '../session/opened.ts';
import type { Around, Session } from '../session/session.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Reading } from '../store/saved-game.ts';
import type { BotsGoOn } from './bots-go-on.ts';
import { isPutBack } from './put-back.ts';
import type { ReadTurn } from './read-turn.svelte.ts';
import type { ReadingKeeper } from './readings.ts';
import { openReading } from './readings.ts';
import { lastOfPeople, whyNotBackTo } from './taking-back.ts';

/** What of the table a step back is about. */
interface GoneBackOn {
  readonly session: Session;
  readonly turn: ReadTurn;
  readonly goingOn: BotsGoOn;
  readonly readings: ReadingKeeper;
  /** At a shared table the chairs of this device. */
  readonly own: () => readonly Seat[] | undefined;
  /** As the pieces lie on the real table. */
  readonly physical: () => AnyState | undefined;
  /** What was looked at belongs to what is taken back. */
  readonly onback: () => void;
}

/** Steps back at the table, and what they leave to be done on the real one. */
export class StepsBack {
  private readonly table: GoneBackOn;
  private undoneReading: Reading | undefined;
  /** How the pieces lie as long as nobody has put them back. */
  private lies: AnyState | undefined;
  /** What has to be put back on the real table. */
  putBack: readonly Message[] = $state.raw([]);
  /** An entry was changed: some of it may lie there like that already. */
  isChanged: boolean = $state(false);

  constructor(table: GoneBackOn) {
    this.table = table;
  }

  undo(): void {
    const { session, goingOn } = this.table;
    // A changed entry is one step, with all that came of it.
    if (this.isChanged && session.undone !== undefined) {
      this.redo();
      return;
    }
    const { pending, entries: all } = session.match.record;
    if (session.isOnScreen && session.state !== undefined) {
      // Whoever is asked can take back the act that asks; a bot's turn goes with the act before it.
      this.undoTo(pending?.input === 'bot-turn' || !pending ? lastOfPeople(session) : all.length);
      return;
    }
    const entries = goingOn.entriesBeforeStep();
    this.goBack((around) =>
      entries === undefined ? session.undo(around) : session.undoTo(entries, around),
    );
  }

  undoTo(entries: number): void {
    const { session, own } = this.table;
    const why = whyNotBackTo(session, entries, own(), words);
    if (why !== undefined) toasts.refuse(why);
    else this.goBack((around) => session.undoTo(entries, around));
  }

  /** Puts a changed record in the place of the old one, which one undo brings back. */
  rewrite(story: AnyStory): void {
    this.goBack((around) => this.table.session.rewrite(story, around), 'changed');
  }

  /** Brings back what was just undone, with the checklist as it was. */
  redo(): void {
    const { session, turn, readings } = this.table;
    const reading = this.undoneReading;
    const isLeft = this.putBack.length > 0;
    const next = session.redo((show) => {
      show();
      turn.reading = reading;
      // Of several steps back it brings one; what the others left is still to be done.
      if (isLeft) this.putBack = this.stepsTo(this.lying);
    });
    if (next !== undefined) readings.note(reading);
  }

  /** What lies on the real table; nothing before the set-up is done. */
  get lying(): AnyState | undefined {
    const { session, physical } = this.table;
    return session.state && physical();
  }

  /** The match has gone back, from where that lay on the table. */
  wentBack(before: AnyState | undefined, isLeft: boolean = this.putBack.length > 0): void {
    const { session, turn } = this.table;
    turn.reading = openReading(session.match);
    // What an earlier step back asked for and nobody has done yet still lies as it lay.
    if (!isLeft) this.lies = before;
    this.putBack = this.stepsTo(this.lying);
  }

  private stepsTo(after: AnyState | undefined): readonly Message[] {
    const { session } = this.table;
    const { lies } = this;
    const isNothing = session.isOnScreen || lies === undefined || after === undefined;
    return isNothing ? [] : session.game.module.diff(lies, after).filter(isPutBack);
  }

  private goBack(
    back: (around: Around) => AnyMatch | undefined,
    how: 'back' | 'changed' = 'back',
  ): void {
    const { session, turn, readings, onback } = this.table;
    onback();
    // Whatever changes the game clears the list.
    const isLeft = this.putBack.length > 0;
    const next = back((show) => {
      const before = this.lying;
      this.undoneReading = turn.reading;
      show();
      this.wentBack(before, isLeft);
      this.isChanged = how === 'changed';
      const run = (): void => this.redo();
      if (this.isChanged)
        toasts.show(words.t('ui.change.done'), { label: words.t('ui.undo'), run });
      else if (session.undone !== undefined && this.putBack.length === 0) {
        toasts.show(words.t('ui.undone'), { label: words.t('ui.redo'), run });
      }
    });
    if (next !== undefined) readings.note(openReading(next));
    // Said here: a panel shows only what was refused to its own buttons.
    else if (session.refusal !== undefined) toasts.refuse(words.say(session.refusal));
  }
}
