import type { Match } from '@empty-chair/kernel/match';
import { answer, newMatch } from '@empty-chair/kernel/match';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { encodeState } from './codec-encode.ts';
import type { Config } from './config.ts';
import { configFrom } from './config-words.ts';
import { root } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

type Words = Readonly<Record<string, string>>;
interface Encoded {
  readonly clearings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly factions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly deck: { readonly draw: readonly string[] };
}
interface SetUp {
  readonly match: Match<Config, State, Input>;
  readonly encoded: Encoded;
  /** Each question with what it offered. */
  readonly asked: readonly (readonly [question: string, offered: readonly string[]])[];
  /** By which rule each of them was asked. */
  readonly askedBy: readonly string[];
  /** The ids of all happenings, each with its rule. */
  readonly told: readonly string[];
}

/** Sets a game up; each question gets the next answer, or else the first that is offered. */
function setUp(words: Words, answers: readonly string[] = [], seed = 'set-up'): SetUp {
  let match = newMatch(root, configFrom(words), seed);
  const asked: (readonly [string, readonly string[]])[] = [];
  const askedBy: string[] = [];
  while (match.waiting.kind === 'question') {
    const { question } = match.waiting;
    const offered = question.answers.map((one) => question.ref(one).id);
    const given = answers[asked.length] ?? offered[0];
    askedBy.push(question.rule);
    asked.push([`${question.channel} ${showMessage(question.ask)}`, offered]);
    match = answer(root, match, given as string);
  }
  return {
    match,
    asked,
    askedBy,
    encoded: encodeState(match.state as State) as Encoded,
    told: match.happenings.map((happening) => `${happening.rule} ${showMessage(happening)}`),
  };
}

const at = ({ encoded }: SetUp, clearing: number) => encoded.clearings[String(clearing)];
const everywhere = (run: SetUp, field: string): readonly unknown[] =>
  Array.from({ length: 12 }, (_, i) => at(run, i + 1)?.[field]);
const warriorsOf = (run: SetUp, faction: string): readonly (number | undefined)[] =>
  everywhere(run, 'warriors').map((all) => (all as Record<string, number>)[faction]);

describe('section 3', () => {
  const bots = 'marquise/bot/nightmare/blitz/fortified,eyrie/bot,alliance/bot/easy,vagabond/bot';

  test('3.1: the priority markers are put on every map, and say the order of clearings', () => {
    for (const map of ['autumn', 'winter', 'lake', 'mountain']) {
      const run = setUp({ map, seats: bots });
      expect(run.told).toContain('3.1 do.priorityMarkers');
      const { byPriority, pass } = (run.match.state as State).facts;
      const byNumber = Array.from({ length: 12 }, (_, clearing) => clearing);
      // The pass of the mountain comes before all others.
      expect(byPriority.filter((c) => c !== pass)).toEqual(byNumber.filter((c) => c !== pass));
      expect(byPriority).toHaveLength(12);
    }
  });

  test('3.2: each replaced faction is told with its bot', () => {
    const told = setUp({ seats: 'marquise,eyrie/bot,vagabond/bot' }).told;
    expect(told.filter((line) => line.startsWith('3.2 '))).toEqual([
      '3.2 do.botSeat bot=electricEyrie faction=eyrie',
      '3.2 do.botSeat bot=vagabot faction=vagabond',
    ]);
  });

  test('3.3.1, 3.3.2, 3.3: cards lie by a bot for each trait, and for a level but standard', () => {
    const { told } = setUp({ seats: bots });
    expect(told.filter((line) => line.startsWith('3.3'))).toEqual([
      '3.3.1 do.difficultyCard faction=marquise level=nightmare',
      '3.3.2 do.traitCard faction=marquise trait=blitz',
      '3.3.2 do.traitCard faction=marquise trait=fortified',
      '3.3.1 do.difficultyCard faction=alliance level=easy',
    ]);
  });

  test.each([
    ['marquise/bot,eyrie/bot', 50],
    ['marquise,eyrie/bot', 50],
    ['marquise,eyrie,alliance/bot', 50],
    ['marquise,eyrie,alliance/bot,lizards', 54],
    ['marquise,eyrie,alliance/bot,lizards,duchy', 54],
  ])('the deck of %s has %i cards', (seats, cards) => {
    const { draw } = setUp({ seats }).encoded.deck;
    expect(draw).toHaveLength(cards);
    expect(new Set(draw).size).toBe(cards);
    expect(draw.includes('STD-06')).toBe(cards === 54);
  });

  test('3.4: dominance cards leave with one or two humans; each human draws three', () => {
    const two = setUp({ seats: 'marquise,eyrie,alliance/bot' }).told;
    expect(two).toContain('3.4 do.noDominance');
    expect(two).toContain('3.4 do.hands n=3');
    const three = setUp({ seats: 'marquise,eyrie,alliance/bot,lizards' }).told;
    expect(three).not.toContain('3.4 do.noDominance');
    expect(three).toContain('3.4 do.hands n=3');
    expect(setUp({ seats: 'marquise/bot,eyrie/bot' }).told).not.toContain('3.4 do.hands n=3');
  });

  test('3.4.coop: they leave the cooperative game whatever the number', () => {
    const run = setUp({ seats: 'marquise,eyrie,alliance/bot,lizards', coop: 'yes' });
    expect(run.encoded.deck.draw).toHaveLength(50);
    expect(run.told).toContain('3.4 do.noDominance');
  });

  test('A-42: by app the deck is shuffled by the seed', () => {
    const draw = (seed: string) => setUp({ seats: bots }, [], seed).encoded.deck.draw;
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(draw('a').slice().sort()).not.toEqual(draw('a'));
  });
});

describe('suits', () => {
  const seats = 'eyrie/bot,alliance/bot';
  const suits = (words: Words, seed = 'suits') =>
    everywhere(setUp({ seats, ...words }, [], seed), 'suit');

  test('law.suits: as printed on the autumn map, as suggested for lake and mountain', () => {
    expect(suits({})).toEqual([
      ...['fox', 'mouse', 'rabbit', 'rabbit', 'rabbit', 'fox'],
      ...['mouse', 'fox', 'mouse', 'rabbit', 'mouse', 'fox'],
    ]);
    expect(suits({ map: 'lake' })).toEqual([
      ...['fox', 'fox', 'mouse', 'rabbit', 'mouse', 'fox'],
      ...['mouse', 'rabbit', 'fox', 'mouse', 'rabbit', 'rabbit'],
    ]);
  });

  test('law.suits: dealt at random there are four of each, and each deal is another', () => {
    const deals = Array.from({ length: 20 }, (_, i) => suits({ map: 'winter' }, `deal ${i}`));
    for (const deal of deals) {
      for (const suit of ['fox', 'rabbit', 'mouse']) {
        expect(deal.filter((one) => one === suit)).toHaveLength(4);
      }
    }
    expect(new Set(deals.map(String)).size).toBe(20);
  });

  test('law.suits: written down', () => {
    const written = 'mouse,mouse,mouse,mouse,fox,fox,fox,fox,rabbit,rabbit,rabbit,rabbit';
    expect(suits({ suits: written })).toEqual(written.split(','));
  });

  test('law.suits, A-42: by table each is asked for, while there is a choice', () => {
    const { asked, encoded } = setUp(
      { map: 'winter', seats: 'marquise/bot,alliance/bot', choices: 'table' },
      ['mouse', 'mouse', 'mouse', 'mouse'],
    );
    const dealt = asked.filter(([question]) => question.includes('ask.suit'));
    expect(dealt.map(([question]) => question)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `choices ask.suit at=${n}`),
    );
    expect(dealt.map(([, offered]) => offered.length)).toEqual([3, 3, 3, 3, 2, 2, 2, 2]);
    expect(Object.values(encoded.clearings).map(({ suit }) => suit)).toEqual([
      ...['mouse', 'mouse', 'mouse', 'mouse', 'fox', 'fox', 'fox', 'fox'],
      ...['rabbit', 'rabbit', 'rabbit', 'rabbit'],
    ]);
  });
});

describe('human seats', () => {
  test('law.6.3: the Marquise chooses her corner and where her buildings stand', () => {
    const run = setUp({ seats: 'marquise,eyrie/bot' }, ['1', '1', '5', '5']);
    expect(run.asked).toEqual([
      ['human ask.keepCorner', ['1', '2', '3', '4']],
      ['human ask.startingBuilding piece=sawmill', ['1', '5', '9', '10']],
      // The single slot of 1 is taken; two buildings may share a clearing.
      ['human ask.startingBuilding piece=workshop', ['5', '9', '10']],
      ['human ask.startingBuilding piece=recruiter', ['5', '9', '10']],
    ]);
    expect(run.askedBy).toEqual(['law.6.3', 'law.6.3', 'law.6.3', 'law.6.3']);
    expect(at(run, 1)).toMatchObject({ buildings: ['sawmill'], tokens: ['keep'] });
    expect(at(run, 5)).toMatchObject({ buildings: ['workshop', 'recruiter'] });
    // One everywhere but opposite the keep; no second one at the keep, as the bot has.
    expect(warriorsOf(run, 'marquise')).toEqual([1, 1, undefined, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(run.encoded.factions['marquise']).toMatchObject({
      warriorsInSupply: 14,
      supply: { sawmill: 5, workshop: 5, recruiter: 5, keep: 0, wood: 8 },
    });
  });

  test('law.setup: what a human sets up is told by the law, not by a bot’s rule', () => {
    const { told } = setUp({ seats: 'marquise,eyrie,vagabond,alliance/bot' });
    const mine = told.filter((line) => /faction=(marquise|eyrie|vagabond)|placePiece/.test(line));
    expect(mine.length).toBeGreaterThan(10);
    const laws = [...new Set(mine.map((line) => line.split(' ')[0]))].sort();
    expect(laws).toEqual(['law.6.3', 'law.7.3', 'law.9.3', 'law.setup']);
  });

  test('law.6.3, law.closedPath: a closed path is no path for a human Marquise', () => {
    const seats = 'marquise,eyrie/bot';
    const human = setUp({ map: 'mountain', seats }, ['2']);
    // Neighbours of 2 are 5, 6 and 11; the path to 5 is closed.
    expect(human.asked[1]).toEqual(['human ask.startingBuilding piece=sawmill', ['2', '6', '11']]);
    const bot = setUp({ map: 'mountain', seats: 'marquise/bot,eyrie/bot', choices: 'table' }, [
      '2',
    ]);
    expect(bot.asked[1]).toEqual([
      'choices ask.startingBuilding piece=sawmill',
      ['2', '5', '6', '11'],
    ]);
  });

  test('law.7.3: the Eyrie starts opposite the keep, or in a corner of its choice', () => {
    const opposite = setUp({ seats: 'marquise/bot,eyrie' });
    const keep = everywhere(opposite, 'tokens').findIndex((all) => String(all) === 'keep') + 1;
    const corner = { 1: 3, 2: 4, 3: 1, 4: 2 }[keep] as number;
    expect(opposite.asked).toEqual([]);
    expect(at(opposite, corner)).toMatchObject({ buildings: ['roost'], warriors: { eyrie: 6 } });
    const free = setUp({ seats: 'eyrie,alliance/bot' }, ['4']);
    expect(free.asked).toEqual([['human ask.corner faction=eyrie', ['1', '2', '3', '4']]]);
    expect(free.askedBy).toEqual(['law.7.3']);
    expect(at(free, 4)).toMatchObject({ buildings: ['roost'], warriors: { eyrie: 6 } });
    expect(free.encoded.factions['eyrie']).not.toHaveProperty('decree');
  });

  test('law.setup: the Alliance is told to set up; nothing of it is on the map', () => {
    const run = setUp({ seats: 'alliance,eyrie/bot' });
    expect(run.told).toContain('law.setup do.setUpAlliance faction=alliance n=10');
    expect(run.encoded.factions['alliance']).toMatchObject({
      warriorsInSupply: 10,
      supply: { foxBase: 1, rabbitBase: 1, mouseBase: 1, sympathy: 10 },
    });
  });

  test('law.9.3: a Vagabond starts in any forest', () => {
    const run = setUp({ seats: 'vagabond,eyrie/bot' }, ['3_6_11']);
    expect(run.asked).toHaveLength(1);
    expect(run.asked[0]?.[1]).toHaveLength(7);
    expect(run.askedBy).toEqual(['law.9.3']);
    expect(run.encoded.factions['vagabond']).toMatchObject({ pawn: { forest: '3_6_11' } });
    // Law 9.3: the character’s items, three quests, the relationship markers.
    expect(run.told).toContain('law.setup do.setUpVagabond faction=vagabond');
    expect(run.encoded.factions['vagabond']).not.toHaveProperty('items');
  });

  test('3.2, law.setup: expansion factions are set up by hand, with all they have', () => {
    const run = setUp({ seats: 'lizards,riverfolk,duchy,corvids,eyrie/bot' });
    expect(run.told.filter((line) => line.includes('do.setUp'))).toEqual([
      'law.setup do.setUpLizards faction=lizards n=25',
      'law.setup do.setUpRiverfolk faction=riverfolk n=15',
      'law.setup do.setUpDuchy faction=duchy n=20',
      'law.setup do.setUpCorvids faction=corvids n=15',
    ]);
    const { factions } = run.encoded;
    expect(factions['lizards']).toMatchObject({ warriorsInSupply: 25, supply: { garden: 15 } });
    expect(factions['riverfolk']).toMatchObject({ warriorsInSupply: 15, supply: { tradePost: 9 } });
    expect(factions['duchy']).toMatchObject({
      warriorsInSupply: 20,
      supply: { citadel: 3, market: 3, tunnel: 3 },
    });
    expect(factions['corvids']).toMatchObject({ warriorsInSupply: 15, supply: { plot: 8 } });
  });
});

describe('items', () => {
  const ruins = (run: SetUp) => everywhere(run, 'ruin').filter((items) => items !== undefined);

  test('law.setup: without a Vagabond the ruins hide nothing', () => {
    const run = setUp({ seats: 'marquise/bot,eyrie/bot' });
    expect(ruins(run)).toEqual([[], [], [], []]);
    expect((run.encoded as unknown as { itemsInSupply: unknown }).itemsInSupply).toEqual({
      ...{ boot: 2, bag: 2, crossbow: 1, hammer: 1, sword: 2, tea: 2, coin: 2, torch: 0 },
    });
  });

  test('law.setup, 7.3.4: a human Vagabond has one item under each ruin, two have two', () => {
    const one = setUp({ seats: 'vagabond,eyrie/bot' });
    expect(ruins(one).map((items) => (items as unknown[]).length)).toEqual([1, 1, 1, 1]);
    const two = setUp({ seats: 'vagabond,secondVagabond/bot,eyrie/bot' });
    expect(ruins(two).map((items) => (items as unknown[]).length)).toEqual([2, 2, 2, 2]);
  });

  const SHUFFLED = ['bag', 'boot', 'hammer', 'sword'];
  test('7.3.4: what people put under the ruins of the box the app never knows', () => {
    const unknown = ['unknown', 'unknown', 'unknown', 'unknown'];
    // Whoever makes the bots' random choices, and whoever of them is the Vagabond.
    expect(ruins(setUp({ seats: 'vagabond,eyrie/bot' })).flat()).toEqual(unknown);
    expect(ruins(setUp({ seats: 'vagabond/bot,eyrie' })).flat()).toEqual(unknown);
    // Without people, or on the screen, there is no box: the app has shuffled them.
    expect(
      ruins(setUp({ seats: 'vagabond/bot,eyrie/bot' }))
        .flat()
        .sort(),
    ).toEqual(SHUFFLED);
    const screen = setUp({ seats: 'vagabond,eyrie/bot', play: 'screen' });
    expect(ruins(screen).flat().sort()).toEqual(SHUFFLED);
  });

  test('7.3.3: the quests of the box are shared with a person, so the table says which one comes', () => {
    const run = setUp({ seats: 'vagabond,secondVagabond/bot,eyrie/bot' });
    expect(run.asked.map(([question]) => question)).toContain('cards ask.quest');
    const alone = setUp({ seats: 'vagabond/bot,eyrie' });
    expect(alone.asked.map(([question]) => question)).not.toContain('cards ask.quest');
  });

  test('law.setup: ruins, items, the Ferry and closed paths are put out on every map', () => {
    const lake = setUp({ map: 'lake', seats: 'marquise/bot,eyrie/bot' });
    expect(lake.told).toEqual(
      expect.arrayContaining([
        'law.setup do.ruins',
        'law.setup do.itemSupply',
        'law.M.3 do.placeFerry at=1',
      ]),
    );
    const mountain = setUp({ map: 'mountain', seats: 'marquise/bot,eyrie/bot' });
    const [pass] = mountain.told.filter((line) => line.includes('do.closePaths'));
    expect(pass).toBe('law.M.4 do.closePaths at=10 n=6');
  });

  test('7.3.4, A-42: put there by the table, nobody knows them', () => {
    const run = setUp({ seats: 'vagabond/bot,eyrie/bot', choices: 'table' });
    expect(ruins(run)).toEqual([['unknown'], ['unknown'], ['unknown'], ['unknown']]);
  });
});

test('A-42: by table everything that is random is asked for, in the order of set-up', () => {
  const run = setUp(
    {
      map: 'lake',
      suits: 'random',
      seats: 'vagabond/bot,eyrie/bot,alliance,marquise/bot',
      cards: 'table',
      choices: 'table',
    },
    [],
  );
  const questions = run.asked.map(([question]) => question);
  expect(questions.filter((question) => !question.includes('ask.suit'))).toEqual([
    'choices ask.corner faction=marquise',
    'choices ask.startingBuilding piece=sawmill',
    'choices ask.startingBuilding piece=workshop',
    'choices ask.startForest',
    'cards ask.quest',
  ]);
  // Corner 1 has two neighbours: with one building per clearing the third has no choice.
  expect(run.asked.slice(8, 11).map(([, offered]) => offered)).toEqual([
    ['1', '2', '3', '4'],
    ['1', '5', '9'],
    ['5', '9'],
  ]);
  expect(run.asked.at(-2)?.[1]).toEqual(['3_8_10_12', '4_5_6_11']);
  expect(run.asked.at(-1)?.[1]).toHaveLength(15);
  // Nobody shuffled: the app does not know the order of the real deck.
  expect(run.encoded.deck.draw.slice(0, 2)).toEqual(['STD-01', 'STD-02']);
});
