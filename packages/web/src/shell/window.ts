import { MediaQuery } from 'svelte/reactivity';

/** A phone on which board, chairs and panel do not fit above each other. */
export const smallWindow: MediaQuery = new MediaQuery('(max-width: 899px) and (max-height: 700px)');
/** Room for the log beside board and panel. */
export const wideWindow: MediaQuery = new MediaQuery('(min-width: 1500px)');
