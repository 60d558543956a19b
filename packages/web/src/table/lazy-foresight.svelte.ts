import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Component } from 'svelte';
import type { Foresight } from '../foresight/foresight.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { whenSettled } from '../shell/when-idle.ts';
import type { TableModel } from './table-model.svelte.ts';

export interface OpenForesight {
  readonly Panel: Component<{ table: TableModel; foresight: Foresight }>;
  readonly foresight: Foresight;
}

/** Foresight, opened and closed: its panel and its worker are loaded while nobody waits for them. */
export class LazyForesight {
  private readonly table: TableModel;
  private loaded: OpenForesight | undefined = $state.raw();
  private loading: Promise<OpenForesight | undefined> | undefined;
  private isWanted: boolean = $state(false);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** A bot's turn can be foreseen while nothing else is being worked off or asked. */
  get canOpen(): boolean {
    const { session, turn } = this.table;
    const { waiting } = session;
    if (session.state === undefined || turn.isWorking) return false;
    if (waiting.kind === 'bot') return turn.reading === undefined;
    if (waiting.kind !== 'human') return false;
    return session.seats.some(({ bot }) => bot);
  }

  /** What there is to show; undefined while it is closed. */
  get open(): OpenForesight | undefined {
    return this.isWanted && this.canOpen ? this.loaded : undefined;
  }

  async enter(): Promise<void> {
    if (!this.canOpen) return;
    this.isWanted = true;
    if ((await this.load()) === undefined) {
      this.isWanted = false;
      toasts.show(words.t('ui.loadFailed'));
    }
  }

  leave(): void {
    this.isWanted = false;
    this.loaded?.foresight.leave();
  }

  /** One step back: from a place to all of them, then out. At once where that is asked for. */
  back(isOut: boolean): void {
    const foresight = this.open?.foresight;
    if (isOut || foresight?.place === undefined) this.leave();
    else foresight.place = undefined;
  }

  /** For an effect: loads once the table has settled, and gives what ends the worker. */
  prepare(): () => void {
    let isGone = false;
    const later = whenSettled(() => {
      void this.load().then((loaded) => {
        if (!isGone) loaded?.foresight.warm();
      });
    });
    return () => {
      isGone = true;
      later();
      this.loaded?.foresight.close();
    };
  }

  private load(): Promise<OpenForesight | undefined> {
    this.loading ??= import('../foresight/index.ts').then(
      ({ Foresight, ForesightPanel }) => {
        this.loaded = { Panel: ForesightPanel, foresight: new Foresight(this.table) };
        return this.loaded;
      },
      () => {
        this.loading = undefined;
        return undefined;
      },
    );
    return this.loading;
  }
}
