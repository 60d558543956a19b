import { getContext, setContext } from 'svelte';

/** Told by each form what it would record now: whoever leaves it half done has said it all the same. */
export type Leaving = (form: object, record: (() => void) | undefined) => void;

const KEY = Symbol('leaving');

/** For a page whose forms are left without a word: what they hold is recorded then. */
export const recordOnLeaving = (leaving: Leaving): Leaving => setContext(KEY, leaving);

/** Undefined where a form is left only by its buttons. */
export const leavingHere = (): Leaving | undefined => getContext<Leaving | undefined>(KEY);
