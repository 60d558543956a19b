import { BadData } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script } from '@empty-chair/kernel/scripted';
import type { Question } from '@empty-chair/kernel/table';
import type { Message } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { ChartStart } from '../../examples/chart-turn.ts';
import { positionOf, runChart } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';
import { NONE, realmOf } from '../content.ts';
import { eventCards } from '../events.ts';
import { europa } from '../module.ts';
import { eventsToTake } from './event-display.ts';

/** One by one: own Event face-up, its Ducats, whether it has options; then what it does, until `end`. */
const PLAIN = ['yes', '0', 'no'];
const event = (choices: readonly string[], start: ChartStart = {}, dice: readonly string[] = []) =>
  runChart('event', start, { choices: [...PLAIN, ...choices], dice });
/** Without what is told of every Event: taken, Ducats on the others, symbols. */
const done = (told: readonly string[]): readonly string[] =>
  told.filter(
    (line) => !/^do\.(take(Own|Named)Event|ducatsOnOthers|secondaryEffects|nextEvent)/.test(line),
  );
const gain = (n: number) => `do.gainPower n=${n} who=england`;

describe('EVENT', () => {
  test('EU-22.4: the Event of its own Realm first', () => {
    const { told, me } = event(['nothing', 'end']);
    expect(told.slice(0, 2)).toEqual(['do.takeOwnEvent who=england', 'do.ducatsOnOthers n=2']);
    expect(me.hasTakenEvent).toBe(true);
  });

  // A die for one of three or of two face-up Events.
  test.each([
    ['1', 1, 1],
    ['2', 1, 1],
    ['3', 2, 1],
    ['4', 2, 2],
    ['5', 3, 2],
    ['6', 3, 2],
  ])('EU-22.4: else by a die: a %s', (face, ofThree, ofTwo) => {
    const { told } = runChart('event', {}, { choices: ['no', '0', 'no', 'end'], dice: [face] });
    expect(told[0]).toBe(`do.takeEvent n=${face} ofThree=${ofThree} ofTwo=${ofTwo} who=england`);
  });

  test.each([
    ['1', 'do.optionA'],
    ['3', 'do.optionA'],
    ['4', 'do.optionB'],
    ['6', 'do.optionB'],
  ])('EU-22.4: with options, a %s on the die', (face, id) => {
    const { told } = runChart('event', {}, { choices: ['yes', '0', 'yes', 'end'], dice: [face] });
    expect(told).toContain(`${id} who=england`);
  });

  test.each([
    ['0', []],
    ['10', [gain(1)]],
    ['20', [gain(2)]],
    ['30', [gain(3)]],
  ])('EU-23.3: %s Ducats on the card', (ducats, expected) => {
    const { told } = runChart(
      'event',
      {},
      { choices: ['yes', ducats, 'no', 'tradeAction', 'end'] },
    );
    expect(done(told)).toEqual([...expected, gain(2)]);
  });

  test('EU-22.4: card 1 after the Event was taken costs nothing and draws another card', () => {
    const england = {
      hasTakenEvent: true,
      mat: { available: 1 },
      deck: { draw: [9, 1], out: [] },
    };
    const { path, told } = runChart(
      'main-turn',
      { position: { players: { england } } },
      { cards: ['1', '9'] },
    );
    expect(path).toContain('EV9');
    expect(told).toContain('do.drawCard card=9 who=england');
  });
});

describe('what the Event does', () => {
  test('EU-23.1: one effect after another, until the human says that was all', () => {
    const { told } = event(['monarchPower', '2', 'stability', '-1', 'end']);
    expect(done(told)).toEqual([gain(2), 'do.addUnrest province=caux who=england']);
  });

  test.each<[string, readonly string[]]>([
    ['nothing was named', ['end']],
    ['the human says that nothing applies', ['nothing', 'end']],
    ['a Vassal that nobody can be', ['gainVassal', 'none', 'end']],
    ['the religion is the same', ['stateReligion', 'catholic', 'end']],
  ])('EU-23.9: %s: 1 Bot Power', (_, choices) => {
    expect(done(event(choices).told)).toEqual([gain(1)]);
  });

  test('EU-23.6: a Vassal is Towns in all its Provinces', () => {
    const { told } = event(['gainVassal', 'granada', 'end']);
    expect(done(told)).toEqual([
      'do.placeTown province=gibraltar who=england',
      'do.placeTown province=granada who=england',
    ]);
  });

  test('EU-23.8: a new State Religion', () => {
    const { told } = event(['stateReligion', 'protestant', 'end']);
    expect(done(told)[0]).toBe('do.stateReligion religion=protestant who=england');
  });
});

describe('war by an Event', () => {
  const SPENT = { mat: { available: 4, spent: 3 } };
  const start = (england: object): ChartStart => ({ position: { players: { england } } });
  /** The target is rolled on the chart of the house: the die is a 1. */
  const goesToWar = (choice: string, england: object) => {
    const choices = [...PLAIN, choice];
    return runChart('event', start(england), { choices, dice: ['1'] }).path.includes('MI1');
  };

  test('EU-23.7: "may declare war" with more Available than Spent power', () => {
    expect(goesToWar('war', SPENT)).toBe(true);
  });
  test.each<[string, object]>([
    ['as much Spent as Available', { mat: { available: 3, spent: 3 } }],
    ['War already', { ...SPENT, wars: ['brittany'] }],
  ])('EU-23.7: not with %s: 1 Bot Power instead', (_, england) => {
    const { path, told } = event(['war'], start(england));
    expect(path).not.toContain('MI1');
    expect(done(told)).toEqual([gain(1)]);
  });

  // Without units no target is weaker, so MILITARY would only recruit.
  const WEAK = { mat: { available: 4, spent: 3, army: 0, reserve: 0 } };
  test.each<[string, boolean]>([
    ['military', false],
    ['declareWar', true],
  ])('EU-23.7: %s: only a Declare War Action leaves Strength aside', (choice, isDeclared) => {
    const { path } = runChart('event', start(WEAK), { choices: [...PLAIN, choice], dice: ['1'] });
    expect(path.includes('MI9')).toBe(isDeclared);
  });
});

describe('an Event in one line', () => {
  const line = (typed: string, start: ChartStart = {}, more: Partial<Script> = {}) =>
    runChart('event', start, { ...more, choices: [typed, ...(more.choices ?? [])] });

  test('EU-22.4: one answer is the whole Event', () => {
    const { told, me, path } = line('own; onCard 12; option b; stability -1; prestige 2');
    expect(told).toEqual([
      'do.takeOwnEvent who=england',
      gain(2),
      'do.ducatsOnOthers n=2',
      'do.optionB who=england',
      'do.addUnrest province=caux who=england',
      'do.gainPrestige n=2 who=england',
      'do.secondaryEffects who=england',
    ]);
    expect(me.hasTakenEvent).toBe(true);
    expect(path).toEqual(['EV1', 'EV2', 'EV3', 'EV5', 'EV6', 'EV7', 'EV8', 'EV10']);
  });

  test('EU-22.4: without its own Event that of the die, without options none', () => {
    const { told, path } = line('monarchPower 1');
    expect(told[0]).toBe('do.takeEventOfDie who=england');
    expect(path).toEqual(['EV1', 'EV2', 'EV4', 'EV5', 'EV6', 'EV8', 'EV10']);
  });

  // Each is what the answers one by one come to, in the tests above.
  test.each<[string, readonly string[]]>([
    ['own; nothing', [gain(1)]],
    ['own', [gain(1)]],
    ['own; onCard 30', [gain(3), gain(1)]],
    ['own; monarchPower 2; stability -1', [gain(2), 'do.addUnrest province=caux who=england']],
    ['own; stateReligion catholic', [gain(1)]],
    [
      'own; gainVassal granada',
      ['do.placeTown province=gibraltar who=england', 'do.placeTown province=granada who=england'],
    ],
    ['own; tradeAction;', [gain(2)]],
  ])('EU-23.1, EU-23.3, EU-23.6, EU-23.9: %s', (typed, expected) => {
    expect(done(line(typed).told)).toEqual(expected);
  });

  test('EU-10.4: which other token goes is told where one has to', () => {
    expect(done(line('own; remove').told)).toEqual(['do.removeToken who=england']);
  });

  test('R-EVENT-1, EU-23.7: effects after “declare war” come before the War', () => {
    const england = { mat: { available: 4, spent: 3, army: 0, reserve: 0 } };
    const start = { position: { players: { england } } };
    const { told, path } = line('own; declareWar; prestige 2', start, { dice: ['1'] });
    expect(path).toContain('MI9');
    const prestige = told.indexOf('do.gainPrestige n=2 who=england');
    expect(prestige).toBeGreaterThan(0);
    expect(told.findIndex((one) => one.startsWith('see.houseTarget'))).toBeGreaterThan(prestige);
  });

  test.each([
    ['own; stabilty 1', 'data.notOneOf'],
    ['own; stability', 'data.missing'],
    ['own; stability 9', 'data.outOfRange'],
    ['own stability 1', 'data.tooManyWords'],
    ['gainVassal france', 'no.vassal'],
    ['gainVassal atlantis', 'no.place'],
    ['', 'data.missing'],
  ])('%j is refused with one reason', (typed, why) => {
    const refused = () => line(typed);
    expect(refused).toThrow(BadData);
    expect(refused).toThrow(why);
  });

  test('EU-22.4: with the app’s dice both are told with the question', () => {
    const config = configFrom({ humans: 'france' });
    const state = positionOf({ turn: 'england', players: { england: { mat: { available: 0 } } } });
    const asked: Message[] = [];
    const table = {
      scene: state,
      rng: rngFromSeed('dice'),
      atTable: europa.chance(config),
      ask: <A>({ ask, answers }: Question<A>): A => {
        asked.push(ask);
        return answers[0] as A;
      },
      emit: undefined,
      trace: undefined,
    };
    europa.botTurn(table, seat(2));
    expect(asked.map(({ id }) => id)).toEqual(['ask.event']);
    expect(Object.keys(asked[0]?.params ?? {}).sort()).toEqual([
      'ofThree',
      'ofTwo',
      'option',
      'who',
    ]);
  });
});

describe('an Event by its name', () => {
  const named = (typed: string, start: ChartStart = {}) =>
    runChart('event', start, { choices: [typed] });

  test('EU-22.4: is told by it; whose it is follows, and the one of its own Realm is its own', () => {
    const own = named('card 103-1; prestige 2');
    expect(own.told[0]).toBe('do.takeNamedEvent event=103-1 who=england');
    expect(own.path.slice(0, 3)).toEqual(['EV1', 'EV2', 'EV3']);
    expect(named('card 102-1; prestige 2').path.slice(0, 3)).toEqual(['EV1', 'EV2', 'EV4']);
  });

  test('EU-22.4: may be typed in words, and is that of the Age', () => {
    const position = { age: 2 };
    expect(named('103-1').told[0]).toBe('do.takeNamedEvent event=103-1 who=england');
    expect(named('card comet_sighted; nothing').told[0]).toBe(
      'do.takeNamedEvent event=11A-1 who=england',
    );
    const config = configFrom({ scenario: '1-01', humans: 'france' });
    expect(named('card comet_sighted', { config, position }).told[0]).toBe(
      'do.takeNamedEvent event=21A-1 who=england',
    );
  });

  test.each([
    ['card 99A-9', 'no.eventCard'],
    ['card', 'data.missing'],
    ['card 202-1', 'no.eventOfAge'],
  ])('EU-22.4: %j is refused', (typed, why) => {
    expect(() => named(typed)).toThrow(why);
  });

  // As the cards show them, without what the app carries out.
  test.each<[string, string, string]>([
    ['11A-1', 'Unrest, and an A-Event makes Characters mortal', 'what=[mortality]'],
    ['13A-1', 'a Cardinal and Pirates', 'what=[mortality]'],
    ['14A-1', 'lost at sea', 'what=[mortality lostAtSea]'],
    ['14A-2', 'Disloyal Vassals', 'what=[mortality]'],
  ])('EU-24.1, EU-24.2: %s tells its symbols: %s', (card, _, what) => {
    expect(named(`card ${card}`).told.at(-1)?.replaceAll(',', '')).toBe(
      `do.symbols ${what} who=england`,
    );
  });

  test('EU-23.9: without symbols the next one is revealed, with what was said besides they are told', () => {
    // Both carry a Character and nothing else.
    expect(named('card 103-1').told.at(-1)).toBe('do.nextEvent');
    expect(named('card 103-1; lostAtSea').told.at(-1)).toBe(
      'do.symbols what=[lostAtSea] who=england',
    );
  });

  test('EU-23.9: by its name alone it does nothing to the bot', () => {
    expect(done(named('card 103-1').told)).toEqual([gain(1)]);
  });
});

describe('which Events are offered', () => {
  const offered = (position: object, scenario = '1-00'): readonly string[] => {
    const config = configFrom({ scenario, humans: 'france' });
    const state = positionOf(position, config);
    return eventsToTake(state, realmOf('england') ?? NONE).map(
      (card) => eventCards[card]?.id ?? '',
    );
  };

  test('EU-22.4: those of the scenario, the Age and the half, the own one first', () => {
    expect(offered({})).toEqual([
      ...['103-1', '11A-1', '12A-1', '13A-1', '14A-1', '153B', '102-1', '104-1'],
    ]);
    expect(offered({ round: 3 })).toEqual([
      ...['103-2', '11A-3', '12A-2', '13A-2', '14A-2', '155B', '102-2', '104-2'],
    ]);
    expect(offered({ age: 2 }, '1-01')[0]).toBe('203-1');
  });

  test('EU-22.4: not those that bots took before', () => {
    const seenEvents = ['103-1', '153B'];
    expect(offered({ seenEvents })).toHaveLength(6);
    const { state } = runChart('event', {}, { choices: ['card 11A-1; onCard 10'] });
    expect(state.seenEvents.map((card) => eventCards[card]?.id)).toEqual(['11A-1']);
  });
});

describe('the symbols of an Event', () => {
  test.each([
    ['EU-24.1', 'mortality'],
    ['EU-24.2', 'lostAtSea'],
  ])('EU-24.1, EU-24.2: %s is told where it is: %s', (_, symbol) => {
    const { told } = runChart('event', {}, { choices: [`own; ${symbol}`] });
    expect(told.at(-1)).toBe(`do.symbols what=[${symbol}] who=england`);
  });

  test.each(['attrition', 'cardinal', 'dnprPink', 'natives', 'pirates', 'rebelDice', 'spread'])(
    'EU-23.9: what the app carries out is no symbol for people: %s',
    (symbol) => {
      const { told } = runChart('event', {}, { choices: [`own; ${symbol}`] });
      expect(told.at(-1)).toBe('do.nextEvent');
    },
  );

  test('EU-23.9: without one a single line', () => {
    const { told } = event(['end']);
    expect(told.at(-1)).toBe('do.secondaryEffects who=england');
    expect(told.filter((one) => /symbols|secondary/.test(one))).toHaveLength(1);
  });
});
