import { checkCodec } from '@empty-chair/testkit/checks-state';
import { describe, expect, test } from 'vitest';
import { CONFIGS } from '../examples/configs.ts';
import { BOT_FACTIONS, BOT_IDS, configCodec, DEFAULT_CONFIG, TRAITS } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import { DEFAULT_OPTIONS, TABLE_OPTIONS } from './options.ts';

type Words = Readonly<Record<string, string>>;
const MARQUISE_BOT = { faction: 'marquise', bot: 'mechanicalMarquise2' };
const EYRIE_BOT = { faction: 'eyrie', bot: 'electricEyrie' };
const SEATS = [MARQUISE_BOT, { faction: 'eyrie' }];
const decode = (changes: Readonly<Record<string, unknown>>) =>
  configCodec.decode({ map: 'autumn', seats: SEATS, ...changes });

describe('a config', () => {
  test('says little: the rest is the printed game, by app, with our rulings', () => {
    expect(decode({})).toEqual({
      play: 'table',
      map: 'autumn',
      suits: 'printed',
      deck: 'standard',
      seats: [
        { faction: 'marquise', bot: 'mechanicalMarquise2', difficulty: 'standard', traits: [] },
        { faction: 'eyrie' },
      ],
      coop: false,
      team: false,
      chance: { cards: 'app', dice: 'app', choices: 'app' },
      options: DEFAULT_OPTIONS,
    });
  });

  test('of a game on the screen is the app’s chance, people of known law, and at least one of them', () => {
    const screen = { play: 'screen', seats: [{ faction: 'marquise' }, EYRIE_BOT] };
    expect(decode(screen).play).toBe('screen');
    expect(() => decode({ ...screen, chance: { dice: 'table' } })).toThrow(
      'bad data at chance.dice: bad.screenChance',
    );
    expect(() => decode({ ...screen, seats: [EYRIE_BOT, MARQUISE_BOT] })).toThrow(
      'bad data at seats: bad.screenAlone',
    );
    expect(() => decode({ ...screen, seats: [{ faction: 'lizards' }, EYRIE_BOT] })).toThrow(
      'bad data at seats[0].faction: bad.screenFaction',
    );
    // A real table goes without saying, as in older records.
    expect(configCodec.encode(decode({}))).not.toHaveProperty('play');
    expect(configCodec.encode(decode(screen))).toHaveProperty('play', 'screen');
  });

  test('every option has the rulebook’s reading first and another one', () => {
    for (const [name, values] of Object.entries(TABLE_OPTIONS)) {
      const [first, ...others] = values;
      expect(DEFAULT_OPTIONS).toHaveProperty(name, first);
      expect(others).not.toEqual([]);
      for (const other of others) {
        expect(decode({ options: { [name]: other } }).options).toEqual({
          ...DEFAULT_OPTIONS,
          [name]: other,
        });
      }
    }
  });

  test('reads what it wrote', () => {
    for (const config of Object.values(CONFIGS)) {
      expect(checkCodec('config', config, configCodec.encode, configCodec.decode)).toEqual([]);
    }
  });

  test('options of the second box are written only where another reading was chosen', () => {
    const written = (options: object) =>
      configCodec.encode(decode({ options })) as { readonly options: object };
    expect(written({}).options).not.toHaveProperty('robotRevenge');
    expect(written({}).options).toHaveProperty('expand', 'unlimited');
    expect(written({ robotRevenge: 'othersTurns' }).options).toHaveProperty(
      'robotRevenge',
      'othersTurns',
    );
  });

  test('law.suits: winter has no suits of its own, lake and mountain suggest some', () => {
    const suits = (map: string) => decode({ map }).suits;
    expect(suits('winter')).toBe('random');
    expect(suits('lake')).toBe('suggested');
    expect(suits('mountain')).toBe('suggested');
  });

  test('3.3.2: from none to all of the traits, in one order', () => {
    for (const bot of BOT_IDS) {
      const faction = BOT_FACTIONS[bot][0];
      const traits = TRAITS[bot];
      const somebody = { faction: faction === 'marquise' ? 'eyrie' : 'marquise' };
      const seats = [{ faction, bot, traits: [...traits].reverse() }, somebody];
      expect(decode({ seats }).seats[0]).toMatchObject({ traits });
      expect(decode({ seats: [{ faction, bot }, somebody] }).seats[0]).toMatchObject({
        traits: [],
      });
    }
  });

  test('7.3.1: a Vagabot without a character is the thief', () => {
    const seats = [{ faction: 'secondVagabond', bot: 'vagabot' }, { faction: 'eyrie' }];
    expect(decode({ seats }).seats[0]).toMatchObject({ character: 'thief' });
  });

  const human = (faction: string) => ({ faction });
  const humans = ['marquise', 'alliance', 'vagabond', 'lizards', 'duchy'].map(human);
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ map: 'desert' }, 'map: data.notOneOf'],
    [{ suits: 'suggested' }, 'suits: bad.suitsOfMap'],
    [{ map: 'lake', suits: 'printed' }, 'suits: bad.suitsOfMap'],
    [{ suits: ['fox'] }, 'suits: bad.suitCount'],
    [{ suits: new Array(12).fill('bird') }, 'suits[0]: data.notOneOf'],
    [{ deck: 'tarot' }, 'deck: data.notOneOf'],
    [{ seats: [SEATS[0]] }, 'seats: bad.tooFewSeats'],
    [{ seats: [human('eyrie'), human('alliance')] }, 'seats: bad.botCount'],
    [{ seats: [...humans, { faction: 'eyrie', bot: 'electricEyrie' }] }, 'seats: bad.humanCount'],
    [{ seats: [...SEATS, human('eyrie')] }, 'seats[2].faction: data.twice'],
    [{ seats: [human('cats'), SEATS[0]] }, 'seats[0].faction: data.notOneOf'],
    [
      { seats: [{ faction: 'eyrie', difficulty: 'easy' }, SEATS[0]] },
      'seats[0].difficulty: bad.humanSeat',
    ],
    [{ seats: [{ faction: 'eyrie', traits: [] }, SEATS[0]] }, 'seats[0].traits: bad.humanSeat'],
    [{ coop: 'yes' }, 'coop: data.expected'],
    [{ team: true }, 'team: bad.teamWithoutCoop'],
    [
      { coop: true, seats: [SEATS[0], { faction: 'eyrie', bot: 'electricEyrie' }] },
      'coop: bad.coopAlone',
    ],
    [{ chance: { cards: 'mine' } }, 'chance.cards: data.notOneOf'],
    [{ chance: { coins: 'app' } }, 'chance.coins: data.unknownField'],
    [{ options: { expand: 'never' } }, 'options.expand: data.notOneOf'],
    [{ options: { fly: 'yes' } }, 'options.fly: data.unknownField'],
    [{ colour: 'red' }, 'colour: data.unknownField'],
  ])('is refused with its place: %o', (changes, where) => {
    expect(() => decode(changes)).toThrow(`bad data at ${where}`);
  });

  test('3.2: a bot stands in for its own faction only, and once', () => {
    const bot = (faction: string, id: string, more = {}) => ({ faction, bot: id, ...more });
    expect(() => decode({ seats: [bot('eyrie', 'vagabot'), human('alliance')] })).toThrow(
      'bad data at seats[0].faction: data.notOneOf',
    );
    expect(() =>
      decode({ seats: [bot('vagabond', 'vagabot'), bot('secondVagabond', 'vagabot')] }),
    ).toThrow('bad data at seats[1].bot: data.twice');
    expect(() =>
      decode({ seats: [bot('eyrie', 'electricEyrie', { character: 'thief' }), human('lizards')] }),
    ).toThrow('bad data at seats[0].character: bad.character');
  });

  test('3.3.1, 3.3.2: levels and traits are those of the bot, each once', () => {
    const seats = (more: object) => [
      { faction: 'eyrie', bot: 'electricEyrie', ...more },
      human('alliance'),
    ];
    expect(() => decode({ seats: seats({ difficulty: 'hard' }) })).toThrow('seats[0].difficulty');
    expect(() => decode({ seats: seats({ traits: ['blitz'] }) })).toThrow('seats[0].traits[0]');
    expect(() => decode({ seats: seats({ traits: ['swoop', 'swoop'] }) })).toThrow(
      'bad data at seats[0].traits[1]: data.twice',
    );
  });
});

describe('in words', () => {
  test('nothing said is the default', () => {
    expect(configFrom({})).toEqual(DEFAULT_CONFIG);
  });

  test('every word has an example that works', () => {
    for (const { name, example } of CONFIG_WORDS) {
      const coop: Words =
        name === 'team' || name === 'coop' ? { coop: 'yes', seats: 'marquise,eyrie/bot' } : {};
      expect(() => configFrom({ ...coop, [name]: example })).not.toThrow();
    }
    // On the screen nobody turns cards by hand.
    const words = CONFIG_WORDS.filter(({ name }) => name !== 'play');
    const all = Object.fromEntries(words.map(({ name, example }) => [name, example]));
    expect(configFrom(all)).toMatchObject({
      map: 'winter',
      suits: 'random',
      deck: 'exilesAndPartisans',
      coop: true,
      team: true,
      chance: { cards: 'table', dice: 'table', choices: 'table' },
      options: Object.fromEntries(
        Object.entries(TABLE_OPTIONS).map(([name, values]) => [name, values[1]]),
      ),
    });
  });

  test('3.2, 3.3: seats with bot, level, traits and character in any order', () => {
    expect(
      configFrom({
        seats:
          'marquise/bot/fortified/nightmare/blitz, eyrie, alliance/human,vagabond/vagabot/tinker/easy',
      }).seats,
    ).toEqual([
      {
        faction: 'marquise',
        bot: 'mechanicalMarquise2',
        difficulty: 'nightmare',
        traits: ['blitz', 'fortified'],
      },
      { faction: 'eyrie' },
      { faction: 'alliance' },
      { faction: 'vagabond', bot: 'vagabot', difficulty: 'easy', traits: [], character: 'tinker' },
    ]);
  });

  test.each<[Words, string]>([
    [{ colour: 'red' }, 'colour: data.unknownField'],
    [{ map: 'desert' }, 'map: data.notOneOf'],
    [{ coop: 'maybe' }, 'coop: data.notOneOf'],
    [{ dice: 'mine' }, 'chance.dice: data.notOneOf'],
    [{ expand: 'never' }, 'options.expand: data.notOneOf'],
    [{ suits: 'fox,mouse' }, 'suits: bad.suitCount'],
    [{ seats: 'cats,eyrie/bot' }, 'seats[0]: data.notOneOf'],
    [{ seats: 'marquise/bot,hundreds/bot' }, 'seats[1]: data.notOneOf'],
    [{ seats: 'marquise/robot,eyrie' }, 'seats[0]: data.notOneOf'],
    [{ seats: 'eyrie/human/easy,marquise/bot' }, 'seats[0]: data.notOneOf'],
    [{ seats: 'marquise/bot/hard,eyrie' }, 'seats[0].traits[0]: data.notOneOf'],
    [{ seats: 'marquise/bot/easy/nightmare,eyrie' }, 'seats[0].traits[0]: data.notOneOf'],
    [{ seats: 'marquise/bot/thief,eyrie' }, 'seats[0].character: bad.character'],
  ])('%o is refused with its place', (words, where) => {
    expect(() => configFrom(words)).toThrow(`bad data at ${where}`);
  });
});
