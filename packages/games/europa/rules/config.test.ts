import { checkCodec } from '@empty-chair/testkit/checks-state';
import { badField } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { CONFIGS } from '../examples/configs.ts';
import { configCodec, DEFAULT_CONFIG } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import { TABLE_OPTIONS } from './options.ts';

/** Where it is wrong and why, or nothing. */
const problem = (change: Readonly<Record<string, unknown>>): string | undefined =>
  badField(() => configCodec.decode(change));
const rolesIn = ({ seats }: typeof DEFAULT_CONFIG): string =>
  seats.map(({ realm, role }) => `${realm} ${role}`).join(', ');

const PACK = { format: 1, name: 'mine' };
/** SI2 would lead nowhere. */
const BROKEN = { ...PACK, charts: { siege: { nodes: { SI2: { edges: { no: 'SI9' } } } } } };

describe('a config', () => {
  test('EU-1.1: left out, it is the introductory scenario: a human France against two easy bots', () => {
    expect(configCodec.decode({})).toEqual(DEFAULT_CONFIG);
    expect(configFrom({})).toEqual(DEFAULT_CONFIG);
    expect(DEFAULT_CONFIG).toMatchObject({ scenario: '1-00', lastAge: 1, targets: 'house' });
    expect(rolesIn(DEFAULT_CONFIG)).toBe('france human, castile bot, england bot');
    expect(new Set(DEFAULT_CONFIG.seats.map(({ level }) => level))).toEqual(new Set(['easy']));
  });

  test('comes back from its JSON as it was, also with a pack', () => {
    const packed = configCodec.decode({ pack: { ...PACK, cards: { 4: { cost: 1 } } } });
    for (const config of [packed, ...Object.values(CONFIGS)]) {
      expect(checkCodec('config', config, configCodec.encode, configCodec.decode)).toEqual([]);
    }
  });

  test('a ruling is written down only where the table reads it otherwise', () => {
    expect(configCodec.encode(DEFAULT_CONFIG)).not.toHaveProperty('options');
    for (const [name, [ours, other]] of Object.entries(TABLE_OPTIONS)) {
      const config = configCodec.decode({ options: { [name]: other } });
      expect(config.options).toEqual({ ...DEFAULT_CONFIG.options, [name]: other });
      expect(configCodec.encode(config)).toMatchObject({ options: { [name]: other } });
      expect(configCodec.decode({ options: { [name]: ours } })).toEqual(DEFAULT_CONFIG);
    }
  });

  test('a scenario with bots of its own has them, and humans on the other chairs', () => {
    const config = configCodec.decode({ scenario: '2-06' });
    expect(rolesIn(config)).toContain('byzantium human');
    expect(config.seats.filter(({ role }) => role === 'human')).toHaveLength(1);
  });

  test('a realm that is not named is a Non-Player Realm; the order is that of the scenario', () => {
    const config = configCodec.decode({
      seats: [{ realm: 'england' }, { realm: 'france', role: 'human', level: 'hard' }],
    });
    expect(config.seats).toEqual([
      { realm: 'france', role: 'human', level: 'hard' },
      { realm: 'castile', role: 'open', level: 'easy' },
      { realm: 'england', role: 'bot', level: 'easy' },
    ]);
  });

  test.each([
    [{ scenario: '9-99' }, 'scenario data.notOneOf'],
    [{ variant: '7-players' }, 'variant data.notOneOf'],
    [{ seats: [{ realm: 'austria' }] }, 'seats[0].realm data.notOneOf'],
    [{ seats: [{ role: 'bot' }] }, 'seats[0].realm data.missing'],
    [{ seats: [{ realm: 'france', role: 'cat' }] }, 'seats[0].role data.notOneOf'],
    [{ seats: [{ realm: 'france', level: 'brutal' }] }, 'seats[0].level data.notOneOf'],
    [{ seats: [{ realm: 'france' }, { realm: 'france' }] }, 'seats data.twice'],
    [{ seats: [{ realm: 'france' }] }, 'seats bad.seats'],
    [{ lastAge: 2 }, 'lastAge data.outOfRange'],
    [{ scenario: '1-04', lastAge: 1 }, 'lastAge data.outOfRange'],
    [{ missions: 'no' }, 'missions data.expected'],
    [{ targets: 'guess' }, 'targets data.notOneOf'],
    [{ marriages: 1 }, 'marriages data.expected'],
    [{ options: { warUnrest: 'never' } }, 'options.warUnrest data.notOneOf'],
    [{ options: { weather: 'fine' } }, 'options.weather data.unknownField'],
    [{ chance: { cards: 'dealer' } }, 'chance.cards data.notOneOf'],
    [{ chance: { tiles: 'app' } }, 'chance.tiles data.unknownField'],
    [{ colour: 'red' }, 'colour data.unknownField'],
    [{ pack: { format: 2, name: 'x' } }, 'pack.format data.outOfRange'],
    [{ pack: BROKEN }, 'pack.charts.siege.nodes.SI2.edges.no bad.unknownNear'],
    [
      { pack: { ...PACK, cards: { 2: { topAction: 'dance' } } } },
      'pack.cards.2.topAction bad.unknown',
    ],
  ])('%o is refused at its place', (change, where) => {
    expect(problem(change)).toBe(where);
  });
});

describe('in words', () => {
  test('every word has an example that is read, and says something', () => {
    for (const { name, example } of CONFIG_WORDS) {
      const beside: Readonly<Record<string, string>> =
        name === 'variant' || name === 'lastAge'
          ? { scenario: '1-01' }
          : name === 'bots'
            ? { scenario: '1-01', variant: '4-players' }
            : {};
      expect(configFrom({ ...beside, [name]: example }), name).not.toEqual(configFrom(beside));
    }
  });

  test.each([
    [{ humans: 'france' }, 'france human, castile bot, england bot'],
    [{ bots: 'france' }, 'france bot, castile human, england human'],
    [{ humans: 'none' }, 'france bot, castile bot, england bot'],
    [{ humans: 'england', bots: 'france' }, 'france bot, castile open, england human'],
    [{ humans: 'england,castile', bots: 'none' }, 'france open, castile human, england human'],
  ])('EU-1.2: who sits where with %o', (words, roles) => {
    expect(rolesIn(configFrom(words))).toBe(roles);
  });

  test('a bot may have a level of its own, the others have the common one', () => {
    const { seats } = configFrom({
      humans: 'none',
      bots: 'france/hard,castile,england',
      level: 'normal',
    });
    expect(seats.map((seat) => ('level' in seat ? seat.level : undefined))).toEqual([
      'hard',
      'normal',
      'normal',
    ]);
  });

  test.each([
    [{ colour: 'red' }, 'colour'],
    [{ scenario: '9-99' }, 'scenario'],
    [{ variant: '9-players' }, 'variant'],
    [{ level: 'brutal' }, 'level'],
    [{ humans: 'austria' }, 'humans'],
    [{ bots: 'atlantis' }, 'bots'],
    [{ bots: 'england/brutal' }, 'bots'],
    [{ missions: 'maybe' }, 'missions'],
    [{ marriages: 'often' }, 'marriages'],
    [{ targets: 'guess' }, 'targets'],
    [{ cards: 'dealer' }, 'chance.cards'],
    [{ lastAge: 'two' }, 'lastAge'],
  ])('%o is refused', (words, path) => {
    expect(() => configFrom(words)).toThrow(`bad data at ${path}`);
  });
});
