import { answer, newMatch } from '@empty-chair/kernel/match';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { encodeState } from '../../codec-encode.ts';
import { configFrom } from '../../config-words.ts';
import { root } from '../../module.ts';
import type { State } from '../../state.ts';

type Words = Readonly<Record<string, string>>;
interface Encoded {
  readonly clearings: Readonly<
    Record<string, { warriors: Record<string, number>; buildings: readonly string[] }>
  >;
  readonly factions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Sets a game up with the answers in their order; says what the corner could have been. */
function setUp(words: Words, answers: readonly string[] = [], seed = 'lizards') {
  let match = newMatch(root, configFrom(words), seed);
  let corners: readonly string[] = [];
  const asked: string[] = [];
  let given = 0;
  while (match.waiting.kind === 'question') {
    const { question } = match.waiting;
    const offered = question.answers.map((one) => question.ref(one).id);
    asked.push(showMessage(question.ask));
    if (showMessage(question.ask) === 'ask.corner faction=lizards') corners = offered;
    match = answer(root, match, answers[given] ?? (offered[0] as string));
    given += 1;
  }
  const encoded = encodeState(match.state as State) as Encoded;
  return {
    encoded,
    corners,
    asked,
    told: match.happenings.map((h) => `${h.rule} ${showMessage(h)}`),
  };
}
const lizardsIn = ({ clearings }: Encoded) =>
  Object.fromEntries(
    Object.entries(clearings).flatMap(([id, { warriors }]) =>
      warriors['lizards'] === undefined ? [] : [[id, warriors['lizards']]],
    ),
  );

describe('the set-up of the Lizards', () => {
  test('8.3.1, 8.3.2, 8.3.3, 8.3.4, 8.3.5: opposite the cats, with three Lost Souls (L1)', () => {
    const words = { seats: 'marquise,lizards/bot', cards: 'table' };
    const answers = ['1', '1', '5', '9', 'STD-50', 'STD-46', 'STD-47'];
    const { encoded, asked, told } = setUp(words, answers);
    // Whoever turns them over knows how many are to come.
    expect(asked.slice(-3)).toEqual([1, 2, 3].map((n) => `ask.firstSouls n=${n} of=3`));
    expect(lizardsIn(encoded)).toEqual({ 3: 4, 6: 1, 7: 1, 11: 1 });
    expect(encoded.clearings['3']?.buildings).toEqual(['garden']);
    expect(encoded.factions['lizards']).toMatchObject({
      warriorsInSupply: 18,
      warriorsElsewhere: 0,
      supply: { garden: 14 },
      lostSouls: ['STD-50', 'STD-46', 'STD-47'],
      conspiracy: 5,
    });
    expect(told.filter((line) => line.startsWith('8.3'))).toEqual([
      '8.3.1 do.supply n=25',
      '8.3.2 do.placeWarriors at=3 faction=lizards n=4',
      '8.3.2 do.placePiece at=3 piece=garden',
      '8.3.2 do.placeWarriors at=6 faction=lizards n=1',
      '8.3.2 do.placeWarriors at=7 faction=lizards n=1',
      '8.3.2 do.placeWarriors at=11 faction=lizards n=1',
      '8.3.3 do.outcastMarker',
      '8.3.4 do.fillGardens',
      '8.3.5 do.toSouls card=fox-none',
      '8.3.5 do.toSouls card=mouse-none',
      '8.3.5 do.toSouls card=mouse-none',
    ]);
  });

  const TABLE = { choices: 'table' };
  test('8.3.2, B-02: nobody’s start, opposite one if possible', () => {
    // Cats in 1, the Eyrie opposite: only the other two are free, and none is opposite a start.
    const both = { ...TABLE, seats: 'marquise,eyrie,lizards/bot' };
    expect(setUp(both, ['1']).corners).toEqual(['2', '4']);
    // Nobody starts in a corner: any of the four.
    expect(setUp({ ...TABLE, seats: 'alliance/bot,lizards/bot' }).corners).toHaveLength(4);
  });

  test('B-02: by the other reading only the starts of bots count; a keep or a full slot closes a corner', () => {
    const bots = { ...TABLE, seats: 'eyrie,lizards/bot', corners: 'bots' };
    // Clearing 2 has a second slot beside the roost, 1 has not.
    expect(setUp(bots, ['2']).corners).toEqual(['1', '2', '3', '4']);
    expect(setUp(bots, ['1']).corners).toEqual(['2', '3', '4']);
    expect(setUp({ ...bots, corners: 'players' }, ['2']).encoded.clearings['4']).toMatchObject({
      buildings: ['garden'],
    });
    const cats = { ...TABLE, seats: 'marquise,lizards/bot', corners: 'bots' };
    expect(setUp(cats, ['1']).corners).toEqual(['2', '3', '4']);
  });

  test('B-03: the Eyrie are opposite the keep, and the Lizards come after them', () => {
    const { told } = setUp({ seats: 'lizards/bot,marquise/bot,eyrie/bot' });
    const at = (line: string) => told.findIndex((one) => one.startsWith(line));
    expect(at('5.3.2')).toBeLessThan(at('8.3.1'));
    expect(at('5.3.2')).toBeGreaterThan(at('4.3.2'));
  });
});
