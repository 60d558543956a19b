import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';

/** Who can say of a box whether it is printed so: whoever plays the game that a way is of. */
export interface Owner {
  readonly session: TurnSession;
  /** What asks them. */
  readonly AsPrinted: Component<{ session: TurnSession; chart: string; node: string }>;
}
const KEY = Symbol('owner of the booklet');

export const askOwner = (owner: () => Owner | undefined): void => {
  setContext(KEY, owner);
};
/** Nobody, where a chart is only shown. */
export const ownerToAsk = (): (() => Owner | undefined) =>
  getContext<(() => Owner | undefined) | undefined>(KEY) ?? (() => undefined);
