import { expect, it } from 'vitest';
import { leadsHere } from './leads-here.ts';

it.each(['localhost', 'app.localhost', '127.0.0.1', '127.0.1.1', '[::1]'])(
  'nobody else comes to this device by %s',
  (host) => {
    expect(leadsHere(host)).toBe(true);
  },
);

it.each(['192.168.1.7', 'table.example', 'localhost.example', '127.example', '10.0.0.1'])(
  'others come to it by %s',
  (host) => {
    expect(leadsHere(host)).toBe(false);
  },
);
