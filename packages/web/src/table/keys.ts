export type Shortcut =
  | 'undo'
  | 'botTurn'
  | 'why'
  | 'foresight'
  | 'help'
  | 'enter'
  | 'closeWhy'
  | 'closeForesight'
  | 'stepBack'
  | 'stepOn';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: unknown;
}

/** What a key means at the table; nothing while it belongs to a field, a button or the board. */
export function shortcut(
  event: Pressed,
  { isWhy, isForesight }: { readonly isWhy: boolean; readonly isForesight: boolean },
): Shortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (isTyping(event.target)) return undefined;
  if (isWhy) {
    if (event.key === 'Escape') return 'closeWhy';
    // The board moves its own focus with the arrows.
    if (event.key === 'ArrowLeft' && !isOnBoard(event.target)) return 'stepBack';
    if (event.key === 'ArrowRight' && !isOnBoard(event.target)) return 'stepOn';
  }
  if (isForesight && !isWhy && event.key === 'Escape') return 'closeForesight';
  switch (event.key) {
    case 'u':
      return 'undo';
    case 'b':
      return 'botTurn';
    case 'w':
      return isWhy ? 'closeWhy' : 'why';
    case 'f':
      return isForesight ? 'closeForesight' : 'foresight';
    case '?':
      return 'help';
    case 'Enter':
      return isControl(event.target) ? undefined : 'enter';
    default:
      return undefined;
  }
}

const matches = (target: unknown, selector: string): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null;

const isTyping = (target: unknown): boolean =>
  matches(target, 'textarea, select, dialog, input:not([type=checkbox], [type=radio])');
const isOnBoard = (target: unknown): boolean => matches(target, 'svg, [role=application]');
const isControl = (target: unknown): boolean =>
  matches(target, 'button, a, label, summary, input, [role=button], svg [tabindex]');
