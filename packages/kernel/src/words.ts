/** Every id is branded; nothing here holds prose. */
export type Brand<T, B extends string> = T & { readonly __brand: B };

/** A key of a game's rulebook.json. */
export type RuleId = Brand<string, 'RuleId'>;
/** A key of a game's text catalogue, or of the kernel's own messages. */
export type MessageId = Brand<string, 'MessageId'>;
export type Seat = Brand<number, 'Seat'>;

/** Something that can be named in every language, and tapped on the board: 'clearing' '3'. */
export interface Ref {
  readonly kind: string;
  readonly id: string;
}

/** Numbers and refs only: a parameter never carries a sentence. */
export type Params = Readonly<Record<string, number | Ref | readonly Ref[]>>;

export interface Message {
  readonly id: MessageId;
  readonly params?: Params;
}

/** Something to do or see on the real table, and the rule that demands it. */
export interface Happening extends Message {
  readonly rule: RuleId;
}

export function happeningOf(rule: RuleId, id: MessageId, params?: Params): Happening {
  return params === undefined ? { rule, id } : { rule, id, params };
}

/** A ref that is shown as it stands: a file path, a typed word, a code. */
export function literal(text: string): Ref {
  return { kind: 'literal', id: text };
}

export function seat(index: number): Seat {
  return index as Seat;
}

export function message(id: MessageId, params?: Params): Message {
  return params === undefined ? { id } : { id, params };
}
