import { newMatch } from '@empty-chair/kernel/match';
import type { AnyState } from '@empty-chair/registry/games';
import { createRenderer } from '@empty-chair/text/renderer';
import { expect, it } from 'vitest';
import { root } from '../rules/module.ts';
import rules from '../text/en/rules.json';
import ui from '../text/en/ui.json';
import { checks } from './checks.ts';

const config = root.codecs.config.decode({
  map: 'autumn',
  seats: [
    { faction: 'duchy' },
    { faction: 'eyrie', bot: 'electricEyrie' },
    { faction: 'vagabond', bot: 'vagabot', character: 'thief' },
  ],
});
const words = createRenderer('en', ui, rules);
const { state } = newMatch(root, config, 'checks');
const told = checks(state as unknown as AnyState).map(({ ref, words: lines }) => ({
  ref: `${ref.kind} ${ref.id}`,
  lines: lines.map((line) => words.render(line)),
}));

it('leaves to the board what the board shows', () => {
  expect(told.filter(({ ref }) => !ref.startsWith('faction '))).toEqual([]);
});

it('asks for points, supply and items too', () => {
  const boards = told.filter(({ ref }) => ref.startsWith('faction '));
  expect(boards.map(({ ref }) => ref)).toEqual([
    'faction duchy',
    'faction eyrie',
    'faction vagabond',
  ]);
  // 20 warriors of the box, six of them at the roost.
  expect(boards[1]?.lines).toEqual([
    'Eyrie Dynasties: 0\u00A0points',
    'In the supply: 14\u00A0warriors',
  ]);
  expect(boards[2]?.lines.some((line) => /^Items: \d+ ready/.test(line))).toBe(true);
});

it('law.items: names the items of a Vagabond who is followed, as they lie', () => {
  const followed = root.codecs.config.decode({
    map: 'autumn',
    seats: [{ faction: 'vagabond' }, { faction: 'eyrie', bot: 'electricEyrie' }],
  });
  const items = { ready: ['boot', 'tea'], exhausted: ['sword'], damagedReady: ['torch'] };
  const vagabond = { pawn: { clearing: 1 }, character: 'thief', items };
  const position = root.codecs.state.decode({ clearings: {}, factions: { vagabond } }, followed);
  const board = checks(position as unknown as AnyState).find(({ ref }) => ref.id === 'vagabond');
  expect(board?.words.map((line) => words.render(line))).toEqual([
    'Vagabond: 0\u00A0points',
    'Face up: boot, tea',
    'Exhausted: sword',
    'Damaged: torch',
  ]);
});
