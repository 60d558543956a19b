import { expect, it } from 'vitest';
import { queueAddress, withoutPasswords } from './address.ts';

it('shows the machine and the database of an address, and nobody who may enter', () => {
  const url = 'postgres://lab:s3cret@queue.example:5433/studies?sslmode=require';
  expect(queueAddress(url)).toEqual({ url, shown: 'queue.example:5433/studies' });
  expect(queueAddress('postgresql://queue.example/studies')?.shown).toBe('queue.example/studies');
});

it.each(['', 'queue.example', 'redis://queue.example', 'postgres:studies', 'study.json'])(
  'takes “%s” for no address',
  (text) => {
    expect(queueAddress(text)).toBeUndefined();
  },
);

it('strikes passwords out of whatever is told', () => {
  expect(withoutPasswords('--queue=postgres://lab:s3cret@queue/x and more')).toBe(
    '--queue=postgres://lab:***@queue/x and more',
  );
  expect(withoutPasswords('postgres://lab:a@b:c@queue/x')).toBe('postgres://lab:***@queue/x');
  expect(withoutPasswords('postgres://:s3cret@queue/x?password=s3cret&ssl=1')).toBe(
    'postgres://:***@queue/x?password=***&ssl=1',
  );
});

it('leaves everything else alone', () => {
  const line = 'lab run root.study.json --out a:b@c --queue postgres://queue:5432/x';
  expect(withoutPasswords(line)).toBe(line);
});
