import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal, message } from '@empty-chair/kernel/words';
import { areaOf, NONE, provinceOf, realmOf, seaZoneOf, tradeNodeOf } from '../content.ts';
import { REBELS } from '../table/state.ts';
import { m } from '../words.ts';
import { NOBODY, REBELS_WORD } from './names.ts';

/** The words of a typed input, taken one after the other. */
export class Words {
  private rest: string;
  constructor(text: string) {
    this.rest = text.trim();
  }
  isDone(): boolean {
    return this.rest === '';
  }
  next(): string {
    const [word = ''] = this.rest.split(/\s+/, 1);
    if (word === '') throw new Refused(message(m('no.moreWords')));
    this.rest = this.rest.slice(word.length).trim();
    return word;
  }
  /** All that is left, as it stands: a pack. */
  all(): string {
    const { rest } = this;
    if (rest === '') throw new Refused(message(m('no.moreWords')));
    this.rest = '';
    return rest;
  }
  oneOf<T extends string>(known: readonly T[]): T {
    const word = this.next();
    const found = known.find((one) => one === word);
    if (found !== undefined) return found;
    throw new Refused(
      kernelMessage('data.notOneOf', { value: literal(word), choices: literal(known.join(', ')) }),
    );
  }
  isNext(word: string): boolean {
    if (this.isDone()) return false;
    return this.oneOf([word]) === word;
  }
  yesNo(): boolean {
    return this.oneOf(['yes', 'no'] as const) === 'yes';
  }
  number(least: number, most: number): number {
    const word = this.next();
    if (!/^-?\d+$/.test(word)) {
      throw new Refused(message(m('no.number'), { word: literal(word) }));
    }
    const value = Number(word);
    if (value < least || value > most) {
      throw new Refused(kernelMessage('data.outOfRange', { value, least, most }));
    }
    // No negative zero.
    return value + 0;
  }
  place(of: (id: string) => number | undefined): number {
    const word = this.next();
    const found = of(word);
    if (found === undefined) throw new Refused(message(m('no.place'), { word: literal(word) }));
    return found;
  }
  province = (): number => this.place(provinceOf);
  area = (): number => this.place(areaOf);
  areaOrNone = (): number => this.place((id) => (id === NOBODY ? NONE : areaOf(id)));
  zone = (): number => this.place(seaZoneOf);
  node = (): number => this.place((id) => tradeNodeOf(id.replaceAll('_', ' ')));
  nodeOrNone = (): number =>
    this.place((id) => (id === NOBODY ? NONE : tradeNodeOf(id.replaceAll('_', ' '))));
  realm = (): number => this.place(realmOf);
  realmOrNone = (): number => this.place((id) => (id === NOBODY ? NONE : realmOf(id)));
  occupier = (): number =>
    this.place((id) => (id === REBELS_WORD ? REBELS : id === NOBODY ? NONE : realmOf(id)));
}
