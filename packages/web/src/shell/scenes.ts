import type { Component } from 'svelte';

const scenes = import.meta.glob<Component>('../../../games/*/ui/Scene.svelte', {
  import: 'default',
  eager: true,
});

/** A picture of a game for the lists, small enough for the first load; not every game has one. */
export const sceneOf = (game: string): Component | undefined =>
  scenes[`../../../games/${game}/ui/Scene.svelte`];
