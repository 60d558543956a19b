/**
 * A Targeting Chart of a realm (EU-19): a tree. One rolls among the nodes of a level; a node that is
 * no valid target is passed on to its substitute, its children, its siblings, its cousins.
 */
export type Target =
  | { readonly kind: 'realm'; readonly id: string }
  /** EU-19.2: the lawful owner if it is occupied. */
  | { readonly kind: 'ownerOf'; readonly id: string }
  | { readonly kind: 'realmIn'; readonly id: string }
  /** EU-19.4: a vacant territory. */
  | { readonly kind: 'territory'; readonly id: string };
export const TARGET_KINDS = ['realm', 'ownerOf', 'realmIn', 'territory'] as const;

export interface TargetNode {
  /** The faces of the die that lead here: `1-2`. */
  readonly on: string;
  readonly target: Target;
  readonly substitute?: Target;
  readonly children: readonly TargetNode[];
}

export const TARGETING_KINDS = ['military', 'diplomatic'] as const;
export type TargetingKind = (typeof TARGETING_KINDS)[number];
export type TargetingChart = readonly TargetNode[];
