export { default as ForesightPanel } from './ForesightPanel.svelte';
export { Foresight } from './foresight.svelte.ts';
