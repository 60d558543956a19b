/** The drawings that several parts of the map share, around their own middle; the star around any. */
export const STAR = 'm0-7 2 4.8 5.2.5-3.9 3.4 1.2 5-4.5-2.7-4.5 2.7 1.2-5-3.9-3.4 5.2-.5z';
/** A turned skittle on the grid of 24, its foot at 22. */
export const SKITTLE =
  'M12 2a4.7 4.7 0 0 1 2.9 8.4H9.1A4.7 4.7 0 0 1 12 2ZM8.2 11.6h7.6c.6 2.6 3.6 4.2 4 8.8.1.9-.5 1.6-1.4 1.6H5.6c-.9 0-1.5-.7-1.4-1.6.4-4.6 3.4-6.2 4-8.8Z';
export const HULL = 'M-17 3h34l-5.5 9.5h-23z';
export const SAILS = 'M-1.2-18v19h-12.5c5-4.5 10-10.5 12.5-19zM2-14c5 3 8.5 8.5 9.5 15H2z';
/** A swallow-tailed flag on its pole: rebels march under it. */
export const FLAG = 'M-13-18h26l-6 9 6 9h-26z';
export const SHIELD = 'M-5-6H5V0C5 4 2.5 6 0 7.5-2.5 6-5 4-5 0Z';
/** Unrest: a small flame. */
export const FLAME =
  'M0-5.4c3.4 1.9 5 4 5 6.2a5 5 0 0 1-10 0c0-1.5.8-2.7 2-3.6.2 1.1.6 1.7 1.4 2 .7-1.4 1.2-2.7 1.6-4.6Z';
