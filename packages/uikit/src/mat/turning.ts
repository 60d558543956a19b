import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../motion.ts';

/** In milliseconds: a card is turned over, and shows its other face from the middle on. */
const FLIP = 320;
const HALF = FLIP / 2;

const turning = (side: 1 | -1): Pick<TransitionConfig, 'duration' | 'css'> => ({
  duration: isStill() ? 0 : HALF,
  css: (_, away) => `transform: perspective(600px) rotateY(${side * away * 90}deg)`,
});

/** The face that goes; nobody can tap it or read it any more. */
export const turnedAway = (node: HTMLElement): TransitionConfig => {
  node.setAttribute('aria-hidden', 'true');
  return turning(1);
};

/** The face that comes, when the other is gone. */
export const turnedUp = (_: HTMLElement): TransitionConfig => ({
  ...turning(-1),
  delay: isStill() ? 0 : HALF,
});
