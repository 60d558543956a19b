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

/** Sets a game up with the answers in their order, then with the first that is offered. */
function setUp(words: Words, answers: readonly string[] = []) {
  let match = newMatch(root, configFrom(words), 'corvids');
  for (let given = 0; match.waiting.kind === 'question'; given += 1) {
    const { question } = match.waiting;
    const [first] = question.answers.map((one) => question.ref(one).id);
    match = answer(root, match, answers[given] ?? first ?? '');
  }
  const { clearings, factions } = encodeState(match.state as State) as Encoded;
  const corvids = Object.fromEntries(
    Object.entries(clearings).flatMap(([id, { warriors }]) =>
      warriors['corvids'] === undefined ? [] : [[id, warriors['corvids']]],
    ),
  );
  const told = match.happenings.map((h) => `${h.rule} ${showMessage(h)}`);
  return { corvids, faction: factions['corvids'], told };
}

describe('the set-up of the Corvids', () => {
  test('11.3.1, 11.3.2: one warrior where the priority of each suit is lowest (C1)', () => {
    const { corvids, faction, told } = setUp({ seats: 'marquise,corvids/bot' });
    expect(corvids).toEqual({ 10: 1, 11: 1, 12: 1 });
    expect(faction).toMatchObject({ warriorsInSupply: 12, supply: { plot: 8 }, plots: {} });
    expect(told.filter((line) => line.startsWith('11.3'))).toEqual([
      '11.3.1 do.supply n=15',
      '11.3.1 do.shufflePlots n=8',
      '11.3.2 do.placeWarriors at=12 faction=corvids n=1',
      '11.3.2 do.placeWarriors at=10 faction=corvids n=1',
      '11.3.2 do.placeWarriors at=11 faction=corvids n=1',
    ]);
  });

  test('11.3.2, B.12.2: the pass is the lowest of its suit', () => {
    // On the mountain 10 and 12 are fox: the pass wins.
    const { corvids } = setUp({ map: 'mountain', seats: 'eyrie/bot,corvids/bot' });
    expect(corvids).toEqual({ 9: 1, 10: 1, 11: 1 });
  });

  test('B-113: beside the keep nobody is placed, but in the next clearing of the suit', () => {
    const suits = 'fox,fox,fox,fox,mouse,rabbit,mouse,rabbit,mouse,rabbit,mouse,rabbit';
    const words = { suits, seats: 'marquise,corvids/bot' };
    expect(setUp(words, ['4']).corvids).toEqual({ 3: 1, 11: 1, 12: 1 });
    expect(setUp(words, ['1']).corvids).toEqual({ 4: 1, 11: 1, 12: 1 });
  });

  test('2.2, 11.3.1: comes last by letter', () => {
    const { told } = setUp({ seats: 'corvids/bot,lizards/bot,marquise/bot' });
    const at = (line: string) => told.findIndex((one) => one.startsWith(line));
    expect(at('8.3.1')).toBeLessThan(at('11.3.1'));
    expect(at('4.3.2')).toBeLessThan(at('8.3.1'));
  });

  test('a human sets the Corvids up by hand', () => {
    const { told } = setUp({ seats: 'corvids,marquise/bot' });
    expect(told).toContain('law.setup do.setUpCorvids faction=corvids n=15');
  });
});
