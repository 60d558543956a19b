import { capitalIn } from './capital-in.ts';
import { words } from './words.svelte.ts';

/** A label in the language of the app. */
export const capital = (text: string): string => capitalIn(text, words.language);
