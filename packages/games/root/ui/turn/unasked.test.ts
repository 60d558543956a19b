import { Story } from '@empty-chair/kernel/story';
import type { Message, MessageId, Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { configFrom } from '../../rules/config-words.ts';
import { root } from '../../rules/module.ts';
import type { State } from '../../rules/state.ts';
import type { Input } from '../../rules/verbs/verbs.ts';
import { marksOfPlaced, turnSoFar, Unasked } from './unasked.ts';

type RootStory = Story<Config, State, Input>;
const registered = await games['root']?.();
const me = seat(0);

/** A table at which the Marquise is on turn: what the panel sees of it, and the record. */
class Sitting {
  story: RootStory;
  readonly game = registered;
  readonly seat: Seat = me;

  constructor(story: RootStory) {
    this.story = story;
  }

  get state(): State | undefined {
    return this.story.match.state;
  }
  get entriesSoFar() {
    return this.story.record.entries;
  }
  /** Nobody else has had a turn. */
  get entriesThisTurn() {
    return this.entriesSoFar.map((entry, index) => ({ index, entry }));
  }
  positionAfter(entries: number) {
    return this.story.at(entries);
  }
  submit(input: Input): void {
    if (this.story.match.waiting.kind === 'human') this.story = this.story.submit(me, input);
  }
  get said(): readonly string[] {
    return this.entriesSoFar.map(({ input }) =>
      input === 'bot-turn' ? input : root.inputKey(input),
    );
  }
}

function marquise(): { sitting: Sitting; session: TurnSession; unasked: Unasked } {
  let story: RootStory = Story.begin(root, configFrom({ seats: 'marquise,eyrie/bot' }), '7');
  while (story.match.waiting.kind === 'question') {
    const { answers, ref } = story.match.waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
  const sitting = new Sitting(story);
  const session = sitting as object as TurnSession;
  return { sitting, session, unasked: new Unasked(session) };
}

const due = (session: TurnSession, unasked: Unasked) => {
  const soFar = turnSoFar(session);
  return soFar && unasked.of(soFar).byItself?.kind;
};

describe('what needs no word', () => {
  test('law.wood: is entered before what comes next, and not by looking', () => {
    const { sitting, session, unasked } = marquise();
    expect(due(session, unasked)).toBe('wood');
    expect(sitting.said).toEqual([]);
    unasked.submit(root.parseInput('recruit'));
    expect(sitting.said).toEqual(['wood', 'recruit']);
    unasked.submit(root.parseInput('pass'));
    expect(sitting.said).toEqual(['wood', 'recruit', 'pass']);
  });

  test('law.wood: is entered with the end of the turn', () => {
    const { sitting, unasked } = marquise();
    unasked.submit(root.parseInput('pass'));
    expect(sitting.said).toEqual(['wood', 'pass']);
  });

  test('law.hospitals: waits for what belongs to the turns before', () => {
    const { sitting, session, unasked } = marquise();
    unasked.submit(root.parseInput('hospitals 1'));
    expect(sitting.said).toEqual(['hospitals 1']);
    expect(due(session, unasked)).toBe('wood');
  });

  test('law.wood: stays out of a turn in which it was taken out or taken back', () => {
    const out = marquise();
    out.unasked.takeOut();
    expect(due(out.session, out.unasked)).toBeUndefined();
    out.unasked.submit(root.parseInput('recruit'));
    expect(out.sitting.said).toEqual(['recruit']);

    // Entered by whomever, and taken back.
    const back = marquise();
    const before = back.sitting.story;
    back.sitting.submit(root.parseInput('wood'));
    const soFar = turnSoFar(back.session);
    if (soFar !== undefined) back.unasked.see(soFar);
    back.sitting.story = before;
    expect(due(back.session, back.unasked)).toBeUndefined();
  });
});

test('a ring for each place that something is put down in', () => {
  const wood = (id: string): Message => ({
    id: 'do.placePiece' as MessageId,
    params: { at: { kind: 'clearing', id } },
  });
  const { places, isFleeting } = marksOfPlaced([wood('5'), wood('5'), wood('9')]);
  expect(places.map(({ ref }) => ref.id)).toEqual(['5', '9']);
  expect(isFleeting).toBe(true);
});
