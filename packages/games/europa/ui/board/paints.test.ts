import { expect, it } from 'vitest';
import { PAINTS, paintsOf } from './paints.ts';

const seated = (...realms: readonly string[]) =>
  realms.map((realm, seat) => ({ seat, realm, bot: true }));
const paints = (...realms: readonly string[]) => [...paintsOf(seated(...realms))];

it('gives a realm the paint of its pieces', () => {
  expect(paintsOf(seated('castile', 'france', 'ottomans'))).toEqual(
    new Map([
      [0, 'ochre'],
      [1, 'blue'],
      [2, 'green'],
    ]),
  );
});

it('never paints two alike, and keeps a paint for the realm it belongs to', () => {
  const six = paintsOf(seated('papal_states', 'denmark', 'england', 'poland', 'france', 'aragon'));
  expect(new Set(six.values()).size).toBe(PAINTS.length);
  expect([six.get(1), six.get(4)]).toEqual(['red', 'blue']);
});

it('does not depend on the order in which the players are listed', () => {
  const players = seated('england', 'denmark', 'poland');
  expect(paintsOf([...players].reverse())).toEqual(paintsOf(players));
  expect(paints('england')).toEqual([[0, 'red']]);
});
