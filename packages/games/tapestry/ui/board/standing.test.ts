import { expect, it } from 'vitest';
import { standing } from './standing.ts';

const at = { x: 0, y: 0 };
const outpost = (who: string, lying = false) => ({ who, player: 0, lying });

it('puts one piece in the middle', () => {
  const [only] = standing({ outposts: [outpost('human')], others: 0 }, at);
  expect(only).toMatchObject({ kind: 'outpost', who: 'human', lying: false });
  expect(only?.at.x).toBe(0);
});

it('stands whoever rules on the left, and what is toppled lies right of it and lower', () => {
  const found = standing({ outposts: [outpost('human', true), outpost('automa')], others: 0 }, at);
  const [left, right] = found;
  expect(left).toMatchObject({ who: 'automa', lying: false });
  expect(right).toMatchObject({ who: 'human', lying: true });
  expect(left?.at.x).toBeLessThan(0);
  expect(right?.at.x).toBeGreaterThan(0);
  expect(right?.at.y).toBeGreaterThan(left?.at.y ?? 0);
});

it('draws other tokens beside outposts', () => {
  const kinds = standing({ outposts: [outpost('human')], others: 1 }, at).map(({ kind }) => kind);
  expect(kinds).toEqual(['outpost', 'other']);
});
