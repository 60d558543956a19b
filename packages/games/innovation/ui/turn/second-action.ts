import type { Input } from '../../rules/view.ts';

type Kind = Input['kind'];

/** What takes a turn. What an action brings besides (levels, bridges, land, a city) is recorded beside it. */
const ACTIONS: ReadonlySet<Kind> = new Set<Kind>([
  'build',
  'upgrade',
  'scholar',
  'spell',
  'book',
  'innovation',
  'shipping',
  'pass',
]);
/** An action that is carried out by another entry: spades are built on, a neutral building is put down. */
const BEGUN: ReadonlySet<Kind> = new Set<Kind>(['spell', 'book', 'innovation']);
const CARRIED_OUT: ReadonlySet<Kind> = new Set<Kind>(['build', 'upgrade', 'shipping']);

export const hasActed = (entered: readonly Input[]): boolean =>
  entered.some(({ kind }) => ACTIONS.has(kind));

/** A turn has one action. Some cards give another, so it is asked about and never refused. */
export function isSecondAction(entered: readonly Input[], { kind }: Input): boolean {
  const actions = entered.filter((input) => ACTIONS.has(input.kind));
  if (actions.length === 0 || !ACTIONS.has(kind)) return false;
  const isOnlyBegun = actions.every((input) => BEGUN.has(input.kind));
  return !(isOnlyBegun && CARRIED_OUT.has(kind));
}
