import type { Sound } from './sounds.ts';

/** How loud all of it is. */
const MASTER = 0.5;
/** Seconds of noise to cut from; no sound needs more. */
const NOISE = 0.1;
/** As good as nothing: a fall by a ratio never reaches it. */
const SILENT = 0.0001;

/** Makes sounds with the browser's own means. To be made at a tap: before one a page may not sound. */
export class SoundPlayer {
  private readonly context: AudioContext;
  private readonly master: GainNode;
  private readonly noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.context = context;
    this.master = context.createGain();
    this.master.gain.value = MASTER;
    this.master.connect(context.destination);
    this.noise = context.createBuffer(1, Math.ceil(NOISE * context.sampleRate), context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }

  play(sound: Sound): void {
    // A browser puts a page to sleep that was away.
    if (this.context.state === 'suspended') void this.context.resume();
    for (const part of sound) this.playPart(part);
  }

  close(): void {
    void this.context.close();
  }

  private playPart(part: Sound[number]): void {
    const start = this.context.currentTime + part.at / 1000;
    const end = start + part.length / 1000;
    const volume = this.context.createGain();
    volume.gain.setValueAtTime(part.attack === undefined ? part.gain : SILENT, start);
    if (part.attack !== undefined) {
      volume.gain.linearRampToValueAtTime(part.gain, start + part.attack / 1000);
    }
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    volume.connect(this.master);
    const source = this.sourceOf(part, start, end, volume);
    source.start(start);
    source.stop(end);
  }

  private sourceOf(
    part: Sound[number],
    start: number,
    end: number,
    into: AudioNode,
  ): AudioScheduledSourceNode {
    const glide = (pitch: AudioParam): void => {
      pitch.setValueAtTime(part.from, start);
      pitch.exponentialRampToValueAtTime(part.to, end);
    };
    if (part.wave === 'noise') {
      const filter = this.context.createBiquadFilter();
      filter.type = part.filter;
      glide(filter.frequency);
      filter.connect(into);
      const source = this.context.createBufferSource();
      source.buffer = this.noise;
      source.connect(filter);
      return source;
    }
    const source = this.context.createOscillator();
    source.type = part.wave;
    glide(source.frequency);
    source.connect(into);
    return source;
  }
}
