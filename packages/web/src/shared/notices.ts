import type { Ref } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { ServerRefused } from '@empty-chair/tables/transport';
import type { UiId } from '@empty-chair/uikit/words.svelte.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';

/** Somebody by name, also one who never gave any. */
export const whoIs = (name: string): Ref => literal(name || words.t('ui.sharing.somebody'));

/** What happened at a shared table, in one sentence. */
export function tellNotice(notice: Notice, { ui, state, seats }: Session): void {
  switch (notice.kind) {
    case 'overtaken': {
      const why = notice.reason === undefined ? '' : words.say(notice.reason);
      const said = words.t('ui.sharing.overtaken', { who: whoIs(notice.who) });
      toasts.refuse(`${said} ${why}`.trim());
      break;
    }
    case 'your-turn': {
      const chairs = state === undefined ? [] : ui.chairs(state, seats);
      const chair = chairs.find(({ seat }) => seat === notice.seat);
      const said = words.t('ui.sharing.yourTurn', { name: chair?.name ?? literal('') });
      void notify(said);
      toasts.show(said);
      break;
    }
    case 'asked':
      toasts.show(words.t('ui.sharing.asked', { who: whoIs(notice.who) }));
      break;
    case 'unreadable':
      toasts.refuse(words.t('ui.sharing.unreadable'));
      break;
    case 'over':
      toasts.refuse(words.t(overText(notice.why)));
      break;
  }
}

/** The link leads nowhere any more: the game is one of this device alone. */
export const isOverForGood = (why: Error): boolean =>
  why instanceof ServerRefused &&
  ['withdrawn', 'unknown-table', 'wrong-token'].includes(why.refusal);

export function overText(why: unknown): UiId {
  if (!(why instanceof ServerRefused)) return 'ui.sharing.over.broken';
  switch (why.refusal) {
    case 'withdrawn':
    case 'wrong-token':
      return 'ui.sharing.over.withdrawn';
    case 'unknown-table':
      return 'ui.sharing.over.unknown';
    case 'table-full':
    case 'too-large':
      return 'ui.sharing.over.full';
    default:
      return 'ui.sharing.over.broken';
  }
}
