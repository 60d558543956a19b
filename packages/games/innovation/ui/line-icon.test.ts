import type { Message, MessageId, Params } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { BY_LINE, lineIcon } from './line-icon.ts';

const drawn = Object.keys(import.meta.glob('../../../uikit/src/icons/**/*.svg')).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ''),
);
const sentences = Object.fromEntries(
  Object.values(
    import.meta.glob<Record<string, string>>('../text/en/{rules,ui}.json', {
      eager: true,
      import: 'default',
    }),
  ).flatMap((file) => Object.entries(file)),
);
const ref = (kind: string, id: string) => ({ kind, id });
const at = ref('hex', 'H7');
const line = (id: string, params: Params): Message => ({ id: id as MessageId, params });

it.each([
  ['do.build', { at }, 'aoi-workshop'],
  ['do.transform', { at, terrain: ref('terrain', 'lake') }, 'terrain-lakes'],
  [
    'do.upgrade',
    { at, from: ref('building', 'workshop'), to: ref('building', 'guild') },
    'aoi-guild',
  ],
  ['did.build', { at, building: ref('building', 'neutral_school') }, 'aoi-school'],
  ['do.sendScholar', { n: 2, level: 4, discipline: ref('discipline', 'law') }, 'aoi-scholar'],
  ['do.advance', { n: 2, level: 4, discipline: ref('discipline', 'law') }, 'disc-law'],
  ['setup.earlyTile', { n: 1, tile: ref('roundTile', '3') }, 'aoi-round-tile'],
  ['setup.palaces', { tiles: [ref('palace', '3'), ref('palace', '17')] }, 'aoi-palace'],
  [
    'do.bonus',
    { slot: ref('slot', 'middle'), tile: ref('bonus', '1'), old: ref('bonus', '2') },
    'aoi-slot-middle',
  ],
  ['do.blockSpell', { spell: ref('spell', 'bridge') }, 'aoi-block'],
] as const)('the icon of %s', (id, params, icon) => {
  expect(lineIcon(line(id, params))).toBe(icon);
  expect(drawn).toContain(icon);
});

it('points and bare sentences are left to the shell', () => {
  expect(lineIcon(line('do.score', { n: 2, total: 22 }))).toBeUndefined();
  expect(lineIcon(line('setup.planningRest', {}))).toBeUndefined();
});

it('only sentences of the game have a drawing, and every drawing is there', () => {
  for (const [id, icon] of Object.entries(BY_LINE)) {
    expect(sentences).toHaveProperty([id]);
    expect(drawn).toContain(icon);
  }
});
