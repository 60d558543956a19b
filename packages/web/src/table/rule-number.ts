/** Rules that no book numbers, such as `law.setup`, have a sentence but nothing to look up. */
export const ruleNumber = (rule: string): string | undefined =>
  /\d/.test(rule) ? rule : undefined;
