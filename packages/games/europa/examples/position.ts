import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { configFrom } from '../rules/config-words.ts';
import { europa } from '../rules/module.ts';
import type { State } from '../rules/state.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;

/** A position of an example: the config in words, the state as the codec's JSON. */
export interface Position {
  readonly config?: Words;
  readonly state?: Fields;
}

/** The introductory scenario: a human France against the bots Castile and England. */
export const SOLO: Words = { humans: 'france', level: 'normal' };
export const FRANCE: Seat = seat(0);
export const CASTILE: Seat = seat(1);
export const ENGLAND: Seat = seat(2);

export const readPosition = ({ config = SOLO, state = {} }: Position): State =>
  europa.codecs.state.decode(state, configFrom(config));
