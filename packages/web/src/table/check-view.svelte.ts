import type { Ref } from '@empty-chair/kernel/words';
import type { AnyInput } from '@empty-chair/registry/games';
import type { Chair, Marks, Place } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { Leaving } from '@empty-chair/uikit/turn/leaving.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { untrack } from 'svelte';
import { toasts } from '../shell/toasts.svelte.ts';
import { same } from './marks.ts';
import type { TableModel } from './table-model.svelte.ts';

/** What an open form would record. */
interface Held {
  readonly form: object;
  readonly record: () => void;
}
/** A place that was put right, and how many entries there were before that. */
interface Mended {
  readonly place: Ref;
  readonly from: number;
}

/** The check of the table: what differs is tapped and put right, all else is right. */
export class CheckView {
  private readonly table: TableModel;
  /** What is put right now. */
  chosen: Ref | undefined = $state.raw();
  /** A form holds its own numbers: in another round it begins with those of the record. */
  round: number = $state(0);
  private held: readonly Held[] = $state.raw([]);
  private mended: readonly Mended[] = $state.raw([]);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** What no tap on the board reaches. */
  readonly beside: readonly Place[] = $derived.by(() => {
    const { state, ui } = this.table.session;
    return state === undefined ? [] : ui.checks(state);
  });

  /** What was found otherwise, with what an open form says. */
  readonly differing: readonly Ref[] = $derived.by(() => {
    const now = this.held.length > 0 && this.chosen !== undefined ? [this.chosen] : [];
    const all = [...this.mended.map(({ place }) => place), ...now];
    return all.filter((ref, index) => all.findIndex((other) => same(other, ref)) === index);
  });

  get marks(): Marks {
    const { isPlace } = this.table;
    const chosen = this.chosen === undefined ? [] : [this.chosen];
    const places = chosen.filter(isPlace).map((ref) => ({ ref, as: 'selected' as const }));
    // The whole board stays in sight: what differs next is tapped there.
    return places.length === 0 ? NO_MARKS : { places, arrows: [], isFleeting: true };
  }

  /** What was entered for another place stands; the same place tapped again is let go. */
  choose(place: Ref): void {
    if (!this.settle()) return;
    this.chosen = this.chosen && same(this.chosen, place) ? undefined : place;
    this.round += 1;
  }

  /** A chair stands for what is said of it, or for what the game keeps at no place. */
  chooseChair({ name }: Chair): void {
    const own = this.beside.find(({ ref }) => same(ref, name)) ?? this.beside.at(-1);
    if (own !== undefined) this.choose(own.ref);
  }

  /** Told by each form what it would record. */
  readonly leaving: Leaving = (form, record) =>
    untrack(() => {
      const others = this.held.filter((one) => one.form !== form);
      this.held = record === undefined ? others : [...others, { form, record }];
    });

  readonly record = (inputs: readonly AnyInput[]): void => {
    const { session } = this.table;
    const from = session.newest.match.record.entries.length;
    const place = this.chosen;
    // A refusal is shown as a toast, and the form stays as it is.
    if (place === undefined || !session.submitAll(inputs)) return;
    this.mended = [...this.mended, { place, from }];
  };

  /** Records what the open forms hold. Gives whether all of it was taken. */
  private settle(): boolean {
    const { held } = this;
    this.held = [];
    for (const [index, { record }] of held.entries()) {
      const before = this.mended.length;
      record();
      if (this.mended.length > before) continue;
      this.held = held.slice(index);
      return false;
    }
    return true;
  }

  /** Takes back what the open form says, or what was put right last. */
  back(): void {
    const last = this.mended.at(-1);
    if (this.held.length > 0) {
      this.held = [];
      this.round += 1;
    } else if (last !== undefined) {
      this.mended = this.mended.slice(0, -1);
      this.chosen = undefined;
      this.table.back.undoTo(last.from);
    }
  }

  /** All is right now. Gives whether it could be recorded. */
  finish(): boolean {
    if (!this.settle()) return false;
    const [first] = this.mended;
    const said = words.t('ui.check.done', { n: this.differing.length });
    const run = (): void => this.table.back.undoTo(first?.from ?? 0);
    toasts.show(said, first === undefined ? undefined : { label: words.t('ui.undo'), run });
    this.mended = [];
    this.chosen = undefined;
    return true;
  }

  /** Left without its button: what was entered was meant, and can be taken back. */
  leave(): void {
    if (this.held.length + this.mended.length > 0) this.finish();
    this.chosen = undefined;
  }
}
