import type { MessageId, Params } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { lineIcon } from './line-icon.ts';

const ref = (kind: string, id: string) => ({ kind, id });
const at = ref('clearing', '1');
const icons = ['roost', 'base', 'item-tea', 'warrior-eyrie', 'pawn-vagabond'];
const cases: [Params | undefined, string][] = [
  [{ n: 2, from: at, to: at }, 'move'],
  [{ attacker: ref('faction', 'a'), defender: ref('faction', 'b'), at }, 'battle'],
  [{ dice: ref('dice', '2-1') }, 'die'],
  [{ card: ref('card', 'x') }, 'card'],
  [{ piece: ref('piece', 'roost'), at }, 'roost'],
  [{ piece: ref('piece', 'foxBase'), at }, 'base'],
  [{ item: ref('item', 'tea') }, 'item-tea'],
  [{ faction: ref('faction', 'eyrie'), n: 2, at }, 'warrior-eyrie'],
  [{ faction: ref('faction', 'vagabond'), forest: at }, 'pawn-vagabond'],
  [{ faction: ref('faction', 'eyrie'), n: 2 }, 'points'],
  [{ at }, 'move'],
  [undefined, 'log'],
];

it.each(cases)('the icon for %j is %s', (params, icon) => {
  const message = { id: 'm' as MessageId, ...(params && { params }) };
  expect(lineIcon(message, (name) => icons.includes(name))).toBe(icon);
});
