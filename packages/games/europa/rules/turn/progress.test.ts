import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { positionOf, runChart } from '../../examples/chart-turn.ts';
import { europa } from '../module.ts';
import type { IdeaType } from '../numbers.ts';
import { IDEAS } from '../numbers.ts';

describe('FOCUS', () => {
  /** Card 20 is UNREST, then FOCUS on economics; it cost 1, which lies in the Spent area. */
  const focus = (england: object, others: object = {}) =>
    runChart('focus', { card: 20, position: { players: { england }, ...others } });
  const cubes = (n: number) => ({ mat: { spent: 1, focus: { economics: n } } });
  const MOVED = 'do.focus n=1 type=economics who=england';
  const ASIDE = 'do.setAside who=england';

  test.each([
    ['easy', 0, undefined],
    ['easy', 1, undefined],
    ['easy', 2, 5],
    ['normal', 0, undefined],
    ['normal', 1, 5],
    ['hard', 1, 5],
    ['very-hard', 1, 5],
  ])('EU-22.13: level %s with %i cubes there before: %s Prestige', (level, before, prestige) => {
    const { told, me } = focus({ level, ...cubes(before) });
    const done = `do.milestone n=${prestige} type=economics who=england`;
    expect(told).toEqual(prestige === undefined ? [MOVED, ASIDE] : [MOVED, done, ASIDE]);
    expect(me.mat.spent).toBe(0);
    expect(me.mat.focus.economics).toBe(prestige === undefined ? before + 1 : 0);
    expect(me.prestige).toBe(prestige ?? 0);
  });

  test.each([
    [[], 5],
    [['france'], 3],
    [['france', 'castile'], 1],
  ])('EU-22.13: after %j: %i Prestige', (economics, prestige) => {
    const { me } = focus({ level: 'hard', ...cubes(1) }, { milestones: { economics } });
    expect(me.prestige).toBe(prestige);
  });

  test('EU-26.18: the Milestone is complete: the cube stays spent, the card is set aside', () => {
    const { told, me } = focus({ mat: { spent: 1, milestones: ['economics'] } });
    expect(told).toEqual([ASIDE]);
    expect([me.mat.spent, me.mat.focus.economics]).toEqual([1, 0]);
  });

  test('EU-26.6, EU-22.13: the second action comes when the first has nothing to do, and the card leaves the deck', () => {
    const deck = { draw: [20], out: all.filter((card) => card !== 20) };
    const turn = (unrest: readonly string[]) =>
      scripted(
        europa,
        {
          state: positionOf({ turn: 'england', unrest, players: { england: { deck } } }),
          seat: seat(2),
        },
        { cards: ['20'] },
      );
    const calm = turn([]);
    expect(calm.happenings.map(showMessage)).toContain(MOVED);
    expect(calm.state.players[2]?.deck).toMatchObject({ setAside: [20], used: [] });
    const restless = turn(['london']);
    expect(restless.happenings.map(showMessage)).toContain(
      'do.removeUnrest province=london who=england',
    );
    expect(restless.state.players[2]?.deck).toMatchObject({ setAside: [], used: [20] });
  });
});
const all = Array.from({ length: 24 }, (_, i) => i + 1);

describe('the deck in the middle of a Round', () => {
  test('EU-26.8: an empty deck is made of the used cards, those set aside stay out', () => {
    const deck = {
      used: [7],
      setAside: [20],
      out: all.filter((card) => card !== 7 && card !== 20),
    };
    const state = positionOf({
      turn: 'england',
      players: { england: { deck, mat: { available: 1 } } },
    });
    const { happenings } = scripted(
      europa,
      { state, seat: seat(2) },
      { cards: ['7'], dice: ['1'] },
    );
    expect(happenings.map(showMessage)).toContain('do.drawCard card=7 who=england');
  });

  // As without Bot Power: it passes, or takes its Event first (its own, without ducats and options).
  test.each([
    [true, [], 'do.pass n=1 who=england'],
    [false, ['yes', '0', 'no', 'end'], 'do.takeOwnEvent who=england'],
  ])(
    'EU-26.8: with all cards set aside and the Event taken: %s',
    (hasTakenEvent, choices, told) => {
      const deck = { setAside: [20], out: all.filter((card) => card !== 20) };
      const state = positionOf({ turn: 'england', players: { england: { deck, hasTakenEvent } } });
      const { happenings } = scripted(europa, { state, seat: seat(2) }, { choices });
      const lines = happenings.map(showMessage);
      expect(lines.slice(0, 2)).toEqual(['see.noCards who=england', told]);
    },
  );
});

describe('IDEA', () => {
  const idea = (dice: readonly string[], choices: readonly string[] = [], ideas: object = {}) =>
    runChart('idea', { card: 24, position: { ideas } }, { dice, choices });
  const learned = (id: string) => `do.research idea=${id} who=england`;
  const gained = (who: string, n: number) => `do.gainPrestige n=${n} who=${who}`;

  test.each([
    ['1', 'tolerance'],
    ['2', 'tolerance'],
    ['3', 'quest_for_the_new_world'],
    ['4', 'quest_for_the_new_world'],
    ['5', 'cannons'],
    ['6', 'cannons'],
  ])('EU-22.14: a %s on the die, the Basic Idea %s first', (face, id) => {
    expect(idea([face]).told).toEqual([learned(id), gained('england', 2)]);
  });

  const KNOWN = { tolerance: ['england'] };
  test('EU-22.14: then the first on display, which the table knows', () => {
    const { told, me, state } = idea(['1'], ['bureaucracy'], KNOWN);
    expect(told[0]).toBe(learned('bureaucracy'));
    expect(me.mat.ideas.administrative).toBe(1);
    expect(state.seenIdeas).toEqual([{ idea: 'bureaucracy', besides: ['tolerance'] }]);
  });

  // England was told of Bureaucracy when it knew Tolerance, and of a third one when it knew both.
  const [third = ''] = IDEAS.administrative
    .map(({ id }) => id)
    .filter((id) => id !== 'tolerance' && id !== 'bureaucracy');
  const SEEN = [
    { idea: 'bureaucracy', besides: ['tolerance'] },
    { idea: third, besides: ['tolerance', 'bureaucracy'] },
  ];
  test.each<[string, object, readonly string[], string]>([
    [
      'the one that England was told of is the first for Castile too',
      { tolerance: ['england', 'castile'], bureaucracy: ['england'], [third]: ['england'] },
      [],
      'bureaucracy',
    ],
    [
      'and then the next one',
      {
        tolerance: ['england', 'castile'],
        bureaucracy: ['england', 'castile'],
        [third]: ['england'],
      },
      [],
      third,
    ],
    [
      'asked where nobody knows it any more: then it may be gone',
      { tolerance: ['england', 'castile'] },
      [third],
      third,
    ],
  ])('R-IDEA-1, EU-28.3, EU-22.14: %s', (_, ideas, choices, wanted) => {
    const position = { ideas, seenIdeas: SEEN };
    const { told } = runChart(
      'idea',
      { bot: 'castile', card: 24, position },
      { dice: ['1'], choices },
    );
    expect(told[0]).toBe(`do.research idea=${wanted} who=castile`);
  });
  test('R-IDEA-1, EU-22.14: asked where another one may lie before it', () => {
    const ideas = { tolerance: ['castile'], [third]: ['england'] };
    const position = { ideas, seenIdeas: SEEN };
    const script = { dice: ['1'], choices: ['bureaucracy'] };
    const { told } = runChart('idea', { bot: 'castile', card: 24, position }, script);
    expect(told[0]).toBe('do.research idea=bureaucracy who=castile');
  });

  /** The first so many Ideas of a type, known to the bot itself. */
  const firstOf = (type: IdeaType, n: number): object =>
    Object.fromEntries(IDEAS[type].slice(0, n).map(({ id }) => [id, ['england']]));
  test('EU-22.14: none of the type on display: the next type', () => {
    const { told, path } = idea(['1'], ['none'], firstOf('administrative', 3));
    expect(told[0]).toBe(learned('quest_for_the_new_world'));
    expect(path).toContain('ID2b');
  });
  test('R-IDEA-1, EU-22.14: with two known, one of the three on display from the beginning is left', () => {
    expect(() => idea(['1'], ['none'], firstOf('administrative', 2))).toThrow();
  });

  test('EU-22.14: nothing on display at all is nothing done', () => {
    const known = {
      ...firstOf('administrative', 3),
      ...firstOf('diplomatic', 3),
      ...firstOf('military', 3),
    };
    expect(idea(['6'], ['none', 'none', 'none'], known).told).toEqual([]);
  });

  /** Every Idea of these types, known to the bot itself. */
  const knownOf = (...types: readonly IdeaType[]): object =>
    Object.fromEntries(types.flatMap((type) => IDEAS[type].map(({ id }) => [id, ['england']])));
  test('EU-22.14: one type with Ideas left: no die', () => {
    const { told } = idea([], [], knownOf('administrative', 'military'));
    expect(told[0]).toBe(learned('quest_for_the_new_world'));
  });
  test('EU-22.14: two types with Ideas left: the die decides, and the type without any is not asked for', () => {
    const { told } = idea(['2'], [], knownOf('administrative'));
    expect(told[0]).toBe(learned('quest_for_the_new_world'));
  });
  test('EU-22.14: none left at all: no die, no question', () => {
    expect(idea([], [], knownOf('administrative', 'diplomatic', 'military')).told).toEqual([]);
  });

  // Those who knew it before gain 1 each, while at most two did.
  test.each<[readonly string[], readonly string[]]>([
    [[], []],
    [['france'], [gained('france', 1)]],
    [
      ['castile', 'france'],
      [gained('castile', 1), gained('france', 1)],
    ],
  ])('EU-22.14: known to %j before', (before, expected) => {
    expect(idea(['1'], [], { tolerance: before }).told.slice(2)).toEqual(expected);
  });
});
