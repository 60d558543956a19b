import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { message, seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { refusal } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { eyrie, human, marquise, readPosition, riverfolk } from '../examples/position.ts';
import { moveTargets, rules } from './board.ts';
import { encodeState } from './codec-encode.ts';
import type { SeatConfig } from './config.ts';
import { configFrom } from './config-words.ts';
import { describe as describeState } from './describe.ts';
import { diff } from './diff.ts';
import { root } from './module.ts';
import { clearingNumbered, EYRIE, MARQUISE, RIVERFOLK } from './pieces.ts';
import type { State } from './state.ts';
import { setByPath } from './verbs/set-by-path.ts';
import { inputs } from './verbs/verbs.ts';
import { viewOf } from './view.ts';

const SEATS = [human('marquise'), riverfolk()];
const BY_TABLE = { chance: { cards: 'table', dice: 'app', choices: 'app' } } as const;
const HERE: Position = {
  board: '5 M2 R1 tradePost | R=3 market:STD-50,STD-40 payments:marquise.2,riverfolk.1',
  seats: SEATS,
};
interface Encoded {
  readonly factions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
const encoded = (state: State): Encoded => encodeState(state) as Encoded;
const broken = (state: State) => root.invariants.flatMap(({ check }) => check(state)?.id ?? []);
const five = clearingNumbered(5);

describe('the position of the Riverfolk', () => {
  test('9.2.1, 9.2.3: says Market, Payments and what is sold; supplies follow from them', () => {
    const { factions } = encoded(readPosition(HERE));
    expect(factions['riverfolk']).toMatchObject({
      warriorsInSupply: 13,
      supply: { tradePost: 8 },
      market: ['STD-50', 'STD-40'],
      payments: { marquise: 2, riverfolk: 1 },
    });
    expect(factions['riverfolk']).not.toHaveProperty('sold');
    expect(factions['marquise']).toMatchObject({ warriorsInSupply: 21 });
    const sold = readPosition({ ...HERE, board: `${HERE.board} sold:mercenaries.1` });
    expect(encoded(sold).factions['riverfolk']).toMatchObject({ sold: { mercenaries: 1 } });
    expect(readPosition(HERE).deck.draw).toHaveLength(50 - 2);
    expect(broken(readPosition(HERE))).toEqual([]);
  });

  test.each<[string, Position, string]>([
    ['16 otters', { board: '5 R16', seats: SEATS }, 'bad.warriors'],
    [
      'with those in Payments',
      { board: '5 R14 | R=0 payments:riverfolk.2', seats: SEATS },
      'bad.warriors',
    ],
    [
      '26 cats with Payments',
      { board: '5 M24 | R=0 payments:marquise.2', seats: SEATS },
      'bad.warriors',
    ],
    [
      'Payments below none',
      { board: '5 | R=0 payments:marquise.-1', seats: SEATS },
      'data.outOfRange',
    ],
    [
      'of somebody who does not play',
      { board: '5 | R=0 payments:eyrie.1', seats: SEATS },
      'data.unknownField',
    ],
    [
      'a sixth card',
      { board: '5 | R=0 market:STD-01,STD-02,STD-03,STD-04,STD-05,STD-10', seats: SEATS },
      'bad.market',
    ],
    ['no such card', { board: '5 | R=0 market:STD-99', seats: SEATS }, 'bad.noCard'],
    ['ten trade posts', { board: '5 tradePost*10', seats: SEATS }, 'bad.pieces'],
    [
      'a human’s Market',
      { board: '5 | R=0 market:STD-50', seats: [marquise(), human('riverfolk')] },
      'bad.riverfolk',
    ],
    [
      'a human’s Payments',
      { board: '5 | R=0 payments:riverfolk.1', seats: [marquise(), human('riverfolk')] },
      'bad.riverfolk',
    ],
  ])('%s cannot be', (_, position, why) => {
    expect(() => readPosition(position)).toThrow(why);
  });

  test('9.5.1, B-30: a second trade post in a clearing, and a fourth of a suit, break an invariant', () => {
    const check = (board: string) => broken(readPosition({ board, seats: SEATS }));
    expect(check('5 tradePost*2')).toEqual(['bad.tradePosts']);
    expect(check('3 tradePost; 4 tradePost; 5 tradePost; 10 tradePost')).toEqual([
      'bad.tradePosts',
    ]);
    expect(check('3 tradePost; 4 tradePost; 5 tradePost; 6 tradePost')).toEqual([]);
    const humans = { board: '5 tradePost*2', seats: [marquise(), human('riverfolk')] };
    expect(broken(readPosition(humans))).toEqual([]);
  });

  test('a Market or Payments of nobody, and a card that lies there twice, break an invariant', () => {
    const humans = readPosition({ board: '5', seats: [marquise(), human('riverfolk')] });
    humans.market = humans.deck.draw.splice(0, 1);
    expect(broken(humans)).toEqual(['bad.riverfolk']);
    const twice = { ...HERE, board: `${HERE.board} | deck discard:STD-40` };
    expect(broken(readPosition(twice))).toEqual(['bad.cardTwice']);
  });
});

describe('corrections of the Riverfolk', () => {
  test('9.2.1: a card put into the Market leaves the piles, and one taken away may be drawn', () => {
    const state = readPosition(HERE);
    setByPath(state, 'factions.riverfolk.market', ['STD-40', 'STD-51']);
    expect(broken(state)).toEqual([]);
    const ids = state.deck.draw.map((card) => state.facts.cards[card]?.id);
    expect(ids).toContain('STD-50');
    expect(ids).not.toContain('STD-51');
  });

  test('9.2.3: warriors put into Payments come out of the supply', () => {
    const state = readPosition(HERE);
    setByPath(state, 'factions.riverfolk.payments.marquise', 5);
    expect(encoded(state).factions['marquise']).toMatchObject({ warriorsInSupply: 18 });
    expect(refusal(() => setByPath(state, 'factions.riverfolk.payments.marquise', 26))).toContain(
      'data.outOfRange',
    );
  });

  test('what cannot be is refused in a game, and nothing changes', () => {
    const match = newMatch(root, configFrom({ seats: 'alliance,riverfolk/bot' }), 'correct');
    const before = JSON.stringify(encodeState(match.state as never));
    for (const text of [
      'correct clearings.1.warriors.riverfolk 16',
      'correct factions.riverfolk.payments.riverfolk 16',
      'correct factions.riverfolk.market ["STD-50","STD-50"]',
      'correct factions.riverfolk.market fox',
      'correct clearings.1.tokens ["tradePost","tradePost"]',
    ]) {
      expect(() => submit(root, match, seat(0), inputs.parseInput(text))).toThrow(Refused);
    }
    expect(JSON.stringify(encodeState(match.state as never))).toBe(before);
  });
});

describe('the Riverfolk in words', () => {
  test('9.2.1, 9.2.3: trade posts by suit, the Market from the left, Payments', () => {
    const lines = describeState(readPosition(HERE)).map(showMessage);
    expect(lines).toContain('show.tradePosts fox=0 mouse=0 rabbit=1');
    expect(lines).toContain('show.market cards=[STD-50, STD-40]');
    expect(lines).toContain('show.payments faction=marquise n=2');
    expect(lines).toContain('show.payments faction=riverfolk n=1');
  });

  test('what is drawn of them', () => {
    expect(viewOf(readPosition(HERE)).factions[1]?.riverfolk).toEqual({
      prices: [
        { from: 0, to: 9, warriors: 2, isNow: true },
        { from: 10, to: 19, warriors: 3, isNow: false },
        { from: 20, to: undefined, warriors: 4, isNow: false },
      ],
      market: ['STD-50', 'STD-40'],
      payments: [
        { faction: 'marquise', n: 2 },
        { faction: 'riverfolk', n: 1 },
      ],
      shield: false,
      sword: false,
      tradePosts: [
        { suit: 'fox', onMap: 0 },
        { suit: 'rabbit', onMap: 1 },
        { suit: 'mouse', onMap: 0 },
      ],
      tradePostsPerSuit: 3,
    });
    expect(viewOf(readPosition(HERE)).factions[0]?.riverfolk).toBeUndefined();
  });

  test('9.2.3: which price whoever is on turn pays, and none in its own turn', () => {
    const paysNow = (board: string) =>
      viewOf(readPosition({ ...HERE, board: `${HERE.board} | ${board}` }))
        .factions[1]?.riverfolk?.prices.filter(({ isNow }) => isNow)
        .map(({ warriors }) => warriors);
    expect(paysNow('M=10')).toEqual([3]);
    expect(paysNow('M=20')).toEqual([4]);
    expect(paysNow('turn 1.1')).toEqual([]);
  });

  test('after an undo: Payments, and the Market where cards are on the table', () => {
    const between = (from: string, to: string, config: Position['config'] = BY_TABLE) =>
      diff(
        readPosition({ board: from, seats: SEATS, config }),
        readPosition({ board: to, seats: SEATS, config }),
      ).map(showMessage);
    expect(between('5 | R=0', '5 | R=0 payments:marquise.2')).toContain(
      'fix.payments faction=marquise n=2',
    );
    const market = '5 | R=0 market:STD-50,STD-33';
    expect(between('5 | R=0', market)).toEqual(['fix.market cards=[fox-none, bird-none]']);
    expect(between(market, '5 | R=0')).toEqual(['fix.noMarket']);
    expect(between('5 | R=0', market, {})).toEqual([]);
  });
});

describe('what a human may buy', () => {
  const offered = (board: string, seats: Position['seats'] = [human('eyrie'), riverfolk()]) =>
    root
      .offers(readPosition({ board, seats }), seat(0))
      .filter(({ kind }) => kind === 'buy')
      .map((offer) => ('service' in offer ? `${offer.service} ${offer.card}`.trim() : ''));

  test('9.2.3: one service, and one for each clearing with a trade post and a piece of the buyer', () => {
    const one = '8 E2 | R=0 market:STD-50,STD-40';
    expect(offered(one)).toEqual([
      'handCard STD-50',
      'handCard STD-40',
      'riverboats',
      'mercenaries',
    ]);
    expect(offered(`${one} sold:riverboats.1`)).toEqual([]);
    // R3 of the research: two trade posts beside pieces, so three services.
    const three = '8 E2 tradePost; 5 roost tradePost; 6 tradePost | E=12 | R=0 market:STD-50';
    expect(offered(`${three} sold:riverboats.1,handCard.1`)).toEqual([
      'handCard STD-50',
      'mercenaries',
    ]);
    expect(offered(`${three} sold:riverboats.1,handCard.2`)).toEqual([]);
  });

  test('B-34: nothing without the warriors to pay with', () => {
    expect(offered('8 E19 | R=0 market:STD-50')).toEqual([]);
    expect(offered('8 E18 | R=0 market:')).toEqual(['riverboats', 'mercenaries']);
  });

  test('trait.involved: a Vagabond pays for Mercenaries only to be left alone', () => {
    const board = '| V=0 @5 | R=0';
    expect(offered(board, [human('vagabond'), riverfolk()])).toEqual(['riverboats']);
    const involved = riverfolk({ traits: ['involved'] });
    expect(offered(board, [human('vagabond'), involved])).toEqual(['riverboats', 'mercenaries']);
  });

  test.each<[string, string, Position, string]>([
    [
      'without the Riverfolk',
      'buy riverboats',
      { board: '8 E2', seats: [human('eyrie'), marquise()] },
      'no.noServices',
    ],
    [
      'of human Riverfolk',
      'buy riverboats',
      { board: '8 M2', seats: [human('marquise'), human('riverfolk'), eyrie()] },
      'no.noServices',
    ],
    [
      'a card that is not there',
      'buy handCard STD-51',
      { board: '8 E2 | R=0 market:STD-50', seats: [human('eyrie'), riverfolk()] },
      'no.notInMarket card=STD-51',
    ],
    [
      'no card named',
      'buy handCard',
      { board: '8 E2 | R=0 market:STD-50', seats: [human('eyrie'), riverfolk()] },
      'no.notInMarket card=',
    ],
    [
      'twice the same',
      'buy mercenaries',
      { board: '8 E2 | R=0 sold:mercenaries.1', seats: [human('eyrie'), riverfolk()] },
      'no.boughtAlready service=mercenaries',
    ],
    [
      'too few warriors',
      'buy riverboats',
      { board: '8 E19 | R=0', seats: [human('eyrie'), riverfolk()] },
      'no.price faction=eyrie n=2',
    ],
    [
      'the Riverfolk have too few',
      'buy riverboats',
      { board: '8 R14 | V=0 @5 | R=0', seats: [human('vagabond'), riverfolk()] },
      'no.price faction=riverfolk n=2',
    ],
    [
      'too few items',
      'buy riverboats',
      {
        board: '8 R1 | V=0 @5 character:thief pack:boot/sword// | R=0',
        seats: [human('vagabond'), riverfolk()],
        options: { vagabondPays: 'items' },
      },
      'no.itemPrice n=2',
    ],
    [
      'a Vagabond’s Mercenaries',
      'buy mercenaries',
      { board: '8 R1 | V=0 @5 | R=0', seats: [human('vagabond'), riverfolk()] },
      'no.vagabondHires',
    ],
    [
      'a battle with those hired',
      'battle 5 riverfolk',
      { board: '5 E2 R2 | R=0 sold:mercenaries.1', seats: [human('eyrie'), riverfolk()] },
      'no.battle at=5',
    ],
    [
      'a refund by somebody else',
      'refund 1 riverfolk',
      { board: '8 E2 | R=0', seats: [human('eyrie'), riverfolk()] },
      'no.notASeller',
    ],
    [
      'a refund that nobody has paid',
      'refund 1 marquise',
      {
        board: '8 M2',
        seats: [human('riverfolk'), marquise()],
        options: { humanRiverfolk: 'asked' },
      },
      'no.payments faction=marquise n=0',
    ],
    [
      'a refund of nothing',
      'refund 0 marquise',
      {
        board: '8 M2 | R=0 payments:marquise.1',
        seats: [human('riverfolk'), marquise()],
        options: { humanRiverfolk: 'asked' },
      },
      'no.zero',
    ],
  ])('%s: refused', (_, text, position, why) => {
    const refused = root.refusal(readPosition(position), seat(0), inputs.parseInput(text));
    expect(showMessage(refused ?? message('nothing' as never))).toBe(why);
  });

  test('B-111: the app’s own card is discarded; what was bought is over as the turn ends', () => {
    let match = newMatch(root, configFrom({ seats: 'alliance,riverfolk/bot' }), 'shop');
    const [bought] = (match.state as State).market;
    const id = (match.state as State).facts.cards[bought ?? 0]?.id ?? '';
    match = submit(root, match, seat(0), inputs.parseInput(`buy handCard ${id}`));
    expect((match.state as State).deck.discard).toEqual([bought]);
    expect(encoded(match.state as State).factions['riverfolk']).toMatchObject({
      payments: { alliance: 2, riverfolk: 1 },
      sold: { handCard: 1 },
    });
    match = submit(root, match, seat(0), inputs.parseInput('pass'));
    expect(encoded(match.state as State).factions['riverfolk']).not.toHaveProperty('sold');
  });
});

describe('whom the Riverfolk’s warriors count for', () => {
  const RIVAL = '5 M1 E2 R2 | R=0';
  const rulers = (board: string, seats: readonly SeatConfig[]) => {
    const state = readPosition({ board, seats });
    return [MARQUISE, EYRIE, RIVERFOLK].filter((faction) => rules(state, faction, five));
  };

  test('9.2.3.III, B-80: hired they are the buyer’s for rule, and no longer their own', () => {
    const seats = [human('marquise'), riverfolk(), human('eyrie')];
    expect(rulers(RIVAL, seats)).toEqual([EYRIE]);
    expect(rulers(`${RIVAL} sold:mercenaries.1`, seats)).toEqual([MARQUISE]);
    expect(rulers('5 R2 | R=0', seats)).toEqual([RIVERFOLK]);
    expect(rulers('5 R2 | R=0 sold:mercenaries.1', seats)).toEqual([MARQUISE]);
  });

  test('trait.involved, B-41: on a human’s turn they are with each of the enemies', () => {
    const involved = riverfolk({ traits: ['involved'] });
    const humans = [human('marquise'), involved, human('eyrie')];
    expect(rulers('5 M3 E1 R2 | R=0', humans)).toEqual([EYRIE]);
    expect(rulers('5 M3 E1 R2 | R=0 sold:mercenaries.1', humans)).toEqual([MARQUISE]);
    expect(rulers('5 M3 E1 R2 | R=0', [marquise(), involved, human('eyrie')])).toEqual([MARQUISE]);
    const together = readPosition({ board: '5 M3 E1 R2', seats: humans, config: { coop: true } });
    expect(rules(together, MARQUISE, five)).toBe(true);
  });

  test('B-112: a Vagabond who pays to be left alone may battle the Riverfolk as ever', () => {
    const state = readPosition({
      board: '5 R2 | V=0 @5 | R=0 sold:mercenaries.1',
      seats: [human('vagabond'), riverfolk({ traits: ['involved'] })],
    });
    expect(root.refusal(state, seat(0), inputs.parseInput('battle 5 riverfolk'))).toBeUndefined();
    expect(rules(state, RIVERFOLK, five)).toBe(true);
  });

  test('9.2.3.II: with Riverboats rivers are paths', () => {
    const targets = (board: string) =>
      moveTargets(readPosition({ board, seats: SEATS }), clearingNumbered(7)).map((c) => c + 1);
    expect(targets('7 M1 | R=0')).toEqual([3, 8, 12]);
    expect(targets('7 M1 | R=0 sold:riverboats.1')).toEqual([3, 4, 8, 11, 12]);
  });
});
