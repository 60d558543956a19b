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

/** Every bot of both boxes. */
const BOTS = {
  marquise: 'mechanicalMarquise2',
  eyrie: 'electricEyrie',
  alliance: 'automatedAlliance',
  vagabond: 'vagabot',
  lizards: 'logicalLizards',
  riverfolk: 'riverfolkRobots',
  duchy: 'drillbitDuchy',
  corvids: 'cogwheelCorvids',
};
type FactionId = keyof typeof BOTS;
const FACTIONS = Object.keys(BOTS) as FactionId[];

function mixesOf(chairs: number, from: readonly FactionId[] = FACTIONS): readonly FactionId[][] {
  if (chairs === 0) return [[]];
  return from.flatMap((first, at) =>
    mixesOf(chairs - 1, from.slice(at + 1)).map((others) => [first, ...others]),
  );
}
/** With the cards of the box, where most is to be done. */
function tableOf(mix: readonly FactionId[], human?: FactionId): Config {
  const seats = mix.map((faction) => ({
    faction,
    ...(faction === human ? {} : { bot: BOTS[faction] }),
    ...(faction === 'vagabond' && faction !== human ? { character: 'thief' } : {}),
  }));
  const { config } = root.codecs;
  const chance = { cards: 'table', dice: 'table', choices: 'app' };
  return config.decode({ ...(config.encode(DEFAULT_CONFIG) as object), seats, chance });
}

test('any four factions are put out in few lines, and a human with any four bots in two more', () => {
  const most = (configs: readonly Config[]) => Math.max(...configs.map((it) => linesOf(it).length));
  const four = mixesOf(4);
  expect(most(four.map((mix) => tableOf(mix)))).toBeLessThanOrEqual(MOST_LINES);
  expect(most(four.map((mix) => tableOf(mix, mix[0])))).toBeLessThanOrEqual(MOST_LINES);
  const five = mixesOf(5).map((mix) => tableOf(mix, mix[0]));
  expect(most(five)).toBeLessThanOrEqual(MOST_LINES + 2);
});

test('of the second box nothing is lost either', () => {
  const config = tableOf(['lizards', 'riverfolk', 'duchy', 'corvids']);
  const [all, listed] = [happeningsOf(config), setupList(happeningsOf(config))];
  const one = (id: string) => listed.find((it) => it.id === id)?.params;
  const placesOf = (faction: string) =>
    all.flatMap(({ id, params }) =>
      id === 'do.placeWarriors' && JSON.stringify(params).includes(faction) ? [params?.['at']] : [],
    );
  // Each fills its supply, of which the people on the map are taken.
  expect(one('list.lizardsBoard')).toMatchObject({ n: 25 });
  expect(one('list.riverfolkBoard')).toMatchObject({ n: 15, payments: 1 });
  expect(one('list.duchyBoard')).toMatchObject({ n: 20 });
  expect(one('list.duchyBoard')?.['ministers']).toHaveLength(2);
  expect(one('list.corvidsBoard')).toMatchObject({ n: 15, plots: 8 });
  for (const [id, faction, n] of [
    ['list.lizardsMap', 'lizards', 4],
    ['list.duchyMap', 'duchy', 2],
  ] as const) {
    const [home, ...others] = placesOf(faction);
    expect(one(id)).toMatchObject({ n, at: [home], more: others });
  }
  const each = listed.filter(({ id }) => id === ('list.oneEach' as string));
  expect(each.map(({ params }) => params?.['at'])).toEqual([
    placesOf('riverfolk'),
    placesOf('corvids'),
  ]);
});

test('nothing is lost: every piece and every number is in some line', () => {
  const [all, listed] = [happeningsOf(DEFAULT_CONFIG), setupList(happeningsOf(DEFAULT_CONFIG))];
  const one = (id: string) => listed.find((it) => it.id === id)?.params;
  const keep = all.find(({ params }) => JSON.stringify(params ?? {}).includes('keep'))?.params?.[
    'at'
  ];
  const opposite = all.find(({ params }) => JSON.stringify(params ?? {}).includes('roost'))
    ?.params?.['at'];
  expect(one('list.keep')?.['keep']).toEqual(keep);
  // Opposite the keep no cat stands, and there the Eyrie begins.
  expect(one('list.everywhereTwo')).toMatchObject({ at: opposite, two: keep });
  expect(one('list.roost')).toMatchObject({ at: opposite, n: 6 });
  expect(one('list.board')).toMatchObject({ n: 25 });
  expect(one('list.decreeBoard')).toMatchObject({ n: 20, viziers: 2 });
  expect(one('list.allianceBoard')).toMatchObject({ n: 10 });
  expect(Object.keys(one('list.keep') ?? {})).toEqual(
    expect.arrayContaining(['sawmill', 'workshop', 'recruiter']),
  );
});

test('a board is filled before anything is taken from it', () => {
  const ids = setupList(happeningsOf(DEFAULT_CONFIG)).map(({ id }) => id as string);
  expect(ids.indexOf('list.board')).toBeLessThan(ids.indexOf('list.everywhereTwo'));
  expect(ids.indexOf('list.decreeBoard')).toBeLessThan(ids.indexOf('list.roost'));
});

test('every line has words', () => {
  const tables = [DEFAULT_CONFIG, tableOf(['lizards', 'riverfolk', 'duchy', 'corvids'])];
  const ids = tables.flatMap((it) => setupList(happeningsOf(it))).map(({ id }) => id as string);
  const own = ids.filter((id) => id.startsWith('list.'));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((id) => !Object.hasOwn(sentences, id))).toEqual([]);
});

test('what does not lie together stays as it was', () => {
  const [first] = happeningsOf(DEFAULT_CONFIG);
  expect(first && setupList([first])).toEqual([first]);
});
