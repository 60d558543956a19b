import type { Message, MessageId, Params } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { BY_LINE, lineIcon } from './line-icon.ts';
import { BENEFIT_ICONS, INDICATOR_ICONS, orderIcon } from './mat/signs.ts';

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
const who = ref('player', 'automa');
const line = (id: string, params: Params): Message => ({ id: id as MessageId, params });

it.each([
  ['do.advance', { who, track: ref('track', 'military'), n: 5 }, 'track-military'],
  ['do.landmarkOnMat', { who, landmark: ref('landmark', 'forge') }, 'landmark'],
  ['do.conquer', { at: ref('hex', 'E3') }, 'outpost'],
  ['do.guard', { who, at: ref('hex', 'E3') }, 'outpost-toppled'],
  ['do.layTile', { at: ref('hex', 'E3') }, 'tap-explore'],
  ['do.research', { track: ref('track', 'science') }, 'die'],
  [
    'do.achievement',
    { who, achievement: ref('achievement', 'toppleTwo'), n: 10 },
    'tap-achievement',
  ],
  ['do.total', { total: 22 }, 'points'],
  ['fix.track', { who, track: ref('track', 'technology'), n: 3 }, 'track-technology'],
] as const)('the icon of %s', (id, params, icon) => {
  expect(lineIcon(line(id, params))).toBe(icon);
  expect(drawn).toContain(icon);
});

it('bare sentences are left to the shell', () => {
  expect(lineIcon(line('setup.board', {}))).toBeUndefined();
});

it('only sentences of the game have a drawing, and every drawing is there', () => {
  for (const [id, icon] of Object.entries(BY_LINE)) {
    expect(sentences).toHaveProperty([id]);
    expect(drawn).toContain(icon);
  }
});

it('every sign of cards and spaces is drawn', () => {
  const signs = [...Object.values(BENEFIT_ICONS), ...Object.values(INDICATOR_ICONS)];
  for (const icon of [...signs, orderIcon('favorite'), orderIcon('science'), 'tap-income']) {
    expect(drawn).toContain(icon);
  }
});
