import { answer, newMatch } from '@empty-chair/kernel/match';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { encodeState } from '../../codec-encode.ts';
import { configFrom } from '../../config-words.ts';
import { root } from '../../module.ts';
import type { State } from '../../state.ts';

type Words = Readonly<Record<string, string>>;
interface Encoded {
  readonly clearings: Readonly<Record<string, { warriors: Record<string, number> }>>;
  readonly factions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Sets a game up with the answers in their order, then with the first ones offered. */
function setUp(words: Words, answers: readonly string[] = []) {
  let match = newMatch(root, configFrom(words), 'riverfolk');
  const asked: string[] = [];
  for (let given = 0; match.waiting.kind === 'question'; given += 1) {
    const { question } = match.waiting;
    const [first] = question.answers;
    asked.push(showMessage(question.ask));
    match = answer(root, match, answers[given] ?? question.ref(first).id);
  }
  const encoded = encodeState(match.state as State) as Encoded;
  return { encoded, asked, told: match.happenings.map((h) => `${h.rule} ${showMessage(h)}`) };
}
const riverfolkIn = ({ clearings }: Encoded) =>
  Object.keys(clearings).filter((id) => clearings[id]?.warriors['riverfolk'] === 1);

describe('the set-up of the Riverfolk', () => {
  test('9.3.1, 9.3.2, 9.3.3, 9.3.4, 9.3.5: warriors on the river, Payments and Market (R1)', () => {
    const cards = ['STD-40', 'STD-41', 'STD-46', 'STD-33', 'STD-50'];
    const words = { seats: 'marquise,riverfolk/bot', cards: 'table' };
    const { encoded, asked, told } = setUp(words, ['1', '1', '5', '9', ...cards]);
    // Whoever turns them over knows how many are to come.
    expect(asked.slice(-5)).toEqual([1, 2, 3, 4, 5].map((n) => `ask.firstMarket n=${n} of=5`));
    expect(riverfolkIn(encoded)).toEqual(['4', '5', '7', '10', '11']);
    expect(encoded.factions['riverfolk']).toMatchObject({
      warriorsInSupply: 9,
      supply: { tradePost: 9 },
      market: cards,
      payments: { riverfolk: 1 },
    });
    expect(told.filter((line) => line.startsWith('9.3'))).toEqual([
      '9.3.1 do.supply n=15',
      ...[4, 5, 7, 10, 11].map((n) => `9.3.2 do.placeWarriors at=${n} faction=riverfolk n=1`),
      '9.3.3 do.fillTradePosts',
      '9.3.4 do.startingPayments n=1',
      '9.3.5 do.toMarket card=rabbit-none',
      '9.3.5 do.toMarket card=rabbit-none',
      '9.3.5 do.toMarket card=mouse-none',
      '9.3.5 do.toMarket card=bird-none',
      '9.3.5 do.toMarket card=fox-none',
    ]);
  });

  test.each([
    ['winter', ['7', '10', '11', '12']],
    ['lake', ['1', '10', '11', '12']],
    ['mountain', ['2', '4', '10']],
  ])('9.3.2: the river of the map %s', (map, clearings) => {
    const { encoded } = setUp({ seats: 'alliance/bot,riverfolk/bot', map });
    expect(riverfolkIn(encoded)).toEqual(clearings);
  });

  test('B-87: no warrior beside a keep on the river', () => {
    const { encoded } = setUp({ seats: 'marquise,riverfolk/bot', map: 'lake' }, ['1']);
    expect(riverfolkIn(encoded)).toEqual(['10', '11', '12']);
    expect(encoded.factions['riverfolk']).toMatchObject({ warriorsInSupply: 11 });
  });

  test('9.3.5: after the Lizards, in the order of the letters', () => {
    const { told } = setUp({ seats: 'riverfolk/bot,lizards/bot,marquise/bot' });
    const at = (line: string) => told.findIndex((one) => one.startsWith(line));
    expect(at('8.3.5')).toBeGreaterThan(at('4.3.2'));
    expect(at('9.3.1')).toBeGreaterThan(at('8.3.5'));
  });
});
