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
  | 'stepOn'
  | 'hearNext'
  | 'held'
  | 'sayAgain'
  | 'stopAloud';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly repeat?: boolean;
  readonly target: unknown;
}

/** What lies over the turn. */
interface Over {
  readonly isWhy: boolean;
  readonly isForesight: boolean;
  /** The turn is read aloud. */
  readonly isAloud?: boolean;
}

/** What a key means at the table; nothing while it belongs to a field, a button or the board. */
export function shortcut(
  event: Pressed,
  { isWhy, isForesight, isAloud = false }: Over,
): Shortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (isTyping(event.target)) return undefined;
  if (isWhy) {
    if (event.key === 'Escape') return 'closeWhy';
    // The board moves its own focus with the arrows.
    if (event.key === 'ArrowLeft' && !isOnBoard(event.target)) return 'stepBack';
    if (event.key === 'ArrowRight' && !isOnBoard(event.target)) return 'stepOn';
  }
  if (isAloud && !isWhy && !isForesight) {
    if (event.key === 'Escape') return 'stopAloud';
    if (event.key === 'Backspace') return 'sayAgain';
    const isNext = event.key === ' ' || event.key === 'Enter';
    // Not left to the button that has the focus: it goes to the panel a moment after that came up,
    // and a key that was pressed before and let go after it would do nothing.
    if (isNext && (isGoingOn(event.target) || !isControl(event.target))) {
      // A key that is held down would rush through moves that nobody has made.
      return event.repeat ? 'held' : 'hearNext';
    }
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
/** The button that means the same as the keys. */
const isGoingOn = (target: unknown): boolean => matches(target, '[data-goes-on]');
const isControl = (target: unknown): boolean =>
  matches(target, 'button, a, label, summary, input, [role=button], svg [tabindex]');
