import type { Voice } from './aloud.ts';

/** A little slower than one talks: hands are busy while they listen. */
const RATE = 0.95;

/** The device's own voice, whichever `speaker` names when something is to be said. */
export class DeviceVoice implements Voice {
  private readonly speaker: () => SpeechSynthesisVoice | undefined;
  /** Held: a browser forgets a sentence that nobody holds, and never says that it is through. */
  private saying: SpeechSynthesisUtterance | undefined;

  constructor(speaker: () => SpeechSynthesisVoice | undefined) {
    this.speaker = speaker;
  }

  say(text: string, whenSaid: () => void): void {
    const voice = this.speaker();
    if (voice === undefined) {
      whenSaid();
      return;
    }
    const saying = new SpeechSynthesisUtterance(text);
    saying.voice = voice;
    saying.lang = voice.lang;
    saying.rate = RATE;
    saying.onend = whenSaid;
    // A device that cannot speak just now must not wait for itself for ever.
    saying.onerror = whenSaid;
    this.saying = saying;
    speechSynthesis.speak(this.saying);
  }

  hush(): void {
    speechSynthesis.cancel();
  }
}
