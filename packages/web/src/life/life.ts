import type { LifeEvent } from '@empty-chair/uikit/happens.ts';
import type { Sound } from './sounds.ts';
import { soundOf, VIBRATIONS } from './sounds.ts';

interface Player {
  play(sound: Sound): void;
  close(): void;
}

/** The world around it, for a test to stand in. */
export interface Surroundings {
  readonly wished: () => { readonly sound: boolean; readonly haptics: boolean };
  /** The turn is being read aloud: nothing sounds into that. */
  readonly isSpeaking: () => boolean;
  /** Somebody has tapped: before that a browser lets a page neither sound nor vibrate. */
  readonly mayStir: () => boolean;
  readonly vibrate: (pattern: readonly number[]) => void;
  readonly load: () => Promise<Player>;
}

/** Sound and vibration of what happens at the table. What makes the sounds is loaded with the first one. */
export class Life {
  private readonly around: Surroundings;
  private player: Promise<Player | undefined> | undefined;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** `n`: of so many pieces. */
  async happens(event: LifeEvent, n = 1): Promise<void> {
    const { wished, isSpeaking, mayStir, vibrate, load } = this.around;
    if (!mayStir()) return;
    const { sound, haptics } = wished();
    const pattern = VIBRATIONS[event];
    if (haptics && pattern !== undefined) vibrate(pattern);
    if (!sound) return;
    this.player ??= load().catch(() => {
      // Tried again with the next one.
      this.player = undefined;
      return undefined;
    });
    const player = await this.player;
    if (!isSpeaking()) player?.play(soundOf(event, n, Math.random));
  }

  async close(): Promise<void> {
    (await this.player)?.close();
    this.player = undefined;
  }
}
