/** Most patterns are a name and mean themselves. */
const SPECIAL = /[{}']/;
export const isPlain = (pattern: string): boolean => !SPECIAL.test(pattern);
