/** What holds for one place just now; whoever reads it hears of this place only. */
export class Box<T> {
  now: T | undefined;

  constructor(first: T | undefined) {
    this.now = $state.raw(first);
  }
}

/**
 * Something about a few of many places, which changes with every step: each has a box of its own,
 * so that only those are asked whose content is another.
 */
export class Boxes<T> {
  private readonly boxes = new Map<string, Box<T>>();
  private shown: ReadonlyMap<string, T> = new Map();

  /** Asked for once, where the place is made. */
  of(key: string): Box<T> {
    const box = this.boxes.get(key) ?? new Box(this.shown.get(key));
    this.boxes.set(key, box);
    return box;
  }

  /** For an effect that runs before the places are drawn. */
  show(all: ReadonlyMap<string, T>): void {
    const before = this.shown;
    this.shown = all;
    for (const key of new Set([...before.keys(), ...all.keys()])) {
      const box = this.boxes.get(key);
      if (box !== undefined) box.now = all.get(key);
    }
  }
}
