import { tick } from 'svelte';

/** What a screen reader is told without moving its focus. */
class Announcer {
  polite: string = $state('');
  assertive: string = $state('');
  private interruption = 0;

  say(text: string): void {
    this.polite = text;
  }

  clear(): void {
    this.interruption += 1;
    this.polite = '';
    this.assertive = '';
  }

  /** Said at once. Gives what takes it away again: an answered question is not read a second time. */
  interrupt(text: string): () => void {
    this.interruption += 1;
    const mine = this.interruption;
    // Emptied first: the same question asked twice is said twice.
    this.assertive = '';
    void tick().then(() => {
      if (mine === this.interruption) this.assertive = text;
    });
    return () => {
      if (mine !== this.interruption) return;
      this.interruption += 1;
      this.assertive = '';
    };
  }
}

export const announcer = new Announcer();
