interface Keeper {
  /** Writes the newest value, and says whether that was done. */
  readonly keep: () => Promise<boolean>;
  /** Nothing is shown of what was taken last. */
  readonly ondropped: () => void;
  /** Something is being written, or no longer. */
  readonly onahead: (isAhead: boolean) => void;
}

/** A step that was taken and is not yet shown. */
interface Taken<Value> {
  readonly value: Value;
}

/**
 * What is shown is kept: a step is written before anybody sees it done. The next one may be taken
 * meanwhile, on top of those that are still being written, so that quick taps all count. When a
 * step is not kept, it is dropped, and with it all that was taken on top of it.
 */
export class KeptFirst<Value> {
  private shown: Value;
  private coming: readonly Taken<Value>[] = [];
  private waiting: readonly (() => void)[] = [];
  private readonly keeper: Keeper;

  constructor(first: Value, keeper: Keeper) {
    this.shown = first;
    this.keeper = keeper;
  }

  /** With all that is not yet shown: what is kept next. */
  get newest(): Value {
    return this.coming.at(-1)?.value ?? this.shown;
  }

  /** Something is still being written. */
  get isAhead(): boolean {
    return this.coming.length > 0;
  }

  /** `show` runs once the value is kept. */
  take(value: Value, show: () => void): void {
    const taken: Taken<Value> = { value };
    this.comes([...this.coming, taken]);
    void this.keeper.keep().then((kept) => {
      // Writes come to their end in order: one that is not the first was dropped with one before it.
      if (this.coming[0] !== taken) return;
      if (kept) {
        this.comes(this.coming.slice(1));
        this.shown = value;
        show();
      } else {
        this.comes([]);
        this.keeper.ondropped();
      }
      this.goOn();
    });
  }

  /** In place of what is shown: from elsewhere, and kept there. Only when nothing is being written. */
  replace(value: Value): void {
    this.shown = value;
  }

  /** At once, or as soon as nothing is being written any more; in the order of the calls. */
  whenShown(run: () => void): void {
    this.waiting = [...this.waiting, run];
    this.goOn();
  }

  private comes(coming: readonly Taken<Value>[]): void {
    this.coming = coming;
    this.keeper.onahead(this.isAhead);
  }

  private goOn(): void {
    for (;;) {
      const [first, ...others] = this.waiting;
      if (first === undefined || this.isAhead) return;
      this.waiting = others;
      first();
    }
  }
}
