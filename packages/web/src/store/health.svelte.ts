import { database } from './database.ts';

/** Whether the browser keeps what we give it. A failing store is said at once, never silently. */
class Health {
  failed: boolean = $state(false);
  /** The browser promised not to clear our data when space runs short. */
  persistent: boolean = $state(false);
  /** Whether that promise can be asked for: a page that is not secure cannot. */
  readonly canPersist: boolean = navigator.storage?.persist !== undefined;
  private asked = false;

  /** Runs a write; a failure is shown and passed on as `false`. */
  async kept(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write();
      this.failed = false;
      return true;
    } catch (error) {
      console.error(error);
      this.failed = true;
      return false;
    }
  }

  /** Runs a read. Its success says nothing about writing, so a failure told earlier stays told. */
  async readable(read: () => Promise<unknown>): Promise<void> {
    try {
      await read();
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  /** Asked once, when there is something to lose: the first saved game. */
  async askToPersist(): Promise<void> {
    if (this.asked || !this.canPersist) return;
    this.asked = true;
    try {
      this.persistent =
        (await navigator.storage.persisted()) || (await navigator.storage.persist());
    } catch {
      // Not granted is not a failure: the data is kept as usual.
    }
  }

  /** Opens the database to see whether it can be used at all. */
  async check(): Promise<void> {
    await this.kept(() => database());
    try {
      this.persistent = (await navigator.storage?.persisted?.()) ?? false;
    } catch {
      this.persistent = false;
    }
  }
}

export const health = new Health();
