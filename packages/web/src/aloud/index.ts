export { default as AloudBar } from './AloudBar.svelte';
export { default as AloudPanel } from './AloudPanel.svelte';
export { listenToMediaKeys } from './media-keys.ts';
