import { Story } from '@empty-chair/kernel/story';
import { seat } from '@empty-chair/kernel/words';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import type { AnyStory } from '../session/opened.ts';
import { loadRules } from '../session/opened.ts';
import { lastDeeds } from './deeds.ts';

const orchard = (await loadRules('toy')).module;
const say = (story: AnyStory, words: string): AnyStory =>
  story.submit(seat(0), orchard.parseInput(words));
const begun: AnyStory = Story.begin(orchard, orchard.defaultConfig, 'deeds');
const played = answered(say(say(say(begun, 'set basket 5'), 'set basket 5'), 'done').botTurn());

/** Of a game whose points are its basket. */
const chairs: GameUi['chairs'] = (state) => [
  {
    ...{ seat: 0, name: { kind: 'literal', id: 'Ann' }, bot: false, icon: '', paint: '' },
    points: (orchard.codecs.state.encode(state) as { readonly basket: number }).basket,
  },
];

describe('the last deeds', () => {
  it('are as many as were made apart, in their order', () => {
    expect(lastDeeds(played, 2, chairs).map((deed) => deed.seat)).toEqual([0, 1]);
    expect(lastDeeds(played, 4, chairs)).toHaveLength(4);
    expect(lastDeeds(played, 0, chairs)).toEqual([]);
  });

  it('say what a human entered, and of a bot nothing but the turn', () => {
    const [entered, bots] = lastDeeds(played, 2, chairs);
    expect(entered?.said).toEqual(
      orchard.inputMessage(stateAt(2), seat(0), orchard.parseInput('done')),
    );
    expect(bots?.said).toBeUndefined();
  });

  it('weigh as much as they changed on the table', () => {
    const [first, again] = lastDeeds(played, 4, chairs);
    expect(first).toMatchObject({ weight: 1, gain: 5 });
    expect(again).toMatchObject({ weight: 0, gain: 0 });
  });
});

/** A card that the bot asks for: the first one there is. */
function answered(story: AnyStory): AnyStory {
  const { waiting } = story.match;
  if (waiting.kind !== 'question') return story;
  const { answers, ref } = waiting.question;
  return answered(story.answer(ref(answers[0]).id));
}

function stateAt(entries: number) {
  const state = played.at(entries)?.state;
  if (state === undefined) throw new Error('no position');
  return state;
}
