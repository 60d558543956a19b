import type { PanelKey } from '../table/table-mode.ts';

export type HintId = 'board' | 'record' | 'end' | 'moves' | 'allDone' | 'sound';

/** Something short that is said once, where the eye already is. */
interface Hint {
  readonly id: HintId;
  readonly panel: Extract<PanelKey, 'human' | 'working'>;
  /** What it speaks of, as the page marks it. */
  readonly subject: string;
  /** What lies above it is looked at with it. */
  readonly isBelowFirst?: true;
  /** Only once something of this turn is entered. */
  readonly isAfterEntry?: true;
}

export const HINTS: readonly Hint[] = [
  { id: 'board', panel: 'human', subject: '[data-coach=board]' },
  { id: 'record', panel: 'human', subject: '[data-coach=panel]' },
  { id: 'end', panel: 'human', subject: '[data-coach=actions] .primary', isAfterEntry: true },
  { id: 'moves', panel: 'working', subject: '[aria-current=step]', isBelowFirst: true },
  { id: 'allDone', panel: 'working', subject: '[data-coach=all-done]' },
  // Without a voice there is nothing to hear.
  { id: 'sound', panel: 'working', subject: '[data-coach=speaker]:not(.mute)' },
];

/** What the panel asks for: nothing lies over it. */
export const INSTRUCTION = '[data-coach=panel] :is(h2, .lead, [aria-current=step])';
/** Something that comes before the first ordinary turn, such as a bonus tile: the hints are not about it. */
const ERRAND = '[data-coach=errand]';

/** The next hint beside a panel, of those whose subject is there to be pointed at. */
export const hintFor = (
  panel: PanelKey,
  seen: readonly string[],
  isThere: (subject: string) => boolean,
  hasEntered: boolean,
): Hint | undefined =>
  isThere(ERRAND)
    ? undefined
    : HINTS.find(
        (hint) =>
          hint.panel === panel &&
          !seen.includes(hint.id) &&
          (hasEntered || !hint.isAfterEntry) &&
          isThere(hint.subject),
      );
