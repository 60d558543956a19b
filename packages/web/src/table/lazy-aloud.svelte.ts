import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Heard, Pace } from '../aloud/aloud.ts';
import { Aloud } from '../aloud/aloud.ts';
import { DeviceVoice } from '../aloud/device-voice.ts';
import { followVoices, voiceFor } from '../aloud/voices.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { whenIdle } from '../shell/when-idle.ts';
import type { TableModel } from './table-model.svelte.ts';

type Parts = typeof import('../aloud/index.ts');

/** The reading of bots' turns, switched on and off: what it looks like is loaded while nobody waits. */
export class LazyAloud {
  private readonly table: TableModel;
  private readonly aloud: Aloud;
  private voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  private loaded: Parts | undefined = $state.raw();
  private endKeys: (() => void) | undefined;
  pace: Pace = $state('off');

  constructor(table: TableModel) {
    this.table = table;
    this.aloud = new Aloud(new DeviceVoice(() => this.speaker), (pace) => {
      this.pace = pace;
    });
  }

  private readonly speaker: SpeechSynthesisVoice | undefined = $derived.by(() =>
    voiceFor(this.voices, words.language),
  );

  get hasVoice(): boolean {
    return this.speaker !== undefined;
  }

  /** How it looks, while a line is read or waited with; undefined while it is off. */
  get open(): Parts | undefined {
    return this.pace === 'off' ? undefined : this.loaded;
  }

  /** For an effect: finds the voices, loads when the page has nothing to do, and ends with the table. */
  prepare(): () => void {
    const forget = followVoices((voices) => {
      this.voices = voices;
    });
    const later = whenIdle(() => void this.load());
    return () => {
      forget();
      later();
      this.stop();
    };
  }

  show(heard: Heard | undefined): void {
    this.aloud.show(heard);
  }

  async start(): Promise<void> {
    if (!this.hasVoice) {
      toasts.show(words.t('ui.aloud.noVoice'));
      return;
    }
    const parts = this.loaded ?? (await this.load());
    if (parts === undefined) {
      toasts.show(words.t('ui.loadFailed'));
      return;
    }
    this.aloud.start();
    this.endKeys ??= parts.listenToMediaKeys({
      title: words.t('ui.aloud'),
      next: this.next,
      again: this.again,
      stop: this.stop,
    });
  }

  /** The move is done. Between the turns of bots the hands stay free too. */
  readonly next = (): void => {
    const { table } = this;
    if (table.turn.isWorking) table.tickTo(table.turn.line + 1);
    else if (table.session.waiting.kind === 'bot') table.botTurn();
  };

  readonly again = (): void => this.aloud.again();

  readonly stop = (): void => {
    this.aloud.stop();
    this.endKeys?.();
    this.endKeys = undefined;
  };

  private async load(): Promise<Parts | undefined> {
    try {
      this.loaded ??= await import('../aloud/index.ts');
    } catch {
      // Tried again, and said, when it is wanted.
    }
    return this.loaded;
  }
}
