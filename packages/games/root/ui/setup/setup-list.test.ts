import { Story } from '@empty-chair/kernel/story';
import type { Happening } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { DEFAULT_CONFIG } from '../../rules/config.ts';
import { root } from '../../rules/module.ts';
import sentences from '../../text/en/ui.json' with { type: 'json' };
import { configFromApp } from '../game.ts';
import { lineLook, ownerInSetup } from '../line-look.ts';
import { setupList } from './setup-list.ts';
import { firstConfig } from './setup-model.ts';

const MOST_LINES = 12;

function happeningsOf(config: Config): readonly Happening[] {
  let story = Story.begin(root, config, 'list');
  for (;;) {
    const { waiting } = story.match;
    if (waiting.kind !== 'question') return story.explain(-1).happenings;
    const { answers, ref } = waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
}
/** The lines with a box, as the app lists them. */
function linesOf(config: Config): readonly Happening[] {
  return setupList(happeningsOf(config)).filter((one) => {
    const owner = ownerInSetup(one);
    const at = config.seats.findIndex((it) => it.faction === owner?.id);
    if (at < 0) return true;
    const turn = { config: config as never, seat: at as never, name: owner };
    return lineLook(one, turn).as === 'move';
  });
}
const boxed = { ...DEFAULT_CONFIG.chance, cards: 'table' as const };

test.each<[string, Config]>([
  ['a human and two bots', configFromApp(firstConfig())],
  ['four bots', DEFAULT_CONFIG],
  ['four bots with the cards of the box', { ...DEFAULT_CONFIG, chance: boxed }],
])('%s are put out in few lines', (_, config) => {
  expect(linesOf(config).length).toBeLessThanOrEqual(MOST_LINES);
});

test('nothing is lost: every piece and every number is in some line', () => {
  const [all, listed] = [happeningsOf(DEFAULT_CONFIG), setupList(happeningsOf(DEFAULT_CONFIG))];
  const one = (id: string) => listed.find((it) => it.id === id)?.params;
  const keep = all.find(({ params }) => JSON.stringify(params ?? {}).includes('keep'))?.params?.[
    'at'
  ];
  const opposite = all.find(({ params }) => JSON.stringify(params ?? {}).includes('roost'))
    ?.params?.['at'];
  expect(one('do.placePiece')?.['at']).toEqual(keep);
  // Opposite the keep no cat stands, and there the Eyrie begins.
  expect(one('list.everywhere')?.['at']).toEqual(opposite);
  expect(one('list.roost')).toMatchObject({ at: opposite, n: 6 });
  expect(one('list.board')).toMatchObject({ n: 25 });
  expect(one('list.decreeBoard')).toMatchObject({ n: 20, viziers: 2 });
  expect(one('list.allianceBoard')).toMatchObject({ n: 10 });
  expect(Object.keys(one('list.buildings') ?? {})).toEqual(
    expect.arrayContaining(['sawmill', 'workshop', 'recruiter']),
  );
});

test('every line has words', () => {
  const ids = setupList(happeningsOf(DEFAULT_CONFIG)).map(({ id }) => id as string);
  const own = ids.filter((id) => id.startsWith('list.'));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((id) => !Object.hasOwn(sentences, id))).toEqual([]);
});

test('what does not lie together stays as it was', () => {
  const [first] = happeningsOf(DEFAULT_CONFIG);
  expect(first && setupList([first])).toEqual([first]);
});
