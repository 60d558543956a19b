import type { Explanation } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/table';
import type { DecisionNode, Narrowing, StepNode, TraceNode } from '@empty-chair/kernel/trace';
import { criterionOf } from '@empty-chair/kernel/trace';
import type { Message, Ref, RuleId } from '@empty-chair/kernel/words';
import { say } from './catalogue.ts';
import type { Renderer } from './renderer.ts';
import { inBrackets, ruleMark } from './rule-mark.ts';

/** One line of an explanation. The reader decides how depth and kind look. */
export interface Line {
  readonly depth: number;
  readonly kind: 'rule' | 'skipped' | 'options' | 'narrowing' | 'chosen' | 'happening';
  readonly text: string;
}

/** One physical move, numbered from 1 within its entry. */
export interface ChecklistLine {
  readonly number: number;
  readonly rule: RuleId;
  readonly text: string;
}

/** The moves to make on the table. Those before `from` were told already. */
export function tellChecklist(
  words: Renderer,
  happenings: readonly Happening[],
  from = 0,
): ChecklistLine[] {
  return happenings.slice(from).map((happening, index) => ({
    number: from + index + 1,
    rule: happening.rule,
    text: words.render(happening),
  }));
}

/** How an entry came out: rules, options, what struck each out, and the moves that followed. */
export function tellWhy(words: Renderer, explanation: Pick<Explanation<unknown>, 'trace'>): Line[] {
  return tellNodes(words, explanation.trace, 0, undefined);
}

/** Only what led to one line of the checklist, counted from 1; nothing when there is no such line. */
export function tellWhyStep(
  words: Renderer,
  explanation: Pick<Explanation<unknown>, 'trace'>,
  number: number,
): Line[] {
  const path = pathTo(explanation.trace, number - 1);
  if (path.length === 0) return [];
  const steps = path.filter((node) => node.kind === 'step');
  const innermost = steps.at(-1);
  const outer = innermost === undefined ? steps : steps.slice(0, -1);
  const above = outer.map((node, depth) => ruleLine(words, node, depth));
  const inside = innermost === undefined ? beforeAndAt(explanation.trace, number - 1) : [innermost];
  return [...above, ...tellNodes(words, inside, outer.length, undefined)];
}

function pathTo(nodes: readonly TraceNode[], index: number): TraceNode[] {
  for (const node of nodes) {
    if (node.kind === 'happening' && node.index === index) return [node];
    const inside = node.kind === 'step' ? pathTo(node.inside, index) : [];
    if (inside.length > 0) return [node, ...inside];
  }
  return [];
}

/** For a move outside of any step: itself and the decisions just before it. */
function beforeAndAt(nodes: readonly TraceNode[], index: number): TraceNode[] {
  const at = nodes.findIndex((node) => node.kind === 'happening' && node.index === index);
  let from = at;
  while (from > 0 && nodes[from - 1]?.kind === 'decision') from -= 1;
  return nodes.slice(from, at + 1);
}

/** `under` is the rule of the step around the nodes: it need not be said again. */
function tellNodes(
  words: Renderer,
  nodes: readonly TraceNode[],
  depth: number,
  under: RuleId | undefined,
): Line[] {
  return nodes.flatMap((node, index) =>
    node.kind === 'decision'
      ? tellDecision(words, node, depth, { under, isRest: isRest(nodes[index - 1], node) })
      : tellNode(words, node, depth),
  );
}

function tellNode(words: Renderer, node: Exclude<TraceNode, DecisionNode>, depth: number): Line[] {
  switch (node.kind) {
    case 'step':
      return [ruleLine(words, node, depth), ...tellNodes(words, node.inside, depth + 1, node.rule)];
    case 'skip': {
      const head = ruleLine(words, node, depth).text;
      const why = words.render({ id: node.why });
      return [
        { depth, kind: 'rule', text: head },
        {
          depth: depth + 1,
          kind: 'skipped',
          text: words.render(say('tell.skipped', named({ why }))),
        },
      ];
    }
    case 'happening':
      return [
        { depth, kind: 'happening', text: `${node.index + 1}. ${words.render(node.happening)}` },
      ];
  }
}

type Headed = Pick<StepNode, 'rule' | 'step' | 'said'>;

/** The words of a step: those that the rules have for this one, or for all of its name. */
export const stepText = (words: Renderer, { rule, step, said }: Headed): string =>
  said === undefined ? (words.step(step) ?? words.rule(rule) ?? step) : words.render(said);

function ruleLine(words: Renderer, node: Headed, depth: number): Line {
  const text = stepText(words, node);
  const mark = ruleMark(words, node.rule);
  return { depth, kind: 'rule', text: mark === undefined ? text : `${mark} ${text}` };
}

/** "If unable, try the next": the same choice again, without what was chosen before. */
function isRest(before: TraceNode | undefined, node: DecisionNode): boolean {
  if (before?.kind !== 'decision' || before.rule !== node.rule) return false;
  const { chosen, options } = before;
  if (chosen === undefined) return false;
  return sameIds(
    options.filter(({ id }) => id !== chosen.id),
    node.options,
  );
}

function sameIds(one: readonly Ref[], other: readonly Ref[]): boolean {
  return one.length === other.length && one.every(({ id }, i) => id === other[i]?.id);
}

interface Place {
  readonly under: RuleId | undefined;
  readonly isRest: boolean;
}

function tellDecision(words: Renderer, node: DecisionNode, depth: number, at: Place): Line[] {
  const { options, narrowings } = node;
  const lines: Line[] = [];
  if (options.length !== 1) {
    const list = named({ list: shortened(words, options) });
    const what =
      options.length === 0
        ? say('tell.noOptions')
        : at.isRest
          ? say('tell.rest', { n: options.length })
          : say('tell.options', list);
    const source = node.rule === at.under ? '' : inBrackets(words, node.rule);
    lines.push({ depth, kind: 'options', text: words.render(what) + source });
  }
  for (const narrowing of narrowings) {
    if (narrowing.options.length === 0) continue;
    lines.push({ depth: depth + 1, kind: 'narrowing', text: tellNarrowing(words, narrowing) });
  }
  if (options.length > 0) lines.push({ depth, kind: 'chosen', text: tellChoice(words, node) });
  return lines;
}

/** "Fewest enemy pieces: 1 (2: 1, 5: 1, 8: 3). Remaining: 2, 5." */
export function tellNarrowing(words: Renderer, narrowing: Narrowing): string {
  const { options, left } = narrowing;
  const criterion = words.render(criterionOf(narrowing));
  const stay =
    left.length === options.length
      ? say('tell.allStay')
      : left.length === 0
        ? say('tell.noneStay')
        : say('tell.left', named({ list: shortened(words, left) }));
  const reason = criterion.replace(/\.$/, '');
  const told = saysMore(words, narrowing, reason) ? ` (${values(words, narrowing)})` : '';
  return `${reason}${told}. ${words.render(stay)}${inBrackets(words, narrowing.rule)}`;
}

/**
 * A filter only lets in or not, and who is left says that already; so does a preference whose sentence has
 * no number and whose values are yes and no. Where a value is the name itself, it would be said twice.
 */
function saysMore(
  words: Renderer,
  { best, options, values: given }: Narrowing,
  reason: string,
): boolean {
  if (best === undefined) return false;
  if (!/\d/.test(reason) && given.every((value) => value === 0 || value === 1)) return false;
  return options.some((option, i) => words.name(option) !== words.number(given[i] ?? 0));
}

function values(words: Renderer, { options, values: given }: Narrowing): string {
  const pairs = options.map((option, i) => `${words.name(option)}: ${words.number(given[i] ?? 0)}`);
  return cut(words, pairs);
}

function tellChoice(words: Renderer, node: DecisionNode): string {
  const { chosen, by, options, narrowings } = node;
  if (by === 'each') {
    const list = shortened(words, narrowings.at(-1)?.left ?? options);
    return words.render(say('tell.each', named({ list })));
  }
  if (by === 'skipped') {
    return words.render(say('tell.passedOver', named({ option: shortened(words, options) })));
  }
  if (chosen === undefined) return words.render(say('tell.none'));
  const option = { option: chosen };
  const told: Readonly<Record<Exclude<DecisionNode['by'], 'each' | 'skipped'>, Message>> = {
    only: options.length === 1 ? say('tell.only', option) : say('tell.chosen', option),
    none: say('tell.none'),
    added: say('tell.added', option),
    impossible: say('tell.chosen', option),
    'listed-first': say('tell.listedFirst', option),
    counted: say('tell.chosen', option),
    random: say('tell.random', option),
    human: say('tell.human', option),
  };
  return words.render(told[by]);
}

const MOST_NAMES = 12;

function shortened(words: Renderer, refs: readonly Ref[]): string {
  return cut(
    words,
    refs.map((ref) => words.name(ref)),
  );
}

function cut(words: Renderer, names: readonly string[]): string {
  if (names.length <= MOST_NAMES + 1) return names.join(', ');
  const more = words.render(say('tell.more', { n: names.length - MOST_NAMES }));
  return `${names.slice(0, MOST_NAMES).join(', ')}, ${more}`;
}

/** Words that are ready, to be put into a sentence as they stand. */
function named<K extends string>(texts: Readonly<Record<K, string>>): Record<K, Ref> {
  return Object.fromEntries(
    Object.entries<string>(texts).map(([name, id]) => [name, { kind: 'literal', id }]),
  ) as Record<K, Ref>;
}
