/**
 * The number that a printed book gives a rule: of the law too. Our own ids, such as `law.setup`, `A-14` or
 * `AOI-S11`, have a sentence but are in no box, so nobody at the table could look them up.
 */
export const ruleNumber = (rule: string): string | undefined =>
  /^(?:law\.)?(\d.*)$/.exec(rule)?.[1];
