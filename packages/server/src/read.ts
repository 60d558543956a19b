import type {
  FirstOperation,
  NewTable,
  OfferedOperation,
  TokenHashes,
  Withdrawal,
} from '@empty-chair/tables/protocol';
import {
  ID_FORM,
  MOST_LIGHT,
  MOST_SEALED,
  SEALED_FORM,
  TOKEN_FORM,
} from '@empty-chair/tables/protocol';
import { MOST_BODY } from './limits.ts';
import { Refuse } from './refuse.ts';
import type { Share } from './underway.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Anybody may send anything: what is no request is refused before it is looked at any further. */
export async function bodyOf(request: Request, share: Share): Promise<Fields> {
  const bytes = await bytesOf(request, share);
  try {
    return object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Refuse('malformed');
  }
}

async function bytesOf(request: Request, share: Share): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BODY) throw new Refuse('too-large');
  try {
    for await (const part of request.body ?? []) {
      size += part.length;
      if (size > MOST_BODY) throw new Refuse('too-large');
      if (!share.holds(size)) throw new Refuse('too-many-requests');
      parts.push(part);
    }
  } catch (error) {
    // Whoever sends it is gone in the middle of it: that is no trouble of ours.
    throw error instanceof Refuse ? error : new Refuse('malformed');
  }
  return Buffer.concat(parts);
}

export const newTableOf = (fields: Fields): NewTable => ({
  ...hashesOf(fields),
  id: text(fields['id'], ID_FORM),
  first: firstOf(fields['first']),
});

export const offeredOf = (fields: Fields): OfferedOperation => ({
  ...firstOf(fields),
  after: number(fields['after']),
});

export const withdrawalOf = (fields: Fields): Withdrawal => ({
  ...hashesOf(fields),
  after: number(fields['after']),
  first: firstOf(fields['first']),
  handover: text(fields['handover'], SEALED_FORM, MOST_LIGHT * 10),
});

export const lightOf = (fields: Fields): string =>
  text(fields['sealed'], SEALED_FORM, MOST_LIGHT, 'too-large');

/** The number in an address. */
export function afterOf(given: string | undefined): number {
  if (given === undefined) return 0;
  if (!/^\d{1,10}$/.test(given)) throw new Refuse('malformed');
  return number(Number(given));
}

export const idOf = (given: string): string => {
  // What cannot be the number of a table is not looked for.
  if (!ID_FORM.test(given)) throw new Refuse('unknown-table');
  return given;
};

export function tokenOf(header: string | undefined): string {
  const token = /^Bearer (.+)$/.exec(header ?? '')?.[1] ?? '';
  if (!TOKEN_FORM.test(token)) throw new Refuse('wrong-token');
  return token;
}

function firstOf(value: unknown): FirstOperation {
  const fields = object(value);
  return {
    id: text(fields['id'], ID_FORM),
    sealed: text(fields['sealed'], SEALED_FORM, MOST_SEALED, 'too-large'),
  };
}

const hashesOf = (fields: Fields): TokenHashes => ({
  player: text(fields['player'], TOKEN_FORM),
  viewer: text(fields['viewer'], TOKEN_FORM),
});

function object(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Refuse('malformed');
  return value as Fields;
}

function text(
  value: unknown,
  form: RegExp,
  most = Number.POSITIVE_INFINITY,
  otherwise: 'malformed' | 'too-large' = 'malformed',
): string {
  if (typeof value !== 'string') throw new Refuse('malformed');
  if (value.length > most) throw new Refuse(otherwise);
  if (!form.test(value)) throw new Refuse('malformed');
  return value;
}

/** It must fit into a column of PostgreSQL, and the number after it too. */
const MOST_NUMBER = 2 ** 31 - 2;

function number(value: unknown): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (!isWhole || value < 0 || value > MOST_NUMBER) throw new Refuse('malformed');
  return value;
}
