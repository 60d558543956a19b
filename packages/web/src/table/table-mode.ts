import type { Waiting } from '@empty-chair/kernel/match';
import { seatToAct } from '@empty-chair/kernel/match';
import type { Next } from '@empty-chair/kernel/module';
import type { Question } from '@empty-chair/kernel/table';
import type { GameView } from '../router.ts';

export type Over = Extract<Next, { kind: 'over' }>;

/** What the panel at the table shows, with what it needs for that. */
export type Panel =
  /** What to put on the real table, the log, the check: views with an address of their own. */
  | { readonly kind: 'begin' | 'log' | 'check' }
  | { readonly kind: 'end'; readonly over: Over }
  /** The turn: a checklist is worked off, or the game waits. */
  | { readonly kind: 'working' | 'bot' | 'human' }
  /** At a shared table: the turn of another human, or a question to them, who enters it themselves. */
  | { readonly kind: 'theirs' }
  | { readonly kind: 'question'; readonly question: Question<unknown> };

/** Foresight lies over the panel of the turn, which waits under it as it is. */
interface Foreseeing<Open> {
  readonly kind: 'foresight';
  readonly open: Open;
  readonly under: Panel;
}

export type TableMode<Open> =
  | Panel
  | Foreseeing<Open>
  /** The reason of a line lies over everything. */
  | { readonly kind: 'why'; readonly under: Panel | Foreseeing<Open> }
  /** The board shows how it was after a line of the log. */
  | { readonly kind: 'past'; readonly beside: Panel };

/** All that the mode follows from. */
export interface AtTable<Open> {
  /** The view that the address asks for. */
  readonly view: GameView;
  readonly waiting: Waiting;
  /** The human on turn, or asked alone, sits at another device of a shared table. */
  readonly isTheirs: boolean;
  /** What older rules asked to put on the table is no longer known. */
  readonly isOfOtherRules: boolean;
  /** A line of the checklist is still to be done. */
  readonly isWorking: boolean;
  readonly isWhyOpen: boolean;
  readonly foresight: Open | undefined;
  readonly isLineSelected: boolean;
  /** The log has a column of its own, whatever else goes on. */
  readonly isWide: boolean;
}

export function modeOf<Open>(at: AtTable<Open>): TableMode<Open> {
  const panel = panelAt(at);
  const { view, foresight: open } = at;
  const isPast = at.isLineSelected && (view === 'log' || at.isWide);
  if (isPast && !at.isWhyOpen) return { kind: 'past', beside: panel };
  const isForeseeing = view === 'table' && open !== undefined;
  const shown = isForeseeing ? ({ kind: 'foresight', open, under: panel } as const) : panel;
  return at.isWhyOpen ? { kind: 'why', under: shown } : shown;
}

function panelAt(at: AtTable<unknown>): Panel {
  const { view, waiting, isTheirs, isOfOtherRules, isWorking } = at;
  if (view === 'log' || view === 'check') return { kind: view };
  if (view === 'begin' && !isOfOtherRules) return { kind: 'begin' };
  if (view === 'end' && waiting.kind === 'over') return { kind: 'end', over: waiting };
  if (isWorking) return { kind: 'working' };
  if (waiting.kind === 'over') return { kind: 'end', over: waiting };
  if (isTheirs && seatToAct(waiting) !== undefined) return { kind: 'theirs' };
  if (waiting.kind === 'question') return { kind: 'question', question: waiting.question };
  return { kind: waiting.kind };
}

/** The panel, whatever lies over it. */
export function panelOf(mode: TableMode<unknown>): Panel {
  switch (mode.kind) {
    case 'why':
      return panelOf(mode.under);
    case 'foresight':
      return mode.under;
    case 'past':
      return mode.beside;
    default:
      return mode;
  }
}

/** What is foreseen, also under a reason of it. */
export function foresightOf<Open>(mode: TableMode<Open>): Open | undefined {
  if (mode.kind === 'why') return foresightOf(mode.under);
  return mode.kind === 'foresight' ? mode.open : undefined;
}

/** The address of what is shown: an end that is not reached has none. */
export function viewOf(mode: TableMode<unknown>): GameView {
  const { kind } = panelOf(mode);
  return kind === 'begin' || kind === 'log' || kind === 'check' || kind === 'end' ? kind : 'table';
}

export type PanelKey = Exclude<TableMode<unknown>['kind'], 'past'>;

/** What lies on top: another one has the focus and begins at its top. */
export function panelKey(mode: TableMode<unknown>): PanelKey {
  return mode.kind === 'past' ? mode.beside.kind : mode.kind;
}

/** A checklist and foresight wait under their reason; what listens to keys may not. */
export function isPanelShown(mode: TableMode<unknown>): boolean {
  if (mode.kind !== 'why') return true;
  return mode.under.kind === 'working' || mode.under.kind === 'foresight';
}

/** Beside what is only read the board only shows; a tap there could answer a question unseen. */
export function isTappable(mode: TableMode<unknown>): boolean {
  const view = viewOf(mode);
  return mode.kind !== 'why' && (view === 'table' || view === 'begin' || view === 'check');
}

/** Whose mat it is lies under the panel of the turn. */
export function hasMat(mode: TableMode<unknown>): boolean {
  return isPanelShown(mode) && viewOf(mode) === 'table' && foresightOf(mode) === undefined;
}
