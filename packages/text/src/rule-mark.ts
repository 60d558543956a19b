import type { RuleId } from '@empty-chair/kernel/words';
import type { Renderer } from './renderer.ts';

/**
 * The number that a printed book gives a rule: of the law too. Our own ids, such as `law.setup`, `A-14` or
 * `AOI-S11`, have a sentence but are in no box, so nobody at the table could look them up.
 */
export const ruleNumber = (rule: string): string | undefined =>
  /^(?:law\.)?(\d.*)$/.exec(rule)?.[1];

/**
 * What stands for a rule behind a line on the command line: the number in its book, the id under which our
 * README has it, or what the trait of a bot is called. A word of ours, such as `law.setup`, stands for nothing.
 */
export function ruleMark(words: Renderer, rule: RuleId): string | undefined {
  if (!/^[a-z]+\./.test(rule)) return rule;
  const [kind = '', id = ''] = rule.split('.');
  if (/[\dA-Z]/.test(id.charAt(0))) return rule.slice(kind.length + 1);
  return words.has(`ref.${kind}.${id}`) ? words.name({ kind, id }) : undefined;
}

/** The same in brackets, to be put behind a sentence. */
export function inBrackets(words: Renderer, rule: RuleId | undefined): string {
  const mark = rule === undefined ? undefined : ruleMark(words, rule);
  return mark === undefined ? '' : ` [${mark}]`;
}
