import type { Message, MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type { Sentences } from './catalogue.ts';
import type { Language } from './languages.ts';
import type { Tree } from './parse.ts';
import type { Pattern, Use } from './pattern.ts';
import { compile, withMinus } from './pattern.ts';
import { oneLine } from './plain-text.ts';

/** Turns messages and refs into words of one language. Never throws in front of a player. */
export interface Renderer {
  readonly language: Language;
  readonly has: (id: string) => boolean;
  readonly render: (message: Message) => string;
  /** The same, for whoever draws some names: `shown` writes these in its own way. */
  readonly renderShown: (message: Message, shown: Shown) => string;
  readonly name: (ref: Ref) => string;
  readonly names: (refs: readonly Ref[]) => string;
  readonly number: (value: number) => string;
  /** Our one-line summary of a rule. */
  readonly rule: (id: RuleId) => string | undefined;
  /** The words of a step where it has its own beside its rule: a node of a flowchart. */
  readonly step: (id: string) => string | undefined;
}

type Param = number | Ref | readonly Ref[];
type Shown = (ref: Ref, name: string) => string | undefined;
const asNamed: Shown = () => undefined;

/** The first catalogue that knows an id has the word. */
export function createRenderer(language: Language, ...catalogues: readonly Sentences[]): Renderer {
  const compiled = new Map<string, Pattern | undefined>();
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

  const source = (id: string): string | Tree | undefined =>
    catalogues.find((catalogue) => Object.hasOwn(catalogue, id))?.[id];

  /** What is no sentence: a list of names, the form of a name. */
  const text = (id: string): string | undefined => {
    const found = source(id);
    return typeof found === 'string' ? found : undefined;
  };

  const patternOf = (id: string): Pattern | undefined => {
    if (!compiled.has(id)) compiled.set(id, compileOrNothing(source(id), language));
    return compiled.get(id);
  };

  const number = kept((value: number) => withMinus(digits.format(value)));

  const nameOf = kept((key: string): string => {
    const [kind = '', id = ''] = key.split(SEPARATOR);
    const own = patternOf(`ref.${kind}.${id}`);
    if (own !== undefined) return formatOr(id, own, {});
    const general = patternOf(`ref.${kind}`);
    const shown = oneLine(id);
    return general === undefined ? shown : formatOr(shown, general, { id: shown });
  });

  const name = (ref: Ref): string =>
    ref.kind === 'literal' ? oneLine(ref.id) : nameOf(`${ref.kind}${SEPARATOR}${ref.id}`);

  const names = (refs: readonly Ref[]): string =>
    refs.length === 0 ? '–' : refs.map(name).join(', ');

  /** Names that take a verb in the plural: 'many.realm' lists them as the language has them. */
  const idsOfMany = kept(
    (kind: string): readonly string[] => text(`many.${kind}`)?.split(' ') ?? [],
  );

  const isMany = (param: Param | undefined): boolean => {
    if (param === undefined || typeof param === 'number') return false;
    return isList(param) ? param.length > 1 : idsOfMany(param.kind).includes(param.id);
  };

  /** Most names need no form of their own. */
  const declinedFor = (form: string, param: Param, shown: Shown): string | number => {
    const inCase = (ref: Ref): string => text(`${form}${ref.kind}.${ref.id}`) ?? name(ref);
    if (typeof param === 'number') return number(param);
    if (isList(param)) return param.map(inCase).join(', ');
    const written = inCase(param);
    return shown(param, written) ?? written;
  };

  const valueFor = (param: Param, uses: readonly Use[], shown: Shown): string | number => {
    const raw = uses.some(({ as }) => as === 'select');
    if (typeof param === 'number') {
      if (raw) return String(param);
      return uses.every(({ as }) => as === 'plain') ? number(param) : param;
    }
    if (isList(param)) return raw ? param.map(({ id }) => id).join(',') : listed(param, shown);
    if (raw) return param.id;
    const written = name(param);
    return shown(param, written) ?? written;
  };

  /** Names with commas between them; signs that are drawn need none. */
  const listed = (refs: readonly Ref[], shown: Shown): string => {
    const signs = refs.map((ref) => shown(ref, name(ref)));
    return signs.length > 0 && signs.every((sign) => sign !== undefined)
      ? signs.join('\u00A0')
      : names(refs);
  };

  const renderShown = ({ id, params }: Message, shown: Shown): string => {
    const pattern = patternOf(id);
    if (pattern === undefined) return id;
    // A parameter that the message forgot shows as a gap, in a sentence that can still be read.
    const values: Record<string, string | number> = { ...pattern.gaps };
    for (const argument in params) {
      const param = params[argument];
      if (param !== undefined) values[argument] = valueFor(param, pattern.usesOf(argument), shown);
    }
    for (const { argument, of } of pattern.agreements) {
      values[argument] = isMany(params?.[of]) ? 'many' : 'one';
    }
    for (const { argument, of, form } of pattern.declined) {
      const param = params?.[of];
      if (param !== undefined) values[argument] = declinedFor(form, param, shown);
    }
    return formatOr(id, pattern, values);
  };

  const render = (message: Message): string => renderShown(message, asNamed);

  const said = (key: string): string | undefined =>
    patternOf(key) === undefined ? undefined : render({ id: key as MessageId });

  return {
    language,
    has: (id) => source(id) !== undefined,
    render,
    renderShown,
    name,
    names,
    number,
    rule: (id) => said(`rule.${id}`),
    step: (id) => said(`step.${id}`),
  };
}

/** No id and no kind has it. */
const SEPARATOR = '\0';

/** Names and numbers come again and again, a hundred for one picture of a board. */
function kept<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(key);
    if (known.size < MOST_KEPT) known.set(key, value);
    return value;
  };
}
/** Far more than one game has names; a bound all the same. */
const MOST_KEPT = 5000;

function isList(param: Ref | readonly Ref[]): param is readonly Ref[] {
  return Array.isArray(param);
}

/** A pattern that does not parse is for the checks to report; a player sees the id. */
function compileOrNothing(
  source: string | Tree | undefined,
  language: Language,
): Pattern | undefined {
  if (source === undefined) return undefined;
  try {
    return compile(source, language);
  } catch {
    return undefined;
  }
}

/** A missing value must not stop a game either. */
function formatOr(
  fallback: string,
  pattern: Pattern,
  values: Readonly<Record<string, string | number>>,
): string {
  try {
    return pattern.format(values);
  } catch {
    return fallback;
  }
}
