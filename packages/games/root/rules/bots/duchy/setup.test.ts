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
    Record<string, { warriors: Record<string, number>; tokens: readonly string[] }>
  >;
  readonly factions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly deck: { readonly discard: readonly string[] };
}

/** Sets a game up with the answers in their order; says what the Duchy's corner could have been. */
function setUp(words: Words, answers: readonly string[] = []) {
  let match = newMatch(root, configFrom(words), 'duchy');
  let corners: readonly string[] = [];
  let given = 0;
  while (match.waiting.kind === 'question') {
    const { question } = match.waiting;
    const offered = question.answers.map((one) => question.ref(one).id);
    if (showMessage(question.ask) === 'ask.corner faction=duchy') corners = offered;
    match = answer(root, match, answers[given] ?? (offered[0] as string));
    given += 1;
  }
  const encoded = encodeState(match.state as State) as Encoded;
  return { encoded, corners, told: match.happenings.map((h) => `${h.rule} ${showMessage(h)}`) };
}

const CATS = { seats: 'marquise,duchy/bot', cards: 'table' };
/** The keep in 1, her buildings, and two cards for the ministers. */
const withCards = (...cards: string[]) => ['1', '1', '5', '9', ...cards];

describe('the set-up of the Duchy', () => {
  test('10.3.1, 10.3.2, 10.3.3, 10.3.4, 10.3.5: opposite the cats, with two ministers (D1)', () => {
    const { encoded, told } = setUp(CATS, withCards('STD-50', 'STD-51'));
    expect(
      Object.entries(encoded.clearings).flatMap(([id, { warriors }]) =>
        warriors['duchy'] === undefined ? [] : [[id, warriors['duchy']]],
      ),
    ).toEqual([
      ['3', 2],
      ['6', 2],
      ['7', 2],
      ['11', 2],
    ]);
    expect(encoded.clearings['3']?.tokens).toEqual(['tunnel']);
    expect(encoded.factions['duchy']).toMatchObject({
      warriorsInSupply: 12,
      warriorsElsewhere: 0,
      supply: { citadel: 3, market: 3, tunnel: 2 },
      crowns: ['captain', 'brigadier'],
    });
    expect(encoded.deck.discard).toEqual(['STD-50', 'STD-51']);
    expect(told.filter((line) => line.startsWith('10.3'))).toEqual([
      '10.3.1 do.supply n=20',
      '10.3.2 do.burrowBeside',
      '10.3.3 do.placeWarriors at=3 faction=duchy n=2',
      '10.3.3 do.placePiece at=3 piece=tunnel',
      '10.3.3 do.placeWarriors at=6 faction=duchy n=2',
      '10.3.3 do.placeWarriors at=7 faction=duchy n=2',
      '10.3.3 do.placeWarriors at=11 faction=duchy n=2',
      '10.3.4 do.duchyBuildings',
      '10.3.5 do.turnUpAndDiscard card=fox-none',
      '10.3.5 do.crown minister=captain',
      '10.3.5 do.turnUpAndDiscard card=fox-none',
      '10.3.5 do.crown minister=brigadier',
    ]);
  });

  test.each([
    ['bottommost', ['captain', 'duchessOfMud']],
    ['topmost', ['captain', 'marshal']],
    ['none', ['captain']],
  ])('B-42: a bird card, read as %s', (startingBird, crowns) => {
    const words = { ...CATS, startingBird };
    const { encoded } = setUp(words, withCards('STD-50', 'STD-33'));
    expect(encoded.factions['duchy']).toMatchObject({ crowns });
  });

  test('B-42: other cards go by their suit, however birds are read', () => {
    const words = { ...CATS, startingBird: 'topmost' };
    const { encoded } = setUp(words, withCards('STD-46', 'STD-40'));
    expect(encoded.factions['duchy']).toMatchObject({ crowns: ['marshal', 'foremole'] });
  });

  const TABLE = { choices: 'table' };
  test('10.3.3, B-02: nobody’s start, opposite one if possible', () => {
    const both = { ...TABLE, seats: 'marquise,eyrie,duchy/bot' };
    expect(setUp(both, ['1']).corners).toEqual(['2', '4']);
    expect(setUp({ ...TABLE, seats: 'alliance/bot,duchy/bot' }).corners).toHaveLength(4);
  });

  test('B-02: a Lizard bot’s garden is a start too', () => {
    // The Lizards go first and may be anywhere; the Duchy has to start opposite them.
    const words = { ...TABLE, seats: 'duchy/bot,lizards/bot' };
    expect(setUp(words, ['2']).encoded.clearings['4']).toMatchObject({ tokens: ['tunnel'] });
  });

  test('B-02: human Lizards, who set up by hand, are asked for their corner', () => {
    const words = { ...TABLE, seats: 'marquise,duchy/bot,lizards' };
    // Keep in 1 with its buildings; the Lizards opposite it in 3: the Duchy has 2 and 4 left.
    const answers = ['1', '1', '5', '9', '3'];
    expect(setUp(words, answers).corners).toEqual(['2', '4']);
    // By the other reading nobody needs to know.
    expect(setUp({ ...words, corners: 'bots' }, ['1']).corners).toEqual(['2', '3', '4']);
  });

  test('B-02: by the other reading only the starts of bots count; the keep still closes its corner', () => {
    const humans = { ...TABLE, seats: 'marquise,duchy/bot', corners: 'bots' };
    expect(setUp(humans, ['1']).corners).toEqual(['2', '3', '4']);
    // No slot is needed for a tunnel.
    const birds = { ...TABLE, seats: 'eyrie,duchy/bot', corners: 'bots' };
    expect(setUp(birds, ['1']).corners).toEqual(['1', '2', '3', '4']);
  });

  test('B-03: after all letters before it, the Lizards too; its cards go onto their Lost Souls', () => {
    const { told, encoded } = setUp({ seats: 'duchy/bot,lizards/bot,eyrie/bot,marquise/bot' });
    const at = (line: string) => told.findIndex((one) => one.startsWith(line));
    expect(at('8.3.5')).toBeLessThan(at('10.3.1'));
    expect(at('5.3.2')).toBeLessThan(at('8.3.1'));
    expect(encoded.factions['lizards']?.['lostSouls']).toHaveLength(5);
  });
});
