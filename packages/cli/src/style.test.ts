import { expect, it } from 'vitest';
import { processIo } from './io.ts';
import { styleFor } from './style.ts';

const io = (out: boolean, env: Record<string, string>) => ({
  ...processIo(new URL(import.meta.url)),
  env,
  tty: { in: false, out, err: false },
});

it('has colours only where a person looks and wants them', () => {
  expect(styleFor(io(true, {})).faint('x')).toContain('\u001b[');
  expect(styleFor(io(false, {})).faint('x')).toBe('x');
  expect(styleFor(io(true, { NO_COLOR: '1' })).faint('x')).toBe('x');
});
