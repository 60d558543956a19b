import { rngFromSeed } from '@empty-chair/kernel/rng';
import { Story } from '@empty-chair/kernel/story';
import type { Question } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from './config.ts';
import { faceOf } from './faces.ts';
import { root } from './module.ts';
import type { Card } from './pieces.ts';
import type { State } from './state.ts';

type Deck = (typeof DEFAULT_CONFIG)['deck'];
const begun = (deck: Deck, cards: 'app' | 'table'): State => {
  const chance = { ...DEFAULT_CONFIG.chance, cards };
  let story = Story.begin(root, { ...DEFAULT_CONFIG, deck, chance }, 'faces');
  // The Vagabot's quests are cards as well.
  for (;;) {
    const { state, waiting } = story.match;
    if (state !== undefined) return state;
    if (waiting.kind !== 'question') return expect.fail('the set-up asks for cards only');
    const { answers, ref } = waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
};

/** A whole turn of a bot that turns up this card first, in words. */
function turnWith(start: State, bot: number, first: Card): readonly string[] {
  const state = root.clone(start);
  const recorder = new Recorder();
  const face = faceOf(state.facts, first);
  let turned = 0;
  const ask = <A>({ answers, channel }: Question<A>): A => {
    if (channel !== 'cards') return answers[0] as A;
    turned += 1;
    if (turned === 1) return first as A;
    // Whatever comes later is the same for all cards that look alike.
    return answers.find((card) => faceOf(state.facts, card as Card) !== face) as A;
  };
  root.botTurn(
    {
      scene: state,
      rng: rngFromSeed('turn'),
      atTable: { cards: true, dice: false, choices: false },
      ask,
      emit: recorder.emit,
      trace: undefined,
    },
    seat(bot),
  );
  return recorder.happenings.map(showMessage);
}

describe.each<Deck>(['standard', 'exilesAndPartisans'])('A-58: the deck %s', (deck) => {
  const start = begun(deck, 'table');
  const { cardList } = start.facts;

  test.each([0, 1, 2, 3])('bot %i does the same with all cards that look alike', (bot) => {
    const byFace = new Map<string, readonly string[]>();
    for (const card of cardList) {
      const face = faceOf(start.facts, card);
      const turn = turnWith(start, bot, card);
      expect(turn).toEqual(byFace.get(face) ?? turn);
      byFace.set(face, turn);
    }
    // Each face is told as what it is.
    expect(new Set([...byFace.values()].map((turn) => turn.join())).size).toBe(byFace.size);
  });
});

test('A-58: a card of the table is told by its face, one of the app by its name', () => {
  const named = (cards: 'app' | 'table'): string => {
    const state = begun('standard', cards);
    return turnWith(state, 0, state.facts.cardList[9] as Card)[0] ?? '';
  };
  expect(named('table')).toContain('fox-hammer');
  expect(named('app')).toContain('STD-10');
});
