import type { Seat } from '@empty-chair/kernel/words';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { AnyStory } from '../session/opened.ts';
import type { Session } from '../session/session.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { whenIdle } from '../shell/when-idle.ts';
import { timeOr } from '../store/clock.ts';
import type { SavedTable } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import type { TableModel } from '../table/table-model.svelte.ts';
import type { Notice } from './notice.ts';
import { isOverForGood, tellNotice } from './notices.ts';
import type { Surroundings } from './open-table.ts';
import type { SharedTable } from './shared-table.ts';
import { servedAt, serverOf } from './table-server.ts';
import type { SharedActions, SharedView } from './view.ts';

interface Parts {
  readonly session: Session;
  /** The name of the game, if it was given one. */
  readonly title: string | undefined;
  /** Keeps the row with `saved` in it; says whether that was done. */
  readonly save: () => Promise<boolean>;
  /** Puts a game beside the others on the shelf. */
  readonly copy: (story: AnyStory) => Promise<void>;
}

type Beside = Pick<SavedTable, 'page' | 'secret'>;

/** The game on this screen as a shared table, if it is one; what there is to it is loaded then. */
export class Sharing {
  /** Undefined while the game is not shared. */
  view: SharedView | undefined = $state.raw();
  private readonly parts: Parts;
  private table: SharedTable | undefined;
  private beside: Beside | undefined;
  /** Tables can be shared from here. */
  private isServed: boolean = $state(false);
  private model: TableModel | undefined;
  private readonly ends: (() => void)[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** For the drawings, which pass them on one by one. */
  readonly actions: SharedActions = {
    share: () => this.share(),
    leave: () => this.leave(),
    withdraw: (keys) => this.withdraw(keys),
    takeChairs: (seats) => this.table?.takeChairs(seats),
    rename: (name) => this.rename(name),
    look: (place) => this.table?.look(place),
    tick: (line, isOn) => this.model?.tickTo(isOn ? line + 1 : line),
    choose: (whose) => void this.table?.choose(whose),
    askTable: () => this.table?.askTable(),
  };

  /** It is shared, or could be. */
  get isOffered(): boolean {
    return this.view !== undefined || this.isServed;
  }

  /** As the row has it. */
  get saved(): SavedTable | undefined {
    const { table, beside } = this;
    if (table === undefined || beside === undefined) return undefined;
    return { ...table.me, ...beside, link: table.link, device: table.kept };
  }

  /** The chair of whoever sits before this device. */
  get ownSeat(): Seat | undefined {
    return this.view?.present.find(({ isMe }) => isMe)?.chairs[0];
  }

  /** As the row has it; to be called before anything is entered. */
  async reopen(saved: SavedTable | undefined): Promise<void> {
    if (saved === undefined) return;
    const { session } = this.parts;
    const { reopenTable } = await import('./open-table.ts');
    const given = { saved, game: session.game.module, story: session.shown };
    try {
      this.table = reopenTable(serverOf(location.href), given, this.around);
      this.beside = { page: saved.page, secret: saved.secret };
    } catch (error) {
      // The game itself is sound, and goes on here alone.
      console.warn(error);
      toasts.refuse(words.t('ui.sharing.over.broken'));
    }
  }

  /** The screen is there: from now on things are shown. */
  sitAt(model: TableModel): void {
    this.model = model;
    model.onticked = (line, isOn) => {
      if (model.turn.reading !== undefined) this.table?.tick(model.turn.reading.entry, line, isOn);
    };
    if (this.table !== undefined) this.begin();
  }

  /** For an effect: asks whether tables can be shared from here, when the page has nothing to do. */
  prepare(): () => void {
    return whenIdle(() => {
      void servedAt(location.href, fetchHere).then((served) => {
        this.isServed = served !== undefined;
      });
    });
  }

  /** The screen is left, or another tab has the game. */
  stop(): void {
    this.table?.stop();
    for (const end of this.ends.splice(0)) end();
  }

  /** For an effect: somebody has read what kept the others' doings from being shown. */
  catchUp(): void {
    if (this.model?.reason.why === undefined) this.table?.catchUp();
  }

  private async share(): Promise<void> {
    if (this.table !== undefined) return;
    const { session, title = '' } = this.parts;
    const served = await servedAt(location.href, fetchHere);
    if (served === undefined) return toasts.refuse(words.t('ui.sharing.notServed'));
    const { makeTable } = await import('./open-table.ts');
    await new Promise<void>((quiet) => session.whenQuiet(quiet));
    const { page } = served;
    const given = { page, title, name: settings.player, story: session.shown };
    const game = session.game.module;
    const made = makeTable(serverOf(location.href), { ...given, game }, this.around);
    this.table = made.table;
    this.beside = { page, secret: made.secret };
    // The link is kept before anybody sees it: a table without it is lost.
    const isMade = (await this.parts.save()) && (await succeeds(made.create));
    if (isMade) this.begin();
    else {
      this.forget();
      toasts.refuse(words.t('ui.sharing.notMade'));
    }
  }

  private leave(): void {
    this.stop();
    this.forget();
  }

  private async withdraw(keys: readonly string[]): Promise<void> {
    const { table } = this;
    if (table === undefined) return;
    if (await succeeds(() => table.withdraw(keys))) toasts.show(words.t('ui.sharing.withdrawn'));
    else toasts.refuse(words.t('ui.sharing.notWithdrawn'));
  }

  private rename(name: string): void {
    void settings.set({ player: name });
    this.table?.rename(name);
  }

  private begin(): void {
    const { table } = this;
    if (table === undefined) return;
    this.parts.session.elsewhere = table;
    table.start();
    this.follow(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') table.wake();
    });
    this.follow(window, 'online', () => table.wake());
    this.follow(window, 'offline', () => table.doubt());
    this.follow(window, 'pagehide', () => table.sayGone());
    this.refresh();
  }

  private follow(target: EventTarget, event: string, run: () => void): void {
    target.addEventListener(event, run);
    this.ends.push(() => target.removeEventListener(event, run));
  }

  private forget(): void {
    this.table = undefined;
    this.beside = undefined;
    this.parts.session.elsewhere = undefined;
    this.view = undefined;
    void this.parts.save();
  }

  private refresh(): void {
    const { table, model } = this;
    if (table === undefined || this.parts.session.elsewhere !== table) return;
    const entry = model?.turn.reading?.entry;
    const done = entry === undefined ? undefined : table.doneOf(entry);
    if (entry !== undefined && done !== undefined) model?.followTo(entry, done);
    this.view = table.viewAt(model?.turn.reading?.entry);
  }

  private noticed(notice: Notice): void {
    tellNotice(notice, this.parts.session);
    if (notice.kind === 'over' && isOverForGood(notice.why)) this.leave();
  }

  private get around(): Surroundings {
    return {
      sitting: this.parts.session,
      save: this.parts.save,
      copy: this.parts.copy,
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      now: () => timeOr(0),
      isVisible: () => document.visibilityState === 'visible',
      hear: { changed: () => this.refresh(), notice: (notice) => this.noticed(notice) },
    };
  }
}

const fetchHere = (address: string, init: RequestInit): Promise<Response> => fetch(address, init);

const succeeds = (run: () => Promise<void>): Promise<boolean> =>
  run().then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );
