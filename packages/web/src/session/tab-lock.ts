/**
 * Who holds a game: one tab at a time. Web Locks tell the tabs of one browser apart and are given
 * back when a tab dies. Where there are none (no secure context), the version of the row in the
 * database still keeps a second tab from overwriting.
 */
export interface Hold {
  readonly release: () => void;
}

const nameOf = (id: string): string => `empty-chair.game.${id}`;

/** Gives undefined when another tab has the game. `onlost` is called when another takes it over. */
export async function hold(
  id: string,
  onlost: () => void,
  takeOver = false,
): Promise<Hold | undefined> {
  const { locks } = navigator;
  if (locks === undefined) return { release: () => undefined };
  return new Promise((resolve, reject) => {
    let release: () => void = () => undefined;
    const kept = new Promise<void>((done) => {
      release = done;
    });
    const options = takeOver ? { steal: true } : { ifAvailable: true };
    locks
      .request(nameOf(id), options, (lock) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        resolve({ release });
        return kept;
      })
      .catch((error: unknown) => {
        // A stolen lock rejects the request that held it.
        if (error instanceof DOMException && error.name === 'AbortError') onlost();
        else reject(error);
      });
  });
}
