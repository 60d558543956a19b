/** Somebody who can be heard: the device, or a test. */
export interface Voice {
  /** `whenSaid` is called at the end of the text, not when it is cut off. */
  say(text: string, whenSaid: () => void): void;
  hush(): void;
}

/** A line of a turn as it is heard. */
export interface Heard {
  /** Which line of which turn: the same one is not said twice. */
  readonly key: string;
  readonly text: string;
}

export type Pace = 'off' | 'speaking' | 'waiting';

/**
 * Reads a turn aloud, a line at a time: says the line that is shown, then waits until another one is.
 * Where none is shown, at a question, it waits in silence.
 */
export class Aloud {
  private readonly voice: Voice;
  private readonly changed: (pace: Pace) => void;
  private pace: Pace = 'off';
  private shown: Heard | undefined;
  private sayings = 0;

  constructor(voice: Voice, changed: (pace: Pace) => void) {
    this.voice = voice;
    this.changed = changed;
  }

  start(): void {
    if (this.pace !== 'off') return;
    this.go('waiting');
    this.say();
  }

  stop(): void {
    this.hush();
    this.go('off');
  }

  /** The line that is to be done now. */
  show(heard: Heard | undefined): void {
    if (heard?.key === this.shown?.key) return;
    this.shown = heard;
    if (this.pace === 'off') return;
    this.hush();
    this.say();
  }

  again(): void {
    if (this.pace === 'off') return;
    this.hush();
    this.say();
  }

  private say(): void {
    if (this.shown === undefined) return;
    this.sayings += 1;
    const mine = this.sayings;
    this.go('speaking');
    this.voice.say(this.shown.text, () => {
      if (mine === this.sayings && this.pace === 'speaking') this.go('waiting');
    });
  }

  private hush(): void {
    if (this.pace !== 'speaking') return;
    this.voice.hush();
    this.go('waiting');
  }

  private go(pace: Pace): void {
    if (pace === this.pace) return;
    this.pace = pace;
    this.changed(pace);
  }
}
