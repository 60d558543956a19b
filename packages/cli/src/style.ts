import { styleText } from 'node:util';
import type { Io } from './io.ts';

export interface Style {
  readonly heading: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
}

const plain = (text: string): string => text;

export function styleFor({ env, tty }: Io): Style {
  if (!tty.out || env['NO_COLOR']) return { heading: plain, faint: plain, strong: plain };
  // Whether there is a terminal was asked above, of the stream that is really written to.
  const always = { validateStream: false };
  return {
    heading: (text) => styleText(['bold', 'underline'], text, always),
    faint: (text) => styleText('dim', text, always),
    strong: (text) => styleText('bold', text, always),
  };
}
