import * as json from '@empty-chair/kernel/json';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { Role } from './protocol.ts';
import { TOKEN_FORM } from './protocol.ts';

/** What is said beside the record: it helps those who are here now, and nothing depends on it. */
export type Light =
  /** A line of a bot's turn was done on the table, or not after all. */
  | { readonly kind: 'tick'; readonly entry: number; readonly line: number; readonly isOn: boolean }
  /** Who is here, in which chairs, and where they look. */
  | {
      readonly kind: 'here';
      readonly name: string;
      readonly chairs: readonly Seat[];
      readonly looksAt?: string;
      /** The open half of the device's pair, for whoever withdraws the link and lets it stay. */
      readonly key?: string;
    }
  /** Two games went on apart: which of them is to go on? */
  | { readonly kind: 'ask' }
  | { readonly kind: 'gone' };

export interface SaidBeside {
  /** The device that says so. */
  readonly by: string;
  /** As the server knows it. */
  readonly from: Role;
  readonly light: Light;
}

const KINDS = ['tick', 'here', 'ask', 'gone'] as const;
const MOST_NAME = 200;
const MOST_LINES = 1_000_000;

export function decodeLight(data: unknown, from: Role): SaidBeside {
  const fields = json.object(data, '', ['by', 'light']);
  const by = json.shortText(json.field(fields, '', 'by'), 'by', MOST_NAME);
  const light = json.at('light', () => lightOf(json.field(fields, '', 'light')));
  // Viewers may be seen; they tick nothing and take no chair.
  if (from === 'player' || light.kind === 'gone') return { by, from, light };
  const { name, key } = light.kind === 'here' ? light : { name: '' };
  return { by, from, light: { kind: 'here', name, chairs: [], ...(key !== undefined && { key }) } };
}

function lightOf(data: unknown): Light {
  const fields = json.object(data, '');
  const whole = (name: string) => json.whole(json.field(fields, '', name), name, 0, MOST_LINES);
  const kind = json.oneOf(json.field(fields, '', 'kind'), 'kind', KINDS);
  if (kind === 'gone' || kind === 'ask') return { kind };
  if (kind === 'tick') {
    const isOn = json.flag(json.field(fields, '', 'isOn'), 'isOn');
    return { kind, entry: whole('entry'), line: whole('line'), isOn };
  }
  const chairs = json.list(json.field(fields, '', 'chairs'), 'chairs', (value, path) =>
    seat(json.whole(value, path, 0, 99)),
  );
  const name = json.shortText(json.field(fields, '', 'name'), 'name', MOST_NAME);
  const { looksAt, key } = fields;
  return {
    ...{ kind, name, chairs },
    ...(looksAt !== undefined && { looksAt: json.shortText(looksAt, 'looksAt', MOST_NAME) }),
    // Of a newer app, if it looks otherwise: that device is here all the same.
    ...(typeof key === 'string' && TOKEN_FORM.test(key) && { key }),
  };
}
