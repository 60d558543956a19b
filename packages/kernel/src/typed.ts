import type { KernelMessageId } from './errors.ts';
import { kernelMessage, Refused } from './errors.ts';
import type { Message, Params } from './words.ts';
import { literal } from './words.ts';

/** What a person types, word by word. What cannot be read is refused with the reason. */
export class Typed {
  private rest: string;

  constructor(text: string) {
    this.rest = text.trim();
  }

  isDone(): boolean {
    return this.rest === '';
  }

  /** The next word; `what` is said to be missing where there is none. */
  next(what: string): string {
    const [word = ''] = this.rest.split(/\s+/, 1);
    if (word === '') refuse('data.missing', { field: literal(what) });
    this.rest = this.rest.slice(word.length).trim();
    return word;
  }

  /** All that is left, as it stands. */
  all(what: string): string {
    const { rest } = this;
    if (rest === '') refuse('data.missing', { field: literal(what) });
    this.rest = '';
    return rest;
  }

  oneOf<T extends string>(known: readonly T[], what: string): T {
    const word = this.next(what);
    const found = known.find((one) => one === word);
    if (found !== undefined) return found;
    return refuse('data.notOneOf', { value: literal(word), choices: literal(known.join(', ')) });
  }

  whole(least: number, most: number, what: string): number {
    const word = this.next(what);
    // The minus of a line that was copied is a true one.
    const digits = word.replace(/^\u2212/, '-');
    if (!/^-?\d+$/.test(digits)) refuse('data.noNumber', { word: literal(word) });
    const value = Number(digits);
    if (value < least || value > most) refuse('data.outOfRange', { value, least, most });
    // No negative zero.
    return value + 0;
  }

  end(): void {
    if (!this.isDone()) refuse('data.tooManyWords', { word: literal(this.next('')) });
  }
}

function refuse(id: KernelMessageId, params: Params): never {
  throw new Refused(kernelMessage(id, params));
}

export function refuseIf(reason: Message | undefined): void {
  if (reason !== undefined) throw new Refused(reason);
}
