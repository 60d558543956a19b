import { seatOnTurn } from '@empty-chair/kernel/match';
import type { Seat } from '@empty-chair/kernel/words';
import { sharedTexts, tableTexts, words } from '@empty-chair/uikit/words.svelte.ts';
import { route } from '../route.svelte.ts';
import { loadUi, sharedTextsOf } from '../session/game-uis.ts';
import { shelve } from '../session/open-game.ts';
import { shelf } from '../store/games.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { overText } from './notices.ts';
import type { Found } from './open-table.ts';
import { pageOf, serverOf } from './table-server.ts';
import type { JoinActions, JoinTable, JoinView, Present } from './view.ts';

/** So long those who are there have to say so, before free chairs are shown. */
const GREETING_MS = 300;

/** Somebody who has opened a link to a shared table. */
export class Invited implements JoinActions {
  /** Nothing until there are words for it. */
  view: JoinView | undefined = $state.raw();
  private readonly link: string;
  private found: Found | undefined;
  private present: readonly Present[] = [];
  private isStopped = false;
  private leave: () => void = () => undefined;

  constructor(link: string) {
    this.link = link;
    void this.ask();
  }

  stop(): void {
    this.isStopped = true;
    this.leave();
  }

  cancel(): void {
    route.replace({ name: 'home' });
  }

  async join({ name, chairs }: { name: string; chairs: readonly Seat[] }): Promise<void> {
    const { found, view } = this;
    if (found === undefined || view?.kind !== 'table' || view.isBusy) return;
    this.view = { ...view, isBusy: true };
    const { savedTable } = await import('./open-table.ts');
    if (name !== '') await settings.set({ player: name });
    const { game, page } = found;
    const table = savedTable(found, { page: pageOf(location.href), name, chairs });
    const id = await shelve(
      { game, story: page.story },
      { table, ...(page.name !== '' && { name: page.name }) },
    );
    if (!this.isStopped) route.replace({ name: 'table', id });
  }

  private async ask(): Promise<void> {
    await words.use(settings.language, [tableTexts, sharedTexts]);
    this.view = { kind: 'asking' };
    try {
      const { findTable, invitationFrom, isSameTable, whoIsThere } = await import(
        './open-table.ts'
      );
      const invitation = invitationFrom(this.link);
      if (invitation === undefined) return this.refuse(words.t('ui.sharing.linkCut'));
      const row = await shelf.atTable((link) => isSameTable(link, invitation));
      if (row !== undefined) return route.replace({ name: 'table', id: row.id });
      const server = serverOf(location.href);
      this.found = await findTable(server, invitation);
      if (this.isStopped) return;
      this.leave = whoIsThere(server, this.found, (present) => {
        this.present = present;
        if (this.view?.kind === 'table') this.view = { ...this.view, present };
      });
      const [table] = await Promise.all([tableOf(this.found), greeting()]);
      this.view = { ...table, present: this.present };
    } catch (error) {
      console.warn(error);
      const isAnswer = error instanceof Error && error.name !== 'TypeError';
      this.refuse(words.t(isAnswer ? overText(error) : 'ui.sharing.noAnswer'));
    }
  }

  private refuse(why: string): void {
    this.view = { kind: 'refused', why };
  }
}

async function tableOf({ game, page, invitation }: Found): Promise<JoinTable> {
  const { id } = game.module;
  const [uiOf] = await Promise.all([loadUi(id), words.use(settings.language, sharedTextsOf(game))]);
  const ui = uiOf(game);
  const { state, record, waiting } = page.story.match;
  const [headline] = state === undefined ? [] : game.module.describe(state);
  return {
    ...{ kind: 'table', game: id, isBusy: false, present: [], name: settings.player },
    title: page.name || undefined,
    headline: headline === undefined ? '' : words.say(headline),
    board: state === undefined ? undefined : { ui, game, state, acting: seatOnTurn(waiting) },
    mayPlay: invitation.role === 'player',
    chairs: state === undefined ? [] : ui.chairs(state, game.module.seats(record.config)),
  };
}

const greeting = (): Promise<void> => new Promise((over) => setTimeout(over, GREETING_MS));
