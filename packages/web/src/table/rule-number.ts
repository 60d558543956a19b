/** As the book prints it. Rules that no book numbers, such as `law.setup`, have a sentence but nothing to look up. */
export const ruleNumber = (rule: string): string | undefined =>
  /\d/.test(rule) ? rule.replace(/^law\./, '') : undefined;
