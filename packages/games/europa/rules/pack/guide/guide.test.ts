import type { Guided } from '@empty-chair/kernel/booklet-guide';
import { showMessage } from '@empty-chair/testkit/show';
import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import visits from '../../../content/visits.json' with { type: 'json' };
import { CHARTS } from '../../charts/content.ts';
import { configFrom } from '../../config-words.ts';
import { guide } from './guide.ts';

const CONFIG = configFrom({ scenario: '1-00' });
const begun = (): Guided => guide.begin(CONFIG, undefined);
const typed = (now: Guided, ...lines: readonly string[]): Guided =>
  lines.reduce((guided, line) => guided.answer(line), now);
const shown = ({ lines }: Guided): readonly string[] => lines.map(showMessage);
const pack = (now: Guided) => JSON.parse(now.pack) as Readonly<Record<string, unknown>>;

/** A booklet that says on page 7 what we guessed. */
const PAGE_7 = ['skip', ...new Array<string>(9).fill('printed')];

describe('the guide through the booklet', () => {
  test('begins with its version and page 7, and tells box by box what we have', () => {
    expect(shown(begun())).toEqual(['guide.share n=3', 'guide.askBooklet']);
    const first = typed(begun(), 'second printing');
    expect(pack(first)).toMatchObject({ booklet: 'second printing' });
    expect(shown(first)).toEqual([
      'guide.share n=3',
      'guide.page chart=main-turn n=9 of=9 page=7',
      'guide.box id=MT1 node=main-turn/MT1',
      'guide.way case=yes id=goto-event to=main-turn/goto-event',
      'guide.way case=no id=MT2 to=main-turn/MT2',
      'guide.askBox',
    ]);
  });

  test('page 7 confirmed is nine words, and 7 of 10 steps go by the book', () => {
    const after = typed(begun(), ...PAGE_7);
    expect(pack(after)).toMatchObject({
      charts: {
        'main-turn': {
          nodes: {
            MT1: {},
            MT2: {},
            MT3: {},
            MT4: {},
            MT5: {},
            MT6: {},
            MT10: {},
            MT11: {},
            MT12: {},
          },
        },
      },
    });
    expect(shown(after).slice(0, 2)).toEqual([
      'guide.share n=7',
      'guide.page chart=defend n=11 of=11 page=8',
    ]);
  });

  test('what differs is asked field by field, and an empty line keeps ours', () => {
    const asked = typed(begun(), 'skip', 'differs');
    expect(shown(asked).at(-1)).toBe('guide.askFact fact=phase.forcedEventTurn');
    const after = typed(asked, 'bot.atWar', 'Event', '', 'At War?');
    expect(pack(after)).toMatchObject({
      charts: {
        'main-turn': {
          nodes: { MT1: { fact: 'bot.atWar', edges: { yes: 'event' }, text: { en: 'At War?' } } },
        },
      },
    });
  });

  test('another deed asks for its amounts', () => {
    const asked = typed(begun(), 'page 14', 'printed', 'differs', 'recruit');
    expect(shown(asked).at(-1)).toBe('guide.askAmount amount=botPower n=0');
    const after = typed(asked, '1', '', '', '');
    expect(pack(after)).toMatchObject({
      charts: { unrest: { nodes: { UN2: { do: 'recruit', amounts: { botPower: 1 } } } } },
    });
  });

  test.each([
    [['skip', 'prnted'], ': bad.unknownNear near=printed'],
    [
      ['skip', 'differs', 'bot.atwra'],
      'charts.main-turn.nodes.MT1.fact: bad.unknownNear near=bot.atWar',
    ],
    [
      ['skip', 'differs', '', 'MT99'],
      'charts.main-turn.nodes.MT1.edges.yes: bad.unknownNear near=MT9',
    ],
    // Nothing else leads to MT2: it would be lost.
    [['skip', 'differs', '', '', 'MT3', ''], 'charts.main-turn.nodes.MT2: bad.unreachable'],
    [
      ['page 14', 'printed', 'differs', '', '', 'many'],
      'charts.unrest.nodes.UN2.amounts.towns: data.expected',
    ],
    [['Castle I: 9'], 'decks: bad.unknownNear near=castile'],
    [['decks', '9 25'], 'data.outOfRange least=1 most=24 value=25'],
    [['cards', '5 costs 2'], 'cards.5.costs: bad.unknownNear near=cost'],
    [['targets', '1-2 Venice | 4-6 Bohemia'], 'bad.rollCases n=3'],
    [['dice', 'hit hits'], 'dice.infantry[1]: bad.unknownNear near=hit'],
  ])('%j is refused at its place, and nothing has changed', (lines, wanted) => {
    const before = typed(begun(), ...lines.slice(0, -1));
    const held = before.pack;
    expect(badData(() => before.answer(lines.at(-1) ?? ''))).toContain(wanted);
    expect(before.pack).toBe(held);
    expect(shown(before.answer('skip')).length).toBeGreaterThan(0);
  });

  test('only the bots of the game are asked for, one line each', () => {
    const realms = (part: string) => {
      const found: string[] = [];
      let now = typed(begun(), part);
      for (let at = shown(now).at(-1) ?? ''; at.startsWith('guide.ask'); ) {
        if (!at.includes('realm=')) break;
        found.push(/realm=(\S+)/.exec(at)?.[1] ?? '');
        now = now.answer('skip');
        at = shown(now).at(-1) ?? '';
      }
      return new Set(found);
    };
    expect(realms('decks')).toEqual(new Set(['castile', 'england']));
  });

  test('stops at any time and goes on where it was; an answer can be taken back', () => {
    const half = typed(begun(), 'skip', 'printed', 'printed', 'Castile I: 9 10 14');
    const again = guide.begin(CONFIG, half.pack).answer('skip');
    expect(shown(again)[2]).toBe('guide.box id=MT3 node=main-turn/MT3');
    expect(pack(again)).toMatchObject({
      decks: [{ realm: 'castile', age: 1, removed: [9, 10, 14] }],
    });
    expect(shown(typed(again, 'printed', 'back'))[2]).toBe('guide.box id=MT3 node=main-turn/MT3');
  });

  test('the 24 cards are one table; a line changes some, a word confirms the rest', () => {
    const asked = typed(begun(), 'cards');
    expect(shown(asked).filter((line) => line.startsWith('guide.card'))).toHaveLength(24);
    const after = typed(asked, '5 cost 2; 7 war Military; 13 icon military', 'printed');
    const { cards } = pack(after) as { cards: object };
    expect(Object.keys(cards)).toHaveLength(24);
    expect(cards).toMatchObject({
      1: {},
      5: { cost: 2 },
      7: { warAction: 'military' },
      13: { discardIcon: 'military' },
    });
  });

  test('when all is said, the bots go by the book', () => {
    let now = begun().answer('mine');
    for (let answers = 0; !now.isDone && answers < 300; answers += 1) {
      const ask = shown(now).at(-1) ?? '';
      now = now.answer(
        ask.startsWith('guide.askDeck')
          ? 'none'
          : ask.startsWith('guide.askTargets')
            ? '1-3 Venice | 4-6 Bohemia'
            : ask.startsWith('guide.askDie')
              ? ask.includes('exploration')
                ? '1 2 skull'
                : 'hit blank'
              : 'printed',
      );
    }
    expect(shown(now)).toEqual(['guide.share n=10', 'guide.done']);
  });

  test('measures what the pages bring', () => {
    const counts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> =
      visits.nodes;
    const nodes = [...CHARTS.values()].flatMap(({ id, page, nodes }) =>
      nodes.map((node) => ({
        isGuess: node.source === 'inferred',
        page,
        n: counts[id]?.[node.id]?.[0] ?? 0,
      })),
    );
    const sum = (some: typeof nodes): number => some.reduce((total, { n }) => total + n, 0);
    const share = (last: number): number =>
      Math.round((100 * sum(nodes.filter((one) => one.isGuess && one.page > last))) / sum(nodes));
    expect(guide.measure.map(showMessage)).toEqual([
      `guide.measure first=0 last=0 n=0 share=${share(0)}`,
      `guide.measure first=7 last=7 n=1 share=${share(7)}`,
      `guide.measure first=7 last=11 n=5 share=${share(11)}`,
      'guide.measure first=7 last=15 n=9 share=0',
    ]);
  });
});
